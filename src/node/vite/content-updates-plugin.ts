import { existsSync } from 'node:fs';
import { basename, resolve, sep } from 'node:path';
import { normalizePath, type HotPayload, type Plugin, type ViteDevServer } from 'vite';
import { CRASHED_EVENT, OPENED_EVENT } from '#shared/dom.ts';
import { acrossRestarts } from './across-restarts.ts';
import { watchRestarts } from './configuration-problems.ts';
import { LOADED_EVENT, type ServedModules } from './served-modules.ts';
import type { Content } from '../compile/content.ts';
import { overlayError } from './overlay-error.ts';
import { forgetTrees } from '../content/parse-mdx.ts';
import { ContentError, problem, type Problem } from '../content/problem.ts';

/** Delay before reading edited pages: one save is several events. */
const REREAD_DELAY_MS = 2;
/** Delay before reading all content after other changes: a folder is moved, or a branch switched, in many steps. */
const READ_DELAY_MS = 10;
/**
 * Delay before reading and checking everything: when a file is replaced and rewritten within some 20 ms, the watcher
 * misses the second change. A file that is still empty by then is meant to be empty.
 */
const SETTLED_DELAY_MS = 250;

/** Whether the last message in the terminal reported problems. */
const terminal = acrossRestarts('terminal', { hasProblems: false });

/** An empty update, which closes Vite's error overlay. */
const NO_PROBLEMS: HotPayload = { type: 'update', updates: [] };

/**
 * Keeps the dev server and open browsers consistent with a fresh build. An edited page is read and replaced at once,
 * ahead of everything else; once there are no more changes, all content is read again and checked.
 */
export function contentUpdatesPlugin(content: Content, modules: ServedModules): Plugin {
  const { root, contentDir, publicDir } = content.place;
  const isIn = (dir: string, file: string) => (file + sep).startsWith(resolve(root, dir) + sep);
  let stop: (() => void) | undefined;

  return {
    name: 'docs:content-updates',
    apply: 'serve',
    // Without this, Vite would update browsers before the page is read again.
    hotUpdate: ({ file }) => (isIn(contentDir, resolve(file)) ? [] : undefined),
    configureServer(server) {
      const { ws, watcher, middlewares } = server;
      const updates = createUpdates(content, modules, server);
      const changed = (file: string) => {
        // Public files are in no module, so browsers have to reload.
        if (isIn(publicDir, file)) updates.needReload();
        if (isIn(contentDir, file) || isIn(publicDir, file)) updates.changed(normalizePath(file));
      };
      middlewares.use(({ url = '' }, response, next) => {
        if (/\.mdx?(?:\?|$)/.test(url)) modules.noteRequest(url, response);
        next();
      });
      watcher.add([contentDir, publicDir].map((dir) => resolve(root, dir)));
      watcher.on('all', (_, file) => changed(resolve(file)));
      // The watcher drops changes within 50 ms of another one; its raw events report all of them.
      watcher.on('raw', (_, path: string | null, { watchedPath }: { readonly watchedPath?: string }) =>
        changed(rawPath(path, watchedPath)),
      );
      // Catches changes made between the first reading and the start of the watcher.
      watcher.on('ready', updates.settle);
      updates.settle();
      watchRestarts(server, updates);
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
      ws.on(CRASHED_EVENT, (stack: string, client) => {
        server.config.logger.error(`A page has crashed in the browser\n${stack}`, { timestamp: true });
        client.send({ type: 'error', err: { message: 'The page has crashed in the browser', stack } });
      });
      ws.on(LOADED_EVENT, ([id, hash]: readonly [string, string]) => updates.loaded(id, hash));
      stop = updates.stop;
    },
    closeServer() {
      stop?.();
      forgetTrees();
    },
  };
}

/** File of a raw event. The watched path is the file or its folder; some systems report no path besides it. */
function rawPath(path: string | null, watched = ''): string {
  return path === null || path === basename(watched) ? watched : resolve(watched, path);
}

