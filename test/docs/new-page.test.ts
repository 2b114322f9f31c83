import { expect, test } from 'vitest';
import { compareBlocks, compareFrontmatter, compareLinks } from '#docs/examples/compare-languages.ts';
import { newPage } from '#docs/new-page.ts';
import { readPage } from '#node/content/read-page.ts';
import { examplesOf } from '../support/blocks.ts';
import { site } from '../support/site.ts';

const { config } = site;
const SECTIONS = ['guide', 'config', 'api', 'learn'];
const versioned = { ...config, multiVersion: { default: 'v2', versions: ['v2', 'v1'] } };

test.each([
  ['/guide/basic/mock', 'guide/basic/mock'],
  ['/guide/framework/', 'guide/framework/index'],
  ['/api/rstest/clock', 'api/rstest/clock'],
  ['/config/test/bail', 'config/test/bail'],
  ['/learn/', 'learn/index'],
  ['guide/basic/mock', 'guide/basic/mock'],
  ['content/en/guide/basic/mock.mdx', 'guide/basic/mock'],
])('%s becomes two pages that pass the language comparison', (route, path) => {
  const { files } = newPage(route, [], config, SECTIONS);
  expect(files.map((file) => file.path)).toEqual([`content/en/${path}.mdx`, `content/zh/${path}.mdx`]);
  const [en, zh] = files.map((file) => readPage(file.text, file.path));
  if (!en || !zh) throw new Error('no twins');
  expect([...en.errors, ...zh.errors]).toEqual([]);
  expect(zh.headings.map(({ depth }) => depth)).toEqual(en.headings.map(({ depth }) => depth));
  const targets = (page: typeof en) => page.links.map(({ target }) => target);
  const [english, chinese] = files.map(({ text }) => examplesOf(text));
  expect(english?.problems).toEqual([]);
  // An empty output is recorded by `docs:record`; without one, there is nothing to record.
  expect(english?.examples[0]?.commands).toMatchObject([{ outputs: [{ text: '' }] }]);
  expect(chinese?.examples).toHaveLength(english?.examples.length ?? 0);
  expect([...compareFrontmatter(en, zh, path), ...compareLinks(targets(en), targets(zh), path)]).toEqual([]);
  expect(compareBlocks(english?.signatures ?? [], chinese?.signatures ?? [])).toEqual([]);
});

test('the test of a new page imports what it tests', () => {
  const [example] = examplesOf(newPage('/guide/basic/mock', [], config, SECTIONS).files[0]?.text ?? '').examples;
  expect(example?.files.map(({ path }) => path)).toEqual(['src/cart.ts', 'src/cart.test.ts']);
});

test('an option page lists its facts, and the remaining steps name sidebar.ts and not-covered.ts', () => {
  const { files, remaining } = newPage('/config/test/bail', [], config, SECTIONS);
  expect(files[0]?.text).toMatch(/- \*\*Type:\*\* …\n- \*\*Default:\*\* …/);
  expect(files[1]?.text).toContain('- **默认值：** …');
  expect(remaining.join('\n')).toMatch(/\/config\/test\/bail to the section "config" in src\/site\/sidebar\.ts/);
  expect(remaining.join('\n')).toContain('not-covered.ts');
});

test.each([
  ['/guide/basic/mock', 'content/v2/zh/guide/basic/mock.mdx', 'add /guide/basic/mock to the section "guide" in'],
  ['/v2/guide/basic/mock', 'content/v2/zh/guide/basic/mock.mdx', 'add /guide/basic/mock to the section "guide" in'],
  ['content/v2/en/guide/b.mdx', 'content/v2/zh/guide/b.mdx', 'add /guide/b to the section "guide" in'],
  ['/v1/api/', 'content/v1/zh/api/index.mdx', 'add /api/ to the section "v1/api", or "api" if there is none, in'],
])('with versions, %s is created at %s', (route, path, remains) => {
  const { files, remaining } = newPage(route, ['v2/en/guide/a.mdx'], versioned, SECTIONS);
  expect(files.map((file) => file.path)).toEqual([path.replace('/zh/', '/en/'), path]);
  expect(remaining[0]).toBe(`${remains} src/site/sidebar.ts`);
  expect(remaining.at(-1)).toContain(`docs:translated -- ${path}`);
  // Only the default version's package is installed.
  const record = `npm run docs:record -- ${path.replace('/zh/', '/en/')}, then npm run`;
  expect(remaining.at(-1)?.startsWith(record)).toBe(!route.startsWith('/v1/'));
});

