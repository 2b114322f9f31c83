import { expect, test } from 'vitest';
import { compareBlocks, compareFrontmatter, compareLinks } from '#node/examples/compare-languages.ts';
import { newPage } from '#node/new-page.ts';
import { readPage } from '#node/read-page.ts';
import { examplesOf } from '../support/blocks.ts';

const nothing = () => false;

test.each([
  ['/guide/basic/mock', 'guide/basic/mock'],
  ['/guide/framework/', 'guide/framework/index'],
  ['/api/rstest/clock', 'api/rstest/clock'],
  ['/config/test/bail', 'config/test/bail'],
])('%s becomes two pages that hold against each other', (route, path) => {
  const { files } = newPage(route, nothing);
  expect(files.map((file) => file.path)).toEqual([`content/en/${path}.mdx`, `content/zh/${path}.mdx`]);
  const [en, zh] = files.map((file) => readPage(file.text, file.path));
  if (!en || !zh) throw new Error('no twins');
  expect([...en.errors, ...zh.errors]).toEqual([]);
  expect(zh.headings.map(({ depth }) => depth)).toEqual(en.headings.map(({ depth }) => depth));
  const targets = (page: typeof en) => page.links.map(({ target }) => target);
  const [english, chinese] = files.map(({ text }) => examplesOf(text));
  expect(english?.problems).toEqual([]);
  expect(chinese?.examples).toHaveLength(english?.examples.length ?? 0);
  expect([...compareFrontmatter(en, zh, path), ...compareLinks(targets(en), targets(zh), path)]).toEqual([]);
  expect(compareBlocks(english?.signatures ?? [], chinese?.signatures ?? [])).toEqual([]);
});

test('an option has its facts, and what remains names its list and the sidebar', () => {
  const { files, remaining } = newPage('/config/test/bail', nothing);
  expect(files[0]?.text).toMatch(/- \*\*Type:\*\* …\n- \*\*Default:\*\* …/);
  expect(files[1]?.text).toContain('- **默认值：** …');
  expect(remaining.join('\n')).toMatch(/\/config\/test\/bail to the section "config" in src\/site\/sidebar\.ts/);
  expect(remaining.join('\n')).toContain('not-covered.ts');
});

test.each([
  ['guide/a', 'it begins with a slash'],
  ['/guide/a.mdx', 'it has no ending'],
  ['/zh/guide/a', 'it has no language'],
  ['/blog/a', 'it is in one of guide, api, config'],
  ['/guide', 'it is below a section'],
  ['/config/bail', 'an option is in /config/test/ or /config/build/'],
  ['/guide/../a', '".." is not made of'],
  ['/guide//a', '"" is not made of'],
  ['/guide/über', '"über" is not made of'],
])('%s is refused: %s', (route, reason) => {
  expect(() => newPage(route, nothing)).toThrow(reason);
});

test.each(['content/en/guide/a.mdx', 'content/zh/guide/a.md', 'content/en/guide/a/index.mdx'])(
  'a route that %s answers is refused',
  (taken) => {
    expect(() => newPage('/guide/a', (path) => path === taken)).toThrow(`${taken} is there already`);
    expect(() => newPage('/guide/a/', (path) => path === taken)).toThrow(`${taken} is there already`);
  },
);
