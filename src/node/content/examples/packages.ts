import { join } from 'node:path';
import { readText } from '../source-files.ts';

/** Versions by name of the package. */
export type Versions = Readonly<Record<string, string>>;

export interface PackageFile {
  readonly scripts?: Versions;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly peerDependencies?: Versions;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly overrides?: Readonly<Record<string, string | Versions>>;
}

export type Packages = Readonly<ReturnType<typeof readPackages>>;

/** The packages that a project pins in its `package.json`; none without such a file. @param root absolute path */
export function readPackages(root: string) {
  const { dependencies, devDependencies, overrides = {} } = readPackageFile(root);
  const versions = { ...dependencies, ...devDependencies };
  const ofPackages = Object.entries(overrides).flatMap(([name, override]) =>
    typeof override === 'string' ? [] : [[name, resolvedVersions(override, versions)] as const],
  );
  return {
    versions,
    /** Exact versions that npm is told to use for dependencies of a package. */
    overrides: Object.fromEntries(ofPackages),
    /** Names of the packages that an installed one expects beside itself; optional ones are left out. */
    peersOf(name: string): readonly string[] {
      const { peerDependencies = {}, peerDependenciesMeta = {} } = readPackageFile(join(root, 'node_modules', name));
      return Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
    },
  };
}

function readPackageFile(folder: string): PackageFile {
  return JSON.parse(readText(join(folder, 'package.json')) ?? '{}') as PackageFile;
}

/** The overrides with versions in place of `$name`, which stands for the version that the project itself pins. */
function resolvedVersions(overrides: Versions, versions: Versions): Versions {
  const resolved = (version: string) => (version.startsWith('$') ? (versions[version.slice(1)] ?? version) : version);
  return Object.fromEntries(Object.entries(overrides).map(([name, version]) => [name, resolved(version)]));
}
