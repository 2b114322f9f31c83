import { statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Plugin } from 'vite';
import { acrossRestarts } from './across-restarts.ts';

/** When the last restart, or else the process, began. */
const restarted = acrossRestarts('restarted', { at: performance.timeOrigin });

/** A restart waits until no file has changed for so long: git changes many, one after the other. */
const SETTLED_MS = 100;
const POLL_MS = 20;

/** When a file was last changed; 0 when it is missing. A date in the future counts as long ago. */
function changedAt(file: string): number {
  const time = statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? 0;
  return time <= Date.now() ? time : 0;
}

/**
 * Restarts the dev server when its configuration changed while the server was starting: Vite reads the files before it
 * watches them. Vite restarts by itself after each change that its watcher sees; such a restart waits for the last
 * change, since pages that reload between two restarts would find no server.
 */
export function configurationRestartPlugin(): Plugin {
  const startedAt = restarted.at;
  return {
    name: 'docs:configuration-restart',
    apply: 'serve',
    configureServer(server) {
      const { config, httpServer, watcher } = server;
      const changedSince = (time: number) => config.configFileDependencies.some((file) => changedAt(file) > time);
      let isRestarting = false;
      const restart = server.restart.bind(server);
      const restartSettled: typeof restart = async (...args) => {
        do await setTimeout(POLL_MS);
        while (changedSince(Date.now() - SETTLED_MS));
        pending = undefined;
        restarted.at = Date.now();
        return restart(...args);
      };
      let pending: ReturnType<typeof restart> | undefined;
      server.restart = (...args) => (pending ??= restartSettled(...args));
      const restartIfChanged = () => {
        if (isRestarting || !changedSince(startedAt)) return;
        isRestarting = true;
        // Not destructured above: a later plugin replaces server.restart (watchRestarts).
        void server.restart();
      };
      // From `ready` on the watcher sees all changes. On a busy machine it is ready before anything listens to it.
      watcher.on('ready', restartIfChanged);
      httpServer?.on('listening', restartIfChanged);
    },
  };
}
