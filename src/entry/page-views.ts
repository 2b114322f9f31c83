/** The views of the site's pages in a browser. The dev server replaces this module when the content changes. */

import * as manifest from 'virtual:pages';
import { createViews } from './create-views.ts';

export const { loadView, loadFirstView, prepareSection } = createViews(manifest);
