import type { ToolFamily, ToolLink } from '#shared/schema/tools.ts';

/** A tool with a site of its own. */
function tool(name: string, desc: string, descEn: string): ToolLink {
  const id = name.toLowerCase();
  const urlEn = `https://${id}.rs/`;
  return { name, desc, descEn, logo: `/images/tools/${id}.svg`, url: `${urlEn}zh/`, urlEn };
}

/** The seven Rspack-based tools and the curated list of the ecosystem (spec 2.9). */
export const tools: ToolFamily = {
  title: 'Rstack 工具家族',
  titleEn: 'The Rstack family',
  tagline: '一套以 Rspack 为核心的 JavaScript 工具，从构建到测试都用同一个引擎。',
  taglineEn: 'JavaScript tools around Rspack: one engine from the first build to the last test.',
  links: [
    tool('Rspack', '用 Rust 编写的打包工具，兼容 webpack 的 API', 'The Rust bundler with the API of webpack'),
    tool('Rsbuild', '基于 Rspack 的构建工具，几乎不用配置', 'Builds apps with next to no configuration'),
    tool('Rslib', '库开发工具，产物与类型声明一次生成', 'Builds libraries and their type declarations'),
    tool('Rspress', '静态站点生成器，用 MDX 写文档', 'Builds documentation sites from MDX'),
    tool('Rsdoctor', '构建分析工具，看清时间和体积花在哪里', 'Shows where builds spend time and bytes'),
    tool('Rstest', '测试框架，测试与应用同一套构建', 'Tests code the way your app builds it'),
    tool('Rslint', '代码检查工具，带类型信息也很快', 'Lints quickly, even with type information'),
  ],
  ecosystem: {
    name: 'Awesome Rstack',
    desc: '社区整理的插件、框架与示例',
    descEn: 'Plugins, frameworks and examples',
    logo: '/images/tools/ecosystem.svg',
    url: 'https://github.com/rstackjs/awesome-rstack',
  },
};
