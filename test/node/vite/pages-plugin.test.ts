import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import type { Content } from '#node/compile/content.ts';
import { DEV_ADDRESSES } from '#node/output/manifest-addresses.ts';
import { createServedModules } from '#node/vite/served-modules.ts';
import { pagesPlugin } from '#node/vite/pages-plugin.ts';
import { indexedPage } from '../../support/pages.ts';

const ROOT = resolve('/site');
const FILE = `${ROOT.replaceAll('\\', '/')}/content/en/guide.mdx`;

test('a page that is edited while it is compiled is answered as edited', async () => {
  let text = 'first';
  const compiled: string[] = [];
  const content = {
    place: { root: ROOT, contentDir: 'content' },
    pages: () => [],
    pageAt: () => ({ ...indexedPage('en/guide.mdx', { routePath: '/guide' }), text }),
    inputOf: (page: { readonly text: string }) => page.text,
    async compile(page: { readonly text: string }) {
      compiled.push(page.text);
      text = 'edited';
      return { code: page.text, html: [] };
    },
  } as unknown as Content;
  const plugin = pagesPlugin(content, createServedModules(content), () => DEV_ADDRESSES) as Plugin & {
    load(this: unknown, id: string): Promise<{ readonly code: string }>;
  };
  const environment = { name: 'client', mode: 'dev' };
  const { code } = await plugin.load.call({ environment }, FILE);
  expect(compiled).toEqual(['first', 'edited']);
  expect(code).toContain('edited');
});
