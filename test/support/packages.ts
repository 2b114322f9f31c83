import type { Packages, Versions } from '#node/content/examples/packages.ts';

/** The packages of a project. @param peers by the name of the package that expects them */
export function packagesWith(
  versions: Versions = {},
  peers: Readonly<Record<string, readonly string[]>> = {},
  overrides: Packages['overrides'] = {},
): Packages {
  return { versions, overrides, peersOf: (name) => peers[name] ?? [] };
}
