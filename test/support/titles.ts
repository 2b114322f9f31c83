import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** A call of `test`, alone or in a group, with its title; in a formatted file, the indent shows the nesting. */
const CALL = /^(?: {2})?test(?:\.each(?:<[^\n]*>)?\([^]*?\n?(?: {2})?\S*\))?\(\s*(['`"])(.*?)\1,/gm;
const ANY_CALL = /^ *test[.(]/gm;

/**
 * Titles of the tests of a folder as they are written, by file.
 * @throws for a test whose title is not found
 */
export function titlesOf(folder: string): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.test.ts'));
  return new Map(
    files.map((file) => {
      const source = readFileSync(join(ROOT, folder, file), 'utf8');
      const titles = [...source.matchAll(CALL)].map(([, , title]) => title as string);
      const tests = source.match(ANY_CALL)?.length ?? 0;
      if (titles.length !== tests)
        throw new Error(`${folder}/${file}: found ${titles.length} titles of ${tests} tests`);
      return [file, titles];
    }),
  );
}

/** Tests of `test/e2e/` whose title no test of `test/engines/` has, with their files. */
export function withoutWebKitTest(): readonly { readonly file: string; readonly title: string }[] {
  const inWebKit = new Set([...titlesOf('test/engines').values()].flat());
  return [...titlesOf('test/e2e')].flatMap(([file, titles]) =>
    titles.filter((title) => !inWebKit.has(title)).map((title) => ({ file, title })),
  );
}
