import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fetchRelease } from '#docs/reference/fetch-releases.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** Stands in for npm: `npm pack <spec> --ignore-scripts --pack-destination <folder>`. */
const NPM = '#!/bin/sh\ncp "$(dirname "$0")/archive.tgz" "$5"\n';
/** A `tar` that is interrupted at Rsbuild: `tar -xzf <archive> -C <folder> …`. */
const TAR = '#!/bin/sh\ncase "$4" in *rsbuild*) touch "$4/half"; exit 1 ;; esac\nPATH=/usr/bin:/bin exec tar "$@"\n';

test('a package whose unpacking was interrupted is not taken for a whole one', () => {
  const bin = tempFolder({
    npm: NPM,
    tar: TAR,
    'package/package.json': '{ "dependencies": { "@rsbuild/core": "1.0.0" } }',
  });
  execFileSync('tar', ['-czf', 'archive.tgz', 'package'], { cwd: bin });
  for (const name of ['npm', 'tar']) chmodSync(join(bin, name), 0o755);
  vi.stubEnv('PATH', [bin, process.env['PATH']].join(delimiter));
  onTestFinished(() => void vi.unstubAllEnvs());
  const folder = tempFolder();
  expect(() => fetchRelease('1.0.0', folder)).toThrow('Command failed: tar');
  rmSync(join(bin, 'tar'));
  fetchRelease('1.0.0', folder);
  for (const name of ['@rstest/core', '@rsbuild/core']) {
    expect(readdirSync(join(folder, 'node_modules', name))).toEqual(['package.json']);
  }
});
