/** Which hosts to ask, in which order, after what is known of them. */

import type { SearchHost } from '#shared/site.ts';

/** What a host did when it was last asked. */
export interface HostState {
  readonly status: 'up' | 'down' | 'timed out';
  /** Milliseconds, by the clock of the transport. */
  readonly since: number;
}

/** States by the hosts' addresses. */
export type HostStates = Map<string, HostState>;

/** Spec 9, "host-down retry window": a host that was down is left alone for so long, by every search. */
export const DOWN_WINDOW_MS = 120_000;

/** The first stays first; the backups behind it come in random order (spec 7), so that none of them gets all. */
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

export interface HostChoice {
  /** Hosts to ask, the next one last: taken with `pop`. */
  readonly queue: SearchHost[];
  /** How many of them have timed out lately. */
  readonly timedOut: number;
}

/**
 * The hosts for one call: those that are up, then those that timed out lately, and none that is down, unless all are.
 * @param now the time, by the clock of the states
 */
export function chooseHosts(
  hosts: readonly SearchHost[],
  kind: 'read' | 'write',
  states: HostStates,
  now: number,
): HostChoice {
  const able = hosts.filter(({ accept }) => accept === kind || accept === 'readWrite');
  const lately = (host: SearchHost) => {
    const state = states.get(host.url);
    return state && now - state.since <= DOWN_WINDOW_MS ? state.status : 'up';
  };
  const timedOut = able.filter((host) => lately(host) === 'timed out');
  const wanted = [...able.filter((host) => lately(host) === 'up'), ...timedOut];
  const queue = wanted.length > 0 ? wanted : able;
  return { queue: [...queue].toReversed(), timedOut: timedOut.length };
}
