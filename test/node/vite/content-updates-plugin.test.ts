import { expect, test } from 'vitest';
import type { Content } from '#node/compile/content.ts';
import { parseMdx, takeTree } from '#node/content/parse-mdx.ts';
import { contentUpdatesPlugin } from '#node/vite/content-updates-plugin.ts';
import type { ServedModules } from '#node/vite/served-modules.ts';

test('a server that is closed, as by a restart, keeps no syntax trees', () => {
  const tree = parseMdx('# Closed');
  const content = { place: { root: '/', contentDir: 'content', publicDir: 'public' } } as Content;
  const { closeServer } = contentUpdatesPlugin(content, {} as ServedModules);
  (closeServer as () => void)();
  expect(takeTree('# Closed')).not.toBe(tree);
});
