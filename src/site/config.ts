import type { SiteInput } from '#shared/schema/site.ts';
import core from '@rstest/core/package.json' with { type: 'json' };
import { locales } from './locales.ts';
import { tools } from './tools.ts';

export const site: SiteInput = {
  config: {
    base: '/',
    origin: 'https://rstest.rs',
    title: 'Rstest',
    icon: '/favicon.svg',
    logoText: 'Rstest',
    lang: 'en',
    route: { cleanUrls: true, exclude: [] },
    markdown: { showLineNumbers: false },
    search: {
      personalization: true,
      missingResultUrl: 'https://github.com/web-infra-dev/rstest/issues/new?title={query}',
    },
    themeConfig: {
      darkMode: true,
      search: true,
      lastUpdated: true,
      examplesVersion: core.version,
      editLink: { docRepoBaseUrl: 'https://github.com/web-infra-dev/rstest/edit/main/website/docs/' },
      reportUrl: 'https://github.com/web-infra-dev/rstest/issues/new?title={title}&body={body}',
      socialLinks: [
        { icon: 'github', mode: 'link', content: 'https://github.com/web-infra-dev/rstest' },
        { icon: 'x', mode: 'link', content: 'https://x.com/rspack_dev' },
        { icon: 'discord', mode: 'link', content: 'https://discord.gg/XsaKEEk4mW' },
      ],
      localeRedirect: 'auto',
      enableContentAnimation: true,
      enableScrollToTop: true,
      defaultWrapCode: false,
    },
  },
  locales,
  tools,
};
