/** Selects the hosts to ask, and their order, by their last known state. */

import type { SearchHost } from '#shared/schema/search.ts';

/** A host's state after its last request. */
export interface HostState {
  readonly status: 'up' | 'down' | 'timed out';
  /** In milliseconds, by the transport's clock. */
  readonly since: number;
}

/** By host URL. */
export type HostStates = Map<string, HostState>;

/** Spec 9, "host-down retry window": all searches avoid a host for this long after it was down. */
const DOWN_WINDOW_MS = 120_000;

/** Keeps the primary hosts first and shuffles the backups (spec 7), to spread the load. */
export function withShuffledBackups(hosts: readonly SearchHost[], random: () => number): readonly SearchHost[] {
  const backups = hosts.filter(({ accept }) => accept === 'readWrite');
  const first = hosts.filter((host) => !backups.includes(host));
  return [...first, ...shuffled(backups, random)];
}

function shuffled<Item>([...items]: readonly Item[], random: () => number): readonly Item[] {
  const drawn: Item[] = [];
  while (items.length > 0) drawn.push(...items.splice(Math.floor(random() * items.length), 1));
  return drawn;
}

/**
 * Hosts for one call: those that are up, then those that timed out recently. When all are down, all of them.
 * @param now the time, by the clock of the states
 * @returns the hosts, the next one last (spec 9), to be taken with `pop`; and how many of them timed out recently
 */
export function chooseHosts(hosts: readonly SearchHost[], kind: 'read' | 'write', states: HostStates, now: number) {
  const able = hosts.filter(({ accept }) => accept === kind || accept === 'readWrite');
  const recentStatus = (host: SearchHost) => {
    const state = states.get(host.url);
    return state && now - state.since <= DOWN_WINDOW_MS ? state.status : 'up';
  };
  const timedOut = able.filter((host) => recentStatus(host) === 'timed out');
  const wanted = [...able.filter((host) => recentStatus(host) === 'up'), ...timedOut];
  const queue = wanted.length > 0 ? wanted : able;
  return { queue: [...queue].toReversed(), timedOut: timedOut.length };
}