function createUpdates(content: Content, modules: ServedModules, { ws, environments, config }: ViteDevServer) {
  const edited = new Set<string>();
  let isRestarting = false;
  /** Why the configuration or the content could not be read; a build stops at these, too. */
  let restartProblems: readonly Problem[] = [];
  let readProblems: readonly Problem[] = [];
  let isReloadNeeded = false;
  let isOverlayShown = false;
  // After a restart, the terminal says again which problems there are, or that they are fixed.
  let logged = terminal.hasProblems ? undefined : '';

  // One piece of work after the other. An error in our code must not end the dev server.
  let turn = Promise.resolve();
  const queue = (work: () => void | Promise<void>) => {
    turn = turn
      .then(work)
      .catch((error: unknown) => config.logger.error(String(error instanceof Error ? error.stack : error)));
  };
  /** Debounces work, which starts when the delay has passed since the last request. */
  const inTurn = (delayMs: number, work: () => Promise<void>) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => clearTimeout(timer);
    const start = () => queue(work);
    const soon = () => {
      cancel();
      timer = setTimeout(start, delayMs);
    };
    return { soon, cancel };
  };
  const errorOf = (problems: readonly Problem[]): HotPayload => ({
    type: 'error',
    err: overlayError(problems, content.place.root),
  });
  const allProblems = () => [restartProblems, readProblems].find(({ length }) => length > 0) ?? content.problems();
  const tell = (problems: readonly Problem[]) => {
    const text = problems.length > 0 ? new ContentError(problems).message : '';
    if (text !== logged) config.logger.error(text || 'All problems are fixed.', { timestamp: true });
    if (text !== '') ws.send(errorOf(problems));
    else if (isOverlayShown) ws.send(NO_PROBLEMS);
    isOverlayShown = text !== '';
    logged = text;
    terminal.hasProblems = text !== '';
  };
  /** @returns false when something cannot be read; the next change tries again */
  const update = async (read: () => void | Promise<void>): Promise<boolean> => {
    try {
      await read();
      readProblems = [];
    } catch (error) {
      readProblems = [problem({ file: content.place.contentDir }, (error as Error).message)];
      tell(allProblems());
      return false;
    }
    if (environments.client) await modules.replaceStale(environments.client);
    return true;
  };
  const readAll = async (isSettled: boolean) => {
    if (!(await update(() => content.refresh(!isSettled)))) return;
    if (isReloadNeeded) ws.send({ type: 'full-reload' });
    isReloadNeeded = false;
    // The configuration that is on its way may belong to the content.
    if (isSettled && !isRestarting) tell(allProblems());
  };

  const rereads = inTurn(REREAD_DELAY_MS, async () => {
    const files = [...edited];
    edited.clear();
    await update(() => content.reread(files));
  });
  const reads = inTurn(READ_DELAY_MS, () => readAll(false));
  const settled = inTurn(SETTLED_DELAY_MS, () => readAll(true));

  return {
    /** @param file absolute, with slashes as in Vite */
    changed(file: string) {
      if (content.pageAt(file) && existsSync(file)) {
        edited.add(file);
        rereads.soon();
      } else {
        reads.soon();
      }
      settled.soon();
    },
    /** Reloads browsers after the next reading. */
    needReload() {
      isReloadNeeded = true;
    },
    settle: settled.soon,
    restarting() {
      isRestarting = true;
    },
    failedToRestart(problems: readonly Problem[]) {
      isRestarting = false;
      restartProblems = problems;
      settled.soon();
    },
    /** Sends current problems to a page that has just opened. */
    opened(client: { send(payload: HotPayload): void }) {
      const problems = allProblems();
      if (problems.length > 0) client.send(errorOf(problems));
      isOverlayShown ||= problems.length > 0;
    },
    /** @param hash of the source that a browser has loaded */
    loaded(id: string, hash: string) {
      const { client } = environments;
      if (client) queue(() => modules.noteLoaded(client, id, hash));
    },
    stop() {
      for (const each of [rereads, reads, settled]) each.cancel();
    },
  };
}
