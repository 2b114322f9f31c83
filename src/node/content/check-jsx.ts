/** Checks a page's JSX: only known components and tags, with known attributes. */

import type { Nodes, Parents, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { MDX_COMPONENTS, type MdxComponent, type MdxComponentName } from '#shared/mdx.ts';
import {
  attributeOf,
  commandOf,
  INLINE_TAGS,
  isBlank,
  isJsx,
  isUnwrapped,
  jsxText,
  unwrapped,
  type JsxElement,
} from './jsx.ts';
import { problem, type Problem } from './problem.ts';
import { repeated } from './repeated.ts';

type Attributes = Pick<MdxComponent, 'required' | 'optional'>;

const OF_LISTS = ['dd', 'dl', 'dt', 'li', 'ol', 'ul'];
/** Allowed HTML tags that need lines of their own. */
const BLOCK = [...OF_LISTS, 'details', 'div', 'figcaption', 'figure', 'hr', 'section', 'summary'];
const TAGS: readonly string[] = [...INLINE_TAGS, ...BLOCK].toSorted();

/** Attributes of HTML tags, besides those that all may have. */
const ATTRIBUTES: Readonly<Record<string, Attributes>> = {
  a: { required: ['href'] },
  abbr: { required: ['title'] },
  details: { optional: ['open'] },
  img: { required: ['src', 'alt'], optional: ['data-zoom-src'] },
};
/** Allowed on every HTML tag. */
const COMMON = ['className', 'lang', 'title'];
/** Attributes without a value. */
const BOOLEAN_ATTRIBUTES = ['open'];

const HEADING = 'write a heading with "#", so that the outline and the search know it';
const BLOCKED = 'the Content-Security-Policy blocks it';

/** Alternatives to disallowed tags that authors often try. */
const INSTEAD_OF_TAG: ReadonlyMap<string, string> = new Map([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, HEADING] as const),
  ['p', 'leave a blank line between paragraphs'],
  ['pre', 'write a block of code between lines of ```'],
  ['table', 'write a table with "|"'],
  ['script', `${BLOCKED}; use a component of the theme`],
  ['style', `${BLOCKED}; styles belong in src/theme/`],
  ['iframe', `${BLOCKED}; link to the page`],
  ['video', `${BLOCKED}; link to the video`],
]);

/** Alternatives to disallowed attributes that authors often try. */
function insteadOfAttribute(name: string): string | undefined {
  if (name === 'style') return `${BLOCKED}; use a class`;
  if (name === 'class') return 'write className';
  return /^on[A-Z]/i.test(name) ? `${BLOCKED}; use a component of the theme` : undefined;
}

/** All problems in a page's JSX. */
export function checkJsx(tree: Root, file: string): readonly Problem[] {
  const check = (node: Nodes, ancestors: readonly Parents[]): readonly Problem[] => {
    const own = isJsx(node) ? reasonsFor(node, ancestors) : [];
    const below = 'children' in node ? node.children.flatMap((child) => check(child, [node, ...ancestors])) : [];
    return [...own.map((reason) => problem({ file, ...node.position?.start }, reason)), ...below];
  };
  return check(tree, []);
}

function isComponent(name: string): name is MdxComponentName {
  return Object.hasOwn(MDX_COMPONENTS, name);
}

function reasonsFor(node: JsxElement, ancestors: readonly Parents[]): readonly string[] {
  const { name } = node;
  if (!name) return ['an empty tag does nothing; leave it out'];
  const inTextReason = `<${name}> is in a line of text; give it lines of its own, with a blank line before and after`;
  if (isComponent(name)) {
    const component: MdxComponent = MDX_COMPONENTS[name];
    return [
      ...attributeReasons(node, name, component),
      ...(isOnOwnLines(node, ancestors) ? [] : [inTextReason]),
      ...contentReasons(node, name),
      ...(name === 'Tab' && !isInTabs(ancestors) ? ['<Tab> is outside of <Tabs>; put it into <Tabs>'] : []),
    ];
  }
  if (!TAGS.includes(name)) return [unknownName(name)];
  const { required = [], optional = [] } = ATTRIBUTES[name] ?? {};
  const attributes = attributeReasons(node, name, { required, optional: [...optional, ...COMMON] });
  return [
    ...attributes,
    ...(BLOCK.includes(name) && isInline(ancestors) ? [inTextReason] : []),
    ...detailsReasons(node),
  ];
}

