/** Tags of tests that are skipped in Firefox 153, each with the reason. `npm run test:engines` counts them. */
export const NOT_IN_FIREFOX = {
  media: 'WebDriver BiDi sets no media features: color scheme, reduced motion, forced colors, print',
  devtools: 'Firefox has no DevTools sessions, and so neither its accessibility tree nor input methods can be asked',
  'layout-shift': 'Firefox reports no layout shifts',
  'calc-size': 'Firefox lacks calc-size(): every title of a phone stands below the page tools',
  'scroll-initial-target': 'Firefox lacks scroll-initial-target: the sidebar scrolls to its entry when hydrated',
  'traverse-scroll': 'Firefox scrolls the page that is left before a script can prevent the scroll',
  'background-tab': 'Playwright may lose a tab that Firefox opens in the background',
  touch: 'Playwright sends no touches to Firefox',
  'speculation-rules': 'Firefox knows no speculation rules',
} as const satisfies Readonly<Record<string, string>>;
