import { LANGS } from '#shared/page.ts';
import { LOCALE_FACET, RETRIEVED } from '#search/hosted/query.ts';
import { LEVELS } from '#search/record.ts';
import { ONE_FROM, TWO_FROM } from '#search/typo.ts';

const [GROUP = '', ...HEADINGS] = LEVELS.map((level) => `hierarchy.${level}`);
/** Searchable attributes by importance: headings from the page title down, search phrases, group; then prose. */
const NAMES = [...HEADINGS, 'phrases', GROUP];

/** Settings of the hosted index that reproduce the site's own ranking. */
export const INDEX_SETTINGS = {
  // In headings the position of a word does not matter.
  searchableAttributes: [...NAMES.map((name) => `unordered(${name})`), 'content'],
  attributesForFaceting: [`filterOnly(${LOCALE_FACET})`],
  attributesToRetrieve: RETRIEVED,
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: ['content:15'],
  // A section has one record for its heading and one for its text: return only one of them.
  attributeForDistinct: 'url',
  distinct: true,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  indexLanguages: [...LANGS],
  queryLanguages: [...LANGS],
  // Finds `toMatchInlineSnapshot` by its words.
  camelCaseAttributes: [...NAMES, 'content'],
  minWordSizefor1Typo: ONE_FROM,
  minWordSizefor2Typos: TWO_FROM,
  allowTyposOnNumericTokens: false,
  ignorePlurals: ['en'],
  removeWordsIfNoResults: 'none',
} as const;
