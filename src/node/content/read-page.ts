import GithubSlugger, { slug } from 'github-slugger';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { VFileMessage } from 'vfile-message';
import { readApiNames, type ApiName } from './api-names.ts';
import { checkConflict, checkEncoding } from './check-text.ts';
import { checkFences } from './check-fences.ts';
import { checkMarkdown } from './check-markdown.ts';
import { checkJsx } from './check-jsx.ts';
import { readBlocks } from './examples/example.ts';
import { extractExamples } from './examples/extract.ts';
import { readDownloads, type Download } from './examples/downloads.ts';
import { readErrorLines, type ErrorLines } from './examples/error-lines.ts';
import { misplacedFrontmatter, parseFrontmatter, type ParsedFrontmatter, type Reference } from './frontmatter.ts';
import { isJsx } from './jsx.ts';
import { nodesIn } from './nodes-in.ts';
import { parseMarkdown, parseMdx } from './parse-mdx.ts';
import { problem, type Problem } from './problem.ts';
import { repeated } from './repeated.ts';
import { readSections, type SectionText } from './section-text.ts';
import { translationHash } from './translation.ts';

export type SourceHeading = ReturnType<typeof readHeadings>[number];

/** A parsed source file, before it is checked against other files. */
export interface SourcePage extends ParsedFrontmatter {
  /** The hash that translations refer to; empty when the frontmatter or the text cannot be read. */
  readonly hash: string;
  readonly headings: readonly SourceHeading[];
  /** Content before the first heading, then below each heading in order. */
  readonly sections: readonly SectionText[];
  /** Documented names: those that have a section, and the option or API that is the title of the page. */
  readonly names: readonly ApiName[];
  readonly downloads: readonly Download[];
  readonly errorLines: ErrorLines;
  readonly assets: readonly Reference[];
}

/** Empty results, for a page that cannot be parsed. */
export const NOTHING_READ = {
  hash: '',
  headings: [],
  sections: [],
  names: [],
  downloads: [],
  errorLines: {},
  links: [],
  assets: [],
};

/** Parses a page: frontmatter, headings, links, assets, and the errors in them. */
export function readPage(source: string, file: string): SourcePage {
  const conflict = checkConflict(source, file);
  const unreadable = conflict.length > 0 ? conflict : misplacedFrontmatter(source, file);
  if (unreadable.length > 0) return { frontmatter: {}, ...NOTHING_READ, errors: unreadable };
  const { errors: frontmatterErrors, links: heroLinks, ...front } = parseFrontmatter(source, file);
  const errors = [...checkEncoding(source, file), ...frontmatterErrors];
  try {
    const tree = parseMdx(source);
    const open = checkFences(tree, source, file);
    // Without its end, a block may hold headings and tags: whatever else is wrong follows from that.
    if (open.length > 0) return { ...front, ...NOTHING_READ, errors: [...errors, ...open] };
    const headings = readHeadings(tree);
    const { examples } = extractExamples(file, readBlocks(tree, file));
    const { links, assets } = readReferences(tree);
    return {
      ...front,
      hash: errors.length > 0 ? '' : translationHash(source, tree),
      headings,
      sections: readSections(tree, front.frontmatter),
      names: readApiNames(tree),
      downloads: readDownloads(examples),
      errorLines: readErrorLines(examples),
      links: [...heroLinks, ...links],
      assets,
      errors: [
        ...errors,
        ...skippedLevels(headings, file),
        ...duplicateIds(headings, file),
        ...takenIds(headings, file),
        ...checkMarkdown(tree, file, errors.length === 0 ? front.frontmatter : undefined),
        ...checkJsx(tree, file),
      ],
    };
  } catch (error) {
    const syntax = syntaxError(error, file, source);
    // Below a block without an end, text is taken for code and code for text.
    const open = checkFences(parseMarkdown(source), source, file);
    return { ...front, ...NOTHING_READ, errors: [...errors, ...(open.length > 0 ? open : [syntax])] };
  }
}

