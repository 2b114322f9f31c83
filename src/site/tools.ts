import type { ToolFamily } from '#shared/schema/tools.ts';

/** The seven Rspack-based tools and the curated list of the ecosystem (spec 2.9). */
export const tools: ToolFamily = {
  title: 'Rstack 工具家族',
  titleEn: 'The Rstack family',
  tagline: '一套以 Rspack 为核心的 JavaScript 工具，从构建到测试都用同一个引擎。',
  taglineEn: 'JavaScript tools around Rspack: one engine from the first build to the last test.',
  links: [
    {
      name: 'Rspack',
      desc: '用 Rust 编写的打包工具，兼容 webpack 的 API',
      descEn: 'The bundler, written in Rust, with the API of webpack',
      logo: '/images/tools/rspack.svg',
      url: 'https://rspack.rs/zh/',
      urlEn: 'https://rspack.rs/',
    },
    {
      name: 'Rsbuild',
      desc: '基于 Rspack 的构建工具，几乎不用配置',
      descEn: 'The build tool for web apps, next to no configuration',
      logo: '/images/tools/rsbuild.svg',
      url: 'https://rsbuild.rs/zh/',
      urlEn: 'https://rsbuild.rs/',
    },
    {
      name: 'Rslib',
      desc: '库开发工具，产物与类型声明一次生成',
      descEn: 'Library development: bundles and type declarations in one go',
      logo: '/images/tools/rslib.svg',
      url: 'https://rslib.rs/zh/',
      urlEn: 'https://rslib.rs/',
    },
    {
      name: 'Rspress',
      desc: '静态站点生成器，用 MDX 写文档',
      descEn: 'The static site generator for documentation in MDX',
      logo: '/images/tools/rspress.svg',
      url: 'https://rspress.rs/zh/',
      urlEn: 'https://rspress.rs/',
    },
    {
      name: 'Rsdoctor',
      desc: '构建分析工具，看清时间和体积花在哪里',
      descEn: 'The build analyzer: see where time and bytes go',
      logo: '/images/tools/rsdoctor.svg',
      url: 'https://rsdoctor.rs/zh/',
      urlEn: 'https://rsdoctor.rs/',
    },
    {
      name: 'Rstest',
      desc: '测试框架，测试与应用同一套构建',
      descEn: 'The testing framework that builds tests like your app',
      logo: '/images/tools/rstest.svg',
      url: 'https://rstest.rs/zh/',
      urlEn: 'https://rstest.rs/',
    },
    {
      name: 'Rslint',
      desc: '代码检查工具，带类型信息也很快',
      descEn: 'The linter, quick even with type information',
      logo: '/images/tools/rslint.svg',
      url: 'https://rslint.rs/zh/',
      urlEn: 'https://rslint.rs/',
    },
  ],
  ecosystem: {
    name: 'Awesome Rstack',
    desc: '社区整理的插件、框架与示例',
    descEn: 'Plugins, frameworks and examples, picked by the community',
    logo: '/images/tools/ecosystem.svg',
    url: 'https://github.com/rstackjs/awesome-rstack',
  },
};
