import { createHash } from 'node:crypto';
import type { Nodes, Root } from 'mdast';
import { TRANSLATION_HASH_LENGTH } from '#shared/schema/frontmatter.ts';
import { parseFence } from './fence.ts';
import { FRONTMATTER } from './frontmatter.ts';
import { nodesIn } from './nodes-in.ts';
import { parseMdx } from './parse-mdx.ts';

/**
 * Short hash of a page's text for translators, without blank lines, trailing spaces, and recorded outputs, which are
 * renewed in all languages at once. @throws VFileMessage when the MDX is malformed
 */
export function translationHash(source: string, tree: Root = parseMdx(source)): string {
  const lines: (string | undefined)[] = source.split('\n');
  for (const node of nodesIn<Nodes>(tree)) {
    if (node.type !== 'code' || !node.position) continue;
    const { output, excerpt } = parseFence(node.meta);
    // Keep the fences, so that adding or removing a block changes the hash.
    if (output || excerpt) lines.fill(undefined, node.position.start.line, node.position.end.line - 1);
  }
  const read = lines.flatMap((line) => (line === undefined || line.trim() === '' ? [] : [line.trimEnd()]));
  return createHash('sha256').update(read.join('\n')).digest('hex').slice(0, TRANSLATION_HASH_LENGTH);
}

const LINE = /^translatedFrom:.*\n/m;

/** Writes the hash of the original into a translated page's frontmatter, in quotes: YAML reads digits as a number. */
export function withTranslationHash(source: string, hash: string): string {
  const line = `translatedFrom: '${hash}'\n`;
  const [block, yaml = ''] = FRONTMATTER.exec(source) ?? [];
  if (block === undefined) return `---\n${line}---\n\n${source}`;
  return `---\n${yaml.replace(LINE, '')}${line}---${source.slice(block.length)}`;
}
