/** Schema of a site's configuration (spec 3). Unknown keys are errors, to catch misspellings. */

import * as v from 'valibot';
import { LANGS } from '#shared/page.ts';
import { isVersion } from '#shared/path.ts';
import {
  DIVIDER_TYPES,
  HIDE_NAVBAR,
  LOCALE_REDIRECT,
  SEARCH_HOST_ACCEPTS,
  SOCIAL_ICONS,
  SOCIAL_MODES,
  type HostedSearch,
  type MultiVersion,
  type NavItem,
  type SearchConfig,
  type SearchHost,
  type SidebarDivider,
  type SidebarEntry,
  type SidebarItem,
  type SidebarSectionHeader,
  type SiteConfig,
  type SocialLink,
} from '#shared/site.ts';
import { TRIGGERS, type ToolFamily, type ToolLink } from '#shared/tool-family.ts';
import type {
  EditLinkInput,
  LocaleInput,
  OverviewTexts,
  SiteConfigInput,
  SiteInput,
  ThemeConfigInput,
} from '#shared/site-input.ts';

/** A schema for each key of a type: a missing or unknown key does not compile. */
type Entries<Type> = Record<keyof Type, v.GenericSchema>;

const isHttps = (text: string) => /^https:\/\/[^/]/.test(text);
const isPath = (text: string) => /^\/(?!\/)/.test(text);
const link = v.pipe(
  v.string(),
  v.check(
    (text) => isHttps(text) || isPath(text),
    'must be an https address, or a path of the site that begins with "/"',
  ),
);
const httpsAddress = v.pipe(v.string(), v.check(isHttps, 'must be an https address'));
const host = v.pipe(
  httpsAddress,
  v.check((text) => !text.endsWith('/'), 'must end without a slash'),
);
const path = v.pipe(v.string(), v.check(isPath, 'must be a path of the site that begins with "/"'));
const words = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const depth = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));

/** Reported here since the Content-Security-Policy would block it on every page. */
const markup = v.pipe(
  words,
  v.check(
    (html) => !/<script|\sstyle\s*=|\son\w+\s*=|javascript:/i.test(html),
    'holds a script or a style attribute, which the Content-Security-Policy blocks',
  ),
);

const pattern = v.pipe(
  v.string(),
  v.check((source) => {
    try {
      return Boolean(new RegExp(source));
    } catch {
      return false;
    }
  }, 'must be a regular expression'),
);

const navItem: v.GenericSchema = v.lazy(() =>
  v.pipe(
    v.strictObject({
      text: words,
      link: v.optional(link),
      activeMatch: v.optional(pattern),
      tag: v.optional(words),
      position: v.optional(v.picklist(['left', 'right'])),
      items: v.optional(v.array(navItem)),
    } satisfies Entries<NavItem>),
    v.check(
      ({ link: address, items }) => address !== undefined || items !== undefined,
      'has neither a link nor items; give it one of them',
    ),
  ),
);

const divider = v.strictObject({ dividerType: v.picklist(DIVIDER_TYPES) } satisfies Entries<SidebarDivider>);
const sectionHeader = v.strictObject({
  sectionHeaderText: words,
  tag: v.optional(words),
} satisfies Entries<SidebarSectionHeader>);

const sidebarEntry: v.GenericSchema<unknown, SidebarEntry> = v.lazy((input) => {
  // Select the schema by the kind's own key, so that errors refer to the fields of that kind.
  const has = (key: string) => typeof input === 'object' && input !== null && key in input;
  if (has('dividerType')) return divider;
  return (has('sectionHeaderText') ? sectionHeader : sidebarItem) as v.GenericSchema<unknown, SidebarEntry>;
});

const sidebarItem = v.strictObject({
  text: words,
  link: v.optional(link),
  overviewHeaders: v.optional(v.array(depth)),
  collapsible: v.optional(v.boolean()),
  collapsed: v.optional(v.boolean()),
  tag: v.optional(words),
  context: v.optional(words),
  items: v.optional(v.array(sidebarEntry)),
} satisfies Entries<SidebarItem>);

const nav = v.array(navItem);
const sidebar = v.record(v.string(), v.array(sidebarEntry));

/** Schema of `content` for each mode. */
const SOCIAL_CONTENT = { link: httpsAddress, text: words, img: path, dom: markup } as const;

const socialLink = v.lazy((input) => {
  const { mode, icon } = (typeof input === 'object' && input !== null ? input : {}) as Partial<SocialLink>;
  const isOwn = typeof icon === 'object';
  return v.strictObject({
    icon: isOwn ? v.strictObject({ svg: markup }) : v.picklist(SOCIAL_ICONS),
    mode: v.picklist(SOCIAL_MODES),
    content: mode !== undefined && Object.hasOwn(SOCIAL_CONTENT, mode) ? SOCIAL_CONTENT[mode] : v.string(),
    // A custom icon has no default label.
    label: isOwn ? words : v.optional(words),
  } satisfies Entries<SocialLink>);
});

