/**
 * Reads the published releases of `@rstest/core`, and records the first release of each name and what each minor release
 * changed. Prints each first release that differs from the one on record.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapConcurrently } from '#docs/examples/map-concurrently.ts';
import { fetchRelease, publishedVersions } from '#docs/reference/fetch-releases.ts';
import { readRelease } from '#docs/reference/read-release.ts';
import { firstReleases, KINDS, minorChanges, type SinceData } from '#docs/reference/releases.ts';
import { checkArguments, command, main, ROOT, run } from './run.ts';

const RECORDS = join(ROOT, 'scripts/docs/reference');

await main(async (words) => {
  checkArguments(words, [], 'npm run docs:releases reads all releases');
  const releases = await mapConcurrently(publishedVersions(), 1, (version) => {
    const folder = join(ROOT, '.tmp/releases', version);
    fetchRelease(version, folder);
    return readRelease(version, ROOT, folder);
  });
  const file = join(RECORDS, 'since.json');
  const onRecord = JSON.parse(readFileSync(file, 'utf8')) as SinceData;
  const since = firstReleases(releases, onRecord);
  for (const kind of KINDS) {
    for (const [name, version] of Object.entries(since[kind])) {
      const before = onRecord[kind][name] ?? 'not on record';
      if (before !== version) console.log(`${name}: ${version}, was ${before}`);
    }
  }
  const files = [write('since.json', since), write('minors.json', minorChanges(releases))];
  if (run(command('oxfmt/bin/oxfmt', ...files)) !== 0) throw new Error('the records are written, but not formatted');
  console.log(`Read ${releases.length} releases, ${releases[0]?.version} to ${releases.at(-1)?.version}.`);
});

/** @returns the path of the file */
function write(name: string, value: object): string {
  const path = join(RECORDS, name);
  writeFileSync(path, JSON.stringify(value, undefined, 2));
  return path;
}
