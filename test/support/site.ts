import type { Lang } from '#shared/page.ts';
import type { ThemeConfig } from '#shared/schema/theme.ts';
import type { Locale, Site } from '#shared/site.ts';
import { en } from '#site/texts/en.ts';
import { zh } from '#site/texts/zh.ts';

const locale = (lang: Lang, rest: Pick<Locale, 'tag' | 'label' | 'description' | 'texts'>): Locale => ({
  lang,
  nav: [{ text: 'Guide', link: '/guide/a', activeMatch: '/guide/', position: 'left' }],
  sidebar: { guide: [{ text: 'Start', items: [{ text: 'A', link: '/guide/a' }] }] },
  editLink: { docRepoBaseUrl: 'https://repo.test/edit/' },
  ...rest,
});

/** A small test site; only its texts are those of the real site. */
export const site: Site = {
  config: {
    base: '/',
    origin: 'https://docs.test',
    title: 'Docs',
    icon: '/favicon.svg',
    logoText: 'Docs',
    lang: 'en',
    route: { cleanUrls: true, exclude: [] },
    markdown: { showLineNumbers: false },
    search: { personalization: true, missingResultUrl: 'https://site.example/missing?query={query}' },
    themeConfig: {
      darkMode: true,
      search: true,
      lastUpdated: true,
      reportUrl: 'https://repo.test/new?title={title}&body={body}',
      socialLinks: [{ icon: 'github', mode: 'link', content: 'https://repo.test' }],
      localeRedirect: 'auto',
      enableContentAnimation: true,
      enableScrollToTop: true,
      defaultWrapCode: false,
    },
  },
  locales: {
    en: locale('en', { tag: 'en', label: 'English', description: 'About the docs.', texts: en }),
    zh: locale('zh', { tag: 'zh-CN', label: '简体中文', description: '关于文档。', texts: zh }),
  },
};

/** The test site with changed theme settings. */
export function siteWith(changes: Partial<ThemeConfig>): Site {
  return { ...site, config: { ...site.config, themeConfig: { ...site.config.themeConfig, ...changes } } };
}

/** The test site with changed search settings. */
export function siteSearching(changes: Partial<Site['config']['search']>): Site {
  return { ...site, config: { ...site.config, search: { ...site.config.search, ...changes } } };
}
