import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { markTranslated, outdatedPages } from '#docs/translated-pages.ts';
import { translationHash } from '#node/content/translation.ts';
import { site } from '../support/site.ts';
import { tempFolder } from '../support/temp-folder.ts';

const EN = '# A\n';
const ZH = '# 甲\n';
const PAGES = {
  'content/en/guide/basic/cli.mdx': EN,
  'content/zh/guide/basic/cli.mdx': ZH,
  'content/en/guide/start/index.md': EN,
  'content/zh/guide/start/index.md': ZH,
};
const VERSIONS = {
  'content/v2/en/guide/cli.mdx': EN,
  'content/v2/zh/guide/cli.mdx': ZH,
  'content/v1/en/guide/cli.mdx': '# Old\n',
  'content/v1/zh/guide/cli.mdx': ZH,
};

const project = (files: Readonly<Record<string, string>>) => ({ root: tempFolder(files), config: site.config });
const versioned = (files: Readonly<Record<string, string>>) => {
  const multiVersion = { default: 'v2', versions: ['v2', 'v1'] };
  return { root: tempFolder(files), config: { ...site.config, multiVersion } };
};

describe('a Chinese page is found by', () => {
  test.each([
    'content/zh/guide/basic/cli.mdx',
    'content/zh/guide/basic/cli',
    './content/zh/guide/basic/cli.mdx',
    'zh/guide/basic/cli.mdx',
    'zh/guide/basic/cli',
    '/zh/guide/basic/cli',
    '/zh/guide/basic/cli.html',
    '/guide/basic/cli',
    'guide/basic/cli',
  ])('%s', (said) => {
    expect(markTranslated([said], [], project(PAGES))).toEqual(['content/zh/guide/basic/cli.mdx']);
  });
  test.each(['content/zh/guide/start/index.md', 'zh/guide/start', '/guide/start/', '/zh/guide/start/index.html'])(
    '%s, the first page of a folder',
    (said) => {
      expect(markTranslated([said], [], project(PAGES))).toEqual(['content/zh/guide/start/index.md']);
    },
  );
  test('an absolute path', () => {
    const own = project(PAGES);
    const path = join(own.root, 'content/zh/guide/basic/cli.mdx');
    expect(markTranslated([path], [], own)).toEqual(['content/zh/guide/basic/cli.mdx']);
  });
  test('a path relative to the current folder', () => {
    const own = project(PAGES);
    const from = [join(own.root, 'content/zh/guide')];
    expect(markTranslated(['basic/cli.mdx', '../guide/start/index.md'], from, own)).toEqual([
      'content/zh/guide/basic/cli.mdx',
      'content/zh/guide/start/index.md',
    ]);
  });
  test.each([
    ['content/v1/zh/guide/cli.mdx', 'v1'],
    ['/v1/guide/cli', 'v1'],
    ['/v1/zh/guide/cli', 'v1'],
    ['/guide/cli', 'v2'],
    ['/zh/guide/cli', 'v2'],
    ['v2/zh/guide/cli', 'v2'],
  ])('%s, with versions', (said, version) => {
    expect(markTranslated([said], [], versioned(VERSIONS))).toEqual([`content/${version}/zh/guide/cli.mdx`]);
  });
});

test('a marked page stores the hash of its original in the same version', () => {
  const own = versioned(VERSIONS);
  expect(outdatedPages(own)).toEqual({
    behind: ['content/v1/zh/guide/cli.mdx', 'content/v2/zh/guide/cli.mdx'],
    all: 2,
  });
  markTranslated(['/v1/guide/cli'], [], own);
  expect(readFileSync(join(own.root, 'content/v1/zh/guide/cli.mdx'), 'utf8')).toContain(translationHash('# Old\n'));
  expect(outdatedPages(own)).toEqual({ behind: ['content/v2/zh/guide/cli.mdx'], all: 2 });
});

describe('refused before anything is written:', () => {
  const right = '/guide/basic/cli';
  test.each([
    [
      'another name',
      'guide/basic/clii',
      PAGES,
      '"guide/basic/clii" is not a Chinese page; name its file, such as content/zh/',
    ],
    [
      'an English page',
      'content/en/guide/start/index.md',
      PAGES,
      'name its translation, content/zh/guide/start/index.md',
    ],
    [
      'a page without an original',
      'zh/guide/b',
      { ...PAGES, 'content/zh/guide/b.mdx': ZH },
      'content/zh/guide/b.mdx has no original; its English page would be content/en/guide/b.mdx',
    ],
    [
      'an original that cannot be read',
      'zh/guide/start',
      { ...PAGES, 'content/en/guide/start/index.md': '# A\n\n{of\n' },
      'content/en/guide/start/index.md:',
    ],
  ])('%s', (_, said, files, reason) => {
    const own = project(files);
    expect(() => markTranslated([right, said], [], own)).toThrow(reason);
    expect(readFileSync(join(own.root, 'content/zh/guide/basic/cli.mdx'), 'utf8')).toBe(ZH);
  });
  test('content outside of the versions', () => {
    expect(() => outdatedPages(versioned(PAGES))).toThrow('content/en: the site has versions (v2, v1)');
    expect(() => markTranslated([right], [], versioned(PAGES))).toThrow('move the folder to content/v2/zh');
  });
  test('a site without pages', () => {
    expect(() => outdatedPages(project({}))).toThrow('there are no pages in content/');
    expect(() => outdatedPages(project({ 'content/en/a.mdx': EN }))).toThrow('there are no Chinese pages');
  });
});
