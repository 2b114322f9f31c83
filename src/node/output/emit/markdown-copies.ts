import { markdownPath } from '#shared/path.ts';
import type { Emitter } from './emitter.ts';

/** A Markdown file for every page (spec 2.8). */
export const markdownCopies: Emitter = ({ pages, markdown }) =>
  pages.flatMap((page) => {
    const path = markdownPath(page.entry.routePath);
    return path === undefined ? [] : [{ path: path.slice(1), text: markdown(page) }];
  });
