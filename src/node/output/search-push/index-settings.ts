import { LANGS } from '#shared/page.ts';
import { LANG_FACET } from '#search/hosted/query.ts';
import type { Level } from '#search/record.ts';

const LEVELS: readonly Level[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
const GROUP = 'hierarchy.lvl0';
const HEADINGS = LEVELS.map((level) => `hierarchy.${level}`);
/** Headings from the page's title down, how readers ask for them, the group, prose: what stands higher counts more. */
const NAMES = [...HEADINGS, 'phrases', GROUP];

/** How the hosted index is to search: the site's own ranking in the words of the service. */
export const INDEX_SETTINGS = {
  // Where in a text a word stands says nothing about headings.
  searchableAttributes: [...NAMES.map((name) => `unordered(${name})`), 'content'],
  attributesForFaceting: [`filterOnly(${LANG_FACET})`],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: ['content:15'],
  // A section has a record for its heading and one for its text: one of them is enough.
  attributeForDistinct: 'url',
  distinct: true,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  indexLanguages: [...LANGS],
  queryLanguages: [...LANGS],
  // `toMatchInlineSnapshot` is found by its words.
  camelCaseAttributes: [...NAMES, 'content'],
  // The same lengths as the local index: one typo from 4 letters, two from 8.
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  ignorePlurals: ['en'],
  removeWordsIfNoResults: 'none',
} as const;
