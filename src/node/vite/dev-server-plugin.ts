import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { buildBoot } from './build-boot.ts';
import type { ClientAssets } from '../output/render-page.ts';
import type { Content } from '../compile/content.ts';
import { overlayError } from './overlay-error.ts';
import { outputAt } from '../output/outputs.ts';
import { renderPage, type ServerModule } from '../output/render-page.ts';
import { devSearchFile } from '../output/search-files.ts';
import { contentType } from '../output/static-server.ts';

/** The modules that the dev server starts from, from the root. */
export interface Entries {
  readonly client: string;
  readonly server: string;
  readonly boot: string;
  readonly stylesheet: string;
}

/**
 * Answers as a host of the built site does: each page as HTML, rendered by the code of the build; the outputs beside
 * them; the lost page, with status 404, for all that is not there.
 */
export function devServerPlugin(content: Content, entries: Entries): Plugin {
  const { root } = content.place;
  const assets: ClientAssets = { app: `/${entries.client}`, stylesheet: `/${entries.stylesheet}`, preload: () => [] };
  let boot: Promise<string> | undefined;
  let isClosed = false;
  const readBoot = () => (boot ??= buildBoot(root, entries.boot));

  /** `index.html` with the scripts of the dev server. The app starts at once: an edit shows in what runs. */
  async function readShell(server: ViteDevServer): Promise<string> {
    const shell = await server.transformIndexHtml('/index.html', await readFile(join(root, 'index.html'), 'utf8'));
    return shell.replace('</body>', `<script type="module" src="${assets.app}"></script></body>`);
  }

  async function renderHtml(pathname: string, server: ViteDevServer) {
    const { ssr } = server.environments;
    const generation = content.generation();
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('the dev server needs the environment "ssr"');
    const [module, shell, boot] = await Promise.all([
      ssr.runner.import<ServerModule>(`/${entries.server}`),
      readShell(server),
      readBoot(),
    ]);
    return renderPage(pathname, module, content, { shell, boot, assets, generation });
  }

  async function answer(request: IncomingMessage, response: ServerResponse, server: ViteDevServer): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file =
      devSearchFile(pathname, content.pages(), content.site) ?? (await outputAt(pathname, content, await readBoot()));
    if (file !== undefined) {
      response.setHeader('Content-Type', contentType(pathname));
      response.end(file);
      return;
    }
    const { page, html } = await renderHtml(pathname, server);
    response.statusCode = page.pageType === '404' ? 404 : 200;
    response.setHeader('Content-Type', contentType('index.html'));
    response.end(html);
  }

  return {
    name: 'docs:dev-server',
    apply: 'serve',
    hotUpdate() {
      // Its modules are in no graph.
      boot = undefined;
    },
    closeServer() {
      isClosed = true;
    },
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          if (request.method !== 'GET' && request.method !== 'HEAD') return next();
          answer(request, response, server).catch((error: unknown) => {
            if (isClosed) {
              // The dev server starts again: the browser is to ask the next one, a second later.
              response.writeHead(503, { Refresh: '1' }).end();
              return;
            }
            const problems = content.problems();
            // A page that cannot be rendered for what is wrong with the content says that and no more.
            next(problems.length > 0 ? overlayError(problems, root) : error);
          });
        });
      };
    },
  };
}
