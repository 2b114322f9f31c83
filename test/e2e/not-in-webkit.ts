/**
 * Tests of this folder without a WebKit test in `test/engines/`, with the reason: by title or, for all other tests of a
 * file, by the file's name. A test compares the list with both folders, and `npm run test:engines` counts its entries.
 * WebKit is Debian's WebKitGTK 2.50, driven by WebDriver.
 */

/** Tests without a WebKit test for one reason, by title or file. */
export interface NotInWebKit {
  readonly reason: string;
  readonly tests: readonly string[];
}

export const NOT_IN_WEBKIT = {
  engines: {
    reason: 'asks the server or the HTML, or measures with axe, which is the same in all engines',
    tests: [
      'axe finds nothing with the $name open, in both themes',
      'has nothing that axe finds, in both themes',
      'is a stop of the Tab key once on a page',
      'every-page.test.ts',
      'Markdown is sent as text/markdown',
      'pages other than doc pages have no page tools',
      'the footer of home and doc pages links to the repository, the social account and the chat',
      'the site has three navigation entries and marks the one of the current section, in both languages',
      'the navbar shows groups, nested groups and tags, left and right entries, and marks the current page',
      'frontmatter hides parts of the layout, and each page type has its own parts',
      'texts of the configuration override the built-in ones, and those of a language override both',
      'logo, logo text, code wrapping, line numbers and the last update follow the configuration',
      'with enableScrollToTop off there is no back-to-top button',
      'every route responds with a trailing slash, without one and with .html',
      '%s shows the 404 page with a link to the home page',
      'the 404 page has the wording of both languages',
      'that is malformed, %s, shows the 404 page',
      'install becomes add for yarn, pnpm and bun',
      'in Chinese the button has a Chinese name',
      'has its title, highlighted lines, and line numbers by configuration or by its own word',
      'leaves out shell prompts, and the markers and removed lines of a diff',
      'the previous and next links follow the sidebar across its groups',
      'versions.test.ts',
    ],
  },
  cases: {
    reason: 'a further case of a behavior that another WebKit test covers',
    tests: [
      'says it in the language of the page, and since when an option is there',
      'without scripts',
      'every block has its two buttons once, after a link and after Back too',
      'a press on the search button opens the search once',
      'Ctrl+K before hydration opens the search',
      'letters typed on the focused search button before hydration open the search with them',
      'letters typed elsewhere before hydration do nothing',
      'arrow keys in an open menu take effect when the scripts have loaded',
      'a press on a tab takes effect when the scripts have loaded',
      'a resting pointer does not start the client, a moving one does',
      'the sidebar is left of the content and the outline right of it',
      'the theme toggle switches the theme, also in other tabs, and the choice survives a reload',
      'the open sidebar drawer locks page scrolling until it closes',
      'the mobile navigation opens at exactly 768 px and closes when the window becomes wider',
      '?%s=0 hides that part',
      'at %i px with "%s" the menu bar is %i px high',
      'a flag in the query applies only to its own address',
      'at %i px the navbar is %i px high and the menu bar %i px',
      'at %i px the bar is %i px high after scrolling down',
      'the bar stays while it has focus, and comes back when focus moves to it',
      'without scripts a group opens on a press and its entries are links',
      'in the mobile navigation groups fold, and the group of the page is open',
      'the dropdown of a social link is at most 250 px wide',
      'outline.test.ts',
      '%s opens at its top, with the focus on the filter below: %i px',
      'the filter ignores case and hyphens and keeps matching pages and groups',
      'lost-page.test.ts',
      'the bar shows for back and forward too',
      'the last chosen page wins: an earlier one that loads late does not replace it',
      'the progress bar is full before it fades, and is removed afterwards',
      'a page that shows at once has no bar, and does not load its code',
      'a link that matches no known route causes a full page load',
      'without the Navigation API, Back restores the scroll position too',
      '%s is complete before any interaction',
      'in a window of %i by %i px the local outline fits and scrolls to its last section',
      'text typed while the dialog loads ends up in its field',
      'a dialog that fails to load says so, and a retry keeps the typed text',
      'with storage blocked the search works and logs nothing',
      'with storage %s the toggle still flips, without console messages',
      'no search file is fetched before the reader turns to the search',
      'in a low window the whole screen for %s can be scrolled to',
      'in a text field / types a character, and Ctrl+K opens the search dialog',
      'keys go to the field after a press on a title, a message or a result for another tab; Tab skips the list',
      'between pages the sidebar scrolls only when the entry is out of view',
      'the drawer opens at the entry of the page, with its close button in view',
      'an open drawer closes when the tablet is turned beyond 960 px, and the page scrolls',
      'without scripts the drawer stays open in a wider window, but the page scrolls',
      'a press during the circle ends it and takes effect once',
      'with reduced motion the theme changes without the circular reveal',
      'controls that need scripts are not shown',
      'the theme follows the system: %s',
      'with dark mode and search disabled the page is light and has neither theme toggle nor search button',
      'with dark mode disabled the site is light, whatever the stored choice and the system say',
      'after hydration a press on a link fetches no HTML',
      'on Back: the browser loads the target once',
      'on a 404 page, which looks up its own address: the page stays, without a reload loop',
      'the app itself: the page is readable, its links work, and only presses try again',
      'of a page record that fails to load: an error, and a full page load',
      'when the file of the names is missing',
      'for a missing Markdown file: the copy button returns to idle and works once the file is back',
      'is disabled while loading and has focus again after a keyboard press',
      'has no note while the reader drags over it to select code, and has it again afterwards',
      'that matches no tab (%j) shows the first, before and after hydration',
      'leaving a page discards earlier presses, and the bar that shows the wait',
      'a press with %s on the search button opens the list of all pages in a new tab',
      'zoom.test.ts',
    ],
  },
  media: {
    reason: 'WebDriver sets no media: print, or a system whose theme changes; WebKit has no forced colors',
    tests: [
      'print.test.ts',
      'print under their labels, %s the scripts have loaded',
      'forced-colors.test.ts',
      'a page without any interaction follows the system and the choice of another tab',
    ],
  },
  narrow: {
    reason: 'the window of WebKit’s test browser is at least 447 px wide',
    tests: [
      'large-text.test.ts',
      'tables.test.ts',
      'has its note above where there is no room below, and inside a narrow window',
      'at 390 px the button to the top covers neither text nor controls',
      'at %i px the tool names are at least 177 px wide and do not overflow the popover',
    ],
  },
  touch: {
    reason: 'the screen of WebKit’s test browser knows no touches',
    tests: [
      'when it is tapped',
      'at %i px cover no text of a block without a title at the end of its lines, nor when wrapped',
    ],
  },
  gesture: {
    reason:
      'WebKit opens the clipboard during a press alone, and a press that was kept is none: the reader presses again',
    tests: ['pressed before the scripts have loaded, copies afterwards'],
  },
  language: {
    reason: 'WebKit takes its language from the locales installed in the system, and Debian installs no Chinese one',
    tests: [
      'locale-redirect.test.ts',
      'a first visit with a Chinese browser is redirected as localeRedirect says (%#)',
    ],
  },
  early: {
    reason: 'WebDriver runs no script before those of a page, and changes no answer of a server',
    tests: [
      'of a hydration mismatch: one warning, and the page is corrected',
      'causes no hydration mismatch',
      'when the list of search files is %s, the search says so, and a retry finds results',
      'a search whose index was renamed by a deployment finds results in the new one',
    ],
  },
  hosts: {
    reason: 'needs answers of other hosts, which WebDriver cannot give',
    tests: ['hosted-dialog.test.ts', 'hosted-search.test.ts'],
  },
  clock: {
    reason: 'WebDriver sets no clock',
    tests: [
      'takes the code unchanged and shows success for 2 seconds',
      'a dialog that does not load says so after 20 s',
      'while the word file is pending, results of the last query are hidden, and after 20 s the search fails',
    ],
  },
  input: {
    reason: 'WebDriver has no input method, no dictation and no accessibility tree, and shows no downloads',
    tests: [
      'an input method searches once composition ends, and the Enter that ends it opens nothing',
      'text that reaches the filter of an overview without keys, as by dictation, filters',
      'the accessibility tree says whether a group is expanded',
      'is downloaded by a link at its last block, and the page stays',
    ],
  },
  lacking: {
    reason:
      'WebKit lacks layout-shift entries, calc-size(), scroll-initial-target, speculation rules and the Navigation API',
    tests: [
      'a loaded page has no layout shift, neither from its scripts nor from hydration',
      'a page that is painted while still loading hardly shifts',
      'at 390 px a short title stands beside the page tools',
      'the entry is in view before hydration, and scrolling to it does not start the client',
      'a press on a link fetches its page, which the click then shows',
      'Back does not scroll the page that is left to the position of the other',
      'Back to a page shows it together with its address and place: no frame has the page that is left',
      'Back to an entry that was opened anew and left before hydration goes to the top, not to where it was left earlier',
    ],
  },
  series: {
    reason: 'walks compare two sites in windows of Playwright, which drives no WebKit but its own',
    tests: ['walks.test.ts'],
  },
} as const satisfies Readonly<Record<string, NotInWebKit>>;
