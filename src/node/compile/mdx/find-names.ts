/** Finds the documented names in code. */

import { parseSync, Visitor, type ESTree } from 'vite';
import type { Element } from 'hast';
import { FRAMEWORK, type NameLinks } from '../../content/name-links.ts';

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

export interface NameLink extends NameUse {
  /** True when an earlier block of the page has the link: the Tab key stops only at the first one. */
  readonly isRepeated: boolean;
}

export type PageNames = ReturnType<typeof createPageNames>;

/** Follows a page from heading to heading and finds the names to link. @param links the links that the page can use */
export function createPageNames(links: NameLinks = {}) {
  const onPage = new Set<string>();
  /** Addresses of the headings above, by depth. */
  let section: readonly string[] = [];
  return {
    /** Call with each element of the page in order: a name does not link to the section that it is in. */
    track({ tagName, properties: { id } }: Element) {
      const depth = Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);
      // A skipped depth has no address.
      if (depth > 0) section = [...Array.from({ length: depth - 1 }, (_, index) => section[index] ?? ''), `#${id}`];
    },
    /** The first use of each name in the code of a block. */
    linksIn(code: string, language: string): readonly NameLink[] {
      const inBlock = new Set(section);
      return findNames(code, language, links).flatMap((use) => {
        if (inBlock.has(use.href)) return [];
        inBlock.add(use.href);
        const isRepeated = onPage.has(use.href);
        onPage.add(use.href);
        return [{ ...use, isRepeated }];
      });
    },
  };
}
