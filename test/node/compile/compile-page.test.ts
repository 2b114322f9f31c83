import { readdirSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { compilePage, pageFunction, pageModule } from '#node/compile/compile-page.ts';
import type { MakeContent } from '#shared/manifest.ts';
import { createDiskCache } from '#node/content/disk-cache.ts';
import { compile, contextWith } from '../../support/compile.ts';
import { site } from '../../support/site.ts';
import { tempFolder } from '../../support/temp-folder.ts';

describe('static strings', () => {
  test('a page without components is one string', async () => {
    const { code, html } = await compile('# A\n\nSome **prose**.\n\n- b');
    expect(html).toEqual(['<h1 id="a">A</h1>\n<p>Some <strong>prose</strong>.</p>\n<ul>\n<li>b</li>\n</ul>']);
    expect(code).toMatch(/return _jsx\(Static, \{\s*html: staticHtml\[0\]\s*\}\);/);
  });
  test('components stay elements; the prose before, inside and after them becomes strings', async () => {
    const source =
      'Before.\n\n<Tabs group="g">\n<Tab label="x">\n\nIn **it**.\n\n</Tab>\n</Tabs>\n\nAfter.\n\nAnd more.';
    const { code, html } = await compile(source);
    expect(html).toEqual(['<p>Before.</p>', '<p>In <strong>it</strong>.</p>', '<p>After.</p>\n<p>And more.</p>']);
    expect(code.replace(/\s+/g, ' ')).toContain(
      'children: [_jsx(Static, { html: staticHtml[0] }), _jsx(Tabs, { group: "g", children: _jsx(Tab, { label: "x", ' +
        'children: _jsx(Static, { html: staticHtml[1] }) }) }), _jsx(Static, { html: staticHtml[2] })]',
    );
  });
  test('an empty page has no strings', async () => {
    expect((await compile('')).html).toEqual([]);
  });
  test('comments are in none of the strings', async () => {
    expect((await compile('A\n\n{/* secret */}\n\nB')).html).toEqual(['<p>A</p>', '<p>B</p>']);
  });
});

describe('the two forms of a page', () => {
  test('the module contains its strings', async () => {
    const page = await compile('Some prose.');
    expect(pageModule(page)).toMatch(/^const staticHtml = \["<p>Some prose.<\/p>"\];\n/);
  });
  test('the function contains no prose, imports nothing, and makes the component from the strings', async () => {
    const page = await compile('Some prose.\n\n<Tabs><Tab label="x">\n\nInner prose.\n\n</Tab></Tabs>');
    const code = pageFunction(page);
    expect(code).not.toMatch(/prose|^(?:import|export)/m);
    const make = runInThisContext(code) as MakeContent;
    const jsx = (type: unknown, props: object) => ({ type, ...props });
    const Component = make({ Fragment: 'Fragment', jsx, jsxs: jsx }, ['first', 'second']) as (props: object) => object;
    const components = { Static: 'Static', Tabs: 'Tabs', Tab: 'Tab' };
    expect(Component({ components })).toEqual({
      type: 'Fragment',
      children: [
        { type: 'Static', html: 'first' },
        { type: 'Tabs', children: { type: 'Tab', label: 'x', children: { type: 'Static', html: 'second' } } },
      ],
    });
  });
  test('a description that reads like a module does not break the function', async () => {
    const text = 'import {x} from \\"react/jsx-runtime\\"; export default function MDXContent';
    const page = await compile(`---\ndescription: "${text}"\n---\n\n{frontmatter.description}`);
    expect(() => runInThisContext(pageFunction(page))).not.toThrow();
  });
});

describe('frontmatter', () => {
  test('is not exported, so that edits of prose are hot-replaced without a reload', async () => {
    const { code } = await compile('---\ntitle: T\n---\n# A');
    expect([...code.matchAll(/^export /gm)]).toHaveLength(1);
    expect(code).toContain('export default function MDXContent');
  });
  test('is available to expressions in the page', async () => {
    const { code } = await compile('---\ntitle: T\n---\n# A\n\n{frontmatter.title}');
    expect(code).toMatch(/const frontmatter = \{\s*"title": "T"\s*\};/);
    expect(code).toContain('frontmatter.title');
  });
});

describe('package manager tabs', () => {
  const shell = async (source: string) =>
    (await compile(source)).html.map((html) => /<code>([\s\S]*)\n<\/code>/.exec(html)?.[1]?.replace(/<[^>]+>/g, ''));

  test('have one block per manager, in a group of their own', async () => {
    expect(await shell('<PackageManagerTabs command="install -D vite" />')).toEqual([
      'npm install -D vite',
      'yarn add -D vite',
      'pnpm add -D vite',
      'bun add -D vite',
    ]);
    const { code } = await compile('<PackageManagerTabs command="install" />');
    expect(code).toContain('group: "package-manager"');
    expect([...code.matchAll(/label: "(\w+)"/g)].map(([, label]) => label)).toEqual(['npm', 'yarn', 'pnpm', 'bun']);
  });
  test('accept a command in braces', async () => {
    expect((await shell('<PackageManagerTabs command={"install"} />'))[1]).toBe('yarn install');
  });
  test('accept a command per manager', async () => {
    const source = '<PackageManagerTabs command={{ npm: "npx a", "yarn": "yarn a", pnpm: "pnpm a", bun: "bunx a" }} />';
    expect(await shell(source)).toEqual(['npx a', 'yarn a', 'pnpm a', 'bunx a']);
  });
});

describe('the cache', () => {
  const compileIn = (folder: string, path: string, source: string, said?: Parameters<typeof contextWith>[0]) =>
    compilePage(path, source, contextWith(said), createDiskCache(folder, '1'));

  test('gives a second build the same page, wherever the project is', async () => {
    const folder = tempFolder();
    const first = await compileIn(folder, '/a.mdx', '# A');
    expect(readdirSync(folder)).toHaveLength(1);
    expect(await compileIn(folder, '/b/a.mdx', '# A')).toEqual(first);
    expect(readdirSync(folder)).toHaveLength(1);
  });
  test('keeps languages and heading ids apart', async () => {
    const folder = tempFolder();
    const source = '> [!NOTE]\n> a\n\n# 甲';
    await compileIn(folder, '/a.mdx', source);
    const { html } = await compileIn(folder, '/a.mdx', source, { lang: 'zh', headingIds: ['a'] });
    expect(html[0]).toContain(`>${site.locales.zh.texts.callout.note}<`);
    expect(html[0]).toContain('<h1 id="a">');
  });
});

test('concurrent compiles of one page keep their inputs apart', async () => {
  const folder = tempFolder();
  const cache = createDiskCache(folder, '1');
  const ids = ['a', 'b', 'c'];
  const pages = () =>
    Promise.all(ids.map((id) => compilePage('/a.mdx', `# ${id}`, contextWith({ headingIds: [id] }), cache)));
  const expected = ids.map((id) => [`<h1 id="${id}">${id}</h1>`]);
  expect((await pages()).map(({ html }) => html)).toEqual(expected);
  // The cached pages are right too.
  expect((await pages()).map(({ html }) => html)).toEqual(expected);
});
