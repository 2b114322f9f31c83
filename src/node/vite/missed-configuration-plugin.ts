import { statSync } from 'node:fs';
import { normalizePath, type Plugin } from 'vite';

/** When the last restart began. Global, since every restart loads this module anew. */
const RESTARTED_AT = Symbol.for('docs.restarted-at');
const shared = globalThis as { [RESTARTED_AT]?: number };

/**
 * Restarts the dev server when its configuration changed while the server was starting: Vite reads the files before it
 * watches them, and ignores changes during a restart.
 */
export function missedConfigurationPlugin(): Plugin {
  const startedAt = shared[RESTARTED_AT] ?? performance.timeOrigin;
  const isChangedSince = (file: string) => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? 0;
    // A file dated in the future would cause endless restarts.
    return changedAt > startedAt && changedAt <= Date.now();
  };
  return {
    name: 'docs:missed-configuration',
    apply: 'serve',
    configureServer({ config, watcher, restart }) {
      const noteRestart = (_: string, file: string) => {
        if (!config.configFileDependencies.includes(normalizePath(file))) return;
        shared[RESTARTED_AT] = Date.now();
        // Later changes belong to the same restart.
        watcher.off('all', noteRestart);
      };
      watcher.on('all', noteRestart);
      watcher.on('ready', () => {
        if (!config.configFileDependencies.some(isChangedSince)) return;
        shared[RESTARTED_AT] = Date.now();
        void restart();
      });
    },
  };
}
