import GithubSlugger from 'github-slugger';
import type { Heading, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFileMessage } from 'vfile-message';
import type { Frontmatter } from '#shared/page.ts';
import { parseFence } from './fence.ts';
import { parseFrontmatter } from './frontmatter.ts';
import { knowsLanguage } from './mdx/prism.ts';
import { parseMdx } from './parse-mdx.ts';
import { problem, type Problem } from './problem.ts';
import { checkSearchPhrases } from './search-phrases.ts';
import { readSections, type SectionText } from './section-text.ts';
import { translationHash } from './translation.ts';

/** A link or an image in the source, with its place. */
export interface Reference {
  readonly target: string;
  readonly line: number;
  readonly column: number;
}

export interface SourceHeading {
  readonly text: string;
  readonly id: string;
  readonly depth: number;
  readonly charIndex: number;
  readonly line: number;
}

/** What one source file says, before it is held against the others. */
export interface SourcePage {
  readonly frontmatter: Frontmatter;
  /** On a translated page, the hash of the page that it was written from. */
  readonly translatedFrom?: string;
  /** What translations of this page name; empty when it cannot be read. */
  readonly hash: string;
  readonly headings: readonly SourceHeading[];
  /** What stands before the first heading, then what stands below each heading, in order. */
  readonly sections: readonly SectionText[];
  readonly links: readonly Reference[];
  readonly assets: readonly Reference[];
  /** Names of the components that the page uses. */
  readonly components: readonly Reference[];
  readonly errors: readonly Problem[];
}

/**
 * Reads one page: frontmatter, headings, links, assets.
 * @param source text of the file
 * @param file the name that errors carry
 */
export function readPage(source: string, file: string): SourcePage {
  const { errors, ...front } = parseFrontmatter(source, file);
  try {
    const tree = parseMdx(source);
    const headings = readHeadings(tree);
    const references = readReferences(tree);
    const blocks = [checkFences, checkTables, checkMarkup, checkSearchPhrases].flatMap((check) => check(tree, file));
    return {
      ...front,
      hash: translationHash(source, tree),
      headings,
      sections: readSections(tree),
      ...references,
      errors: [...errors, ...duplicateIds(headings, file), ...blocks],
    };
  } catch (error) {
    const nothing = { headings: [], sections: [], links: [], assets: [], components: [] };
    return { ...front, hash: '', ...nothing, errors: [...errors, syntaxError(error, file)] };
  }
}

/** MDX reports its own errors with a place; any other error is a defect of ours and goes on. */
function syntaxError(error: unknown, file: string): Problem {
  const { line, column, reason } = error as Partial<VFileMessage>;
  if (reason === undefined) throw error;
  // A tag that is open at the end of the file has its place only in the words: `<Tabs>` (6:1-6:7).
  const [, said] = /\((\d+:\d+)-\d+:\d+\)/.exec(reason) ?? [];
  const [saidLine, saidColumn] = said?.split(':').map(Number) ?? [];
  return problem({ file, line: line ?? saidLine, column: column ?? saidColumn }, `MDX syntax: ${reason}`);
}

function placeOf(node: Nodes): { line: number; column: number } {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 };
}

function readHeadings(tree: Root): readonly SourceHeading[] {
  const headings: SourceHeading[] = [];
  const slugger = new GithubSlugger();
  visit(tree, 'heading', (node: Heading) => {
    const text = toString(node);
    const id = slugger.slug(text);
    const charIndex = node.position?.start.offset ?? -1;
    headings.push({ text, id, depth: node.depth, charIndex, line: placeOf(node).line });
  });
  return headings;
}

/** The slugger counts repeats up (`-1`): an id that came out counted is a duplicate. */
function duplicateIds(headings: readonly SourceHeading[], file: string): readonly Problem[] {
  const firstLine = new Map<string, number>();
  return headings.flatMap(({ text, line }) => {
    const id = new GithubSlugger().slug(text);
    const first = firstLine.get(id);
    if (first === undefined) {
      firstLine.set(id, line);
      return [];
    }
    const reason = `heading "${text}" has the id "${id}" of the heading in line ${first}; give one of them other words`;
    return [problem({ file, line }, reason)];
  });
}

/** Attributes of components and HTML tags that hold an address within the site. */
const LINK_ATTRIBUTES = ['href', 'link'];
const ASSET_ATTRIBUTES = ['src', 'data-zoom-src'];

function readReferences(tree: Root) {
  const links: Reference[] = [];
  const assets: Reference[] = [];
  const components: Reference[] = [];
  visit(tree, (node: Nodes) => {
    const place = placeOf(node);
    if (node.type === 'link' || node.type === 'definition') links.push({ target: node.url, ...place });
    if (node.type === 'image') assets.push({ target: node.url, ...place });
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name && /^[A-Z]/.test(node.name)) components.push({ target: node.name, ...place });
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      if (LINK_ATTRIBUTES.includes(attribute.name)) links.push({ target: attribute.value, ...place });
      if (ASSET_ATTRIBUTES.includes(attribute.name)) assets.push({ target: attribute.value, ...place });
    }
  });
  return { links, assets, components };
}

function checkFences(tree: Root, file: string): readonly Problem[] {
  const errors: Problem[] = [];
  visit(tree, 'code', (node) => {
    const fail = (reason: string) => errors.push(problem({ file, ...placeOf(node) }, reason));
    if (!knowsLanguage(node.lang ?? '')) fail(`no highlighting for the language "${node.lang}"`);
    const lines = node.value.split('\n').length;
    for (const line of parseFence(node.meta).highlighted) {
      if (line > lines) fail(`line ${line} is to be highlighted, but the block has ${lines}`);
    }
  });
  return errors;
}

/** A screen reader says a cell together with its header: an empty one says nothing. */
function checkTables(tree: Root, file: string): readonly Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'table', ({ children: [header] }) => {
    const empty = header?.children.find((cell) => toString(cell).trim() === '');
    if (empty) problems.push(problem({ file, ...placeOf(empty) }, 'a column of the table has no header; name it'));
  });
  return problems;
}

/** What could not be shown as it is written: inline styles, which the policy forbids, and headings that are worked out. */
function checkMarkup(tree: Root, file: string): readonly Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const styled = node.attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === 'style');
      const reason = `<${node.name}> has a style attribute, which the Content-Security-Policy blocks; use a class`;
      if (styled) problems.push(problem({ file, ...placeOf(node) }, reason));
    }
    if (node.type === 'heading' && node.children.some((child) => child.type === 'mdxTextExpression')) {
      problems.push(
        problem({ file, ...placeOf(node) }, 'a heading holds an expression; outline and search need its words'),
      );
    }
  });
  return problems;
}
