import { strFromU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import type { Packages } from '#node/content/examples/packages.ts';
import { readPage } from '#node/content/read-page.ts';
import { exampleZips } from '#node/output/emit/example-zips.ts';
import { fence } from '../../../support/blocks.ts';
import { emitInput } from '../../../support/emit-input.ts';
import { indexedPage } from '../../../support/pages.ts';

const VERSIONS = {
  '@rstest/core': '0.12.0',
  '@rstest/coverage-istanbul': '0.12.0',
  '@rstest/coverage-v8': '0.12.0',
  '@rsbuild/core': '2.0.0',
  '@rsbuild/plugin-react': '2.1.0',
  '@rstest/adapter-rsbuild': '0.12.0',
  'happy-dom': '20.0.0',
  jsdom: '29.0.0',
  vite: '8.0.0',
};
const PEERS: Readonly<Record<string, readonly string[]>> = {
  '@rsbuild/plugin-react': ['@rsbuild/core'],
  '@rstest/core': ['not-pinned'],
};
const packages: Packages = {
  versions: VERSIONS,
  overrides: { jsdom: { undici: '7.0.0' } },
  peersOf: (name) => PEERS[name] ?? [],
};
const sumTest = fence('ts title="sum.test.ts"', "import { test } from '@rstest/core';");

function zipsOf(...blocks: readonly string[]) {
  const pages = [
    indexedPage('en/guide/cart.mdx', {
      routePath: '/guide/cart',
      title: 'A *cart*',
      downloads: readPage(['# Cart', ...blocks].join('\n\n'), 'content/en/guide/cartTotal.mdx').downloads,
    }),
    indexedPage('zh/guide/cart.mdx', { routePath: '/zh/guide/cart' }),
  ];
  return exampleZips(emitInput({ pages, packages }));
}

/** Text of each file of the only zip. */
function filesOf(...blocks: readonly string[]): Readonly<Record<string, string>> {
  const [zip, ...others] = zipsOf(...blocks);
  expect(others).toEqual([]);
  const files = Object.entries(unzipSync(zip?.make() as Uint8Array));
  return Object.fromEntries(files.map(([path, bytes]) => [path, strFromU8(bytes)]));
}

const packageOf = (...blocks: readonly string[]) => JSON.parse(filesOf(...blocks)['package.json'] ?? '') as unknown;

test('an example that can be run is a zip with a package.json and a README of one line', () => {
  const files = filesOf(fence('ts title="src/sum.ts"', 'export {};'), sumTest);
  expect(Object.keys(files)).toEqual(['README.md', 'package.json', 'src/sum.ts', 'sum.test.ts']);
  expect(files['README.md']).toBe(
    'Example from "A \\*cart\\*, Docs", https://docs.test/guide/cart: `npm install`, then `npm test`\n',
  );
  expect(JSON.parse(files['package.json'] ?? '')).toEqual({
    name: 'guide-carttotal-1',
    private: true,
    type: 'module',
    scripts: { test: 'rstest run' },
    devDependencies: { '@rstest/core': '0.12.0' },
  });
});

test('the name of the package is in lower case, as npm demands; that of the zip is that of the page', () => {
  expect(zipsOf(sumTest).map(({ path }) => path)).toEqual(['examples/guide-cartTotal-1.zip']);
  expect(packageOf(sumTest)).toHaveProperty('name', 'guide-carttotal-1');
});

test('a README names each command of the example once, in order', () => {
  const [make, run] = [fence('sh command', 'node make.mjs'), fence('sh command', 'npx rstest run --bail 1')];
  const files = filesOf(fence('js title="make.mjs"', 'export {};'), sumTest, make, run, run);
  expect(files['README.md']).toContain('`npm install`, then `node make.mjs`, `npx rstest run --bail 1`\n');
});

test('an example with a README of its own keeps it', () => {
  const files = filesOf(fence('md title="README.md"', '# Shop'), sumTest);
  expect(files['README.md']).toBe('# Shop\n');
  expect(files['EXAMPLE.md']).toContain('`npm install`, then `npm test`');
});

test('a README names the tests that are meant to fail', () => {
  const failing = fence('ts title="src/arrow.test.ts" fails="not a function"', 'export {};');
  const files = filesOf(sumTest, failing, fence('sh command exit=1', 'npx rstest run arrow'));
  expect(files['README.md']).toContain('then `npx rstest run arrow`. Meant to fail: `src/arrow.test.ts`\n');
});

test('an example of sources alone has no zip', () => {
  expect(zipsOf(fence('ts title="src/sum.ts"', 'export {};'))).toEqual([]);
});

test('packages are those that the files and commands name, with their peers and overrides', () => {
  const config = fence(
    'ts title="rstest.config.ts"',
    "import { pluginReact } from '@rsbuild/plugin-react';",
    "export default { plugins: [pluginReact()], testEnvironment: 'jsdom', tool: 'vitest' };",
  );
  expect(packageOf(config, sumTest)).toMatchObject({
    devDependencies: {
      '@rsbuild/core': '2.0.0',
      '@rsbuild/plugin-react': '2.1.0',
      '@rstest/core': '0.12.0',
      jsdom: '29.0.0',
    },
    overrides: { jsdom: { undici: '7.0.0' } },
  });
  expect(packageOf(config, sumTest)).not.toHaveProperty('devDependencies.vite');
});

test.each([
  ['/** @rstest-environment jsdom */', ['@rstest/core', 'jsdom']],
  [
    "import { withRsbuildConfig } from '@rstest/adapter-rsbuild';",
    ['@rstest/adapter-rsbuild', '@rstest/core', 'happy-dom'],
  ],
])('`%s` adds the package of the environment', (line, expected) => {
  const { devDependencies } = packageOf(fence('ts title="a.test.ts"', line)) as { devDependencies: object };
  expect(Object.keys(devDependencies)).toEqual(expected);
});

test.each([
  ['npx rstest run --coverage', ['@rstest/coverage-istanbul']],
  ['npx rstest run --coverage --coverage.provider v8', ['@rstest/coverage-v8']],
  ['npx rstest run', []],
])('coverage by `%s` adds %j', (command, added) => {
  const { devDependencies } = packageOf(sumTest, fence('sh command', command)) as { devDependencies: object };
  expect(Object.keys(devDependencies)).toEqual(['@rstest/core', ...added]);
});

test("the page's own package.json keeps what it says", () => {
  const shown = fence(
    'json title="package.json"',
    '{ "type": "commonjs", "scripts": { "test": "rstest run --bail 1" } }',
  );
  expect(packageOf(shown, sumTest)).toEqual({
    type: 'commonjs',
    scripts: { test: 'rstest run --bail 1' },
    devDependencies: { '@rstest/core': '0.12.0' },
  });
});

test('packages that the page itself puts into node_modules are copied there after the installation', () => {
  const files = filesOf(fence('js title="node_modules/old/index.js"', 'export {};'), sumTest);
  expect(Object.keys(files)).toContain('own-packages/old/index.js');
  expect(JSON.parse(files['package.json'] ?? '')).toHaveProperty('scripts.postinstall');
});

test('the bytes of a zip do not depend on the time or the time zone', () => {
  const bytes = () => zipsOf(sumTest).map((zip) => zip.make());
  const some = bytes();
  vi.stubEnv('TZ', 'Asia/Tokyo');
  vi.useFakeTimers({ now: new Date('2030-05-05') });
  const others = bytes();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  expect(others).toEqual(some);
});
