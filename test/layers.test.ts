import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const HOUSE = join(ROOT, '.tmp/layers');

const BREAKS = [
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
  ['src/theme/parts/x.ts', "export { en } from '#site/texts/en.ts';"],
  ['src/theme/parts/x.ts', "export { readExamples } from '../../../scripts/docs/examples/pages.ts';"],
  ['src/entry/x.ts', "export { openContent } from '#node/compile/content.ts';"],
  ['src/shared/x.ts', "export { nav } from './schema/navigation.ts';"],
  ['src/theme/parts/x.ts', "export { siteSchema } from '#shared/schema/site.ts';"],
  ['src/entry/x.ts', "export { siteSchema } from '../shared/schema/site.ts';"],
] as const;
const KEEPS = [
  ['src/theme/parts/x.ts', "export type { SiteInput } from '#shared/schema/site.ts';"],
  ['src/node/content/x.ts', "export { siteSchema } from '#shared/schema/site.ts';"],
  ['src/theme/parts/x.ts', "export { routeKey } from '#shared/path.ts';"],
  ['src/entry/x.ts', "export { App } from '#theme/app.tsx';"],
  ['src/node/output/x.ts', "export { openContent } from '../compile/content.ts';"],
  ['src/node/output/x.ts', "export { headingRecords } from '#search/heading-records.ts';"],
] as const;

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
}

/** The file of a line: each line has its own. */
const fileOf = (file: string, line: string) => {
  const all: readonly (readonly [string, string])[] = [...BREAKS, ...KEEPS];
  return file.replace(/x\.ts$/, `x${all.findIndex((each) => each[0] === file && each[1] === line)}.ts`);
};

let restricted: readonly string[];

/** Lints all lines in an otherwise empty project with the project's own rules. */
beforeAll(() => {
  for (const [file, line] of [...BREAKS, ...KEEPS]) {
    const path = join(HOUSE, fileOf(file, line));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${line}\n`);
  }
  cpSync(join(ROOT, '.oxlintrc.json'), join(HOUSE, '.oxlintrc.json'));
  const files = [...BREAKS, ...KEEPS].map(([file, line]) => fileOf(file, line));
  const args = ['--config', '.oxlintrc.json', '--format', 'json', ...files];
  const { stdout } = spawnSync(process.execPath, [join(ROOT, 'node_modules/oxlint/bin/oxlint'), ...args], {
    cwd: HOUSE,
    encoding: 'utf8',
  });
  const { diagnostics, number_of_files: count } = JSON.parse(stdout) as {
    readonly diagnostics: readonly Diagnostic[];
    readonly number_of_files: number;
  };
  // A file that is not linted would break no rule.
  if (count !== files.length) throw new Error(`oxlint looked at ${count} files`);
  restricted = diagnostics.filter(({ code }) => code.includes('no-restricted-imports')).map(({ filename }) => filename);
}, 60_000);
afterAll(() => rmSync(HOUSE, { recursive: true, force: true }));

test.each(BREAKS)('an import that breaks the layers is reported: %s has %s', (file, line) => {
  expect(restricted).toContain(fileOf(file, line));
});

test.each(KEEPS)('an import that keeps to the layers is not reported: %s has %s', (file, line) => {
  expect(restricted).not.toContain(fileOf(file, line));
});
