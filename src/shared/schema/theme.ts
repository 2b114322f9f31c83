/** Schema of the theme settings (spec 3). */

import * as v from 'valibot';
import { addressWith, httpsAddress, path, words, type Checked } from './fields.ts';
import { nav, sidebar } from './navigation.ts';

/** HTML. Scripts and style attributes are errors here, since the Content-Security-Policy blocks them on every page. */
const markup = v.pipe(
  words,
  v.check(
    (html) => !/<script|\sstyle\s*=|\son\w+\s*=|javascript:/i.test(html),
    'holds a script or a style attribute, which the Content-Security-Policy blocks',
  ),
);

const builtInIcon = {
  icon: v.picklist(['github', 'x', 'discord']),
  /** Accessible name; defaults to that of the icon. */
  label: v.exactOptional(words),
};
const customIcon = {
  icon: v.strictObject({ svg: markup }),
  /** Accessible name. */
  label: words,
};

const socialMode = v.picklist(['link', 'text', 'img', 'dom']);
const SOCIAL_CONTENT = { link: httpsAddress, text: words, img: path, dom: markup } as const;

const socialLink = v.lazy((input) => {
  const { icon, mode } = Object(input) as { readonly icon?: unknown; readonly mode?: unknown };
  const fields = {
    /** `link` opens an address, `text` shows text, `img` an image, `dom` HTML (spec 2.3). */
    mode: socialMode,
    /** By mode: an address, text, the path of a public image, or HTML, which the author must trust. */
    content: v.is(socialMode, mode) ? SOCIAL_CONTENT[mode] : v.string(),
  };
  return typeof icon === 'object'
    ? v.strictObject({ ...customIcon, ...fields })
    : v.strictObject({ ...builtInIcon, ...fields });
});
export type SocialLink = Checked<typeof socialLink>;

/** Theme settings that a language can override. */
export const perLanguage = {
  nav: v.exactOptional(nav),
  sidebar: v.exactOptional(sidebar),
  editLink: v.exactOptional(
    v.strictObject({
      /** Address of the content folder in the repository's editor, with a trailing slash. */
      docRepoBaseUrl: v.exactOptional(
        v.pipe(
          httpsAddress,
          v.check((text) => text.endsWith('/'), 'must end in a slash'),
        ),
      ),
      text: v.exactOptional(words),
    }),
  ),
  outlineTitle: v.exactOptional(words),
  prevPageText: v.exactOptional(words),
  nextPageText: v.exactOptional(words),
};

/** Settings of the theme that are the same in all languages. */
const theme = v.strictObject({
  /** False: always light, without a toggle (spec 4). */
  darkMode: v.boolean(),
  /** False: no search at all (spec 2.3). */
  search: v.boolean(),
  /** Whether doc pages show when they last changed (spec 2.3). */
  lastUpdated: v.boolean(),
  /** The version that the pages' examples were run with; doc pages show it when set. */
  examplesVersion: v.exactOptional(words),
  /** Address of a form for reports, with placeholders `{title}` and `{body}`; without it, pages have no report link. */
  reportUrl: v.exactOptional(addressWith('{title}', '{body}')),
  socialLinks: v.array(socialLink),
  /** `auto` redirects a first-time visitor once, to the browser's language (spec 4). */
  localeRedirect: v.picklist(['auto', 'never']),
  /** Whether a theme switch is animated as a growing circle (spec 4). */
  enableContentAnimation: v.boolean(),
  enableScrollToTop: v.boolean(),
  /** `always`: no bar; `auto`: hides on scrolling down; `never`: stays. Defaults to `auto` on narrow screens only. */
  hideNavbar: v.exactOptional(v.picklist(['always', 'auto', 'never'])),
  /** Whether long lines of code wrap by default (spec 2.4). Replaces the spec's `markdown.wrap`. */
  defaultWrapCode: v.boolean(),
  /** Title and heading of a page whose source has neither. Without it such a page is an error. */
  fallbackHeadingTitle: v.exactOptional(words),
});
export type ThemeConfig = Checked<typeof theme>;

export const themeConfig = v.strictObject({
  ...theme.entries,
  ...perLanguage,
  lastUpdatedText: v.exactOptional(words),
  overview: v.exactOptional(
    v.strictObject({
      filterNameText: v.exactOptional(words),
      filterPlaceholderText: v.exactOptional(words),
      filterNoResultText: v.exactOptional(words),
    }),
  ),
});
export type ThemeConfigInput = Checked<typeof themeConfig>;
