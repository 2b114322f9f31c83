/**
 * The dialog and the 404 page's panel in one chunk: two chunks would share most of their code in a third, which the
 * browser would request only after reading one of them.
 */

import { adoptStyles } from '../styles/adopt-styles.ts';
import css from './search-modal.css?inline';

adoptStyles(css);

export { SearchModal } from './search-modal.tsx';
export { SearchPanel } from './search-panel.tsx';
