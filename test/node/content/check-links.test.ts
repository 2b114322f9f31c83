import { describe, expect, test } from 'vitest';
import { checkContent } from '#node/content/check-content.ts';
import { problemText } from '#node/content/problem.ts';
import { indexedPage } from '../../support/pages.ts';
import { site } from '../../support/site.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** Problems of two twins; the Chinese one has a link in line 4, column 9, and the public folder has one file. */
function problemsOfLink(target: string, ids = ['a', '用法']): readonly string[] {
  const publicDir = tempFolder({ 'files/报告 1.pdf': '' });
  const headings = ids.map((id, index) => ({ text: id, id, depth: Math.min(index + 1, 2), charIndex: 0, line: 1 }));
  const en = indexedPage('en/guide/a.mdx', { routePath: '/guide/a', headings });
  const links = [{ target, line: 4, column: 9 }];
  const zh = indexedPage('zh/guide/a.mdx', { routePath: '/zh/guide/a', headings, links });
  return checkContent({ pages: [en, zh], phrases: new Map(), site, publicDir }).map(problemText);
}

describe('a valid link', () => {
  test.each([
    ['to a page, without its language', '/guide/a'],
    ['with a slash at its end', '/guide/a/'],
    ['to a heading', '/guide/a#a'],
    ['to a heading of the same page', '#a'],
    ['to a heading whose id is percent-encoded', '#%E7%94%A8%E6%B3%95'],
    ['to a page with a query', '/guide/a?outline=0#a'],
    ['to another site', 'https://b.test/c#d'],
    ['to a mailbox', 'mailto:a@b.test'],
    ['to the list of all pages', '/sitemap'],
    ['to what language models are given', '/llms.txt'],
    ['to a file of the public folder', '/files/报告 1.pdf'],
    ['to a file with percent signs and a page of it', '/files/%E6%8A%A5%E5%91%8A%201.pdf#page=2'],
  ])('leads %s: %s', (_, target) => {
    expect(problemsOfLink(target)).toEqual([]);
  });
});

describe('a wrong link is reported with file, line and column', () => {
  test('when it leads to no page', () => {
    expect(problemsOfLink('/guide/b')).toEqual([
      'content/zh/guide/a.mdx:4:9: the link "/guide/b" leads to a page that does not exist',
    ]);
  });
  test.each([
    ['a letter wrong', '/guide/reportres', '; write /guide/start/reporters if you mean that page'],
    ['another folder', '/api/reporters/#usage', '; write /guide/start/reporters if you mean that page'],
    ['a folder with an index', '/guide/strat/', '; write /guide/start/ if you mean that page'],
    ['several near ones: the nearest', '/api/mock1', '; write /api/mocks if you mean that page'],
    ['none near', '/guide/coverage', ''],
    ['a short name, of which most are near', '/guide/b', ''],
  ])('when it leads to no page, with the nearest address: %s', (_, target, advice) => {
    const routes = ['/guide/a', '/guide/start/', '/guide/start/reporters', '/guide/mocks', '/api/mocks'];
    const pages = routes.flatMap((routePath) => {
      const file = routePath.replace(/\/$/, '/index');
      const links = routePath === '/guide/a' ? [{ target, line: 4, column: 9 }] : [];
      return [
        indexedPage(`en${file}.mdx`, { routePath }),
        indexedPage(`zh${file}.mdx`, { routePath: `/zh${routePath}`, links }),
      ];
    });
    const problems = checkContent({ pages, phrases: new Map(), site, publicDir: '/nowhere' }).map(problemText);
    expect(problems.filter((text) => text.includes(':4:9:'))).toEqual([
      `content/zh/guide/a.mdx:4:9: the link "${target}" leads to a page that does not exist${advice}`,
    ]);
  });
  test('when it leads to no heading, with the three nearest ids', () => {
    const ids = ['a', 'wait-code', 'exit', 'codes-of-an-exit', 'exit-codes'];
    expect(problemsOfLink('/guide/a#exit-code', ids)).toEqual([
      'content/zh/guide/a.mdx:4:9: the link "/guide/a#exit-code" leads to a heading that does not exist; the nearest ids of content/zh/guide/a.mdx: exit-codes, wait-code, exit',
    ]);
    expect(problemsOfLink('/guide/a#b')).toEqual([
      'content/zh/guide/a.mdx:4:9: the link "/guide/a#b" leads to a heading that does not exist; the nearest ids of content/zh/guide/a.mdx: a, 用法',
    ]);
  });
  test.each([
    ['/zh/guide/a', '/guide/a'],
    ['/en/guide/a', '/guide/a'],
    ['/v1/guide/a#a', '/guide/a#a'],
    ['/guide/a.html?outline=0#a', '/guide/a?outline=0#a'],
    ['/guide/a.mdx', '/guide/a'],
    ['/zh/guide/a.md', '/guide/a'],
    ['/guide/a/index', '/guide/a'],
  ])('when it contains what the build adds, with the link to write: %s', (target, right) => {
    expect(problemsOfLink(target)).toEqual([
      `content/zh/guide/a.mdx:4:9: the link "${target}" has a language, version or file extension, which the build adds; write ${right}`,
    ]);
  });
  test.each(['javascript:alert(1)', 'data:text/html,a', 'file:///etc/hosts', '//b.test/c'])(
    'when its scheme is not allowed: %s',
    (target) => {
      expect(problemsOfLink(target)).toEqual([
        `content/zh/guide/a.mdx:4:9: the link "${target}" needs the scheme https:, mailto: or tel:`,
      ]);
    },
  );
  test.each(['https:guide/a', 'https:/b.test', 'HTTP:b.test', 'https:///b.test'])(
    'when it has no host: %s',
    (target) => {
      expect(problemsOfLink(target)).toEqual([
        `content/zh/guide/a.mdx:4:9: the link "${target}" has no host; write https:// and a host`,
      ]);
    },
  );
  test('when it leads to no file of the public folder', () => {
    expect(problemsOfLink('/files/gone.pdf')).toEqual([
      'content/zh/guide/a.mdx:4:9: the link "/files/gone.pdf" leads to a file that is not in the public folder',
    ]);
    expect(problemsOfLink('/zh/llms.txt')).toHaveLength(1);
    expect(problemsOfLink('/files/报告 1.pdf/2.pdf')).toHaveLength(1);
  });
  test('when it names a heading of the list of all pages, which has none', () => {
    expect(problemsOfLink('/sitemap#a')).toEqual([
      'content/zh/guide/a.mdx:4:9: the link "/sitemap#a" leads to a heading that does not exist',
    ]);
  });
  test('when it is relative, with an example of what to write', () => {
    expect(problemsOfLink('../b')).toEqual([
      'content/zh/guide/a.mdx:4:9: the link "../b" is relative; write it from the root, such as /guide/start/',
    ]);
  });
});
