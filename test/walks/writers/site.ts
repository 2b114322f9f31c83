/** The site of the writers' walks. `ground.ts` copies this file into the copy of the project. */

import type { Lang } from '#shared/page.ts';
import type { SidebarEntry } from '#shared/schema/navigation.ts';
import type { LocaleInput, SiteInput } from '#shared/schema/site.ts';
import { en } from '#site/texts/en.ts';
import { zh } from '#site/texts/zh.ts';

/** The configuration that walks change. */
export interface Settings {
  /** Links of the navigation. */
  readonly nav: readonly string[];
  /** Links of each section. */
  readonly sidebar: Readonly<Record<string, readonly string[]>>;
  readonly outlineTitle: string;
  /** Settings of the theme, possibly unknown ones. */
  readonly theme: Readonly<Record<string, unknown>>;
}

export const SETTINGS: Settings = {
  nav: ['/guide/', '/config/'],
  sidebar: {
    guide: ['/guide/', '/guide/parts', '/guide/dist-files/inside'],
    config: ['/config/', '/config/one', '/config/two'],
  },
  outlineTitle: 'In short',
  theme: {},
};

/** The settings' file, from the root of the copy. */
export const SETTINGS_FILE = 'settings.json';

const nameOf = (link: string) => link.split('/').findLast(Boolean) ?? 'home';

export function siteWith({ nav, sidebar, outlineTitle, theme }: Settings): SiteInput {
  const entries = (links: readonly string[]): readonly SidebarEntry[] => [
    { text: 'Group', items: links.map((link) => ({ text: nameOf(link), link })) },
  ];
  const locale = (lang: Lang, tag: string, label: string, texts: LocaleInput['texts']): LocaleInput => ({
    lang,
    tag,
    label,
    description: `A site to walk on (${lang})`,
    texts,
  });
  return {
    config: {
      base: '/',
      origin: 'https://walks.example',
      title: 'Walks',
      icon: '/favicon.svg',
      logoText: 'Walks',
      lang: 'en',
      route: { cleanUrls: true, exclude: ['**/_*.mdx'] },
      markdown: { showLineNumbers: false },
      search: { personalization: true, missingResultUrl: 'https://walks.example/missing?query={query}' },
      themeConfig: {
        darkMode: true,
        search: true,
        lastUpdated: false,
        nav: nav.map((link) => ({ text: nameOf(link), link })),
        sidebar: Object.fromEntries(Object.entries(sidebar).map(([name, links]) => [name, entries(links)])),
        outlineTitle,
        socialLinks: [],
        localeRedirect: 'never',
        enableContentAnimation: false,
        enableScrollToTop: false,
        defaultWrapCode: false,
        ...theme,
      },
    },
    locales: { en: locale('en', 'en', 'English', en), zh: locale('zh', 'zh-CN', '简体中文', zh) },
  };
}
