import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, EXAMPLE_OPTIONS, readErrors } from '../examples/compiler.ts';
import type { Workspace } from '../examples/folder.ts';
import { problem, type Problem } from '#node/content/problem.ts';
import type { ReferencePage } from './read-reference.ts';

/** Names that pages use in types. A key without a type (`{ name, options? }`) is `any`. */
const PRELUDE = `
import type { CoverageOptions, ExtendConfig, ExtendConfigFn, RstestConfig } from '@rstest/core';
type At<T, K extends string> = NonNullable<Extract<NonNullable<T>, { [key in K]?: any }> extends infer O ? O[K & keyof O] : never>;
type InlineProjectConfig = Extract<NonNullable<RstestConfig['projects']>[number], { include?: unknown }>;
`;

interface StatedType {
  readonly file: string;
  readonly line: number;
  readonly option: string;
  readonly type: string;
}

/** Types that pages state in code; types in words ("list of `RsbuildPlugin`") are left out. */
export function statedTypes(pages: readonly ReferencePage[]): readonly StatedType[] {
  return pages.flatMap(({ file, options }) =>
    options.flatMap(({ option, facts: { Type: stated } }) => {
      const [type] = stated?.codes ?? [];
      if (!stated || type === undefined || !/^($|, (?!or )| \()/.test(stated.text.slice(type.length))) return [];
      return stated.text.startsWith(type) ? [{ file, line: stated.line, option, type }] : [];
    }),
  );
}

/** Compares stated types with those of the package: for the compiler, each must be assignable to the other. */
export async function wrongTypes(stated: readonly StatedType[], { root, folder }: Workspace) {
  const lines = stated.map(({ option, type }, index) => {
    const actual = option.split('.').reduce((owner, key) => `At<${owner}, '${key}'>`, 'RstestConfig');
    return `type S${index} = ${type}; type A${index} = ${actual}; export const c${index}: [A${index}, S${index}] = null! as [S${index}, A${index}];`;
  });
  writeFileSync(join(folder, 'stated.ts'), `${PRELUDE.trim()}\n${lines.join('\n')}\n`);
  // Pages leave out the types of keys: `{ type?, maxWorkers? }`.
  const compilerOptions = { ...EXAMPLE_OPTIONS, noImplicitAny: false };
  const output = await compile({ compilerOptions, files: ['stated.ts'] }, folder, root);
  const before = PRELUDE.trim().split('\n').length;
  return readErrors(output).map(({ row, message }): Problem => {
    const { file, line, option } = stated[row - before - 1] ?? { file: 'stated.ts', line: row, option: 'its prelude' };
    return problem({ file, line }, `the type of ${option} differs from that of the package: ${message}`);
  });
}
