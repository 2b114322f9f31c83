import type { Nodes, Root } from 'mdast';
import { PACKAGE_MANAGERS, packageCommand } from '#shared/install.ts';
import { nodesIn } from '../../content/nodes-in.ts';
import { commandOf } from '../../content/package-command.ts';

/**
 * Expands `<PackageManagerTabs>` to tabs with one code block per package manager, so that the commands are highlighted
 * at compile time and part of the HTML.
 */
export function remarkPackageManagerTabs() {
  return (tree: Root) => {
    for (const node of nodesIn<Nodes>(tree)) {
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'PackageManagerTabs') continue;
      const command = commandOf(node);
      // `checkJsx` fails the build on a missing command.
      if (command === undefined) continue;
      node.name = 'Tabs';
      node.attributes = [{ type: 'mdxJsxAttribute', name: 'group', value: 'package-manager' }];
      node.children = PACKAGE_MANAGERS.map((manager) => ({
        type: 'mdxJsxFlowElement',
        name: 'Tab',
        attributes: [{ type: 'mdxJsxAttribute', name: 'label', value: manager }],
        children: [{ type: 'code', lang: 'sh', value: packageCommand(command, manager) }],
      }));
    }
  };
}
