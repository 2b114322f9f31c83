/** Records which versions of the content's modules the dev server has served, to replace outdated ones in browsers. */

import type { ServerResponse } from 'node:http';
import type { DevEnvironment } from 'vite';
import type { PageData } from '#shared/page.ts';
import type { Content } from '../compile/content.ts';
import { nameHash } from '../content/hashes.ts';
import type { IndexedPage } from '../content/page-index.ts';
import { RESOLVED, VIRTUAL, virtualModule } from './virtual.ts';

const MANIFEST = RESOLVED + VIRTUAL.pages;

/** Sent by a page's module when a browser runs it, with the module's id and the hash of its source. */
export const LOADED_EVENT = 'docs:loaded';

/** False for a page with errors: open browsers keep its last version without errors. */
export function isShowable({ source }: IndexedPage): boolean {
  return source.errors.length === 0;
}

export type ServedModules = ReturnType<typeof createServedModules>;

/** Stands in for the source when open browsers have different versions of a module. */
const VARIOUS = Symbol('various');

/** Creates the record of a dev server, with nothing served yet. */
export function createServedModules(content: Content) {
  // The source that browsers have of each module, by its id.
  const served = new Map<string, string | undefined | typeof VARIOUS>();
  // Addresses that are being answered.
  const requests = new Map<ServerResponse, string>();
  // A text that changes exactly when the module does.
  const sourceOf = (id: string) => {
    const page = content.pageAt(id);
    if (!page) return virtualModule(id, content.pages(), content.site);
    return isShowable(page) ? content.inputOf(page) : '';
  };
  /** Records that a browser gets the current version of a module. */
  const note = (id: string) => {
    const source = sourceOf(id);
    // A browser that asks between a reading and replaceStale gets the new source, while the others still have the old
    // one.
    served.set(id, served.has(id) && served.get(id) !== source ? VARIOUS : source);
  };

  const staleIds = (areVirtual: boolean) =>
    [...served.keys()].filter((id) => {
      if (id.startsWith(RESOLVED) !== areVirtual) return false;
      const source = sourceOf(id);
      // A page with errors has no source and keeps its last good content on screen.
      return served.get(id) !== source && (areVirtual || source);
    });

  /**
   * Waits for stale pages that are being sent to a browser. A page imports itself, for React Refresh; one that is
   * invalidated before its imports are written would import its own next version, and run after it.
   */
  const finishStale = async (client: DevEnvironment) => {
    const stale = new Set(staleIds(false));
    for (const url of new Set(requests.values())) {
      const module = await client.moduleGraph.getModuleByUrl(url);
      if (module?.id && stale.has(module.id)) await client.warmupRequest(module.url);
    }
  };

  const invalidateStale = ({ moduleGraph }: DevEnvironment, areVirtual: boolean) =>
    staleIds(areVirtual).map((id) => {
      const module = moduleGraph.getModuleById(id);
      if (module) {
        // Drops the code, also when Vite is still transforming the module or its importers.
        moduleGraph.invalidateModule(module);
        // Gives its address a timestamp, so that browsers request it again.
        moduleGraph.invalidateModule(module, new Set(), undefined, true);
      }
      return [id, module] as const;
    });

  const hashOf = (id: string) => nameHash(sourceOf(id) ?? '');

  return {
    note,
    /** Statement for the module of a page: says which source a browser has loaded. */
    loadedNote: (id: string) => `import.meta.hot?.send('${LOADED_EVENT}', ${JSON.stringify([id, hashOf(id)])});`,
    /** Sends a page again if a browser has loaded an earlier version: browsers ignore updates of a page still loading. */
    async noteLoaded(client: DevEnvironment, id: string, hash: string) {
      const page = content.pageAt(id);
      const module = client.moduleGraph.getModuleById(id);
      if (page && module && isShowable(page) && hashOf(id) !== hash) await client.reloadModule(module);
    },
    /** Records that a browser gets the HTML of a page, which contains the page's record or the list of all pages. */
    noteHtml({ routePath, lang }: PageData) {
      const page = content.pages().find(({ data }) => data.routePath === routePath);
      note(RESOLVED + (page ? VIRTUAL.parts + page.entry._relativePath : VIRTUAL.allPages + lang));
    },
    /** Records that a browser asks for a module, until the answer has been sent. @param url as requested */
    noteRequest(url: string, answer: ServerResponse) {
      requests.set(answer, url);
      answer.once('close', () => requests.delete(answer));
    },
    /** Replaces in browsers all modules that have changed since they were served: pages first, then virtual modules. */
    async replaceStale(client: DevEnvironment) {
      await finishStale(client);
      for (const [id, module] of invalidateStale(client, false)) {
        if (!module) continue;
        served.set(id, sourceOf(id));
        await client.reloadModule(module);
        // Compiled before the virtual modules are made: browsers are waiting for the page.
        await client.warmupRequest(module.url);
      }
      const stale = invalidateStale(client, true);
      for (const [id] of stale) served.set(id, sourceOf(id));
      const manifest = client.moduleGraph.getModuleById(MANIFEST);
      // All virtual modules are imported through this one.
      if (manifest && stale.length > 0) await client.reloadModule(manifest);
    },
  };
}
