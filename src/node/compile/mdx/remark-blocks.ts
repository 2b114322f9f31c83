/** Expands the short forms that authors write: callouts, `<PackageManagerTabs>` and `<Since>`. */

import type { Blockquote, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { PACKAGE_MANAGERS, packageCommand } from '#shared/install.ts';
import { fill, type Texts } from '#shared/texts.ts';
import { takeMarker } from '../../content/callout-marker.ts';
import { nodesIn } from '../../content/nodes-in.ts';
import { commandOf, jsxText, type JsxElement } from '../../content/jsx.ts';
import type { PageContext } from '../page-context.ts';
import { replaceNode } from './hast.ts';

export function remarkBlocks({ texts }: PageContext) {
  return (tree: Root) => {
    for (const node of nodesIn<Nodes>(tree)) {
      if (node.type === 'blockquote') toCallout(node, texts);
      if (node.type !== 'mdxJsxFlowElement') continue;
      if (node.name === 'PackageManagerTabs') toTabs(node);
      else if (node.name === 'Since') toLine(node, texts);
    }
  };
}

/** Makes a quote with a marker such as `[!NOTE]` a callout, with a title in the page's language. */
function toCallout(quote: Blockquote, texts: Texts): void {
  const kind = takeMarker(quote);
  if (!kind) return;
  quote.data = { hName: 'div', hProperties: { className: ['callout', `callout-${kind}`], role: 'note' } };
  quote.children.unshift({
    type: 'paragraph',
    data: { hProperties: { className: ['callout-title'] } },
    children: [{ type: 'text', value: texts.callout[kind] }],
  });
}

/** Tabs of code, so that the commands are highlighted at compile time and part of the HTML. */
function toTabs(node: MdxJsxFlowElement): void {
  const command = commandOf(node);
  // `checkJsx` fails the build on a missing command.
  if (command === undefined) return;
  node.name = 'Tabs';
  node.attributes = [{ type: 'mdxJsxAttribute', name: 'group', value: 'package-manager' }];
  node.children = PACKAGE_MANAGERS.map((manager) => ({
    type: 'mdxJsxFlowElement',
    name: 'Tab',
    attributes: [{ type: 'mdxJsxAttribute', name: 'label', value: manager }],
    children: [{ type: 'code', lang: 'sh', value: packageCommand(command, manager) }],
  }));
}

/** A line of text, so that no component reaches the browser. */
function toLine(node: MdxJsxFlowElement, texts: Texts): void {
  replaceNode<Nodes>(node, {
    type: 'paragraph',
    data: { hProperties: { className: ['since'] } },
    children: [{ type: 'text', value: sinceLine(node, texts) }],
  });
}

/** The text of `<Since>`: the first release of a feature, then what later releases changed. */
export function sinceLine(node: JsxElement, { since, sinceThenChanged }: Texts): string {
  const [version = '', changed] = [jsxText(node, 'version'), jsxText(node, 'changed')];
  return changed === undefined ? fill(since, { version }) : fill(sinceThenChanged, { version, changed });
}
