import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Block } from '#node/content/examples/block.ts';
import { compile, EXAMPLE_OPTIONS, readErrors } from './compiler.ts';
import type { Failure } from './failure.ts';
import { prepareFolder, type Workspace } from './folder.ts';

/**
 * Names that signatures use and the package does not export: derived from its other types, or written out as on the
 * pages. `api` has everything under the names that pages write: `test`, `fn`, `expect.soft`.
 */
const PRELUDE = `
import * as core from '@rstest/core';
import * as node from '@rstest/core/api';
import type { Assertion, Mock, Mocked, MockInstance, RstestUtilities, TaskMeta, TestAPIs, TestContext } from '@rstest/core';
import type { ListedTest, LoadedRstestConfig, RstestConfig, RstestInstance, RstestWatcher, RunOptions, TestRunResult } from '@rstest/core/api';
type FakeTimersConfig = NonNullable<Parameters<RstestUtilities['useFakeTimers']>[0]>;
type DisposableRstestUtilities = RstestUtilities & Disposable;
type RuntimeConfig = Required<ReturnType<RstestUtilities['getConfig']>>;
type TestOptions = { timeout?: number; retry?: number; repeats?: number; meta?: TaskMeta };
type MaybeMockedDeep<T> = ReturnType<typeof core.rs.mockObject<T>>;
type Truthy<T> = Exclude<Awaited<T>, false | 0 | 0n | '' | null | undefined
>;
type PollAssertion<T> = ReturnType<typeof core.expect.poll<T>>;
type AfterAllFn = Parameters<typeof core.afterAll>[0];
type AfterEachFn = Parameters<typeof core.afterEach>[0];
declare const instance: RstestInstance;
const api = { ...core, ...core.rs, ...node, ...instance };
`.trim();

/** The function of a signature, such as `fn` or `expect.soft`. */
const NAME = /^(?:(\w+)\.)?(\w+)[<(]/;

/**
 * Compiles the signatures of pages against the package, which must allow every use that a page states.
 * A page may state less than the package allows, such as fewer overloads or wider results.
 */
export async function checkSignatures(
  blocks: readonly Block[],
  { root, folder }: Workspace,
): Promise<readonly Failure[]> {
  if (blocks.length === 0) return [];
  const parent = join(folder, 'signatures');
  prepareFolder(parent);
  const files = new Map(blocks.map((block, index) => [`s${index}.ts`, block]));
  for (const [name, block] of files) writeFileSync(join(parent, name), moduleOf(block.text));
  // Pages leave out the types of parameters that may be anything.
  const compilerOptions = { ...EXAMPLE_OPTIONS, noImplicitAny: false };
  const output = await compile({ compilerOptions, files: [...files.keys()] }, parent, root);
  return readErrors(output).map(({ path, message }) => {
    const block = files.get(path);
    return { file: block?.file ?? path, line: block?.line ?? 1, what: `not as the package has it: ${message}` };
  });
}

function moduleOf(text: string): string {
  const [, owner, name] = NAME.exec(text) ?? [];
  const [, signatures = text, aliases = ''] = /^([\s\S]*?;)\n+((?:type|interface) [\s\S]*)$/.exec(text) ?? [];
  const members = owner === undefined ? signatures : signatures.replaceAll(`${owner}.`, '');
  const value = owner === undefined ? `api.${name}` : `api.${owner}.${name}`;
  // In a namespace, a type that the page writes out may have the name of an imported one.
  const stated = `namespace Page {\n${aliases}\nexport interface Stated {\n${members}\n}\n}`;
  return `${PRELUDE}\n${stated}\nexport const checked: Page.Stated['${name}'] = ${value};\n`;
}
