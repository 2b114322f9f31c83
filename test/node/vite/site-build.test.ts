import { readFileSync } from 'node:fs';
import glob from 'fast-glob';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { BROWSER_PACKAGES, siteBuild } from '#node/vite/site-build.ts';
import { site } from '#site/config.ts';

test('a project folder with "#" in its path, which Vite cannot read, stops the build with a reason', async () => {
  const prerender = () => Promise.reject(new Error('not reached'));
  const options = { root: '/docs #1', site, contentDir: 'content', publicDir: 'public', outDir: 'dist', prerender };
  const { plugins = [] } = await siteBuild(options);
  const problems = (plugins as readonly Plugin[]).find(({ name }) => name === 'docs:site-problems');
  const config = problems?.config as (config: unknown, env: { readonly command: string }) => void;
  expect(() => config({}, { command: 'build' })).toThrow('/docs #1: Vite cannot read folders with "#" in their path');
});

test('the dev server prepares every package that browsers load', () => {
  const files = glob.sync(['src/{theme,entry,search}/**/*.{ts,tsx}', '!src/entry/server.tsx']);
  const imports = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/(?:^(?:import (?!type\b).*|\}) from |import\()'([^'#.][^']*)'/gm),
  ]);
  const packages = new Set(imports.map(([, name = '']) => name).filter((name) => !name.startsWith('virtual:')));
  // Named by the plugin for React.
  for (const name of ['react', 'react-dom', 'react/jsx-runtime']) packages.delete(name);
  expect([...packages].toSorted()).toEqual(BROWSER_PACKAGES);
});