test.each([
  ['zh/guide/a', 'the path must have no language, as both pages are made: /guide/a'],
  ['C:/Program Files/Git/guide/a', 'the path must begin with /guide/, /config/, /api/, /learn/, or a new sidebar'],
  ['/guide/a.mdx', 'the path must have no ending: /guide/a'],
  ['/zh/guide/a', 'the path must have no language, as both pages are made: /guide/a'],
  ['/blog/a', 'the path must begin with /guide/, /config/, /api/, /learn/, or a new sidebar'],
  ['/sitemap', 'the path must begin with /guide/, /config/, /api/, /learn/, or a new sidebar'],
  ['/404', 'the path must begin with /guide/, /config/, /api/, /learn/, or a new sidebar'],
  ['/assets/a', 'the path must begin with /guide/, /config/, /api/, /learn/, or a new sidebar'],
  ['/', 'the path must begin with /guide/, /config/, /api/, /learn/, or a new sidebar'],
  ['/guide', 'the path must name a page below /guide/, such as /guide/mock'],
  ['/config/bail', 'an option must be in /config/test/ or /config/build/, such as /config/test/bail'],
  ['/config/Test/bail', 'an option must be in /config/test/ or /config/build/, such as /config/test/bail'],
  ['/guide/basic/index', 'the first page of a folder must end in a slash instead: /guide/basic/'],
  ['/guide/basic/index/', 'the first page of a folder must end in a slash instead: /guide/basic/'],
  ['/guide/index/a', "an address that ends in /index is that of the folder's own page; choose another name"],
  ['/guide/404', 'hosts answer unknown addresses with 404.html; choose another name'],
  ['/guide/404/a', 'hosts answer unknown addresses with 404.html; choose another name'],
  ['/guide/Basic/CLI', '"Basic" must be lower case: /guide/basic/cli'],
  ['/guide/Basic/My Page', '"My Page" must be made of the letters a to z'],
  ['/guide/Basic/', '"Basic" must be lower case: /guide/basic/'],
  ['/api/Rstest/mockFn', '"Rstest" must be lower case: /api/rstest/mockFn'],
  ['/guide/basic/CLI', '"CLI" must be lower case: /guide/basic/cli'],
  ['/learn/mockModules', '"mockModules" must be lower case: /learn/mockmodules'],
  ['/guide/mockModules', '"mockModules" must be lower case: /guide/mockmodules'],
  ['/api/Rstest/mock', '"Rstest" must be lower case: /api/rstest/mock'],
  ['/config/test/HookTimeout', '"HookTimeout" must begin with a lower-case letter, as options and functions do'],
  ['/guide/../a', '".." must be made of the letters a to z, digits, and single hyphens between them'],
  ['/guide/über', '"über" must be made of the letters a to z'],
  ['/guide/a--b', '"a--b" must be made of the letters a to z'],
  ['/guide/a b', '"a b" must be made of the letters a to z'],
  ['/guide//a', 'there must be one slash between two names: /guide/a'],
  ['/v1/guide/a', '"v1" is not a version of the site, which has none'],
])('%s is refused: %s', (route, reason) => {
  expect(() => newPage(route, [], config, SECTIONS)).toThrow(`"${route}" cannot be a page: ${reason}`);
});

test('the suggested route keeps the version', () => {
  const reasonOf = (route: string) => () => newPage(route, [], versioned, SECTIONS);
  expect(reasonOf('/v1/zh/guide/a')).toThrow('as both pages are made: /v1/guide/a');
  expect(reasonOf('/v1/guide/Basic/')).toThrow('must be lower case: /v1/guide/basic/');
  expect(reasonOf('/v1/guide/basic/index')).toThrow('must end in a slash instead: /v1/guide/basic/');
});

test('a version that the site does not have is refused', () => {
  expect(() => newPage('/v3/guide/a', [], versioned, SECTIONS)).toThrow(
    '"v3" is not a version of the site, which has v2, v1',
  );
});

test.each(['/config/test/hookTimeout', '/api/rstest/mockFunctions', '/api/rstest/fake-timers'])(
  '%s may have the name that code uses',
  (route) => {
    expect(newPage(route, [], config, SECTIONS).files[0]?.path).toBe(`content/en${route}.mdx`);
  },
);

test.each(['en/guide/a.mdx', 'zh/guide/a.md', 'en/guide/a/index.mdx', 'en/guide/A.mdx'])(
  'a route that %s already serves is refused',
  (taken) => {
    const files = ['en/guide/other.mdx', taken];
    expect(() => newPage('/guide/a', files, config, SECTIONS)).toThrow(`content/${taken} is there already`);
    expect(() => newPage('/guide/a/', files, config, SECTIONS)).toThrow(`content/${taken} is there already`);
  },
);

test('a page of one version does not take the route in another', () => {
  expect(newPage('/v1/guide/a', ['v2/en/guide/a.mdx'], versioned, SECTIONS).files).toHaveLength(2);
  expect(() => newPage('/guide/a', ['v2/en/guide/a.mdx'], versioned, SECTIONS)).toThrow(
    'content/v2/en/guide/a.mdx is there already',
  );
});
