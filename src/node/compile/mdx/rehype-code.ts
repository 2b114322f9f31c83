import type { Element, ElementContent, Root, Text } from 'hast';
import { TEXT_CLASS } from '#shared/dom.ts';
import { parseFence } from '../../content/fence.ts';
import { changedLanguage } from '../../content/prism.ts';
import type { PageContext } from '../page-context.ts';
import { elementsIn, h, replaceNode, text } from './hast.ts';
import { highlightLines, terminalLines } from './highlight.ts';
import { createPageNames, type PageNames } from './find-names.ts';

/** Renders fences as code blocks: title, highlighted lines, download. */
export function rehypeCode(context: PageContext) {
  return (tree: Root) => {
    const names = createPageNames(context.nameLinks);
    for (const pre of elementsIn(tree)) {
      names.track(pre);
      const code = pre.children[0];
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') continue;
      replaceNode(pre, codeBlock(code, context, pre.position?.start.line ?? 0, names));
    }
  };
}

function codeBlock(code: Element, context: PageContext, fenceLine: number, names: PageNames): Element {
  // The zip of the example that ends with this block.
  const download = context.downloads[fenceLine];
  // Numbers of the lines where a recorded run failed.
  const errors = new Set(context.errorLines[fenceLine]);
  const fence = parseFence((code.data as { meta?: string } | undefined)?.meta);
  const language = languageOf(code);
  const source = code.children
    .map((child) => (child as Text).value)
    .join('')
    .trimEnd()
    .replace(/[ \t]+$/gm, '');
  const wrap = fence.wrap ?? context.defaultWrapCode;
  const numbered = fence.lineNumbers ?? context.showLineNumbers;
  const lines = linesOf(source, language, context, names).flatMap((line, index) => {
    const marks = [
      ...(fence.highlighted.has(index + 1) ? ['line-highlighted'] : []),
      ...(errors.has(index + 1) ? ['line-error'] : []),
    ];
    const children = [...line, text('\n')];
    return marks.length === 0 && !numbered ? children : [h('span', { className: ['line', ...marks] }, children)];
  });
  const classNames = ['code', TEXT_CLASS, ...(wrap ? ['code-wrapped'] : []), ...(numbered ? ['code-numbered'] : [])];
  return h('div', { className: classNames, dataLang: changedLanguage(language) === undefined ? language : 'diff' }, [
    ...(fence.title ? [h('div', { className: ['code-title'] }, [text(fence.title)])] : []),
    // Focusable, so that keyboard users can scroll it.
    h('pre', { tabIndex: 0 }, [h('code', {}, lines)]),
    ...(download === undefined ? [] : [downloadTool(download, context.texts.downloadExample)]),
  ]);
}

function languageOf(code: Element): string {
  const names = code.properties.className ?? [];
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
}

/** A recorded output has the colors of the terminal; all else is highlighted. */
function linesOf(source: string, language: string, { coloredOutputs = {} }: PageContext, names: PageNames) {
  // The whole text of a block may be a property name of every object, such as `constructor`.
  const output = Object.hasOwn(coloredOutputs, source) ? coloredOutputs[source] : undefined;
  if (output !== undefined) return terminalLines(output);
  const changed = changedLanguage(language);
  if (changed !== undefined) return changeLines(source, changed, names);
  return highlightLines(source, language, names.linksIn(source, language));
}

/** A change: added lines are highlighted as their language, removed ones are not, and each keeps its sign. */
function changeLines(source: string, language: string, names: PageNames): readonly (readonly ElementContent[])[] {
  const rows = source.split('\n');
  const code = rows.map((row) => (row.startsWith('-') ? '' : row.slice(1))).join('\n');
  return highlightLines(code, language, names.linksIn(code, language)).map((line, index) => {
    const row = rows[index] ?? '';
    if (row.startsWith('-')) return [h('span', { className: ['d'] }, [text(row)])];
    const signed = [text(row.slice(0, 1)), ...line];
    return row.startsWith('+') ? [h('span', { className: ['i'] }, signed)] : signed;
  });
}

/** A plain link, which works without scripts; the client adds the buttons that need scripts. */
function downloadTool(href: string, label: string): Element {
  const link = { className: ['code-tool'], dataCode: 'zip', href, download: true, ariaLabel: label, title: label };
  return h('div', { className: ['code-tools'] }, [h('a', link)]);
}
