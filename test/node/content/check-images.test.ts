import { expect, test } from 'vitest';
import { checkContent } from '#node/content/check-content.ts';
import { problemText } from '#node/content/problem.ts';
import { indexedPage } from '../../support/pages.ts';
import { site } from '../../support/site.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const EN = indexedPage('en/guide/a.mdx', { routePath: '/guide/a' });
const ZH = indexedPage('zh/guide/a.mdx', { routePath: '/zh/guide/a' });

/** Problems of a page with images, the first one in line 1. */
function problemsOf(targets: readonly string[], publicDir = '/nowhere', given = site): readonly string[] {
  const assets = targets.map((target, index) => ({ target, line: index + 1, column: 4 }));
  const pages = [{ ...EN, source: { ...EN.source, assets } }, ZH];
  return checkContent({ pages, phrases: new Map(), site: given, publicDir }).map(problemText);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';

test('an image missing from the public folder is reported with its position', () => {
  const publicDir = tempFolder({ 'here.svg': SVG, '图 1.svg': SVG, 'folder/b.svg': SVG });
  const targets = ['/here.svg', '/gone.svg', '/folder', '/图 1.svg', '/%E5%9B%BE%201.svg'];
  expect(problemsOf(targets, publicDir)).toEqual([
    'content/en/guide/a.mdx:2:4: there is no file "/gone.svg" in the public folder',
    'content/en/guide/a.mdx:3:4: there is no file "/folder" in the public folder',
  ]);
});
test.each(['here.svg', './here.svg', '../../here.svg'])('the relative address %s is reported', (address) => {
  expect(problemsOf([address])).toEqual([
    `content/en/guide/a.mdx:1:4: the address "${address}" is relative; write it from the root of the public folder: /here.svg`,
  ]);
});
test('a file that is not an image, or has no size, is reported with its position', () => {
  const publicDir = tempFolder({ 'text.png': 'no image', 'empty.png': '', 'bare.svg': '<svg/>' });
  expect(problemsOf(['/text.png', '/empty.png', '/bare.svg'], publicDir)).toEqual(
    ['text.png', 'empty.png', 'bare.svg'].map(
      (name, index) =>
        `content/en/guide/a.mdx:${index + 1}:4: the file "/${name}" cannot be read as an image; save it as one, with its size in it`,
    ),
  );
});
test('an image of another site is reported: the policy allows only those of the asset host', () => {
  const targets = ['https://a.test/b.svg', 'https://assets.test/b.svg'];
  const config = { ...site.config, assetHost: 'https://assets.test' };
  expect(problemsOf(targets, '/nowhere', { ...site, config })).toEqual([
    'content/en/guide/a.mdx:1:4: the Content-Security-Policy blocks the image "https://a.test/b.svg", which is not on this site; put it into the public folder',
  ]);
});

test('a hero whose drawing is missing is reported once, unless images come from an asset host', () => {
  const frontmatter = { pageType: 'home', hero: { name: 'N', text: 'T' } } as const;
  const homes = [
    indexedPage('en/index.mdx', { routePath: '/', headings: [], frontmatter }),
    indexedPage('zh/index.mdx', { routePath: '/zh/', headings: [], frontmatter }),
  ];
  const told = (publicDir: string, given = site) =>
    checkContent({ pages: [...homes, EN, ZH], phrases: new Map(), site: given, publicDir }).map(problemText);
  expect(told(tempFolder({}))).toEqual([
    'content/en/index.mdx: the hero shows /images/hero.svg, which is not in the public folder',
  ]);
  expect(told(tempFolder({ 'images/hero.svg': SVG }))).toEqual([]);
  expect(told('/nowhere', { ...site, config: { ...site.config, assetHost: 'https://assets.test' } })).toEqual([]);
});
