import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runLine } from '../examples/shell.ts';
import type { Workspace } from '../examples/folder.ts';
import type { Resolved, RunTimeNames } from './package-facts.ts';

/** A test that writes the names it sees to a file. */
const PROBE = `
import * as core from '@rstest/core';
import { writeFileSync } from 'node:fs';
const { describe, expect, rs, test } = core;
const own = (value: object): string[] => {
  const above = Object.getPrototypeOf(value);
  const rest = above === null || above === Object.prototype || above === Function.prototype ? [] : own(above);
  return [...new Set([...Object.getOwnPropertyNames(value), ...rest])];
};
test('probe', (context) => {
  writeFileSync('names.json', JSON.stringify({
    exports: Object.keys(core),
    rs: own(rs),
    expect: own(expect),
    assertion: own(expect(1)),
    test: own(test),
    describe: own(describe),
    mockInstance: own(rs.fn()),
    mockState: own(rs.fn().mock),
    context: own(context),
    task: own(context.task),
  }));
});
`;

/** A configuration with nothing but a plugin that writes Rsbuild's resolved configuration to a file. */
const CONFIG = `
import { writeFileSync } from 'node:fs';
const setup = (api) =>
  api.onBeforeCreateCompiler(({ environments }) => {
    const [{ config }] = Object.values(environments);
    writeFileSync('rsbuild.json', JSON.stringify(config));
  });
export default { plugins: [{ name: 'probe', setup }] };
`;

/** Runs one test in an empty project, and reads its names and the resolved configuration. */
export async function readRunTime({ root, folder }: Workspace): Promise<{ runTime: RunTimeNames; resolved: Resolved }> {
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'src/probe.test.ts'), PROBE);
  writeFileSync(join(folder, 'rstest.config.mjs'), CONFIG);
  const { code, output } = await runLine('npx rstest run', folder, root);
  if (code !== 0) throw new Error(`The test that reads names from @rstest/core fails:\n${output}`);
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown;
  const core = join(root, 'node_modules/@rstest/core/dist');
  const configExports = Object.keys(await load(join(core, 'index.js')));
  const { createRstest } = (await load(join(core, 'api/index.js'))) as CoreApi;
  const { context } = await createRstest({ cwd: folder, config: {} });
  return {
    runTime: { ...(read('names.json') as Omit<RunTimeNames, 'configExports'>), configExports },
    resolved: { rstest: context.config, rsbuild: read('rsbuild.json') as Resolved['rsbuild'] },
  };
}

interface CoreApi {
  readonly createRstest: (options: object) => Promise<{ context: { config: Resolved['rstest'] } }>;
}

function load(path: string): Promise<object> {
  return import(/* @vite-ignore */ pathToFileURL(path).href) as Promise<object>;
}
