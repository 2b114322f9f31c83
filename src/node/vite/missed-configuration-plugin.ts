import { statSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Starts the dev server again when its configuration was changed while it started: Vite watches the files of the
 * configuration only from then on.
 */
export function missedConfigurationPlugin(): Plugin {
  const startedAt = Date.now();
  const isChangedSince = (file: string) => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    // A file dated in the future would start the server again without end.
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
