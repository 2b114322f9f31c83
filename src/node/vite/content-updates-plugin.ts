import { resolve, sep } from 'node:path';
import type { DevEnvironment, EnvironmentModuleNode, HotPayload, Plugin, ViteDevServer } from 'vite';
import { OPENED_EVENT } from '#shared/dom.ts';
import { isShowable, moduleSources, RESOLVED } from './content-modules.ts';
import type { Content } from '../compile/content.ts';
import { debounce } from './debounce.ts';
import { overlayError } from './overlay-error.ts';
import { ContentError, problem, type Problem } from '../content/problem.ts';
import { VIRTUAL } from './virtual.ts';

/** How long after the last change the content is read, so that a file is not read between being emptied and written. */
const READ_DELAY_MS = 10;
/**
 * How long after the last event the content is read once more: a file that is replaced and then written anew within some
 * 20 ms is not watched in between.
 */
const READ_AGAIN_DELAY_MS = 250;
/** How long problems are not looked for after an edit: on a large site that takes longer than to show the edit. */
const CHECK_DELAY_MS = 100;

/** Makes Vite's overlay go: any update does, also one of nothing. */
const NO_PROBLEMS: HotPayload = { type: 'update', updates: [] };

/**
 * Keeps the dev server and its browsers at what a fresh build would say. After any change of a file the whole content is
 * read again, and every module is replaced whose content is not the same any more.
 */
export function contentUpdatesPlugin(content: Content): Plugin {
  const { root, contentDir, publicDir } = content.place;
  const isIn = (dir: string, file: string) => resolve(file).startsWith(resolve(root, dir) + sep);
  const stops: (() => void)[] = [];

  return {
    name: 'docs:content-updates',
    apply: 'serve',
    // Vite would tell browsers of a page before the index has read it.
    hotUpdate: ({ file }) => (isIn(contentDir, file) ? [] : undefined),
    configureServer(server) {
      const { ws, watcher } = server;
      const updates = createUpdates(content, server);
      watcher.add([contentDir, publicDir].map((dir) => resolve(root, dir)));
      // The watcher drops a change that follows another one within 50 ms; its raw events tell of every change.
      watcher.on('raw', () => updates.soon(false));
      // No module holds a file of the public folder: browsers have to ask for it again.
      watcher.on('all', (_, file) => updates.soon(isIn(publicDir, file)));
      // What changed since the content was read, and before the watcher knew of its file, nobody tells.
      watcher.on('ready', () => updates.soon(false));
      updates.soon(false);
      ws.on(OPENED_EVENT, (generation: number, client) => {
        if (generation !== content.generation()) {
          // The content was read again after the page was sent and before the page could be told.
          client.send({ type: 'full-reload' });
          return;
        }
        // The first update of a page reloads it if there is an overlay. This page needs none: it has come up whole.
        client.send(NO_PROBLEMS);
        updates.opened(client);
      });
      stops.push(updates.stop);
    },
    closeServer() {
      for (const stop of stops.splice(0)) stop();
    },
  };
}

function textOf(problems: readonly Problem[]): string {
  return problems.length > 0 ? new ContentError(problems).message : '';
}

function createUpdates(content: Content, server: ViteDevServer) {
  const { ws, environments, config } = server;
  const { contentDir } = content.place;
  let isReloadNeeded = false;
  let isOverlayShown = false;
  let logged = '';

  // A defect of ours ends no dev server.
  const orLog = (work: () => Promise<void>) => () =>
    work().catch((error: unknown) => config.logger.error(error instanceof Error ? String(error.stack) : String(error)));
  const errorOf = (problems: readonly Problem[]): HotPayload => ({
    type: 'error',
    err: overlayError(problems, content.place.root),
  });
  const tell = (problems: readonly Problem[]) => {
    const text = textOf(problems);
    if (text !== logged) config.logger.error(text || 'The content has no problems any more.', { timestamp: true });
    if (text !== '') ws.send(errorOf(problems));
    else if (isOverlayShown) ws.send(NO_PROBLEMS);
    isOverlayShown = text !== '';
    logged = text;
  };

  const checks = debounce(
    orLog(async () => tell(content.problems())),
    CHECK_DELAY_MS,
  );

  const read = async () => {
    checks.cancel();
    const before = moduleSources(content);
    try {
      await content.refresh();
    } catch (error) {
      // Such as a file that may not be read. The next change tries again.
      tell([problem({ file: contentDir }, (error as Error).message)]);
      return;
    }
    const after = moduleSources(content);
    const isChanged = (id: string | null) => id !== null && before(id) !== after(id);
    for (const environment of Object.values(environments)) forget(isChanged, environment);
    const { client } = environments;
    if (client) await replace(isChanged, client, content);
    if (isReloadNeeded) ws.send({ type: 'full-reload' });
    isReloadNeeded = false;
    checks.soon();
  };
  const reads = debounce(orLog(read), READ_DELAY_MS);
  const readsAgain = debounce(async () => reads.soon(), READ_AGAIN_DELAY_MS);

  return {
    soon(needsReload: boolean) {
      isReloadNeeded ||= needsReload;
      reads.soon();
      readsAgain.soon();
    },
    /** Tells a page that has come up of the problems that the others know of. */
    opened(client: { send(payload: HotPayload): void }) {
      const problems = content.problems();
      if (problems.length > 0) client.send(errorOf(problems));
      isOverlayShown ||= problems.length > 0;
    },
    stop() {
      reads.cancel();
      readsAgain.cancel();
      checks.cancel();
    },
  };
}

type IsChanged = (id: string | null) => boolean;

/** Makes an environment forget modules, and what imports them. */
function forget(isChanged: IsChanged, { moduleGraph, name }: DevEnvironment): void {
  const seen = new Set<EnvironmentModuleNode>();
  const now = Date.now();
  for (const module of moduleGraph.idToModuleMap.values()) {
    // Browsers are to ask under a new address, which has the time in it.
    if (isChanged(module.id)) moduleGraph.invalidateModule(module, seen, now, name === 'client');
  }
}

/** Has browsers replace the modules that they hold. */
async function replace(isChanged: IsChanged, client: DevEnvironment, content: Content): Promise<void> {
  const { moduleGraph } = client;
  const changed = [...moduleGraph.idToModuleMap.values()].filter(({ id }) => isChanged(id));
  for (const module of changed) {
    const page = content.pageAt(module.file ?? '');
    // No browser has asked for it yet.
    if (!page || module.isSelfAccepting === undefined) continue;
    // The last text that could be shown stays on screen until there is another one.
    if (!isShowable(page)) continue;
    await client.reloadModule(module);
    // The next update waits until this one can be answered: browsers show what comes last, not what was sent last.
    await client.warmupRequest(module.url);
  }
  const manifest = moduleGraph.getModuleById(RESOLVED + VIRTUAL.pages);
  // All generated modules are imported through this one.
  if (manifest && changed.some(({ id }) => id?.startsWith(RESOLVED))) await client.reloadModule(manifest);
}
