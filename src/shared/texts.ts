import type { CalloutKind } from './mdx.ts';

/**
 * Every word that the theme says itself. A language that lacks one does not compile.
 * `{name}` in a text is a place filled in by `fill`.
 */
export interface Texts {
  readonly nav: {
    /** Accessible name of the navigation landmark in the header. */
    readonly main: string;
    /** Accessible name of the navigation landmark in the mobile screen. */
    readonly screen: string;
    /** Accessible name of the logo's link; `{site}` is the words beside the logo, or the site's title. */
    readonly home: string;
    readonly openMenu: string;
    readonly closeMenu: string;
    readonly skipToContent: string;
    /** Name of the language switch. */
    readonly languages: string;
    /** Name of the version switch. */
    readonly versions: string;
    /** Name of the button behind which the social links after the fifth are. */
    readonly moreLinks: string;
    /** Added for screen readers to links that open a new tab. */
    readonly newTab: string;
  };
  readonly theme: {
    /** Name of the toggle; it flips between light and dark. */
    readonly toggle: string;
    /** What the toggle says of the choice; `{choice}` is one of the three below. */
    readonly current: string;
    readonly light: string;
    readonly dark: string;
    readonly auto: string;
  };
  readonly sidebar: {
    readonly label: string;
    /** Button that opens the sidebar on narrow screens (spec 2.4). */
    readonly menu: string;
    readonly close: string;
  };
  readonly outline: {
    /** Spec 2.4: 'ON THIS PAGE' by default. */
    readonly title: string;
    /** Accessible name of the same list in the bar of narrow screens. */
    readonly local: string;
    readonly backToTop: string;
  };
  readonly doc: {
    readonly prevPage: string;
    readonly nextPage: string;
    /** Accessible name of the previous/next landmark. */
    readonly pager: string;
    readonly editLink: string;
    readonly lastUpdated: string;
    /** `{version}` is the version that the examples ran with. */
    readonly examplesVersion: string;
    /** Above a translation whose original has changed since. The link follows directly; punctuate accordingly. */
    readonly outdated: { readonly title: string; readonly text: string; readonly original: string };
    readonly headingAnchor: string;
  };
  readonly footer: {
    readonly license: string;
  };
  readonly notFound: {
    readonly title: string;
    readonly lead: string;
    readonly home: string;
  };
  readonly code: {
    /** Spec 2.4: 'Toggle code wrap'. */
    readonly wrap: string;
    /** Spec 2.4: 'Copy code'. */
    readonly copy: string;
    readonly copied: string;
    /** Shown with the code when the clipboard refuses; `{keys}` is the platform's shortcut (spec 8). */
    readonly copyFailed: string;
  };
  readonly markdown: {
    /** Button that copies the page as Markdown (spec 2.8). */
    readonly copy: string;
    readonly copied: string;
    /** Menu with the ways to open the page elsewhere. */
    readonly open: string;
    readonly view: string;
    /** `{name}` is the assistant's. */
    readonly assistant: string;
    /** The file with every page, as `llms.txt` names it. */
    readonly allPages: string;
  };
  readonly zoom: {
    /** Name of an image as a button that shows it large; `{image}` is its alternative text. */
    readonly open: string;
  };
  readonly tabs: {
    readonly packageManager: string;
  };
  /** Titles of the callouts. */
  readonly callout: Readonly<Record<CalloutKind, string>>;
  readonly overview: {
    /** Title of an overview page without one of its own (spec 2.5). */
    readonly title: string;
    readonly filterNameText: string;
    readonly filterPlaceholderText: string;
    /** `{query}` is what the reader typed. */
    readonly filterNoResultText: string;
  };
  readonly search: {
    readonly button: string;
    readonly placeholder: string;
    readonly label: string;
    readonly close: string;
    /** Accessible name of the list of results. */
    readonly results: string;
    /** Told to screen readers, `{count}` results. */
    readonly count: string;
    /** Told to screen readers when an answer takes long. */
    readonly loading: string;
    /** The start screen where nothing is kept. */
    readonly hint: string;
    readonly recent: string;
    readonly favorites: string;
    /** Beside them when there are `{count}`, the most that are kept. */
    readonly favoritesFull: string;
    /** Spec 8: 'No recent searches'. */
    readonly noRecent: string;
    /** Names of the buttons of a saved search; `{title}` is what it leads to. */
    readonly save: string;
    readonly unsave: string;
    readonly removeRecent: string;
    readonly removeFavorite: string;
    /** `{query}` is what the reader typed (spec 8). */
    readonly noResults: string;
    readonly suggestions: string;
    /** Spec 8: 'Believe this query should return results? Let us know.' */
    readonly missing: string;
    readonly failed: string;
    readonly failedHint: string;
    readonly retry: string;
    /** Offers the index that came with the site when the hosted service fails. */
    readonly useLocal: string;
    /** What the keys beside them do. */
    readonly keyMove: string;
    readonly keyOpen: string;
    readonly keyClose: string;
  };
  readonly siteMap: {
    readonly title: string;
    readonly description: string;
  };
}

/** Fills the `{places}` of a text. A place without a value stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(
    /\{(\w+)\}/g,
    (place, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined) ?? place,
  );
}
