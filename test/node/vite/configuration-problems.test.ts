import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problemText } from '#node/content/problem.ts';
import { configurationProblems } from '#node/vite/configuration-problems.ts';
import { tempFolder } from '../../support/temp-folder.ts';

async function problemsOf(text: string, files: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const root = tempFolder({ 'package.json': '{ "type": "module" }', 'vite.config.ts': text, ...files });
  const configFile = join(root, 'vite.config.ts');
  const problems = await configurationProblems({ configFile, command: 'serve', mode: 'development', root });
  return problems.map(problemText);
}

test('a configuration that can be loaded has no problem', async () => {
  expect(await problemsOf('export default {};\n')).toEqual([]);
});

test('a syntax error is a problem with its place, without colors and drawing', async () => {
  expect(await problemsOf('const a = 1;\nexport default { a, , };\n')).toEqual([
    'vite.config.ts:2:21: Unexpected token',
  ]);
});

test('an import of a missing file is a problem with its place', async () => {
  const [text] = await problemsOf("\nimport './none.ts';\nexport default {};\n");
  expect(text).toMatch(/^vite\.config\.ts:2:8: Could not resolve '\.\/none\.ts' in \S+vite\.config\.ts$/);
});

test('what the configuration throws is a problem at the line that throws, also in a file that it imports', async () => {
  expect(await problemsOf("\nthrow new Error('no folder');\n")).toEqual(['vite.config.ts:2:7: no folder']);
  const text = "import { side } from './side.ts';\nexport default { side: side('en') };\n";
  const side = 'type Lang = string;\n\nexport const side = (lang: Lang) =>\n  nope[lang];\n';
  expect(await problemsOf(text, { 'side.ts': side })).toEqual([
    expect.stringMatching(/^side\.ts:4:\d: nope is not defined$/),
  ]);
});
