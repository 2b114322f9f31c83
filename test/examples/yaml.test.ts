import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { currentEnglishPages, readPageBlocks } from '#docs/examples/pages.ts';
import { patternOfParts } from '#docs/pattern.ts';
import { site } from '#site/config.ts';

const root = join(import.meta.dirname, '../..');
const blocks = currentEnglishPages(root, site.config).flatMap((page) => readPageBlocks(root, page));
const files = blocks.filter(({ language }) => language === 'yaml');

/** The texts of a YAML value, at any depth. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Matches a command whose variables (`$INDEX`, `${{ matrix.shard }}`) have values. */
function withValues(command: string): RegExp {
  return new RegExp(`^${patternOfParts(command.split(/\$\{\{.*?\}\}|\$\w+/), '\\S+')}$`);
}

test.each(files.map((block) => [`${block.file}:${block.line}`, block] as const))(
  '%s is YAML, and its page runs the commands of Rstest in it',
  (_, { file, text }) => {
    const commands = textsOf(parse(text)).filter((each) => each.startsWith('npx rstest '));
    const ran = blocks.filter((block) => block.file === file && block.fence.command).map((block) => block.text);
    expect(commands.filter((command) => !ran.some((line) => withValues(command).test(line)))).toEqual([]);
  },
);

test('there are files of YAML', () => {
  expect(files.length).toBeGreaterThan(2);
});
