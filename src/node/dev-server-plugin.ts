import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { PAGE_CHANGED_EVENT } from '#shared/dom.ts';
import { langOf } from '#shared/path.ts';
import { buildBoot } from './build-boot.ts';
import type { Content } from './content.ts';
import { ContentError } from './problem.ts';

/** The dev server: one shell for every route, and changes of content on screen without a reload. */
export function devServerPlugin(content: Content): Plugin {
  const { root } = content.place;
  return {
    name: 'docs:dev-server',
    apply: 'serve',
    async hotUpdate({ file, server }) {
      const before = content.pageAt(file);
      if (!before || this.environment.name !== 'client') return;
      await content.refresh();
      const problems = content.problems();
      if (problems.length > 0) throw new ContentError(problems);
      const after = content.pageAt(file);
      if (after && JSON.stringify(after.data) !== JSON.stringify(before.data)) {
        server.ws.send({ type: 'custom', event: PAGE_CHANGED_EVENT, data: after.data });
      }
    },
    configureServer(server) {
      const { watcher } = server;
      const isPage = (file: string) => file.startsWith(join(root, content.place.contentDir)) && /\.mdx?$/.test(file);
      const reload = async (file: string) => {
        if (!isPage(file)) return;
        await content.refresh();
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      };
      watcher.add(join(root, content.place.contentDir));
      watcher.on('add', (file) => void reload(file));
      watcher.on('unlink', (file) => void reload(file));

      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { config } = content.site;
            const path = request.originalUrl ?? '/';
            const shell = await readFile(join(root, 'index.html'), 'utf8');
            const boot = await buildBoot(root, 'src/entry/boot.ts');
            const lang = content.site.locales[langOf(path, config.lang)].tag;
            const html = shell
              .replace('<html lang="en">', `<html lang="${lang}">`)
              .replace('<!--head-->', () => `<title>${config.title}</title><script>${boot}</script>`)
              .replace('<!--app-->', '')
              .replace('<!--state-->', '<script type="module" src="/src/entry/client.tsx"></script>');
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(await server.transformIndexHtml(path, html));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
