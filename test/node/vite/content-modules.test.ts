import type { DevEnvironment } from 'vite';
import { expect, test, vi } from 'vitest';
import type { Content } from '#node/compile/content.ts';
import { contentModules } from '#node/vite/content-modules.ts';
import { VIRTUAL } from '#node/vite/virtual.ts';
import { indexedPage } from '../../support/pages.ts';

const PAGE = '/content/en/guide.mdx';

/** A page whose text is `file.text`, and a browser that was given it. */
function given() {
  const file = { text: 'one' };
  const page = { source: { errors: [] } };
  const content = {
    pages: () => [],
    pageAt: (path: string) => (path === PAGE ? page : undefined),
    inputOf: () => file.text,
  };
  const modules = contentModules(content as unknown as Content);
  const known = new Map([[PAGE, { url: PAGE }]]);
  const client = {
    moduleGraph: { invalidateModule() {}, getModuleById: (id: string) => known.get(id) },
    reloadModule: vi.fn<() => Promise<void>>().mockResolvedValue(undefined),
    async warmupRequest() {
      modules.note(PAGE);
    },
  };
  modules.note(PAGE);
  const browser = client as unknown as DevEnvironment;
  const edit = (text: string) => {
    file.text = text;
    return modules.replaceStale(browser);
  };
  return { edit, repeat: () => modules.repeatReplacements(browser), updates: client.reloadModule.mock.calls };
}

test('a changed record that a browser has from the HTML alone is replaced with the list of pages', async () => {
  const page = indexedPage('en/guide.mdx', { routePath: '/guide' });
  const content = { pages: () => [page], pageAt: () => undefined };
  const modules = contentModules(content as unknown as Content);
  const manifest = { url: 'pages' };
  const reloadModule = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  const getModuleById = (id: string) => (id === `\0${VIRTUAL.pages}` ? manifest : undefined);
  const client = { moduleGraph: { getModuleById, invalidateModule() {} }, reloadModule } as unknown as DevEnvironment;
  modules.noteHtml(page.data);
  await modules.replaceStale(client);
  expect(reloadModule).not.toHaveBeenCalled();
  Object.assign(page.data, { overview: true });
  await modules.replaceStale(client);
  await modules.replaceStale(client);
  expect(reloadModule.mock.calls).toEqual([[manifest]]);
});

test('an edited page is replaced once, also when edits come to rest', async () => {
  const { edit, repeat, updates } = given();
  await edit('two');
  await edit('two');
  await repeat();
  expect(updates).toHaveLength(1);
});

test('a page that was replaced twice in a row is replaced once more, since browsers may mix up the order', async () => {
  const { edit, repeat, updates } = given();
  await edit('two');
  await edit('three');
  await repeat();
  expect(updates).toHaveLength(3);
  await edit('four');
  await repeat();
  expect(updates).toHaveLength(4);
});
