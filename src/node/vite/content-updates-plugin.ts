import { resolve, sep } from 'node:path';
import type { DevEnvironment, EnvironmentModuleNode, HotPayload, Plugin, ViteDevServer } from 'vite';
import { OPENED_EVENT } from '#shared/dom.ts';
import { isShowable, moduleSources, RESOLVED } from './content-modules.ts';
import type { Content } from '../compile/content.ts';
import { debounce } from './debounce.ts';
import { overlayError } from './overlay-error.ts';
import { ContentError, problem, type Problem } from '../content/problem.ts';
import { VIRTUAL } from './virtual.ts';

/** Delay before reading changed content: editors write several files, or one file in steps. */
const READ_DELAY_MS = 10;
/**
 * Delay before reading once more: when a file is replaced and rewritten within some 20 ms, the watcher misses it. Files
 * that are still empty then are meant to be.
 */
const READ_AGAIN_DELAY_MS = 250;
/** Delay before checking for problems: on a large site the check takes longer than showing the edit. */
const CHECK_DELAY_MS = 100;

/** An empty update, which closes Vite's error overlay. */
const NO_PROBLEMS: HotPayload = { type: 'update', updates: [] };

/**
 * Keeps the dev server and open browsers consistent with a fresh build. After any file change all content is read
 * again, and modules whose content has changed are replaced.
 */
export function contentUpdatesPlugin(content: Content): Plugin {
  const { root, contentDir, publicDir } = content.place;
  const isIn = (dir: string, file: string) => resolve(file).startsWith(resolve(root, dir) + sep);
  const stops: (() => void)[] = [];

  return {
    name: 'docs:content-updates',
    apply: 'serve',
    // Vite would update browsers before the index has read the page.
    hotUpdate: ({ file }) => (isIn(contentDir, file) ? [] : undefined),
    configureServer(server) {
      const { ws, watcher } = server;
      const updates = createUpdates(content, server);
      watcher.add([contentDir, publicDir].map((dir) => resolve(root, dir)));
      // The watcher drops changes within 50 ms of another one; its raw events report all of them.
      watcher.on('raw', () => updates.soon(false));
      // No module contains public files, so browsers have to reload.
      watcher.on('all', (_, file) => updates.soon(isIn(publicDir, file)));
      // Catches changes made between the first reading and the start of the watcher.
      watcher.on('ready', () => updates.soon(false));
      updates.soon(false);
      ws.on(OPENED_EVENT, (generation: number, client) => {
        if (generation !== content.generation()) {
          // The content was read again before the page could be notified.
          client.send({ type: 'full-reload' });
          return;
        }
        // Vite reloads a page on its first update if it shows an overlay; an empty update prevents that.
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
  let isSecondReading = false;

  // An internal error must not end the dev server.
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
    const isQuick = !isSecondReading;
    isSecondReading = false;
    try {
      await content.refresh(isQuick);
    } catch (error) {
      // For example an unreadable file. The next change tries again.
      tell([problem({ file: contentDir }, (error as Error).message)]);
      return;
    }
    const after = moduleSources(content);
    const changes = new Map<string, boolean>();
    const isChanged = (id: string | null) => {
      if (id === null) return false;
      const known = changes.get(id) ?? before(id) !== after(id);
      changes.set(id, known);
      return known;
    };
    for (const environment of Object.values(environments)) forget(isChanged, environment);
    const { client } = environments;
    if (client) await replace(isChanged, client, content);
    if (isReloadNeeded) ws.send({ type: 'full-reload' });
    isReloadNeeded = false;
    checks.soon();
  };
  const reads = debounce(orLog(read), READ_DELAY_MS);
  const readsAgain = debounce(async () => {
    isSecondReading = true;
    reads.soon();
  }, READ_AGAIN_DELAY_MS);

  return {
    soon(needsReload: boolean) {
      isReloadNeeded ||= needsReload;
      reads.soon();
      readsAgain.soon();
    },
    /** Sends current problems to a page that has just opened. */
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

/** Invalidates changed modules and their importers. */
function forget(isChanged: IsChanged, { moduleGraph, name }: DevEnvironment): void {
  const seen = new Set<EnvironmentModuleNode>();
  const now = Date.now();
  for (const module of moduleGraph.idToModuleMap.values()) {
    // The client gets a timestamp in the address, so that browsers request the module again.
    if (isChanged(module.id)) moduleGraph.invalidateModule(module, seen, now, name === 'client');
  }
}

/** Hot-replaces the changed modules in browsers. */
async function replace(isChanged: IsChanged, client: DevEnvironment, content: Content): Promise<void> {
  const { moduleGraph } = client;
  const changed = [...moduleGraph.idToModuleMap.values()].filter(({ id }) => isChanged(id));
  for (const module of changed) {
    const page = content.pageAt(module.file ?? '');
    // No browser has requested it yet.
    if (!page || module.isSelfAccepting === undefined) continue;
    // A page with errors keeps its last good content on screen.
    if (!isShowable(page)) continue;
    await client.reloadModule(module);
    // Compile before sending the next update: browsers apply updates as their modules arrive, not in the order sent.
    await client.warmupRequest(module.url);
  }
  const manifest = moduleGraph.getModuleById(RESOLVED + VIRTUAL.pages);
  // All virtual modules are imported through this one.
  if (manifest && changed.some(({ id }) => id?.startsWith(RESOLVED))) await client.reloadModule(manifest);
}
