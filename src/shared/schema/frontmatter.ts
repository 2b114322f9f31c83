/** Schema of a page's frontmatter (spec 3), and its types. Unknown keys are errors, to catch misspellings. */

import * as v from 'valibot';
import { headingDepth, words, type Checked } from './fields.ts';

/** Digits of the hash of an original, in `translatedFrom`. */
export const TRANSLATION_HASH_LENGTH = 12;
const TRANSLATION_HASH = new RegExp(`^[0-9a-f]{${TRANSLATION_HASH_LENGTH}}$`);

/** Search engines and chat previews truncate longer descriptions. */
const DESCRIPTION_MAX_LENGTH = 200;

export const heroAction = v.strictObject({
  text: words,
  link: words,
  theme: v.exactOptional(v.picklist(['brand', 'alt'])),
});

export const hero = v.strictObject({
  name: words,
  text: words,
  tagline: v.exactOptional(words),
  actions: v.exactOptional(v.array(heroAction)),
});
export type Hero = Checked<typeof hero>;

/** Attributes of a tag. The Content-Security-Policy blocks handlers such as `onload`. */
const attributes = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^(?!on)[a-z][a-z-]*$/i, 'is not an attribute name')), v.string()),
  v.check(({ rel }) => rel !== 'canonical', 'must not be canonical: the build writes this tag'),
  v.check(({ name }) => name !== 'description', 'must not be the description: it has a field of its own'),
);

/** One tag for `<head>`: its name and its attributes. */
const headTag = v.tuple([
  // The Content-Security-Policy blocks scripts and styles; other tags do not belong in the head.
  v.picklist(['meta', 'link']),
  attributes,
]);
export type HeadTag = Checked<typeof headTag>;

/** Spec 2.1: `doc` is the default. */
const pageType = v.picklist(['home', 'doc', '404', 'custom', 'blank']);
export type PageType = v.InferOutput<typeof pageType>;

export const frontmatterFields = v.strictObject({
  title: v.exactOptional(words),
  /** Empty: no suffix. */
  titleSuffix: v.exactOptional(v.string()),
  description: v.exactOptional(v.pipe(words, v.maxLength(DESCRIPTION_MAX_LENGTH))),
  head: v.exactOptional(v.array(headTag)),
  overview: v.exactOptional(v.boolean()),
  overviewHeaders: v.exactOptional(v.array(headingDepth)),
  pageType: v.exactOptional(pageType),
  hero: v.exactOptional(hero),
  navbar: v.exactOptional(v.boolean()),
  sidebar: v.exactOptional(v.boolean()),
  outline: v.exactOptional(v.boolean()),
  footer: v.exactOptional(v.boolean()),
  globalUIComponents: v.exactOptional(v.boolean()),
  /** On a translated page, the hash of the original when it was translated; for the build only. */
  translatedFrom: v.exactOptional(
    v.pipe(v.string(), v.regex(TRANSLATION_HASH, 'is written by npm run docs:translated; remove it')),
  ),
});

export const frontmatterSchema = v.pipe(
  frontmatterFields,
  v.forward(
    v.check((page) => page.hero === undefined || page.pageType === 'home', 'is shown with "pageType: home" only'),
    ['hero'],
  ),
);

/** Frontmatter as pages and the theme read it. */
export type Frontmatter = Omit<Checked<typeof frontmatterSchema>, 'translatedFrom'>;
