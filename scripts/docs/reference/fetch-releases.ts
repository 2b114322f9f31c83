import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { byVersion } from './releases.ts';

/** The oldest release that is read; names of older ones count as added in this one. */
const FIRST = '0.1.0';

/** The releases of `@rstest/core` in the registry, from the oldest to the newest, without previews. */
export function publishedVersions(): readonly string[] {
  const versions = JSON.parse(npm('view', '@rstest/core', 'versions', '--json')) as readonly string[];
  return versions.filter((each) => /^[\d.]+$/.test(each) && byVersion(each, FIRST) >= 0).toSorted(byVersion);
}

/**
 * Unpacks a release, and the Rsbuild whose types it uses, into the `node_modules` of a folder, unless they are there.
 * Nothing is installed, and no code of the packages runs.
 */
export function fetchRelease(version: string, folder: string): void {
  const rsbuild = join(folder, 'node_modules/@rsbuild/core');
  if (existsSync(rsbuild)) return;
  const core = join(folder, 'node_modules/@rstest/core');
  unpack(`@rstest/core@${version}`, core);
  const { dependencies } = JSON.parse(readFileSync(join(core, 'package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  unpack(`@rsbuild/core@${dependencies['@rsbuild/core']}`, rsbuild);
}

/** Unpacks beside the target first: what an interruption leaves must not count as a package. */
function unpack(spec: string, target: string): void {
  const packed = `${target}.packed`;
  const unpacked = `${target}.unpacked`;
  for (const folder of [packed, unpacked, target]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(packed, { recursive: true });
  npm('pack', spec, '--ignore-scripts', '--pack-destination', packed);
  const [archive = ''] = readdirSync(packed);
  mkdirSync(unpacked);
  execFileSync('tar', ['-xzf', join(packed, archive), '-C', unpacked, '--strip-components=1']);
  renameSync(unpacked, target);
  rmSync(packed, { recursive: true });
}

function npm(...words: readonly string[]): string {
  return execFileSync('npm', [...words, '--loglevel=error'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 26,
  });
}
