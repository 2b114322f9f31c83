import type { Property } from 'estree';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { PACKAGE_MANAGERS, packageCommand, type PackageCommand } from '#shared/install.ts';

/**
 * Writes `<PackageManagerTabs command="install -D x" />` out as tabs with one code block a package manager,
 * so that the commands are highlighted at compile time and stand in the HTML.
 */
export function remarkPackageManagerTabs() {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name !== 'PackageManagerTabs') return;
      const command = commandOf(node);
      // `checkJsx` stops the build at one without a command.
      if (command === undefined) return;
      node.name = 'Tabs';
      node.attributes = [{ type: 'mdxJsxAttribute', name: 'group', value: 'package-manager' }];
      node.children = PACKAGE_MANAGERS.map((manager) => ({
        type: 'mdxJsxFlowElement',
        name: 'Tab',
        attributes: [{ type: 'mdxJsxAttribute', name: 'label', value: manager }],
        children: [codeNode(packageCommand(command, manager))],
      }));
    });
  };
}

function codeNode(value: string): Code {
  return { type: 'code', lang: 'sh', value };
}

/** Reads the attribute: a string, or an object literal with a string for each manager. */
export function commandOf(node: MdxJsxFlowElement | MdxJsxTextElement): PackageCommand | undefined {
  const attribute = node.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'command',
  );
  if (!attribute?.value) return undefined;
  if (typeof attribute.value === 'string') return attribute.value;
  const statement = attribute.value.data?.estree?.body[0];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (expression?.type === 'Literal' && typeof expression.value === 'string') return expression.value;
  if (expression?.type !== 'ObjectExpression') return undefined;
  const pairs = expression.properties
    .filter((property): property is Property => property.type === 'Property')
    .map(({ key, value }) => [
      key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : '',
      value.type === 'Literal' ? value.value : undefined,
    ]);
  const commands = Object.fromEntries(pairs) as Record<string, unknown>;
  const isWhole = PACKAGE_MANAGERS.every((manager) => typeof commands[manager] === 'string');
  return isWhole ? (commands as Exclude<PackageCommand, string>) : undefined;
}
