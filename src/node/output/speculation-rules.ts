/** Links that lead to a place on the page, open the search, or save a file. */
const NO_PAGE = "[href^='#'], [data-replay], [download]";

/**
 * Speculation rules: a press on a link fetches its page before the click is complete. They serve until hydration, when
 * `client.tsx` removes them and the application fetches pages ahead.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { selector_matches: `a:not(${NO_PAGE})` }] },
      eagerness: 'conservative',
    },
  ],
});
