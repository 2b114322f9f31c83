import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path/posix';
import { isTestFile, type Example, type ExampleFile } from '#node/content/examples/example.ts';

/**
 * A quoted text, without a query such as `?raw`. The first group is the word of an import before the text, if any.
 */
const QUOTED = /(\b(?:from|import|require)\b\s*\(?\s*)?['"]([^'"\n?]+)/g;

/**
 * The test files of an example that name none of its other files, so that they test only what they define themselves.
 * A package that the project lacks is a file of the example: it lies below its `node_modules` or behind an alias.
 * @param packages the folder of the project's packages
 */
export function testsWithoutImport({ files }: Example, packages: string): readonly ExampleFile[] {
  const isOwn = (name: string, isImport: boolean, from: string) => {
    if (!/^\.{1,2}\//.test(name)) return isImport && !isBuiltin(name) && !existsSync(join(packages, packageOf(name)));
    const target = join(dirname(from), name);
    return files.some(({ path }) => path === target || path.startsWith(`${target}.`) || path.startsWith(`${target}/`));
  };
  return files.filter((file) => {
    const quoted = [...file.text.matchAll(QUOTED)];
    return isTestFile(file) && !quoted.some(([, word, name = '']) => isOwn(name, word !== undefined, file.path));
  });
}

/** The package of a specifier: `@scope/name/file` → `@scope/name`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
