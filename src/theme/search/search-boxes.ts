/**
 * What the search shows, in the dialog and on the lost page, as one chunk: two would share most of their code in a third,
 * and the browser would ask for that only when it has read one of them.
 */

export { SearchModal } from './search-modal.tsx';
export { SearchPanel } from './search-panel.tsx';
