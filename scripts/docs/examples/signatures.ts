import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPage } from '#node/content/read-page.ts';
import { compile, EXAMPLE_OPTIONS, readErrors } from './compiler.ts';
import type { Failure } from './failure.ts';
import { prepareFolder, type Workspace } from './folder.ts';

/**
 * Names that signatures use and the package does not export: derived from its other types, or written out as on the
 * pages. `api` has everything under the names that pages write: `test`, `fn`, `expect.soft`, `mock.calls`.
 */
const PRELUDE = `
import * as core from '@rstest/core';
import * as node from '@rstest/core/api';
import type { Assertion, Expect, Mock, Mocked, MockInstance, RstestUtilities, TaskMeta, TestAPIs, TestContext } from '@rstest/core';
import type { ProjectConfig, RstestConfigExport } from '@rstest/core';
import type { Reporter, TestCaseInfo, TestFileInfo, TestFileResult, TestResult, TestSuiteInfo } from '@rstest/core';
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
type UserConsoleLog = Parameters<NonNullable<Reporter['onUserConsoleLog']>>[0];
type TestRunEndPayload = Parameters<NonNullable<Reporter['onTestRunEnd']>>[0];
type PromisifyAssertion<T> = Assertion<T>['resolves'];
type AsymmetricMatchersContaining = typeof core.expect.not;
type StandardSchemaV1 = Parameters<typeof core.expect.schemaMatching>[0];
type RealTimers = ReturnType<RstestUtilities['getRealTimers']>;
type CreateRstestOptions = Parameters<typeof node.createRstest>[0];
type MatcherState = ReturnType<typeof core.expect.getState>;
type T = (...given: any[]) => any;
declare const assertion: Assertion<T>;
declare const spy: MockInstance<T>;
declare const options: Required<TestOptions>;
declare const reporter: Required<Reporter>;
declare const context: TestContext;
declare const instance: RstestInstance;
declare const mock: MockInstance<T>['mock'] & typeof core.rs.mock;
const own = { instance, context, mock, Symbol: { dispose: spy[Symbol.dispose] } };
const api = { ...assertion, ...spy, ...options, ...reporter, ...core, ...core.rs, ...node, ...instance, ...own };
`.trim();

/** The name at the start of a signature, such as `fn` or `expect.soft`. */
const NAME = /^(?:(\w+)\.)?(\w+)[<(:?]/;

/** A signature and its place. */
export interface Stated {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** The signatures that sections of names state, in blocks or in their text, as the compiler reads them. */
export function statedSignatures(source: string, file: string): readonly Stated[] {
  const { names, headings } = readPage(source, file);
  return names.flatMap(({ id, signature }) => {
    if (signature === undefined) return [];
    const line = headings.find((heading) => heading.id === id)?.line ?? 1;
    return [{ file, line, text: `${toMember(signature)};` }];
  });
}

/** `each(rows)(name)` returns a function, `digits = 2` is optional, and `…` stands for more of the same. */
function toMember(signature: string): string {
  return signature
    .replace(/^([\w.]+\([^()]*\))(\([^()]*\))$/, '$1: $2 => any')
    .replace(/(\w+) = [\w.]+(?=[,)])/g, '$1?')
    .replace(' | …', '');
}

/**
 * Compiles the signatures of pages against the package, which must allow every use that a page states.
 * A page may state less than the package allows, such as fewer overloads or wider results.
 */
export async function checkSignatures(
  blocks: readonly Stated[],
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
    return {
      file: block?.file ?? path,
      line: block?.line ?? 1,
      what: `differs from the types of the package: ${message}`,
    };
  });
}

function moduleOf(text: string): string {
  const type = /^interface (\w+)/.exec(text)?.[1];
  if (type !== undefined) {
    const both = `[Page.${type}, ${type}] = null! as [${type}, Page.${type}]`;
    return `${PRELUDE}\nnamespace Page {\nexport ${text}\n}\nexport const checked: ${both};\n`;
  }
  const [, owner, name] = NAME.exec(text) ?? [];
  const [, signatures = text, aliases = ''] = /^([\s\S]*?;)\n+((?:type|interface) [\s\S]*)$/.exec(text) ?? [];
  const members = owner === undefined ? signatures : signatures.replaceAll(`${owner}.`, '');
  const value = owner === undefined ? `api.${name}` : `api.${owner}.${name}`;
  // In a namespace, a type that the page writes out may have the name of an imported one.
  const stated = `namespace Page {\n${aliases}\nexport interface Stated {\n${members}\n}\n}`;
  return `${PRELUDE}\n${stated}\nexport const checked: Page.Stated['${name}'] = ${value};\n`;
}
