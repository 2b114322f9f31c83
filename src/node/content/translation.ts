import { createHash } from 'node:crypto';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseExampleFence } from './fence.ts';
import { parseMdx } from './parse-mdx.ts';

/** Format of a translation hash. Quotes keep YAML from reading digits as a number. */
export const TRANSLATION_HASH = /^[0-9a-f]{12}$/;
const HASH_LENGTH = 12;

/**
 * Short hash of what a translator works from: frontmatter, prose and code. Excludes recorded outputs, which are renewed
 * in all languages at once, and blank lines and trailing spaces.
 * @param source text of the page
 * @param tree syntax tree of the text; parsed when omitted
 * @throws VFileMessage when the MDX is malformed
 */
export function translationHash(source: string, tree: Root = parseMdx(source)): string {
  const lines: (string | undefined)[] = source.replaceAll('\r\n', '\n').split('\n');
  visit(tree, 'code', ({ meta, position }) => {
    const { output, excerpt } = parseExampleFence(meta);
    if (!position || !(output || excerpt)) return;
    // Keep the fences, so that adding or removing a block changes the hash.
    lines.fill(undefined, position.start.line, position.end.line - 1);
  });
  const read = lines.flatMap((line) => (line === undefined || line.trim() === '' ? [] : [line.trimEnd()]));
  return createHash('sha256').update(read.join('\n')).digest('hex').slice(0, HASH_LENGTH);
}

const FRONTMATTER = /^---\r?\n([\s\S]*?)---[ \t]*(?=\r?\n|$)/;
const LINE = /^translatedFrom:.*\r?\n/m;

/** Writes the hash of the original into a translated page's frontmatter. */
export function withTranslationHash(source: string, hash: string): string {
  const line = `translatedFrom: '${hash}'\n`;
  const [block, yaml = ''] = FRONTMATTER.exec(source) ?? [];
  if (block === undefined) return `---\n${line}---\n\n${source}`;
  return `---\n${yaml.replace(LINE, '')}${line}---${source.slice(block.length)}`;
}
