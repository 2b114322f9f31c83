import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { langOf, markdownPath } from '#shared/path.ts';
import { buildBoot } from './build-boot.ts';
import type { Content } from './content.ts';
import { rootAttributes } from './html.ts';
import { pageMarkdown } from './markdown/page-markdown.ts';
import { devSearchFile } from './search-files.ts';

/** The Markdown at an address, made on the spot; undefined when the address is no copy of a page. */
async function markdownAt(pathname: string, content: Content): Promise<string | undefined> {
  const page = content.pages().find(({ entry }) => markdownPath(entry.routePath) === pathname);
  if (!page) return undefined;
  const { markdown } = await content.compiler.compile(page.path, await readFile(page.path, 'utf8'));
  return pageMarkdown(page, markdown, content.site);
}

/** The dev server's answer to every route: one shell, which the client fills, or a page's Markdown. */
export function devServerPlugin(content: Content): Plugin {
  const { root } = content.place;
  return {
    name: 'docs:dev-server',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { config } = content.site;
            const path = request.originalUrl ?? '/';
            const markdown = await markdownAt(path.split('?')[0] ?? '', content);
            if (markdown !== undefined) {
              response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
              response.end(markdown);
              return;
            }
            const searchFile = devSearchFile(path, content.pages(), content.site);
            if (searchFile !== undefined) {
              response.setHeader('Content-Type', 'application/json; charset=utf-8');
              response.end(searchFile);
              return;
            }
            const shell = await readFile(join(root, 'index.html'), 'utf8');
            const boot = await buildBoot(root, 'src/entry/boot.ts');
            const page = { lang: langOf(path, config.lang), pageType: 'doc' } as const;
            const html = shell
              .replace('<html lang="en">', `<html${rootAttributes(page, content.site)}>`)
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
