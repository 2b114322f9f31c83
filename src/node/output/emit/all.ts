import type { Emitter } from './emitter.ts';
import { hostHeaders } from './host-headers.ts';
import { llms } from './llms.ts';
import { markdownCopies } from './markdown-copies.ts';
import { robots } from './robots.ts';
import { searchIndex } from './search-index.ts';
import { sitemap } from './sitemap.ts';

/** Every output of the build beside HTML and assets. A new one is a file and a line here. */
export const emitters: readonly Emitter[] = [sitemap, robots, markdownCopies, llms, hostHeaders, searchIndex];