const editLink = v.strictObject({
  docRepoBaseUrl: v.optional(
    v.pipe(
      httpsAddress,
      v.check((text) => text.endsWith('/'), 'must end in a slash'),
    ),
  ),
  text: v.optional(words),
} satisfies Entries<EditLinkInput>);

const overview = v.strictObject({
  filterNameText: v.optional(words),
  filterPlaceholderText: v.optional(words),
  filterNoResultText: v.optional(words),
} satisfies Entries<OverviewTexts>);

const textsInput = {
  outlineTitle: v.optional(words),
  prevPageText: v.optional(words),
  nextPageText: v.optional(words),
};

const themeConfig = v.strictObject({
  darkMode: v.boolean(),
  search: v.boolean(),
  lastUpdated: v.boolean(),
  socialLinks: v.array(socialLink),
  localeRedirect: v.picklist(LOCALE_REDIRECT),
  enableContentAnimation: v.boolean(),
  enableScrollToTop: v.boolean(),
  hideNavbar: v.optional(v.picklist(HIDE_NAVBAR)),
  defaultWrapCode: v.boolean(),
  fallbackHeadingTitle: v.optional(words),
  nav: v.optional(nav),
  sidebar: v.optional(sidebar),
  editLink: v.optional(editLink),
  lastUpdatedText: v.optional(words),
  reportUrl: v.optional(httpsAddress),
  examplesVersion: v.optional(words),
  overview: v.optional(overview),
  ...textsInput,
} satisfies Entries<ThemeConfigInput>);

const searchHost = v.strictObject({
  url: v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+$/, 'is a scheme and a host without a trailing slash')),
  accept: v.picklist(SEARCH_HOST_ACCEPTS),
} satisfies Entries<SearchHost>);

const hosted = v.strictObject({
  appId: v.pipe(v.string(), v.nonEmpty('`appId` is missing.')),
  apiKey: v.pipe(v.string(), v.nonEmpty('`apiKey` is missing.')),
  indexName: words,
  hosts: v.optional(v.array(searchHost)),
  authentication: v.optional(v.picklist(['headers', 'query'])),
  insights: v.optional(v.boolean()),
  searchParameters: v.optional(v.record(v.string(), v.unknown())),
} satisfies Entries<HostedSearch>);

const search = v.strictObject({
  hosted: v.optional(hosted),
  personalization: v.boolean(),
  missingResultUrl: httpsAddress,
} satisfies Entries<SearchConfig>);

const version = v.pipe(v.string(), v.check(isVersion, 'must be a name such as "v1" or "v2.x"'));
const multiVersion = v.pipe(
  v.strictObject({ default: v.string(), versions: v.array(version) } satisfies Entries<MultiVersion>),
  v.forward(
    v.check(
      ({ default: chosen, versions }) => versions.length === 0 || versions.includes(chosen),
      'must be among the versions',
    ),
    ['default'],
  ),
);

const locale = v.strictObject({
  lang: v.picklist(LANGS),
  tag: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'must be a language tag such as "en" or "zh-CN"')),
  label: words,
  description: v.optional(words),
  nav: v.optional(nav),
  sidebar: v.optional(sidebar),
  editLink: v.optional(editLink),
  // TypeScript already requires every text; their content is not checked.
  texts: v.looseObject({}),
  ...textsInput,
} satisfies Entries<LocaleInput>);

const toolLink = v.strictObject({
  name: words,
  desc: words,
  descEn: v.optional(words),
  logo: path,
  logoScale: v.optional(v.pipe(v.number(), v.gtValue(0))),
  url: httpsAddress,
  urlEn: v.optional(httpsAddress),
} satisfies Entries<ToolLink>);

const tools = v.strictObject({
  title: words,
  titleEn: words,
  tagline: words,
  taglineEn: words,
  links: v.array(toolLink),
  ecosystem: toolLink,
  trigger: v.optional(v.picklist(TRIGGERS)),
} satisfies Entries<ToolFamily>);

/** Spec 3, "Site config", with its languages. */
export const siteSchema = v.strictObject({
  config: v.strictObject({
    base: v.pipe(
      v.string(),
      v.check(
        (text) => text === '/',
        'must be "/": the site lives at the root of its host, and paths below it are not supported',
      ),
    ),
    origin: host,
    assetHost: v.optional(host),
    title: words,
    description: v.optional(words),
    icon: path,
    logo: v.optional(path),
    logoText: v.string(),
    lang: v.picklist(LANGS),
    route: v.strictObject({
      cleanUrls: v.literal(true),
      exclude: v.array(v.string()),
    } satisfies Entries<SiteConfig['route']>),
    markdown: v.strictObject({ showLineNumbers: v.boolean() } satisfies Entries<SiteConfig['markdown']>),
    search,
    multiVersion: v.optional(multiVersion),
    themeConfig,
  } satisfies Entries<SiteConfigInput>),
  locales: v.strictObject(
    Object.fromEntries(LANGS.map((lang) => [lang, locale])) as Record<(typeof LANGS)[number], typeof locale>,
  ),
  tools: v.optional(tools),
} satisfies Entries<SiteInput>);