/** Converts a syntax error of MDX, which has a location; rethrows all other errors as bugs. */
function syntaxError(error: unknown, file: string, source: string): Problem {
  const { line, column, reason } = error as Partial<VFileMessage>;
  if (reason === undefined) throw error;
  // For an unclosed tag the location is only in the message: `<Tabs>` (6:1-6:7).
  const [, found] = /\((\d+:\d+)-\d+:\d+\)/.exec(reason) ?? [];
  const [foundLine, foundColumn] = found?.split(':').map(Number) ?? [];
  const place = { file, line: line ?? foundLine, column: column ?? foundColumn };
  const text = source.split('\n')[(place.line ?? 1) - 1] ?? '';
  return problem(place, `MDX syntax: ${reason}${adviceFor(reason, text)}`);
}

const VOID = /^<(?:br|col|hr|img|input|source|track|wbr)\b/;

/** Advice on text that MDX reads as a tag or as code; for links and comments MDX has its own. @param text its line */
function adviceFor(reason: string, text: string): string {
  if (/(?:before|in|after) (?:attribute )?name, (?!.*\(note: )/.test(reason)) {
    return '; for a "<" in text write "\\<", or put backticks around it';
  }
  if (/expression with acorn|in expression/.test(reason)) {
    return /^#+ .*\{#/.test(text)
      ? '; leave out the id in braces: the text of a heading gives its id'
      : '; put backticks around braces that are text';
  }
  const [, tag] = /^Expected a closing tag for `(<[^`]+>)` .* before the end of/.exec(reason) ?? [];
  if (tag === undefined) return '';
  const closed = VOID.test(tag) ? `write "${tag.slice(0, -1)} />", or ` : '';
  return `; ${closed}if "${tag}" is text, put backticks around it`;
}

function placeOf(node: Nodes): { line: number; column: number } {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 };
}

function readHeadings(tree: Root) {
  const slugger = new GithubSlugger();
  return nodesIn<Nodes>(tree).flatMap((node) => {
    if (node.type !== 'heading') return [];
    const text = toString(node);
    const id = slugger.slug(text);
    const charIndex = node.position?.start.offset ?? -1;
    const depth: number = node.depth;
    return [{ text, id, depth, charIndex, line: placeOf(node).line }];
  });
}

/** Headings that skip a level, which readers of an outline take for a missing heading. */
function skippedLevels(headings: readonly SourceHeading[], file: string): readonly Problem[] {
  return headings.flatMap(({ depth, line }, index) => {
    const above = headings[index - 1]?.depth ?? depth;
    const right = '#'.repeat(above + 1);
    return depth > above + 1 ? [problem({ file, line }, `the heading skips a level; write "${right}"`)] : [];
  });
}

/** Headings with the same slug, which would get a numbered id such as `-1`. */
function duplicateIds(headings: readonly SourceHeading[], file: string): readonly Problem[] {
  return repeated(headings, ({ text }) => slug(text)).map(({ item: { text, line }, first }) => {
    const taken = `has the id "${slug(text)}" of the heading in line ${first.line}`;
    return problem({ file, line }, `heading "${text}" ${taken}; give one of them other words`);
  });
}

/** Headings that may have the id of an element of the application (`src/shared/dom.ts`), which it would find instead. */
function takenIds(headings: readonly SourceHeading[], file: string): readonly Problem[] {
  const taken = 'has an id that begins with "docs-", as those of the application do; begin it with another word';
  return headings.flatMap(({ id, text, line }) =>
    id.startsWith('docs-') ? [problem({ file, line }, `heading "${text}" ${taken}`)] : [],
  );
}

/** HTML attributes with the path of a file. */
const ASSET_ATTRIBUTES = ['src', 'data-zoom-src'];

function readReferences(tree: Root): Pick<SourcePage, 'links' | 'assets'> {
  const links: Reference[] = [];
  const assets: Reference[] = [];
  const nodes = nodesIn<Nodes>(tree);
  // Of two definitions of a name, the first one counts.
  const definitions = new Map(
    nodes.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : [])).toReversed(),
  );
  for (const node of nodes) {
    const place = placeOf(node);
    if (node.type === 'link' || node.type === 'definition') links.push({ target: node.url, ...place });
    if (node.type === 'image') assets.push({ target: node.url, ...place });
    if (node.type === 'imageReference') assets.push({ target: definitions.get(node.identifier) ?? '', ...place });
    if (!isJsx(node)) continue;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      if (attribute.name === 'href') links.push({ target: attribute.value, ...place });
      if (ASSET_ATTRIBUTES.includes(attribute.name)) assets.push({ target: attribute.value, ...place });
    }
  }
  return { links, assets };
}
