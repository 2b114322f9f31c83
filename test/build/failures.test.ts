import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILD_MARKER } from '#node/output/output-folder.ts';
import { copyFixture, readTree, type FixtureCopy } from './fixture.ts';

let site: FixtureCopy;
let good: Readonly<Record<string, string>>;

beforeAll(() => {
  site = copyFixture();
  const dist = join(site.folder, 'dist');
  // Stands in for an earlier build.
  mkdirSync(dist);
  for (const name of [BUILD_MARKER, 'index.html']) writeFileSync(join(dist, name), 'as it was');
  good = readTree(dist);
});
afterAll(() => site.remove());

/** Edits a page or a phrase file of the site. */
function change(file: string, changed: (text: string) => string): void {
  const path = join(site.folder, 'content', file);
  writeFileSync(path, changed(readFileSync(path, 'utf8')));
}

/** Replaces the only paragraph of a page, in line 7. */
const withLines =
  (...lines: readonly string[]) =>
  (text: string) =>
    text.replace(/^Go on to.*$|^接着看.*$/m, lines.join('\n\n'));

// The build stops at mistakes in single pages before it compares pages.
test.each([
  [
    'in single pages',
    (content: string) => {
      change('en/guide/index.mdx', (text) =>
        withLines('<Tabz />', '## First steps')(text.replace('description', 'descriptoin')),
      );
      change('en/blank.mdx', (text) => `${text}\nText {of.\n`);
      writeFileSync(join(content, 'en/latin1.mdx'), Buffer.from('# Caf\u00e9\n', 'latin1'));
    },
    [
      'en/guide/index.mdx:2:1: unknown frontmatter field "descriptoin"',
      'en/guide/index.mdx:7:1: there is no component <Tabz>',
      'en/guide/index.mdx:11:1: heading "First steps" has the id "first-steps"',
      'en/blank.mdx:8:10: MDX syntax:',
      'en/latin1.mdx:1:6: the file is not valid UTF-8 here',
    ],
  ],
  [
    'between pages',
    (content: string) => {
      change(
        'en/guide/index.mdx',
        withLines('See [x](/guide/none).', 'See [x](/blank#none).', '![x](/images/none.svg)'),
      );
      change('zh/guide/index.mdx', withLines('## 多余的一节'));
      change('phrases/guide/parts.yaml', (text) => `${text}gone:\n  en:\n    - one way\n`);
      writeFileSync(join(content, 'phrases/blank.yaml'), Buffer.from('blank:\n  en:\n    - caf\u00e9\n', 'latin1'));
      rmSync(join(content, 'zh/guide/last.mdx'));
      for (const lang of ['en', 'zh']) writeFileSync(join(content, lang, 'guide/new.mdx'), '# New\n');
    },
    [
      'en/guide/index.mdx:7:5: the link "/guide/none" leads to a page that does not exist',
      'en/guide/index.mdx:9:5: the link "/blank#none" leads to a heading that does not exist',
      'en/guide/index.mdx:11:1: there is no file "/images/none.svg"',
      'zh/guide/index.mdx:7:1: heading "多余的一节" has no counterpart',
      'phrases/guide/parts.yaml:5:1:',
      'phrases/blank.yaml:3:10: the file is not valid UTF-8 here',
      'en/guide/last.mdx: the page does not exist in "zh"',
      'en/guide/new.mdx: the page is not in the sidebar "guide" of the site\'s configuration; add /guide/new there',
    ],
  ],
] as const)(
  'mistakes %s stop the build, are each reported once with their position, and leave dist/ as it was',
  async (_, make, mistakes) => {
    const content = join(site.folder, 'content');
    const kept = join(site.folder, 'kept');
    cpSync(content, kept, { recursive: true });
    make(content);
    const { code, output } = await site.build();
    rmSync(content, { recursive: true });
    renameSync(kept, content);
    expect(code).not.toBe(0);
    for (const mistake of mistakes) expect.soft(output.split(mistake)).toHaveLength(2);
    // No stack trace.
    expect(output).not.toMatch(/^\s+at /m);
    expect(readTree(join(site.folder, 'dist'))).toEqual(good);
  },
);

test('a wrong configuration stops the build before anything else and names every wrong field', async () => {
  const config = `
    import { siteBuild } from '#node/vite/site-build.ts';
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
  expect(output).toContain('2 problems\n');
  expect(output).toContain('themeConfig.socialLinks[0].mode: is "lnik"; expected ("link" | "text" | "img" | "dom")');
  expect(output).toContain('themeConfig.darkmode: there is no such setting');
  expect(readTree(join(site.folder, 'dist'))).toEqual(good);
});
