import { expect, test } from 'vitest';
import type { LazyFile, OutputFile } from '#node/output/emit/emitter.ts';
import { llms } from '#node/output/emit/llms.ts';
import { markdownCopies } from '#node/output/emit/markdown-copies.ts';
import { contentOf } from '#node/output/outputs.ts';
import { emitInput } from '../../../support/emit-input.ts';
import { indexedPage } from '../../../support/pages.ts';
import { site } from '../../../support/site.ts';

const pages = [
  indexedPage('en/guide/a.mdx', { routePath: '/guide/a', title: 'A_', frontmatter: { description: 'About *a*.' } }),
  indexedPage('zh/guide/a.mdx', { routePath: '/zh/guide/a', title: '甲' }),
  indexedPage('en/lone/index.mdx', { routePath: '/lone/', title: 'Lone' }),
];
const input = emitInput({ pages, markdown: async ({ entry }) => `# ${entry.title}\n` });
const textsOf = async (files: readonly (OutputFile | LazyFile)[]) =>
  new Map(await Promise.all(files.map(async (file) => [file.path, await contentOf(file)] as const)));
const files = await textsOf(llms(input));

test('each language has llms.txt and llms-full.txt', () => {
  expect([...files.keys()]).toEqual(['llms.txt', 'llms-full.txt', 'zh/llms.txt', 'zh/llms-full.txt']);
});

test('llms.txt has the form of llmstxt.org: title, summary, a section of files per sidebar group', () => {
  expect(files.get('llms.txt')).toBe(`# Docs

> About the docs.

## Start

- [A\\_](https://docs.test/guide/a.md): About \\*a\\*.

## Optional

- [All pages in one file](https://docs.test/llms-full.txt)
- [简体中文](https://docs.test/zh/llms.txt)
`);
});

test('sidebars of older versions are left out', async () => {
  const { guide = [] } = site.locales.en.sidebar;
  const sidebar = { guide, 'v1/guide': [{ text: 'Old', link: '/guide/a' }] };
  const locales = { ...site.locales, en: { ...site.locales.en, sidebar } };
  expect(await textsOf(llms({ ...input, site: { ...site, locales } }))).toEqual(files);
});

test('links outside of groups form a section named as in the navigation', async () => {
  const sidebar = { guide: [{ text: 'First', link: '/guide/a' }] };
  const locales = { ...site.locales, en: { ...site.locales.en, sidebar } };
  const listed = await textsOf(llms({ ...input, site: { ...site, locales } }));
  expect(listed.get('llms.txt')).toContain('\n## Guide\n\n- [A\\_]');
});

test('a page that several sidebars list is in the files once, in the first chapter', async () => {
  const { guide = [] } = site.locales.en.sidebar;
  const sidebar = { guide, lone: [{ text: 'Again', link: '/guide/a' }] };
  const locales = { ...site.locales, en: { ...site.locales.en, sidebar } };
  expect(await textsOf(llms({ ...input, site: { ...site, locales } }))).toEqual(files);
});

test('llms.txt lists the names of the API with import, signature and first release', async () => {
  const source = {
    names: [
      { id: 'rsfn', name: 'rs.fn', signature: 'rs.fn(): void' },
      { id: 'rsmocked', name: 'rs.mocked', since: '0.3.0' },
      { id: 'rsraw', name: 'rs.raw', signature: 'rs.raw(`a${string}`): void' },
    ],
    sections: [
      { text: '', code: "import { expect, rs } from 'framework'; import { a } from './a';", defined: '', messages: [] },
    ],
  };
  const page = indexedPage('en/api/mocks.mdx', { routePath: '/api/mocks', title: 'Mocks', ...source });
  const sidebar = { api: [{ text: 'Mocks', link: '/api/mocks' }] };
  const locales = { ...site.locales, en: { ...site.locales.en, sidebar } };
  const listed = await textsOf(llms({ ...input, pages: [page], site: { ...site, locales } }));
  expect(listed.get('llms.txt')).toContain(`> About the docs.

API index. The pages are listed after it.

[Mocks](https://docs.test/api/mocks.md)

\`import { rs } from 'framework'\`

- \`rs.fn(): void\`
- \`rs.mocked\` · Since 0.3.0
- \`\`rs.raw(\`a\${string}\`): void\`\`

## api
`);
});

test('llms-full.txt has every listed page under its address', () => {
  expect(files.get('zh/llms-full.txt')).toBe(`# Docs

> 关于文档。

---

https://docs.test/zh/guide/a

# 甲
`);
});

test('every page has a Markdown copy beside it, which begins with product, address and index', async () => {
  const index = {
    en: 'Index of all pages: https://docs.test/llms.txt',
    zh: '全部页面的索引：https://docs.test/zh/llms.txt',
  };
  expect([...(await textsOf(markdownCopies(input)))]).toEqual([
    ['guide/a.md', `> Docs · https://docs.test/guide/a · ${index.en}\n\n# A_\n`],
    ['zh/guide/a.md', `> Docs · https://docs.test/zh/guide/a · ${index.zh}\n\n# 甲\n`],
    ['lone/index.md', `> Docs · https://docs.test/lone/ · ${index.en}\n\n# Lone\n`],
  ]);
});

test('a copy names the version of the examples, or the older version that its page belongs to', async () => {
  const { config } = site;
  const themeConfig = { ...config.themeConfig, examplesVersion: '1.2.3' };
  const multiVersion = { default: 'v2', versions: ['v1', 'v2'] };
  const versioned = { ...input, site: { ...site, config: { ...config, themeConfig, multiVersion } } };
  const start = async (version: string) => {
    const page = indexedPage('en/a.mdx', { routePath: '/a', version });
    const [text = ''] = (await textsOf(markdownCopies({ ...versioned, pages: [page] }))).values();
    return text.toString().split(' · ')[0];
  };
  expect([await start('v2'), await start('v1')]).toEqual(['> Docs 1.2.3', '> Docs v1']);
});
