import { join } from 'node:path';
import type { Block, Example } from '#node/content/examples/example.ts';
import { compile, EXAMPLE_OPTIONS, readErrors } from './compiler.ts';
import type { Failure } from './failure.ts';
import { prepareFolder, writeExample, type Workspace } from './folder.ts';
import { mapConcurrently } from './map-concurrently.ts';

/**
 * Type-checks every TypeScript file of the examples in one run of the compiler, except for examples with their own
 * `tsconfig.json`, each of which is a run with it.
 */
export async function checkTypes(
  examples: readonly Example[],
  { root, folder }: Workspace,
): Promise<readonly Failure[]> {
  const parent = join(folder, 'types');
  prepareFolder(parent);
  for (const example of examples) writeExample(example, parent);

  const plain = examples.filter((example) => !hasOwnOptions(example));
  const configs = [
    { compilerOptions: EXAMPLE_OPTIONS, files: plain.flatMap(typedFiles) },
    ...examples.filter(hasOwnOptions).map((example) => ({
      extends: `./${example.name}/tsconfig.json`,
      compilerOptions: { noEmit: true, strict: true, skipLibCheck: true },
      files: typedFiles(example),
      include: [],
    })),
  ].filter(({ files }) => files.length > 0);
  const outputs = await mapConcurrently(configs, 1, (config) => compile(config, parent, root));
  const blocks = blocksByPath(examples);
  return outputs.flatMap(readErrors).map(({ path, row, message }) => {
    const block = blocks.get(path);
    return { file: block?.file ?? path, line: (block?.line ?? 0) + row, what: `type error: ${message}` };
  });
}

function typedFiles({ name, files }: Example): readonly string[] {
  const own = files.filter(({ path }) => /\.[cm]?tsx?$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path));
  return own.map(({ path }) => `${name}/${path}`);
}

function hasOwnOptions({ files }: Example): boolean {
  return files.some(({ path }) => path === 'tsconfig.json');
}

function blocksByPath(examples: readonly Example[]): ReadonlyMap<string, Block> {
  return new Map(examples.flatMap(({ name, files }) => files.map(({ path, block }) => [`${name}/${path}`, block])));
}
