import type { Content } from '#node/compile/content.ts';
import { downloadPath } from '#node/content/examples/downloads.ts';
import { runMode, type Example } from '#node/content/examples/example.ts';
import type { PageExamples } from '#node/content/examples/extract.ts';
import { contentOf, outputFiles } from '#node/output/outputs.ts';
import type { Failure } from './failure.ts';
import { CONCURRENCY, mapConcurrently } from './map-concurrently.ts';
import { runZip } from './run-zip.ts';

/** An example and its zip, as the build writes it. */
export interface Zipped {
  readonly example: Example;
  readonly bytes: Uint8Array;
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

/** Unpacks, installs and runs zips. */
export async function checkZips(zips: readonly Zipped[]): Promise<readonly Failure[]> {
  return (await mapConcurrently(zips, CONCURRENCY, ({ example, bytes }) => runZip(example, bytes))).flat();
}
