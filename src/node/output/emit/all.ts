import { apiNotes } from './api-notes.ts';
import type { Emitter, LazyFile, OutputFile } from './emitter.ts';
import { exampleZips } from './example-zips.ts';
import { feed } from './feed.ts';
import { hostHeaders } from './host-headers.ts';
import { llms } from './llms.ts';
import { markdownCopies } from './markdown-copies.ts';
import { sitemap } from './sitemap.ts';
import { socialCards } from './social-cards.ts';

/** All build outputs besides HTML, scripts and the search. To add one, write an emitter and list it here. */
export const emitters: readonly Emitter<OutputFile | LazyFile>[] = [
  sitemap,
  markdownCopies,
  llms,
  apiNotes,
  feed,
  hostHeaders,
  exampleZips,
  socialCards,
];