/** Without a summary, browsers show a word of their own, in their own language. */
function detailsReasons({ name, children }: JsxElement): readonly string[] {
  if (name !== 'details') return [];
  const parts = children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child]));
  const [summary, second] = parts.filter((part) => isJsx(part) && part.name === 'summary');
  if (!summary || toString(summary).trim() === '') return ['<details> has no <summary>; write one with its label'];
  return second ? ['<details> has two <summary>; it takes one'] : [];
}

function unknownName(name: string): string {
  if (/^[A-Z]/.test(name)) {
    return `there is no component <${name}>; there are ${Object.keys(MDX_COMPONENTS).join(', ')}`;
  }
  const instead = INSTEAD_OF_TAG.get(name) ?? `allowed are ${TAGS.join(', ')}`;
  return `a page cannot use <${name}>: ${instead}`;
}

/** True for a component that the compiler sees as a block. A `<Tab>` needs only to be in `<Tabs>`. */
function isOnOwnLines({ type, name }: JsxElement, [parent]: readonly Parents[]): boolean {
  return type === 'mdxJsxFlowElement' || name === 'Tab' || (parent?.type === 'paragraph' && isUnwrapped(parent));
}

/** True within text. */
function isInline(ancestors: readonly Parents[]): boolean {
  const around = ancestors.find(({ type }) => type !== 'mdxJsxTextElement');
  if (around?.type === 'paragraph') return !isUnwrapped(around);
  return ['heading', 'emphasis', 'strong', 'delete', 'link'].includes(around?.type ?? '');
}

function attributeReasons(
  node: JsxElement,
  name: string,
  { required = [], optional = [] }: Attributes,
): readonly string[] {
  const known = [...required, ...optional];
  const wrong = node.attributes.flatMap((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute')
      return [`<${name}> takes no spread attribute {${attribute.value}}`];
    const { name: key, value } = attribute;
    if (!known.includes(key)) {
      const instead = insteadOfAttribute(key) ?? `it takes ${known.join(', ') || 'none'}`;
      return [`<${name}> takes no attribute "${key}": ${instead}`];
    }
    // May be an object, which `contentReasons` checks.
    if (key === 'command') return [];
    // Browsers take any value for true, "false" too.
    if (BOOLEAN_ATTRIBUTES.includes(key)) {
      return value === null
        ? []
        : [`the attribute "${key}" of <${name}> takes no value; write ${key} alone, or leave it out`];
    }
    const isText = typeof value === 'string' && value.trim() !== '';
    return isText ? [] : [`the attribute "${key}" of <${name}> must be text; write ${key}="…"`];
  });
  const missing = required.filter((key) => attributeOf(node, key) === undefined);
  return [...wrong, ...missing.map((key) => `<${name}> lacks ${key}="…"`)];
}

function contentReasons(node: JsxElement, name: MdxComponentName): readonly string[] {
  const { children } = MDX_COMPONENTS[name];
  if (children === 'Tab') return tabsReasons(node);
  const isEmpty = node.children.every(isBlank);
  if (children === 'blocks' && isEmpty) return [`<${name}> is empty; write its content`];
  if (children === 'nothing' && !isEmpty) return [`<${name}> does not show its content; close it with "/>"`];
  const version = name === 'Since' ? jsxText(node, 'version') : undefined;
  if (version !== undefined && !/^\d+\.\d+\.\d+$/.test(version)) {
    return [`"${version}" is not a version; write <Since version="0.11.0" />, with all three numbers`];
  }
  if (name !== 'PackageManagerTabs' || commandOf(node) !== undefined) return [];
  return ['<PackageManagerTabs> needs a command: a text, or an object with a text for npm, yarn, pnpm and bun'];
}

function isInTabs(ancestors: readonly Parents[]): boolean {
  const parent = ancestors.find(({ type }) => type !== 'paragraph');
  return parent !== undefined && isJsx(parent) && parent.name === 'Tabs';
}

function tabsReasons({ children }: JsxElement): readonly string[] {
  const parts = unwrapped(children);
  const tabs = parts.filter((part) => isJsx(part)).filter((part) => part.name === 'Tab');
  if (tabs.length < parts.length) return ['<Tabs> shows nothing but <Tab>; put the rest into one, or outside'];
  if (tabs.length === 0) return ['<Tabs> is empty; write a <Tab label="…"> for each choice'];
  const labels = tabs.flatMap((tab) => jsxText(tab, 'label') ?? []);
  const [twice] = repeated(labels, (label) => label);
  return twice ? [`two tabs have the label "${twice.item}"; give one of them another`] : [];
}
