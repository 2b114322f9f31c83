/** What the site adds to elements of Markdown, by tag. */

import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { addressIn } from '#shared/address.ts';
import { decodePath } from '#shared/path.ts';
import type { PageContext } from '../page-context.ts';
import { nodesIn } from '../../content/nodes-in.ts';
import { elementsIn, h, replaceNode, text } from './hast.ts';

export function rehypeElements(context: PageContext) {
  return (tree: Root) => {
    for (const element of elementsIn(tree)) CHANGES[element.tagName]?.(element, context);
    for (const element of elementsIn(tree)) keepClosingMarks(element);
  };
}

/** Marks that must not begin a line. */
const CHINESE_MARK = /^[，。、；：！？）」』】》]/;
const LATIN_MARK = /^[,.;:!?)]/;

/**
 * Keeps a punctuation mark on the line of the code before it. Browsers may break between the two in a table cell, where
 * code is a box, and before a Chinese mark that follows an unbreakable flag.
 */
function keepClosingMarks({ tagName, children }: Element): void {
  const isCell = tagName === 'td';
  for (const [at, code] of children.entries()) {
    const next = children[at + 1];
    if (code.type !== 'element' || code.tagName !== 'code' || next?.type !== 'text') continue;
    const [mark] = CHINESE_MARK.exec(next.value) ?? (isCell ? LATIN_MARK.exec(next.value) : null) ?? [];
    const { className: classes = [] } = code.properties;
    const isFlag = classes.includes('flag');
    if (mark === undefined || (!isFlag && !isCell)) continue;
    // Between two elements browsers would not break the line after the mark either.
    if (next.value === mark && children[at + 2]) replaceNode<ElementContent>(next, h('wbr', {}));
    else next.value = next.value.slice(mark.length);
    const own = classes.filter((name) => name !== 'flag');
    const kept = { ...code, properties: { ...code.properties, className: own.length > 0 ? own : undefined } };
    replaceNode<Element>(code, h('span', isFlag ? { className: ['flag'] } : {}, [kept, text(mark)]));
  }
}

/** Adds a class to those of the author. */
function addClass({ properties }: Element, name: string): void {
  properties.className = [...(properties.className ?? []), name];
}

/** A flag, perhaps with a value, that fits on a line of a list at 320 px, with a scroll bar and twice the text size. */
const FLAG = /^--?\w.{0,9}$/;
/** The dashes of a longer flag, or of one in a command, with the first letter. */
const DASHES = /(?<!\S)(--?\w)/;

/** Not `mailto:` and `tel:`, which open no page. */
const OTHER_SITE = /^https?:/i;

const CHANGES: Readonly<Record<string, (element: Element, context: PageContext) => void>> = {
  /** Adds language and version to internal links, which authors write once for all languages; marks external links. */
  a(link, context) {
    const { href } = link.properties;
    if (typeof href !== 'string') return;
    if (OTHER_SITE.test(href)) addClass(link, 'external');
    else link.properties.href = addressIn(href, context, context.addressing);
  },
  /** Marks flags, which browsers would break after their dashes: short ones stay whole, others keep their dashes. */
  code(code) {
    const [only, ...rest] = code.children;
    // The text of a block ends with a line break.
    if (only?.type !== 'text' || rest.length > 0 || only.value.endsWith('\n')) return;
    if (FLAG.test(only.value)) addClass(code, 'flag');
    else if (DASHES.test(only.value)) code.children = only.value.split(DASHES).map(markDashes);
  },
  /** Sets width and height of the site's images, to prevent layout shift. */
  img({ properties }, { imageSizes }) {
    const { src } = properties;
    if (typeof src !== 'string' || !src.startsWith('/')) return;
    Object.assign(properties, { ...imageSizes[decodePath(src)], loading: 'lazy', decoding: 'async' });
  },
  /** Wraps the table in a scrollable box, and marks its columns of sentences. */
  table(table) {
    markSentences(table);
    replaceNode(table, h('div', { className: ['table'], tabIndex: 0 }, [{ ...table }]));
  },
  td: alignByClass,
  th: alignByClass,
};

/** Letters of a cell from which its column counts as one of sentences; a Chinese character counts as two. */
const SENTENCE_LETTERS = 20;

/** Marks the heads of columns with sentences: on a phone, their cells could become a word or two wide. */
function markSentences(table: Element): void {
  const [head, ...rows] = elementsIn(table)
    .filter(({ tagName }) => tagName === 'tr')
    .map(({ children }) => children.filter((cell) => cell.type === 'element'));
  const lettersOf = (cell: Element | undefined) => toString(cell).replace(/\p{Script=Han}/gu, 'xx').length;
  for (const [column, cell] of head?.entries() ?? []) {
    if (rows.some((row) => lettersOf(row[column]) > SENTENCE_LETTERS)) addClass(cell, 'sentences');
  }
}

/** Marks the pieces at odd indexes: `split` with a capturing group puts its matches there. */
function markDashes(value: string, index: number): ElementContent {
  return index % 2 === 0 ? text(value) : h('span', { className: ['flag'] }, [text(value)]);
}

/** `align` is obsolete in HTML. */
function alignByClass(cell: Element): void {
  const { align } = cell.properties;
  delete cell.properties.align;
  if (typeof align === 'string' && align !== 'left') addClass(cell, `align-${align}`);
}

/** Turns HTML tags written as JSX (`<kbd>`, `<div className="…">`) into plain elements, which are static like prose. */
export function rehypeHtmlTags() {
  return (tree: Root) => {
    for (const node of nodesIn<Nodes>(tree)) {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') continue;
      if (node.name && /^[a-z]/.test(node.name)) replaceNode<Nodes>(node, toElement(node, node.name));
    }
  };
}

function toElement({ attributes, children }: MdxJsxFlowElementHast | MdxJsxTextElementHast, tagName: string): Element {
  const properties: Element['properties'] = {};
  for (const attribute of attributes) {
    // `checkJsx` fails the build on expressions.
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name, value } = attribute;
    if (value && typeof value === 'object') continue;
    if (name === 'className') properties['className'] = value?.split(' ') ?? [];
    else properties[name] = value ?? true;
  }
  return { type: 'element', tagName, properties, children };
}
