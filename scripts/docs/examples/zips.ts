import { strFromU8, unzipSync } from 'fflate';
import { groupBy } from '#shared/group-by.ts';
import type { Content } from '#node/compile/content.ts';
import { downloadPath } from '#node/content/examples/downloads.ts';
import { runMode } from '#node/content/examples/example.ts';
import type { PageExamples } from '#node/content/examples/extract.ts';
import { contentOf, outputFiles } from '#node/output/outputs.ts';
import type { Failure } from './failure.ts';
import { CONCURRENCY, mapConcurrently } from './map-concurrently.ts';
import { runZips, type Zipped } from './run-zip.ts';

interface PackageJson {
  readonly dependencies?: unknown;
  readonly devDependencies?: unknown;
  readonly overrides?: unknown;
  readonly workspaces?: unknown;
  readonly scripts?: Readonly<Record<string, string>>;
}

/**
 * The zips of the examples that can be run.
 * @throws an error when the build makes no zip of such an example
 */
export async function readZips(content: Content, pages: readonly PageExamples[]): Promise<readonly Zipped[]> {
  const files = new Map(outputFiles(content, '').map((file) => [`/${file.path}`, file]));
  const zipped = pages
    .flatMap(({ examples }) => examples.filter((example) => runMode(example) !== 'not'))
    .map(async (example) => {
      const file = files.get(downloadPath(example));
      if (!file) throw new Error(`the build makes no zip of the example ${example.name}`);
      return { example, bytes: (await contentOf(file)) as Uint8Array };
    });
  return Promise.all(zipped);
}

/** Unpacks, installs and runs zips: one after the other where they need the same packages. */
export async function checkZips(zips: readonly Zipped[]): Promise<readonly Failure[]> {
  const groups = [...groupBy(zips, packagesOf).values()];
  return (await mapConcurrently(groups, CONCURRENCY, runZips)).flat();
}

/** What npm installs for a zip, as a text. Workspaces, and packages that the zip itself brings, are its own. */
function packagesOf({ example, bytes }: Zipped): string {
  const file = 'package.json';
  const { [file]: json = new Uint8Array() } = unzipSync(bytes, { filter: ({ name }) => name === file });
  const { dependencies, devDependencies, overrides, workspaces, scripts } = JSON.parse(strFromU8(json)) as PackageJson;
  const own = workspaces || scripts?.['postinstall'] ? downloadPath(example) : '';
  return JSON.stringify([dependencies, devDependencies, overrides, own]);
}
