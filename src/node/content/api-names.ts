/** The names that a page documents: an API below `## rs.waitFor`, or an option with a page of its own. */

import { slug } from 'github-slugger';
import type { Code, Heading, ListItem, Nodes, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { ApiNote } from '#shared/api-notes.ts';
import { parseFence } from './fence.ts';
import { jsxText } from './jsx.ts';

export interface ApiName extends ApiNote {
  /** Id of the section, the same in both languages; empty for the page itself. */
  readonly id: string;
}

/** Names of code: with a dot, in camel case, or of an environment variable. Headings of prose begin with a capital. */
const NAME = /^(?:[a-z]\w*|[A-Z]\w*[A-Z_]\w*|\w+(?:\.\w+)+)$/;
/** Only names of functions and options count as titles: an overview may be titled API. */
const TITLE = /^[a-z]\w*$/;

/** The semicolon that ends an overload. Inside an object type, the line after one is indented or closes a brace. */
const OVERLOAD_END = /;[ \t]*(?:\/\/.*)?(?=\n+[^\s}]|\s*$)/;

/** Reads the names of a page in order. */
export function readApiNames(tree: Root): readonly ApiName[] {
  const members = membersOf(tree);
  return tree.children.flatMap((node, index) => {
    if (node.type !== 'heading') return [];
    const name = toString(node);
    if (!(node.depth === 1 ? TITLE : NAME).test(name)) return [];
    const rest = tree.children.slice(index + 1);
    const end = rest.findIndex(({ type }) => type === 'heading');
    const signature = members.get(name);
    return [{ ...(signature && { signature }), ...readName(name, node, end === -1 ? rest : rest.slice(0, end)) }];
  });
}

/** Lines of a page's interfaces, such as `onExit?: () => void`, by the member, which has a section of its own. */
function membersOf(tree: Root): ReadonlyMap<string, string> {
  const interfaces = tree.children.filter(isSignature).filter(({ value }) => value.startsWith('interface '));
  const lines = interfaces.flatMap(({ value }) => [...value.matchAll(/^ {2}((\w+)\??: .*);$/gm)]);
  return new Map(lines.map(([, line = '', name = '']) => [name, line]));
}

function readName(name: string, { depth }: Heading, section: readonly RootContent[]): ApiName {
  const { signature, summary } = readText(name, section);
  const facts = section.flatMap((node) => (node.type === 'list' ? node.children.map(readFact) : []));
  const type = facts[0]?.code;
  const shown = signature ?? (type && `${name}: ${type}`);
  const since = sinceOf(section) ?? facts.find(({ version }) => version !== undefined)?.version;
  return {
    id: depth === 1 ? '' : slug(name),
    name,
    ...(shown && { signature: shown }),
    ...(summary && { summary }),
    ...(since && { since }),
  };
}

/** The fact of an option in a list item: code, as in **Type:** `boolean`, or a version, as in **Since:** 0.1.0. */
function readFact({ children: [paragraph] }: ListItem): { readonly code?: string; readonly version?: string } {
  const [label, between, code] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (label?.type !== 'strong' || between?.type !== 'text') return {};
  if (between.value.trim() === '') return code?.type === 'inlineCode' ? { code: code.value } : {};
  const version = /^\s*(\d+\.\d+\.\d+)/.exec(between.value)?.[1];
  return version === undefined ? {} : { version };
}

function sinceOf(section: readonly RootContent[]): string | undefined {
  const found = section.find((node) => node.type === 'mdxJsxFlowElement' && node.name === 'Since');
  return found?.type === 'mdxJsxFlowElement' ? jsxText(found, 'version') : undefined;
}

/** The signature is the first overload in a block, or the code that begins the text. The summary follows. */
function readText(name: string, section: readonly RootContent[]): Pick<ApiName, 'signature' | 'summary'> {
  const block = section.find(isSignature);
  const signature = block && signatureIn(block.value.split(OVERLOAD_END)[0] ?? '', name);
  // Facts, signatures and components come before the text. A paragraph after a table or other code describes these.
  const [first] = section.filter(
    (node) => !isSignature(node) && node.type !== 'list' && !node.type.startsWith('mdxJsx'),
  );
  if (first?.type !== 'paragraph') return { ...(signature && { signature }) };
  const text = inlineText(first).replace(/\s+/g, ' ');
  const [start = '', code = '', end = ''] = /^`([^`]*)`([.:。：]\s*)?/.exec(text) ?? [];
  const call = signatureIn(code, name);
  // A type instead of a call, such as `string[]` in "`string[]`. The names of the files."
  const type = code !== '' && /^[.。]/.test(end) ? `${name}: ${code}` : undefined;
  const own = signature ?? call ?? type;
  const named = call === undefined ? text : `\`${name}\`${text.slice(start.length)}`;
  const summary = sentenceOf(own !== undefined && end !== '' ? text.slice(start.length) : named);
  return { ...(own && { signature: own }), ...(summary && { summary }) };
}

function isSignature(node: RootContent): node is Code {
  return node.type === 'code' && parseFence(node.meta).signature;
}

/** The name with its parameters and result. Code names the function without its object: `waitFor<T>(…)`. */
function signatureIn(code: string, name: string): string | undefined {
  const own = name.split('.').at(-1) ?? name;
  const line = code.replace(/(?<=\()\s+|,?\s+(?=\))/g, '').replace(/\s+/g, ' ');
  const parameters = new RegExp(`^(?:await )?(?:\\w+\\.)*${own}([<(].*)$`, 's').exec(line)?.[1];
  return parameters === undefined ? undefined : name + parameters;
}

/** The first sentence. A full stop inside code does not end it; a colon at the end of the text counts as one. */
function sentenceOf(text: string): string | undefined {
  const closed = text.replace(/:$/, '.').replace(/：$/, '。');
  return /^(?:`[^`]*`|[^`])*?(?:[.!?](?=\s|$)|[。！？])/.exec(closed)?.[0];
}

/** Text with code between backticks. */
function inlineText(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value.replaceAll('`', '')}\``;
  return 'children' in node ? node.children.map(inlineText).join('') : toString(node);
}
