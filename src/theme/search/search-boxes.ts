/**
 * The dialog and the 404 page's panel in one chunk: two chunks would share most of their code in a third, which the
 * browser would request only after reading one of them.
 */

export { default as css } from './search-boxes.css?inline';
export { SearchModal } from './search-modal.tsx';
export { SearchPanel } from './search-panel.tsx';
