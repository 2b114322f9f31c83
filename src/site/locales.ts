import type { Lang } from '#shared/page.ts';
import type { LocaleInput } from '#shared/site-input.ts';
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
    nav: nav({ guide: 'Guide', config: 'Config', api: 'API' }),
    sidebar: sidebar({
      gettingStarted: 'Getting Started',
      introduction: 'Introduction',
      quickStart: 'Quick start',
      features: 'Features',
      basic: 'Basic',
      cli: 'CLI',
      configure: 'Configure',
      testFilter: 'Filtering tests',
      advanced: 'Advanced',
      debugging: 'Debugging',
      profiling: 'Profiling',
      overview: 'Overview',
      testApi: 'Test API',
      hooks: 'Hooks',
      rstestUtility: 'Rstest Utility',
      mockModules: 'Mock modules',
      mockFunctions: 'Mock functions',
      fakeTimers: 'Fake timers',
      utilities: 'Utilities',
      testConfig: 'Test Configurations',
      buildConfig: 'Build Configurations',
    }),
    texts: en,
  },
  zh: {
    lang: 'zh',
    tag: 'zh-CN',
    label: '简体中文',
    description:
      'Rstest 是基于 Rspack 的 JavaScript、TypeScript 测试框架（npm：@rstest/core）：指南、API 与配置参考，每个示例都在真实版本上运行过。',
    nav: nav({ guide: '指南', config: '配置', api: 'API' }),
    sidebar: sidebar({
      gettingStarted: '开始',
      introduction: '介绍',
      quickStart: '快速上手',
      features: '特性',
      basic: '基础',
      cli: '命令行',
      configure: '配置 Rstest',
      testFilter: '筛选测试',
      advanced: '进阶',
      debugging: '调试',
      profiling: '性能分析',
      overview: '概览',
      testApi: '测试 API',
      hooks: '钩子',
      rstestUtility: 'Rstest 工具',
      mockModules: '模块 mock',
      mockFunctions: '函数 mock',
      fakeTimers: '模拟定时器',
      utilities: '其他工具',
      testConfig: '测试配置',
      buildConfig: '构建配置',
    }),
    texts: zh,
  },
} as const satisfies Record<Lang, LocaleInput>;
