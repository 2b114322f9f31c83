import { expect, test } from 'vitest';
import { readExamples } from '#docs/examples/pages.ts';
import { fence } from '../../support/blocks.ts';
import { site } from '../../support/site.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const versioned = { ...site.config, multiVersion: { default: 'v2', versions: ['v2', 'v1'] } };
const RUN = fence('sh command', 'npx rstest run');
const of = (...names: string[]) => Object.fromEntries(names.map((name) => [`content/${name}.mdx`, RUN]));
const pagesOf = (...args: Parameters<typeof readExamples>) => readExamples(...args).map(({ page }) => page);

test('examples come from the English pages, or from those with all given words in their paths', () => {
  const root = tempFolder(of('en/guide/a', 'en/guide/b', 'zh/guide/a'));
  expect(pagesOf(root, site.config)).toEqual(['content/en/guide/a.mdx', 'content/en/guide/b.mdx']);
  expect(pagesOf(root, site.config, ['guide', 'b'])).toEqual(['content/en/guide/b.mdx']);
});

test('with versions, examples come from the default one, whose package is installed, under the same names', () => {
  const root = tempFolder(of('v2/en/guide/a', 'v2/zh/guide/a', 'v1/en/guide/a', 'v1/zh/guide/a'));
  expect(pagesOf(root, versioned)).toEqual(['content/v2/en/guide/a.mdx']);
  const [unversioned] = readExamples(tempFolder(of('en/guide/a')), site.config);
  const names = (page: typeof unversioned) => page?.examples.map(({ name }) => name);
  expect(names(readExamples(root, versioned)[0])).toEqual(names(unversioned));
});

test('finding nothing to run is an error', () => {
  const root = tempFolder({ ...of('en/guide/a'), 'content/en/guide/empty.mdx': '# Nothing\n' });
  expect(() => readExamples(root, site.config, ['gone'])).toThrow(
    'none of 2 pages, such as content/en/guide/a.mdx, has "gone" in its path',
  );
  expect(() => readExamples(root, site.config, ['empty'])).toThrow(
    'content/en/guide/empty.mdx: no block of code to run',
  );
  expect(() => readExamples(tempFolder(), site.config)).toThrow('there are no pages in content/');
  expect(() => readExamples(root, versioned)).toThrow('content/en: the site has versions (v2, v1)');
});
