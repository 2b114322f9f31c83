/** What a build takes from an earlier one must be what it would make itself. */

import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeAll } from '../support/temp-folder.ts';
import { copyFixture, readTree } from './fixture.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A copy of the fixture with results of its own. */
function openCopy() {
  const site = copyFixture();
  onTestFinished(site.remove);
  const FIXTURE_CACHE = relative(ROOT, join(site.folder, 'cache'));
  const build = async (config?: string, env: Readonly<Record<string, string>> = {}) => {
    const { code, output } = await site.build({ FIXTURE_CACHE, ...env }, config);
    expect(code, output).toBe(0);
  };
  return { ...site, build };
}

test('a section that gets a sidebar, and with it a social card, gives the card to its pages', async () => {
  const withBlog = (sidebar: string) => `
    import { join, relative } from 'node:path';
    import { prerender } from '../../prerender.ts';
    import { siteBuild } from '../../src/node/vite/site-build.ts';
    import { site } from '../../test/fixtures/site/site.ts';

    const { themeConfig } = site.config;
    const nav = [...themeConfig.nav, { text: 'Blog', link: '/blog/' }];
    const sidebar = { ...themeConfig.sidebar, ${sidebar} };
    const root = join(import.meta.dirname, '../..');
    const inRoot = (folder) => relative(root, join(import.meta.dirname, folder));
    export default siteBuild({
      root,
      site: { ...site, config: { ...site.config, themeConfig: { ...themeConfig, nav, sidebar } } },
      contentDir: inRoot('content'),
      publicDir: inRoot('public'),
      outDir: inRoot('dist'),
      cacheDir: inRoot('cache'),
      prerender,
    });
  `;
  const site = openCopy();
  const page = '---\ntitle: Blog\npageType: custom\n---\n\nNews.\n';
  writeAll(site.folder, { 'content/en/blog/index.mdx': page, 'content/zh/blog/index.mdx': page });
  const card = () => /og:image" content="([^"]*)"/.exec(site.dist('blog/index.html'))?.[1];
  await site.build(withBlog(''));
  expect(card()).toBe('https://fixture.example/cards/en.png');
  await site.build(withBlog('blog: []'));
  expect(card()).toBe('https://fixture.example/cards/en/blog.png');
  await site.build(withBlog(''));
  expect(card()).toBe('https://fixture.example/cards/en.png');
});

test('a build with other settings of Vite takes no application of a build without them', async () => {
  const config = `
    import site from '../../test/fixtures/site/vite.config.ts';
    export default async (env) => {
      const config = await site(env);
      return { ...config, build: { ...config.build, minify: process.env['MINIFY'] !== 'false' } };
    };
  `;
  const site = openCopy();
  await site.build();
  const usual = readTree(join(site.folder, 'dist'));
  await site.build(config, { MINIFY: 'false' });
  const readable = readTree(join(site.folder, 'dist'));
  expect(Object.keys(readable)).not.toEqual(Object.keys(usual));
  await site.build(config);
  expect(readTree(join(site.folder, 'dist'))).toEqual(usual);
});
