import { isDeepStrictEqual } from 'node:util';
import { FROM_API, type Release } from './read-release.ts';
import { isNothing } from './resolved-value.ts';

/** First releases by name. */
export interface SinceData {
  readonly config: Readonly<Record<string, string>>;
  readonly flags: Readonly<Record<string, string>>;
  /** Functions, methods and matchers, as headings name them. */
  readonly api: Readonly<Record<string, string>>;
}

/** The additions, removals and changes of a minor release, its patches included. */
export interface MinorChanges {
  /** Last releases of the minor before and of this one. */
  readonly compared: readonly [string, string];
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Values of options and needs, before and after. */
  readonly changed: Readonly<Record<string, readonly [unknown, unknown]>>;
}

/** The kinds of names on record. */
export const KINDS = ['flags', 'config', 'api'] as const;

/**
 * The first release of each name that the newest release has. The registry may lack releases: then a release on record
 * stands if it lies after the last one without the name, and not after the first one with it.
 * @param releases from the oldest to the newest
 */
export function firstReleases(releases: readonly Release[], onRecord: SinceData): SinceData {
  const firstOf = (kind: (typeof KINDS)[number], name: string): readonly [string, string] => {
    const index = releases.findIndex((release) => release[kind].includes(name));
    const [before, first] = [releases[index - 1]?.version ?? '', releases[index]?.version ?? ''];
    const shown = name.replace(FROM_API, '');
    const known = onRecord[kind][shown];
    const fits = known !== undefined && byVersion(known, before) > 0 && byVersion(known, first) <= 0;
    return [shown, fits ? known : first];
  };
  const all = (kind: (typeof KINDS)[number]) =>
    Object.fromEntries((releases.at(-1)?.[kind] ?? []).map((name) => firstOf(kind, name)));
  return { flags: all('flags'), config: all('config'), api: all('api') };
}

/** Compares the last release of each minor with that of the minor before. @param releases from the oldest to the newest */
export function minorChanges(releases: readonly Release[]): Readonly<Record<string, MinorChanges>> {
  const last = [...new Map(releases.map((release) => [minorOf(release.version), release])).values()];
  return Object.fromEntries(
    last.slice(1).map((after, index) => [minorOf(after.version), changesBetween(last[index] ?? after, after)]),
  );
}

function changesBetween(before: Release, after: Release): MinorChanges {
  const without = (one: Release, other: Release) =>
    KINDS.flatMap((kind) => one[kind].filter((name) => !other[kind].includes(name)));
  const changed = Object.entries(after.values).filter(([key, value]) => {
    const known = before.values[key];
    // A first value of an older option changes something, unless it is the value of an option that is not set.
    return known === undefined ? before.config.includes(key) && !isNothing(value) : !isDeepStrictEqual(known, value);
  });
  return {
    compared: [before.version, after.version],
    added: without(after, before),
    removed: without(before, after),
    changed: Object.fromEntries(changed.map(([key, value]) => [key, [before.values[key] ?? null, value]])),
  };
}

/** `0.11` for `0.11.12`. */
function minorOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

/** Orders versions from the oldest to the newest. */
export function byVersion(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
