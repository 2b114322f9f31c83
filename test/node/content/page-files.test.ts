import { describe, expect, test } from 'vitest';
import { pageFiles, placeProblems } from '#node/content/page-files.ts';
import { problemText } from '#node/content/problem.ts';
import { site } from '../../support/site.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const versioned = { ...site.config, multiVersion: { default: 'v2', versions: ['v2', 'v1.x'] } };
const WHOLE = ['v2/en/a.mdx', 'v2/zh/a.mdx', 'v1.x/en/a.mdx', 'v1.x/zh/a.mdx'];
const filesOf = (...paths: string[]) => tempFolder(Object.fromEntries(paths.map((path) => [`content/${path}`, ''])));

describe('pages are the files', () => {
  test('of the two languages', () => {
    const root = filesOf('zh/a.md', 'en/b/c.mdx', 'en/a.txt', 'fr/a.mdx', 'a.mdx', 'v1.x/en/a.mdx');
    expect(pageFiles(`${root}/content`, site.config)).toEqual(['en/b/c.mdx', 'zh/a.md']);
  });
  test('of the two languages in each version, where there are versions', () => {
    const root = filesOf('en/a.mdx', 'v2/en/a.mdx', 'v2/zh/a.mdx', 'v1.x/en/a.mdx', 'v3/en/a.mdx', 'v2/fr/a.mdx');
    expect(pageFiles(`${root}/content`, versioned)).toEqual(['v1.x/en/a.mdx', 'v2/en/a.mdx', 'v2/zh/a.mdx']);
    expect(pageFiles(`${root}/content`, versioned, [{ lang: 'en', version: 'v2' }])).toEqual(['v2/en/a.mdx']);
  });
  test('that the site does not exclude', () => {
    const root = filesOf('en/a.mdx', 'en/_a.mdx');
    const config = { ...site.config, route: { ...site.config.route, exclude: ['**/_*'] } };
    expect(pageFiles(`${root}/content`, config)).toEqual(['en/a.mdx']);
  });
});

describe('the place of pages', () => {
  const told = (config: typeof versioned | typeof site.config, ...paths: string[]) =>
    placeProblems(filesOf(...paths), 'content', config).unread.map(problemText);

  test('a page in its place has no problem', () => {
    expect(told(versioned, ...WHOLE)).toEqual([]);
    expect(told(site.config, 'en/a.mdx', 'zh/a.mdx', 'notes/a.md', 'a.md')).toEqual([]);
  });
  const strays = (...paths: string[]) =>
    placeProblems(filesOf(...paths), 'content', site.config).stray.map(problemText);
  test('a page with another ending is an error', () => {
    expect(strays('en/a.mdx', 'en/b.MDX', 'zh/c.markdown', 'notes/d.markdown', 'en/e.txt')).toEqual(
      ['en/b.MDX', 'zh/c.markdown'].map(
        (file) => `content/${file}: the site does not read this page; end its name in ".mdx" or ".md"`,
      ),
    );
  });
  test('a page outside of the folders of languages is an error, a note is none', () => {
    expect(strays('en/a.mdx', 'notes/a.md', 'guide/b.mdx')).toEqual([
      'content/guide/b.mdx: the site does not read this page; move it to content/en and content/zh',
    ]);
  });
  test('a page outside of the versions is an error that says where to move it', () => {
    expect(told(versioned, ...WHOLE, 'en/a.mdx', 'en/b.mdx')).toEqual([
      'content/en: the site has versions (v2, v1.x), and these pages are in none; ' +
        'move the folder to content/v2/en, or to another version',
    ]);
  });
  test('a page of an unknown version is an error', () => {
    const reason =
      '"v3" is not a version of the site; add it to `multiVersion` in the configuration, or move its pages';
    expect(told(versioned, ...WHOLE, 'v3/en/a.mdx')).toEqual([`content/v3/en: ${reason}`]);
    expect(told(site.config, 'en/a.mdx', 'v3/en/a.mdx')).toEqual([`content/v3/en: ${reason}`]);
  });
});

test('a version without pages is an error', () => {
  const told = (...paths: string[]) => placeProblems(filesOf(...paths), 'content', versioned).empty.map(problemText);
  expect(told(...WHOLE)).toEqual([]);
  expect(told(...WHOLE.slice(1))).toEqual([
    'content/v2/en: the version has no pages here; write some, or remove the version from `multiVersion` in the configuration',
  ]);
  expect(placeProblems(filesOf(), 'content', site.config).empty).toEqual([]);
});
