import type { Lang } from '#shared/page.ts';
import type { LocaleInput } from '#shared/schema/site.ts';
import { nav } from './nav.ts';
import { sidebar } from './sidebar.ts';
import { en } from './texts/en.ts';
import { zh } from './texts/zh.ts';

export const locales = {
  en: {
    lang: 'en',
    tag: 'en',
    label: 'English',
    description:
      'Rstest is a JavaScript and TypeScript testing framework on Rspack (npm: @rstest/core): guides, API and configuration reference, every example run against the real package.',
    nav: nav('en'),
    sidebar: sidebar('en'),
    texts: en,
  },
  zh: {
    lang: 'zh',
    tag: 'zh-CN',
    label: '简体中文',
    description:
      'Rstest 是基于 Rspack 的 JavaScript、TypeScript 测试框架（npm：@rstest/core）：指南、API 与配置参考，每个示例都在真实版本上运行过。',
    nav: nav('zh'),
    sidebar: sidebar('zh'),
    texts: zh,
  },
} as const satisfies Record<Lang, LocaleInput>;
