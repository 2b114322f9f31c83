import { statSync } from 'node:fs';
import { normalizePath, type Plugin } from 'vite';

/** When the last restart was asked for. Global, since every restart loads this module anew. */
const RESTARTED_AT = Symbol.for('docs.restarted-at');
const shared = globalThis as { [RESTARTED_AT]?: number };

/**
 * Restarts the dev server when its configuration changed while the server was starting: Vite reads the files before it
 * watches them. Vite restarts by itself after each change that its watcher sees.
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
    configureServer(server) {
      const { config, httpServer, watcher } = server;
      let isRestarting = false;
      const restartIfChanged = () => {
        if (isRestarting || !config.configFileDependencies.some(isChangedSince)) return;
        isRestarting = true;
        shared[RESTARTED_AT] = Date.now();
        // Not destructured above: a later plugin replaces server.restart (onFailedRestart).
        void server.restart();
      };
      watcher.on('all', (_, file) => {
        if (config.configFileDependencies.includes(normalizePath(file))) shared[RESTARTED_AT] = Date.now();
      });
      // From `ready` on the watcher sees all changes. On a busy machine it is ready before anything listens to it.
      watcher.on('ready', restartIfChanged);
      httpServer?.on('listening', restartIfChanged);
    },
  };
}
