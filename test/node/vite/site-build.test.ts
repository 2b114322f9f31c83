import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { siteBuild } from '#node/vite/site-build.ts';
import { site } from '#site/config.ts';

test('a project folder with "#" in its path, which Vite cannot read, stops the build with a reason', async () => {
  const prerender = () => Promise.reject(new Error('not reached'));
  const options = { root: '/docs #1', site, contentDir: 'content', publicDir: 'public', outDir: 'dist', prerender };
  const { plugins = [] } = await siteBuild(options);
  const problems = (plugins as readonly Plugin[]).find(({ name }) => name === 'docs:site-problems');
  const config = problems?.config as (config: unknown, env: { readonly command: string }) => void;
  expect(() => config({}, { command: 'build' })).toThrow('/docs #1: Vite cannot read a folder with "#" in its path');
});
