import { createHash } from 'node:crypto';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseExampleFence } from './fence.ts';
import { parseMdx } from './parse-mdx.ts';

/** What a translation hash looks like; quotes keep YAML from reading digits as a number. */
export const TRANSLATION_HASH = /^[0-9a-f]{12}$/;
const HASH_LENGTH = 12;

/**
 * A short hash of what a translator had before them: the frontmatter, the prose, the code. Left out is what is renewed
 * in all languages at once (recorded outputs), and what nobody reads (blank lines, spaces at line ends).
 * @param source text of the page
 * @param tree what the text is parsed to, where it is at hand
 * @throws a VFileMessage when the MDX is malformed
 */
export function translationHash(source: string, tree: Root = parseMdx(source)): string {
  const lines: (string | undefined)[] = source.replaceAll('\r\n', '\n').split('\n');
  visit(tree, 'code', ({ meta, position }) => {
    const { output, excerpt } = parseExampleFence(meta);
    if (!position || !(output || excerpt)) return;
    // The fences stay: a block that comes or goes is a change.
    lines.fill(undefined, position.start.line, position.end.line - 1);
  });
  const read = lines.flatMap((line) => (line === undefined || line.trim() === '' ? [] : [line.trimEnd()]));
  return createHash('sha256').update(read.join('\n')).digest('hex').slice(0, HASH_LENGTH);
}

const FRONTMATTER = /^---\r?\n([\s\S]*?)---[ \t]*(?=\r?\n|$)/;
const LINE = /^translatedFrom:.*\r?\n/m;

/** The text of a translated page with the hash of the page that it is now a translation of. */
export function withTranslationHash(source: string, hash: string): string {
  const line = `translatedFrom: '${hash}'\n`;
  const [block, yaml = ''] = FRONTMATTER.exec(source) ?? [];
  if (block === undefined) return `---\n${line}---\n\n${source}`;
  return `---\n${yaml.replace(LINE, '')}${line}---${source.slice(block.length)}`;
}
