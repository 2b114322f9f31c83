import { join } from 'node:path';
import type { DevEnvironment, EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import { PAGE_CHANGED_EVENT } from '#shared/dom.ts';
import type { Content } from './content.ts';
import type { IndexedPage } from './page-index.ts';
import { problemText, type Problem } from './problem.ts';
import { VIRTUAL } from './virtual.ts';

/** How long after an edit the page is read and checked: when the browser has had its new text. */
const SETTLE_MS = 150;

/**
 * Changes of content under the dev server. The new text goes to the browser at once; what else it changes (headings,
 * frontmatter, links that are now dead) is worked out right after and follows.
 */
export function contentUpdatesPlugin(content: Content): Plugin {
  const folder = join(content.place.root, content.place.contentDir);
  const isPage = (file: string) => file.startsWith(folder) && /\.mdx?$/.test(file);
  let waiting: ReturnType<typeof setTimeout> | undefined;

  return {
    name: 'docs:content-updates',
    apply: 'serve',
    async hotUpdate({ file, modules, server }) {
      const { environment } = this;
      const before = content.pageAt(file);
      if (!before || environment.name !== 'client') return undefined;
      clearTimeout(waiting);
      if (before.source.errors.length === 0) {
        waiting = setTimeout(() => void settle(before, content, server, environment, modules), SETTLE_MS);
        return undefined;
      }
      // A page that could not be read is not shown before it can.
      const problems = await settle(before, content, server, environment, []);
      return problems.length > 0 ? [] : undefined;
    },
    configureServer({ watcher, environments, ws }) {
      const reload = async (file: string) => {
        if (!isPage(file)) return;
        await content.refresh();
        for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll();
        ws.send({ type: 'full-reload' });
      };
      watcher.add(folder);
      watcher.on('add', (file) => void reload(file));
      watcher.on('unlink', (file) => void reload(file));
    },
  };
}

/**
 * Reads an edited page again and tells the browser what its text did not: problems, a new record, new heading ids.
 * @param before the page as it was
 * @param modules what to compile again when the ids have changed
 * @returns what is wrong with the content now
 */
async function settle(
  before: IndexedPage,
  content: Content,
  { ws }: ViteDevServer,
  environment: DevEnvironment,
  modules: readonly EnvironmentModuleNode[],
): Promise<readonly Problem[]> {
  await content.refreshPage(before.path);
  const problems = content.problems();
  if (problems.length > 0) {
    ws.send({ type: 'error', err: overlayError(problems) });
    return problems;
  }
  const after = content.pageAt(before.path);
  if (!after) return problems;
  if (after.headingIds.join() !== before.headingIds.join()) {
    await Promise.all(modules.map((module) => environment.reloadModule(module)));
  }
  if (JSON.stringify(after.data) !== JSON.stringify(before.data)) {
    const { moduleGraph } = environment;
    const record = moduleGraph.getModuleById(`\0${VIRTUAL.data}${after.entry._relativePath}`);
    if (record) moduleGraph.invalidateModule(record);
    ws.send({ type: 'custom', event: PAGE_CHANGED_EVENT, data: after.data });
  }
  return problems;
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
