import { PACKAGE_MANAGERS, type PackageCommand } from '#shared/install.ts';
import { attributeOf, type JsxElement } from './jsx.ts';

/** The command of a `<PackageManagerTabs>`: a string, or an object literal with a string for each package manager. */
export function commandOf(node: JsxElement): PackageCommand | undefined {
  const command = attributeOf(node, 'command');
  if (typeof command === 'string') return command || undefined;
  const statement = command?.data?.estree?.body[0];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (expression?.type === 'Literal' && typeof expression.value === 'string') return expression.value;
  if (expression?.type !== 'ObjectExpression') return undefined;
  const pairs = expression.properties
    .filter((property) => property.type === 'Property')
    .map(({ key, value }) => [
      key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : '',
      value.type === 'Literal' ? value.value : undefined,
    ]);
  const commands = Object.fromEntries(pairs) as Record<string, unknown>;
  const isWhole = PACKAGE_MANAGERS.every((manager) => typeof commands[manager] === 'string');
  return isWhole ? (commands as Exclude<PackageCommand, string>) : undefined;
}
