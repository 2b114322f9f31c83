import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** Inside the project, so that its packages resolve. */
const COPY = join(ROOT, '.tmp/missing-text');

test('a missing text is a type error in the texts of its language, and nowhere else', () => {
  onTestFinished(() => rmSync(COPY, { recursive: true, force: true }));
  mkdirSync(COPY, { recursive: true });
  for (const name of ['package.json', 'src/shared', 'src/site']) {
    cpSync(join(ROOT, name), join(COPY, name), { recursive: true });
  }
  writeFileSync(join(COPY, 'tsconfig.json'), '{ "extends": "../../tsconfig.json", "include": ["src"] }');
  const file = join(COPY, 'src/site/texts/zh.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^ *skipToContent:.*\n/m, ''));

  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '--pretty', 'false'], { cwd: COPY, encoding: 'utf8' });
  const errors = stdout.split('\n').filter((line) => line.includes(': error '));
  expect(errors).toEqual([expect.stringMatching(/^src\/site\/texts\/zh\.ts\(.*'skipToContent' is missing/)]);
}, 30_000);
