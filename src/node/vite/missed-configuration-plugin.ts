import { statSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Restarts the dev server when its configuration changed during the start, before Vite watches those files. */
export function missedConfigurationPlugin(): Plugin {
  const startedAt = Date.now();
  const isChangedSince = (file: string) => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    // A file dated in the future would cause endless restarts.
    return changedAt > startedAt && changedAt <= Date.now();
  };
  return {
    name: 'docs:missed-configuration',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('ready', () => {
        if (server.config.configFileDependencies.some(isChangedSince)) void server.restart();
      });
    },
  };
}
