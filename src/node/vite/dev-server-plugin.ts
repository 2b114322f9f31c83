import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { isRunnableDevEnvironment, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { isFilePath } from '#shared/path.ts';
import { bundleScript } from './bundle-script.ts';
import { BOOT_ENTRY, CLIENT_ENTRY, SERVER_ENTRY, STYLESHEET } from './entries.ts';
import type { Content } from '../compile/content.ts';
import { overlayError } from './overlay-error.ts';
import { memoryManifest } from '../output/manifest.ts';
import { outputAt } from '../output/outputs.ts';
import { renderPage, type ClientAssets, type ServerModule } from '../output/render-page.ts';
import { devSearchFile } from '../output/search-files.ts';
import { contentType } from '../output/content-type.ts';
import { requestUrl } from '../output/static-server.ts';
import type { ServedModules } from './served-modules.ts';

const VITE_CLIENT = '/@vite/client';
/**
 * Reloads a page that has lost its dev server: during a restart, Vite's client may fail to load or come from another
 * server. Every second the script fetches the client, and reloads the page if it has no client or the client's token has
 * changed. The script stops once the page is connected; where connections never work, it never reloads.
 */
const reloadUnconnected = (token: string) => `<script type="module">
let hasClient = true;
let isConnected = false;
import('${VITE_CLIENT}').then(
  ({ createHotContext }) => createHotContext('/@docs/reload').on('vite:ws:connect', () => (isConnected = true)),
  () => (hasClient = false),
);
setTimeout(async function ask() {
  const client = await fetch('${VITE_CLIENT}').then((answer) => (answer.ok ? answer.text() : ''), () => '');
  if (client !== '' && !(hasClient && client.includes('${token}'))) location.reload();
  else if (!isConnected) setTimeout(ask, 1000);
}, 1000);
</script>`;
const ASSETS: ClientAssets = { app: `/${CLIENT_ENTRY}`, stylesheet: `/${STYLESHEET}`, preload: () => [] };

/** Serves the site like a static host: pages rendered by the build's code, the other outputs, else the 404 page. */
export function devServerPlugin(content: Content, modules: ServedModules): Plugin {
  const { root, contentDir } = content.place;
  let boot: Promise<string> | undefined;
  let isClosed = false;
  /** Reloads browsers that show an error instead of a page. */
  let reloadFailed: (() => void) | undefined;
  const readBoot = () => (boot ??= bundleScript(root, BOOT_ENTRY));

  /** `index.html` with the dev server's scripts. Loads the app at once, so that edits show by hot replacement. */
  async function readShell(server: ViteDevServer): Promise<string> {
    const shell = await server.transformIndexHtml('/index.html', await readFile(join(root, 'index.html'), 'utf8'));
    return shell
      .replace('</head>', `${reloadUnconnected(server.config.webSocketToken)}</head>`)
      .replace('</body>', `<script type="module" src="${ASSETS.app}"></script></body>`);
  }

  async function renderHtml(pathname: string, server: ViteDevServer) {
    const { ssr } = server.environments;
    const generation = content.generation();
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('the dev server needs the environment "ssr"');
    const [module, shell, boot] = await Promise.all([
      ssr.runner.import<ServerModule>(`/${SERVER_ENTRY}`),
      readShell(server),
      readBoot(),
    ]);
    const manifest = memoryManifest(content);
    return renderPage(pathname, content, { server: module, manifest, shell, boot, assets: ASSETS, generation });
  }

  async function answer(request: IncomingMessage, response: ServerResponse, server: ViteDevServer): Promise<void> {
    const { pathname } = requestUrl(request);
    // No page has an extension, and making the other outputs takes long on a large site.
    const file = isFilePath(pathname)
      ? (devSearchFile(pathname, content.pages(), content.site) ??
        (await outputAt(pathname, content, await readBoot())))
      : undefined;
    if (file !== undefined) {
      response.setHeader('Content-Type', contentType(pathname));
      response.end(file);
      return;
    }
    const { page, html } = await renderHtml(pathname, server);
    modules.noteHtml(page);
    response.statusCode = page.pageType === '404' ? 404 : 200;
    response.setHeader('Content-Type', contentType('index.html'));
    response.end(html);
  }

  return {
    name: 'docs:dev-server',
    apply: 'serve',
    hotUpdate({ file }) {
      // Vite replaces modules in browsers, but an error page has none of them.
      if (this.environment.name === 'ssr' && reloadFailed) {
        setTimeout(reloadFailed);
        reloadFailed = undefined;
      }
      // The start-up script is not in Vite's module graph. Edits of pages keep it, since each bundling leaks memory.
      if (!file.startsWith(`${normalizePath(resolve(root, contentDir))}/`)) boot = undefined;
    },
    closeServer() {
      isClosed = true;
    },
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          if (request.method !== 'GET' && request.method !== 'HEAD') return next();
          answer(request, response, server).catch((error: unknown) => {
            // The dev server is restarting: the browser retries the new one after a second.
            if (isClosed) {
              response.writeHead(503, { Refresh: '1' }).end();
              return;
            }
            reloadFailed = () => server.ws.send({ type: 'full-reload' });
            // If the content has problems, they are the reason that rendering failed.
            const problems = content.problems();
            next(problems.length > 0 ? overlayError(problems, root) : error);
          });
        });
      };
    },
  };
}
