import { expect, test } from 'vitest';
import { checkContent } from '#node/content/check-content.ts';
import { problemText } from '#node/content/problem.ts';
import { indexedPage } from '../../../support/pages.ts';
import { site } from '../../../support/site.ts';

test('two pages whose downloads would have the same names are reported', () => {
  const downloads = [{ name: 'guide-a-b-1', files: [], commands: [], failing: [], lastLine: 9 }];
  const inBoth = (path: string) => [
    indexedPage(`en/guide/${path}.mdx`, { routePath: `/guide/${path}`, downloads }),
    indexedPage(`zh/guide/${path}.mdx`, { routePath: `/zh/guide/${path}`, downloads }),
  ];
  const pages = [...inBoth('a/b'), ...inBoth('a-b')];
  const problems = checkContent({ pages, phrases: new Map(), site, publicDir: '/nowhere' }).map(problemText);
  expect(problems.filter((text) => text.includes('examples'))).toEqual([
    'content/en/guide/a-b.mdx: its examples are named guide-a-b, as those of content/en/guide/a/b.mdx; rename one of the pages',
  ]);
});
