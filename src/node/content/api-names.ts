/** The sections of a page that document a name of an API: `## rs.waitFor`. */

import type { Code, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseExampleFence } from './fence.ts';
import { jsxText } from './jsx-text.ts';

export interface ApiName {
  /** As in the heading. */
  readonly name: string;
  /** The name with its parameters and result, if the section states them. */
  readonly signature?: string;
  /** First release, if the section states one. */
  readonly since?: string;
}

/** Names of code: with a dot, in camel case, or a variable of the environment. Headings of prose begin with a capital. */
const NAME = /^(?:[a-z]\w*|[A-Z]\w*[A-Z_]\w*|\w+(?:\.\w+)+)$/;

/** Reads the names in order. */
export function readApiNames(tree: Root): readonly ApiName[] {
  return tree.children.flatMap((node, index) => {
    if (node.type !== 'heading' || node.depth === 1) return [];
    const name = toString(node);
    if (!NAME.test(name)) return [];
    const rest = tree.children.slice(index + 1);
    const end = rest.findIndex(({ type }) => type === 'heading');
    const section = end === -1 ? rest : rest.slice(0, end);
    const signature = signatureOf(name, section);
    const since = sinceOf(section);
    return [{ name, ...(signature && { signature }), ...(since && { since }) }];
  });
}

function sinceOf(section: readonly RootContent[]): string | undefined {
  const found = section.find((node) => node.type === 'mdxJsxFlowElement' && node.name === 'Since');
  return found?.type === 'mdxJsxFlowElement' ? jsxText(found, 'version') : undefined;
}

/** The first overload in a signature block, or the code that begins the section's first paragraph. */
function signatureOf(name: string, section: readonly RootContent[]): string | undefined {
  const block = section.find((node): node is Code => node.type === 'code' && parseExampleFence(node.meta).signature);
  const paragraph = section.find(({ type }) => type === 'paragraph');
  const [first] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  const text = block
    ? block.value.split(/;\s*(?:\/\/.*)?$/m)[0]
    : first?.type === 'inlineCode'
      ? first.value
      : undefined;
  // Signatures name the function without its object: `waitFor<T>(…)` for `rs.waitFor`.
  const own = name.split('.').at(-1) ?? name;
  const line = text?.replace(/(?<=\()\s+|,?\s+(?=\))/g, '').replace(/\s+/g, ' ');
  const parameters = line?.match(new RegExp(`^(?:\\w+\\.)*${own}([<(].*)$`, 's'))?.[1];
  return parameters === undefined ? undefined : name + parameters;
}
