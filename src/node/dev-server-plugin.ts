import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { PAGE_CHANGED_EVENT } from '#shared/dom.ts';
import { langOf } from '#shared/path.ts';
import { buildBoot } from './build-boot.ts';
import type { Content } from './content.ts';
import { problemText, type Problem } from './problem.ts';
import { VIRTUAL } from './virtual.ts';

/** The dev server: one shell for every route, and changes of content on screen without a reload. */
export function devServerPlugin(content: Content): Plugin {
  const { root } = content.place;
  return {
    name: 'docs:dev-server',
    apply: 'serve',
    async hotUpdate({ file, server }) {
      const before = content.pageAt(file);
      if (!before || this.environment.name !== 'client') return undefined;
      await content.refreshPage(file);
      const problems = content.problems();
      if (problems.length > 0) {
        server.ws.send({ type: 'error', err: overlayError(problems) });
        return [];
      }
      const after = content.pageAt(file);
      if (after && JSON.stringify(after.data) !== JSON.stringify(before.data)) {
        const { moduleGraph } = this.environment;
        const record = moduleGraph.getModuleById(`\0${VIRTUAL.data}${after.entry._relativePath}`);
        if (record) moduleGraph.invalidateModule(record);
        server.ws.send({ type: 'custom', event: PAGE_CHANGED_EVENT, data: after.data });
      }
      return undefined;
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

/** The problems as Vite's overlay shows them: all as text, the first one's place as a link to the editor. */
function overlayError(problems: readonly Problem[]) {
  const [first] = problems;
  return {
    message: problems.map(problemText).join('\n'),
    stack: '',
    plugin: 'docs:content',
    ...(first && { loc: { file: first.file, line: first.line ?? 1, column: first.column ?? 1 } }),
  };
}
