/** Schema of the site as authors write it (spec 3), and its types. Unknown keys are errors, to catch misspellings. */

import * as v from 'valibot';
import { byLang, LANGS, type Lang } from '../page.ts';
import { isVersion } from '../path.ts';
import type { Texts } from '../texts.ts';
import { host, path, words, type Checked } from './fields.ts';
import { search } from './search.ts';
import { perLanguage, themeConfig } from './theme.ts';
import { tools } from './tools.ts';

const areDistinct = (values: readonly string[]) => new Set(values).size === values.length;

/** The site's versions. With versions content lives in `<version>/<lang>/`, otherwise in `<lang>/`. */
const multiVersion = v.pipe(
  v.strictObject({
    /** The version whose paths have no version segment. */
    default: v.string(),
    /** Names such as `v1` or `v2.x`: a path segment of this form is always a version. */
    versions: v.pipe(
      v.array(v.pipe(v.string(), v.check(isVersion, 'must be a name such as "v1" or "v2.x"'))),
      v.check((names) => areDistinct(names), 'must name each version once'),
    ),
  }),
  v.forward(
    v.check(
      ({ default: chosen, versions }) => versions.length === 0 || versions.includes(chosen),
      'must be among the versions',
    ),
    ['default'],
  ),
);

const localeOf = (lang: Lang) =>
  v.strictObject({
    lang: v.literal(lang),
    /** BCP 47 tag for `<html lang>` and hreflang, such as `zh-CN`. */
    tag: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'must be a language tag such as "en" or "zh-CN"')),
    /** The language's name in the language itself. */
    label: words,
    /** Defaults to the site's description. */
    description: v.exactOptional(words),
    /** TypeScript already requires every text; their content is not checked. */
    texts: v.looseObject({}) as v.GenericSchema as v.GenericSchema<Texts>,
    ...perLanguage,
  });
export type LocaleInput = Checked<ReturnType<typeof localeOf>>;

export const siteSchema = v.strictObject({
  config: v.strictObject({
    /** Always the root of the host (spec 2.1): deploying below another path is not supported. */
    base: v.pipe(
      v.string(),
      v.guard(
        (text): text is '/' => text === '/',
        'must be "/": the site lives at the root of its host, and paths below it are not supported',
      ),
    ),
    /** Scheme and host for canonical addresses, without a trailing slash. */
    origin: host,
    /** Scheme and host for the hero image and the tool logos, without a trailing slash; defaults to the site itself. */
    assetHost: v.exactOptional(host),
    title: words,
    /** Default for languages without their own. */
    description: v.exactOptional(words),
    /** Path of the favicon. */
    icon: path,
    /** Path of an image for the navigation bar; replaces the drawn logo. */
    logo: v.exactOptional(path),
    /** Text beside the logo; may be empty when the logo contains it. */
    logoText: v.string(),
    /** Default language: its pages have no language prefix. */
    lang: v.picklist(LANGS),
    route: v.strictObject({
      cleanUrls: v.literal(true),
      /** Glob patterns, below the content folder, of files that are not pages. */
      exclude: v.array(v.string()),
    }),
    markdown: v.strictObject({ showLineNumbers: v.boolean() }),
    search,
    /** Defaults to a single, unnamed version (spec 2.3). */
    multiVersion: v.exactOptional(multiVersion),
    themeConfig,
  }),
  /** The site's languages: merges the spec's site `locales` and theme `locales`. */
  locales: v.pipe(
    v.strictObject(byLang(localeOf)),
    v.check((all) => areDistinct(LANGS.map((lang) => all[lang].tag)), 'must have a tag of its own for each language'),
  ),
  tools: v.exactOptional(tools),
});
export type SiteInput = Checked<typeof siteSchema>;
