import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyFixture, readTree, type FixtureCopy } from './fixture.ts';

let site: FixtureCopy;
let good: Readonly<Record<string, string>>;

beforeAll(async () => {
  site = copyFixture();
  const { code, output } = await site.build();
  if (code !== 0) throw new Error(output);
  good = readTree(join(site.folder, 'dist'));
}, 60_000);
afterAll(() => site.remove());

/** Builds with one file changed, and puts the file back. */
async function buildWith(file: string, change: (text: string) => string | undefined) {
  const path = join(site.folder, 'content', file);
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  if (changed === undefined) rmSync(path);
  else writeFileSync(path, changed);
  const result = await site.build();
  writeFileSync(path, text);
  return result;
}

/** The page with the text in line 3 of its body replaced. */
const withLine = (line: string) => (text: string) => text.replace(/^Go on to.*$|^接着看.*$/m, line);

test.each([
  [
    'unknown frontmatter',
    'en/guide/index.mdx',
    (text: string) => text.replace('description', 'descriptoin'),
    'en/guide/index.mdx:2:1: unknown frontmatter field "descriptoin"',
  ],
  [
    'a dead link',
    'en/guide/index.mdx',
    withLine('See [x](/guide/none).'),
    'en/guide/index.mdx:7:5: the link "/guide/none" leads to no page',
  ],
  [
    'a dead anchor',
    'en/guide/index.mdx',
    withLine('See [x](/guide/parts#none).'),
    'en/guide/index.mdx:7:5: the link "/guide/parts#none" leads to no heading',
  ],
  [
    'a missing image',
    'en/guide/index.mdx',
    withLine('![x](/images/none.svg)'),
    'en/guide/index.mdx:7:1: there is no file "/images/none.svg"',
  ],
  [
    'search phrases of no heading',
    'phrases/guide/parts.yaml',
    (text: string) => `${text}gone:\n  en:\n    - one way\n`,
    'phrases/guide/parts.yaml:5:1:',
  ],
  ['an MDX syntax error', 'en/guide/index.mdx', withLine('Text {of.'), 'en/guide/index.mdx:'],
  [
    'an unknown component',
    'en/guide/index.mdx',
    withLine('<Tabz />'),
    'en/guide/index.mdx:7:1: there is no component <Tabz>',
  ],
  [
    'a repeated heading',
    'en/guide/index.mdx',
    withLine('## First steps'),
    'heading "First steps" has the id "first-steps"',
  ],
  [
    'a page without its twin',
    'zh/guide/parts.mdx',
    () => undefined,
    'en/guide/parts.mdx: the page has no twin in "zh"',
  ],
  [
    'a heading without its twin',
    'zh/guide/index.mdx',
    withLine('## 多余的一节'),
    'zh/guide/index.mdx:9:1: heading "第一步" of depth 2 has no counterpart',
  ],
] as const)(
  '%s stops the build, is named with its place, and leaves dist/ as it was',
  async (_, file, change, message) => {
    const { code, output } = await buildWith(file, change);
    expect(code).not.toBe(0);
    expect(output).toContain(message);
    // No stack.
    expect(output).not.toMatch(/^\s+at /m);
    expect(readTree(join(site.folder, 'dist'))).toEqual(good);
  },
);

test('a page that no sidebar lists stops the build', async () => {
  for (const lang of ['en', 'zh']) {
    writeFileSync(join(site.folder, 'content', lang, 'guide/new.mdx'), '# New\n');
  }
  const { code, output } = await site.build();
  for (const lang of ['en', 'zh']) rmSync(join(site.folder, 'content', lang, 'guide/new.mdx'));
  expect(code).not.toBe(0);
  expect(output).toContain('en/guide/new.mdx: the page is not in the sidebar "guide"; add /guide/new there');
});

test('a wrong configuration stops the build before anything else, with every field named', async () => {
  const config = `
    import { siteBuild } from '../../src/node/site-build.ts';
    import { site } from '../../test/fixtures/site/site.ts';

    const { themeConfig } = site.config;
    const socialLinks = [{ ...themeConfig.socialLinks[0], mode: 'lnik' }];
    const changed = { ...site.config, icon: '/gone.ico', themeConfig: { ...themeConfig, socialLinks, darkmode: true } };
    export default await siteBuild({
      root: ${JSON.stringify(join(import.meta.dirname, '../..'))},
      site: { ...site, config: changed },
      contentDir: 'nowhere',
      publicDir: 'nowhere',
      outDir: 'nowhere',
      prerender: () => Promise.reject(new Error('never')),
    });
  `;
  const { code, output } = await site.build({}, config);
  expect(code).not.toBe(0);
  expect(output).toContain('2 problems in the site configuration');
  expect(output).toContain('themeConfig.socialLinks[0].mode: is "lnik"; expected ("link" | "text" | "img" | "dom")');
  expect(output).toContain('themeConfig.darkmode: there is no such setting');
  expect(readTree(join(site.folder, 'dist'))).toEqual(good);
});
