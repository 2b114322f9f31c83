/** Finds the documented names in code. */

import { parseSync, Visitor, type ESTree } from 'vite';
import { FRAMEWORK } from '../../content/framework.ts';
import type { NameLinks } from '../../content/name-links.ts';

/** The last part of a name, as offsets in the code: `fn` in `rs.fn`. */
export interface NameUse {
  readonly start: number;
  readonly end: number;
  readonly href: string;
}

const LANGUAGES = new Set(['ts', 'tsx', 'js', 'jsx']);
/** Functions that take a configuration. */
const DEFINES = /^define(?:Config|Project|InlineProject)$/;

/** The uses of names, in the order of the code. None in code that does not import from the framework or has errors. */
export function findNames(code: string, language: string, links: NameLinks): readonly NameUse[] {
  if (Object.keys(links).length === 0 || !LANGUAGES.has(language) || !code.includes(FRAMEWORK)) return [];
  const { program } = parseSync(`code.${language}`, code);
  const imported = importedFrom(program);
  if (imported.size === 0) return [];
  const uses: NameUse[] = [];
  const add = (form: string, { start, end }: ESTree.Span): boolean => {
    const href = Object.hasOwn(links, form) ? links[form] : undefined;
    if (href !== undefined) uses.push({ start, end, href });
    return href !== undefined;
  };
  const addImported = (node: ESTree.Node) => {
    if (node.type === 'Identifier' && imported.has(node.name)) add(node.name, node);
  };
  const addOptions = (node: ESTree.Node | undefined, prefix: string) => {
    if (node?.type !== 'ObjectExpression') return;
    for (const property of node.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
      const path = prefix + property.key.name;
      add(`${path}:`, property.key);
      addOptions(property.value, `${path}.`);
    }
  };
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      addImported(callee);
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
        add(`.${callee.property.name}`, callee.property);
      }
      if (callee.type === 'Identifier' && DEFINES.test(callee.name)) addOptions(first, '');
    },
    MemberExpression({ object, property, computed }) {
      const owner = lastName(object);
      const isName = !computed && owner !== undefined && property.type === 'Identifier';
      if (!isName || !add(`${owner}.${property.name}`, property)) addImported(object);
    },
  }).visit(program);
  return uses.toSorted((a, b) => a.start - b.start);
}

/** `b` of `a.b`. */
function lastName(node: ESTree.Node): string | undefined {
  if (node.type === 'MemberExpression') return lastName(node.property);
  return node.type === 'Identifier' ? node.name : undefined;
}

function importedFrom({ body }: ESTree.Program): ReadonlySet<string> {
  const names = body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration' || !node.source.value.startsWith(FRAMEWORK)) return [];
    return node.specifiers.map(({ local }) => local.name);
  });
  return new Set(names);
}
