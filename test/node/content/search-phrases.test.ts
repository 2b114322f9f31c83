import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openContent } from '#node/compile/content.ts';
import { createDiskCache } from '#node/content/disk-cache.ts';
import { problemText } from '#node/content/problem.ts';
import { searchSections } from '#node/output/search-records.ts';
import { site } from '../../support/site.ts';
import { tempFolder, writeAll } from '../../support/temp-folder.ts';

const PAGES = {
  'content/en/guide/a.mdx': '# Hello\n\nText.\n\n## How to\n\nMore.\n\n## Last\n',
  'content/zh/guide/a.mdx': '# 你好\n\n正文。\n\n## 怎么做\n\n更多。\n\n## 最后\n',
};
const FILE = 'content/phrases/guide/a.yaml';
const PHRASES = `hello:
  en:
    - first way
how-to:
  en:
    - 404
    - second  way
    - "pass # to it"
  zh:
    - 一种问法
`;

async function open(files: Readonly<Record<string, string>>, given = site) {
  const root = tempFolder({ 'public/favicon.svg': '', ...PAGES, ...files });
  const place = { root, contentDir: 'content', publicDir: 'public' };
  const content = await openContent(place, given, createDiskCache(join(root, 'cache'), '1'));
  const asked = (lang: 'en' | 'zh') =>
    searchSections({ lang, version: '' }, content.pages(), given).map(({ heading, phrases }) => [heading.url, phrases]);
  return { root, content, asked };
}

const problemsOf = async (files: Readonly<Record<string, string>>, given = site) =>
  (await open(files, given)).content.problems().map(problemText);

test('the search has the phrases of each heading in its language; those of the title belong to the page', async () => {
  const { content, asked } = await open({ [FILE]: PHRASES });
  expect(content.problems()).toEqual([]);
  expect(asked('en')).toEqual([
    ['/guide/a', ['first way']],
    ['/guide/a#how-to', ['404', 'second  way', 'pass # to it']],
    ['/guide/a#last', []],
  ]);
  expect(asked('zh')).toEqual([
    ['/zh/guide/a', []],
    ['/zh/guide/a#how-to', ['一种问法']],
    ['/zh/guide/a#last', []],
  ]);
});

test('an edited phrase file is read at the next refresh, without recompiling pages', async () => {
  const { root, content, asked } = await open({ [FILE]: PHRASES });
  const inputs = () => content.pages().map((page) => content.inputOf(page));
  const before = inputs();
  writeAll(root, { [FILE]: PHRASES.replace('first way', 'new way') });
  await content.refresh();
  expect(asked('en')[0]).toEqual(['/guide/a', ['new way']]);
  expect(inputs()).toEqual(before);
});

const FORM = 'search phrases are below the id of a heading and a language';

describe('a mistake is reported with its position:', () => {
  test.each([
    ['YAML that is none', 'hello:\n  en: [', `${FILE}:2:8: the file is not valid YAML`],
    [
      'a sign that ends a list early',
      'hello:\n  en:\n    - a\n  }:\n    - b\n    - c\n',
      `${FILE}:4:3: the file is not valid YAML`,
    ],
    [
      'a merge conflict',
      '<<<<<<< a\nhello:\n=======\nlast:\n>>>>>>> b\n  en: [a]\n',
      `${FILE}:1:1: the file has a merge`,
    ],
    ['an id that the page does not have', 'hello:\n  en: [a]\ngone:\n  en: [b]\n', `${FILE}:3:1: `],
    ['a phrase without a language', 'hello:\n  - a\n', `${FILE}:2:5: ${FORM}`],
    ['another language', 'hello:\n  fr:\n    - a\n', `${FILE}:2:3: ${FORM}`],
    ['a language without a list', 'hello:\n  en: a\n', `${FILE}:2:3: ${FORM}`],
    ['a phrase that YAML reads as a field', 'hello:\n  en:\n    - a\n    - b: c\n', `${FILE}:4:7: ${FORM}`],
    ['an empty phrase', 'hello:\n  en:\n    -\n', `${FILE}:3:6: ${FORM}`],
    [
      'a phrase below two headings',
      'hello:\n  en: [My mock]\nlast:\n  en:\n    - my mock\n',
      `${FILE}:5:7: the search phrase "my mock" is in ${FILE}:2:8 already`,
    ],
  ])('%s', async (_, text, message) => {
    const problems = await problemsOf({ [FILE]: text });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });
  test('an id that no heading has, with the nearest ids', async () => {
    expect(await problemsOf({ [FILE]: '怎么做:\n  zh: [a]\n' })).toEqual([
      `${FILE}:1:1: the page has no heading with the id "怎么做"; the nearest ids of content/en/guide/a.mdx: last, hello, how-to`,
    ]);
  });
  test('a file with the other ending of YAML, with the right name', async () => {
    expect(await problemsOf({ 'content/phrases/guide/a.yml': PHRASES })).toEqual([
      'content/phrases/guide/a.yml:1:1: there is no page for these search phrases; name the file a.yaml',
    ]);
  });
  test.each(['content/phrases/guide/b.yaml', 'content/phrases/guide/a.yml', 'content/v1/phrases/guide/a.yaml'])(
    'a file without a page: %s',
    async (file) => {
      expect(await problemsOf({ [file]: PHRASES })).toEqual([
        expect.stringContaining(`${file}:1:1: there is no page for these search phrases`),
      ]);
    },
  );
});

test('each version has its own phrases, and two versions may share one', async () => {
  const versions = ['v2', 'v1'];
  const given = { ...site, config: { ...site.config, multiVersion: { default: 'v2', versions } } };
  const files = Object.entries({ 'public/favicon.svg': '', ...PAGES, [FILE]: PHRASES }).flatMap(([file, text]) =>
    versions.map((version) => [file.replace('content/', `content/${version}/`), text]),
  );
  const root = tempFolder(Object.fromEntries(files) as Record<string, string>);
  const place = { root, contentDir: 'content', publicDir: 'public' };
  const content = await openContent(place, given, createDiskCache(join(root, 'cache'), '1'));
  expect(content.problems()).toEqual([]);
  expect(searchSections({ lang: 'en', version: 'v2' }, content.pages(), given)[0]?.phrases).toEqual(['first way']);
});
