import { expect, test } from 'vitest';
import { chooseHosts, withShuffledBackups, type HostState } from '#search/hosted/hosts.ts';
import { searchHosts } from '#shared/search-hosts.ts';

const HOSTS = searchHosts({ appId: 'APP' });
const names = (hosts: readonly { readonly url: string }[]) =>
  hosts.map(({ url }) => url.replace(/^https:\/\/|\..*/g, ''));

/** Names of the hosts in the order in which they would be asked. */
function order(kind: 'read' | 'write', states: Readonly<Record<string, HostState>> = {}, now = 0) {
  const known = new Map(Object.entries(states).map(([name, state]) => [urlOf(name), state]));
  const { queue, timedOut } = chooseHosts(HOSTS, kind, known, now);
  return { asked: names(queue.toReversed()), timedOut };
}
const urlOf = (name: string) => HOSTS.find(({ url }) => url.includes(`//${name}.`))?.url ?? name;

test('reads try the read host first, writes the write host, and both then try the backups', () => {
  expect(order('read').asked).toEqual(['APP-dsn', 'APP-1', 'APP-2', 'APP-3']);
  expect(order('write').asked).toEqual(['APP', 'APP-1', 'APP-2', 'APP-3']);
});

test('the queue holds the hosts in reverse, so that the next one can be popped', () => {
  expect(names(chooseHosts(HOSTS, 'read', new Map(), 0).queue)).toEqual(['APP-3', 'APP-2', 'APP-1', 'APP-dsn']);
});

test('only the backup hosts are shuffled', () => {
  const drawn = [0.99, 0.5, 0];
  const hosts = withShuffledBackups(HOSTS, () => drawn.shift() ?? 0);
  expect(names(hosts)).toEqual(['APP-dsn', 'APP', 'APP-3', 'APP-2', 'APP-1']);
});

test('each backup comes first about equally often', () => {
  const firsts = Array.from({ length: 600 }, () => names(withShuffledBackups(HOSTS, Math.random))[2]);
  for (const name of ['APP-1', 'APP-2', 'APP-3']) {
    expect(firsts.filter((first) => first === name).length).toBeGreaterThan(100);
  }
});

test('a host that is down is left out, one that timed out comes last and is counted', () => {
  const states = { 'APP-dsn': { status: 'timed out', since: 0 }, 'APP-1': { status: 'down', since: 0 } } as const;
  expect(order('read', states, 120_000)).toEqual({ asked: ['APP-2', 'APP-3', 'APP-dsn'], timedOut: 1 });
});

test('after the window both are asked as usual', () => {
  const states = { 'APP-dsn': { status: 'timed out', since: 0 }, 'APP-1': { status: 'down', since: 0 } } as const;
  expect(order('read', states, 120_001)).toEqual({ asked: ['APP-dsn', 'APP-1', 'APP-2', 'APP-3'], timedOut: 0 });
});

test('when all are down, all are asked', () => {
  const down = { status: 'down', since: 0 } as const;
  const states = { 'APP-dsn': down, 'APP-1': down, 'APP-2': down, 'APP-3': down };
  expect(order('read', states).asked).toEqual(['APP-dsn', 'APP-1', 'APP-2', 'APP-3']);
});
