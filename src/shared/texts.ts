import type { CalloutKind } from './mdx.ts';

/** Every text of the theme; a missing one does not compile. `fill` replaces `{name}` placeholders. */
export interface Texts {
  readonly nav: {
    /** Accessible name of the main navigation landmark. */
    readonly main: string;
    /** Accessible name of the logo link; `{site}` is the logo text or the site title. */
    readonly home: string;
    readonly openMenu: string;
    readonly closeMenu: string;
    readonly skipToContent: string;
    readonly languages: string;
    readonly versions: string;
    /** Name of the button that shows the social links after the fifth. */
    readonly moreLinks: string;
    /** For screen readers, on links that open a new tab. */
    readonly newTab: string;
  };
  readonly theme: {
    readonly toggle: string;
    /** The toggle's current state; `{choice}` is one of the three below. */
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
    readonly backToTop: string;
  };
  readonly doc: {
    readonly prevPage: string;
    readonly nextPage: string;
    /** Accessible name of the previous/next navigation landmark. */
    readonly pager: string;
    readonly editLink: string;
    /** The link that reports a fault of the page, and the report: `{page}` is the page's title. */
    readonly report: {
      readonly link: string;
      readonly title: string;
      readonly page: string;
      readonly version: string;
      readonly question: string;
    };
    readonly lastUpdated: string;
    /** `{version}` is the version that the examples were run with. */
    readonly examplesVersion: string;
    /** Shown above a translation whose original has changed since. The link follows directly; punctuate accordingly. */
    readonly outdated: { readonly title: string; readonly text: string; readonly original: string };
  };
  readonly footer: {
    readonly license: string;
  };
  readonly notFound: { readonly title: string; readonly lead: string; readonly home: string };
  readonly code: {
    /** Spec 2.4: 'Toggle code wrap'. */
    readonly wrap: string;
    /** Spec 2.4: 'Copy code'. */
    readonly copy: string;
    readonly copied: string;
    /** Shown beside the code when copying fails; `{keys}` is the platform's shortcut (spec 8). */
    readonly copyFailed: string;
  };
  readonly markdown: {
    /** Button that copies the page as Markdown (spec 2.8). */
    readonly copy: string;
    readonly copied: string;
    /** Menu of ways to open the page elsewhere. */
    readonly open: string;
    readonly view: string;
    /** `{name}` is the assistant's name. */
    readonly assistant: string;
  };
  /** In the files for agents and feed readers. */
  readonly agents: {
    /** Name of the file with all pages, in `llms.txt`. */
    readonly allPages: string;
    /** Stands above the list of API names in `llms.txt`. */
    readonly api: string;
    /** Stands before the address of `llms.txt`, at the top of each page's Markdown. */
    readonly index: string;
    /** Title of the feed, which readers see in a list of feeds from many sites. */
    readonly feed: string;
  };
  readonly zoom: {
    /** Accessible name of an image that a click enlarges; `{image}` is its alternative text. */
    readonly open: string;
  };
  readonly tabs: { readonly packageManager: string };
  readonly callout: Readonly<Record<CalloutKind, string>>;
  /** Name of the link to the zip of an example. */
  readonly downloadExample: string;
  /** Below the heading of a feature; `{version}` is its first release. */
  readonly since: string;
  /** The same, with the changes of later releases. */
  readonly sinceThenChanged: string;
  readonly overview: {
    /** Default title of an overview page (spec 2.5). */
    readonly title: string;
    readonly filterNameText: string;
    readonly filterPlaceholderText: string;
    /** `{query}` is the reader's input. */
    readonly filterNoResultText: string;
  };
  readonly search: {
    readonly button: string;
    readonly placeholder: string;
    readonly label: string;
    readonly close: string;
    /** Accessible name of the result list. */
    readonly results: string;
    /** Announced to screen readers; `{count}` results. */
    readonly count: string;
    /** Announced to screen readers when results take long. */
    readonly loading: string;
    /** Start screen without saved searches. */
    readonly hint: string;
    readonly recent: string;
    readonly favorites: string;
    /** Shown beside the favorites when the limit of `{count}` is reached. */
    readonly favoritesFull: string;
    /** Spec 8: 'No recent searches'. */
    readonly noRecent: string;
    /** Button names of a saved search; `{title}` is the title of its target. */
    readonly save: string;
    readonly unsave: string;
    readonly removeRecent: string;
    readonly removeFavorite: string;
    /** `{query}` is the reader's input (spec 8). */
    readonly noResults: string;
    readonly suggestions: string;
    /** Spec 8: 'Believe this query should return results? Let us know.' */
    readonly missing: string;
    readonly failed: string;
    readonly failedHint: string;
    readonly retry: string;
    /** Offers the local index when the hosted service fails. */
    readonly useLocal: string;
    /** Labels beside the keyboard shortcuts. */
    readonly keyMove: string;
    readonly keyOpen: string;
    readonly keyClose: string;
  };
  readonly allPages: { readonly title: string; readonly description: string };
}

/** Fills the `{name}` placeholders of a text; leaves those without a value as they are. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(
    /\{(\w+)\}/g,
    (place, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined) ?? place,
  );
}
