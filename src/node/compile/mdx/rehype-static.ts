import type { Program } from 'estree';
import type { ElementContent, Nodes, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { parseAst } from 'vite';
import { nodesIn } from '../../content/nodes-in.ts';

/** Name of the list of strings in a compiled page. */
export const STATIC_HTML = 'staticHtml';

type Node = RootContent | ElementContent;

/**
 * Turns runs of nodes without components into HTML strings, rendered by `<Static>` (docs/decisions.md, 9). Must be the
 * last rehype plugin: later ones could not see inside the strings. @param html receives the strings
 */
export function rehypeStatic(html: string[]) {
  return (tree: Root) => {
    tree.children = joinRuns(tree.children, html);
  };
}

function joinRuns(nodes: readonly Node[], html: string[]): Node[] {
  const joined: Node[] = [];
  let run: ElementContent[] = [];
  const endRun = () => {
    if (run.some((node) => node.type !== 'text' || node.value.trim() !== '')) {
      joined.push(staticElement(html.push(toHtml(run).trim()) - 1));
    }
    run = [];
  };
  for (const node of nodes) {
    if (isStatic(node)) {
      run.push(node as ElementContent);
      continue;
    }
    endRun();
    // Not within HTML tags: a `<ul>`, for example, may not contain the element that `<Static>` renders.
    if (isComponent(node)) node.children = joinRuns(node.children, html) as typeof node.children;
    joined.push(node);
  }
  endRun();
  return joined;
}

function isStatic(node: Node): boolean {
  return !nodesIn<Nodes>(node).some(({ type }) => type.startsWith('mdx'));
}

function isComponent(node: Node): node is MdxJsxFlowElementHast {
  return node.type === 'mdxJsxFlowElement' && /^[A-Z]/.test(node.name ?? '');
}

/** `<Static html={staticHtml[index]} />`. */
function staticElement(index: number): MdxJsxFlowElementHast {
  const value = `${STATIC_HTML}[${index}]`;
  return {
    type: 'mdxJsxFlowElement',
    name: 'Static',
    attributes: [
      {
        type: 'mdxJsxAttribute',
        name: 'html',
        value: { type: 'mdxJsxAttributeValueExpression', value, data: { estree: parseAst(value) as Program } },
      },
    ],
    children: [],
  };
}
