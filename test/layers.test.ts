import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const HOUSE = join(ROOT, '.tmp/layers');

afterAll(() => rmSync(HOUSE, { recursive: true, force: true }));

/** Lints one line in a room of an otherwise empty house, under the project's own rules. */
function lint(file: string, line: string): string {
  mkdirSync(dirname(join(HOUSE, file)), { recursive: true });
  cpSync(join(ROOT, '.oxlintrc.json'), join(HOUSE, '.oxlintrc.json'));
  writeFileSync(join(HOUSE, file), `${line}\n`);
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--config', '.oxlintrc.json', file], {
    cwd: HOUSE,
    encoding: 'utf8',
  });
  return stdout;
}

test.each([
  ['src/shared/x.ts', "export { site } from '#site/config.ts';"],
  ['src/shared/x.ts', "export { useState } from 'react';"],
  ['src/shared/x.ts', "export { join } from 'node:path';"],
  ['src/site/x.ts', "export { App } from '../theme/app.tsx';"],
  ['src/search/x.ts', "export { useState } from 'react';"],
  ['src/node/vite/x.ts', "export { App } from '#theme/app.tsx';"],
  ['src/node/content/x.ts', "export { compilePage } from '../compile/compile-page.ts';"],
  ['src/node/compile/mdx/x.ts', "export { outputFiles } from '#node/output/outputs.ts';"],
  ['src/node/output/emit/x.ts', "export { siteBuild } from '../../vite/site-build.ts';"],
  ['src/node/output/x.ts', "export { readExamples } from '#docs/examples/pages.ts';"],
  ['src/node/content/x.ts', "export { site } from '#site/config.ts';"],
  ['src/theme/parts/x.ts', "export { site } from '#site/config.ts';"],
  ['src/theme/parts/x.ts', "export { openContent } from '../../node/content.ts';"],
  ['src/theme/parts/x.ts', "export { sections } from 'virtual:pages';"],
  ['src/entry/x.ts', "export { openContent } from '#node/compile/content.ts';"],
])('a line that breaks the layers of the house is caught: %s has %s', (file, line) => {
  expect(lint(file, line)).toContain('no-restricted-imports');
});

test.each([
  ['src/theme/parts/x.ts', "export { routeKey } from '#shared/path.ts';"],
  ['src/entry/x.ts', "export { App } from '#theme/app.tsx';"],
  ['src/node/output/x.ts', "export { openContent } from '../compile/content.ts';"],
  ['src/node/output/x.ts', "export { headingRecords } from '#search/heading-records.ts';"],
])('a line that keeps to them is not: %s has %s', (file, line) => {
  expect(lint(file, line)).toMatch(/^Found 0 warnings and 0 errors\.\nFinished in .* on 1 file /);
});
