import { problem, type Problem } from '#node/content/problem.ts';
import type { NameKind } from './name-kinds.ts';
import { SAID_ON_PURPOSE } from './not-covered.ts';
import type { ReferencePage, StatedText } from './read-reference.ts';

/** Names that a page has in code or in a heading and that the package lacks. */
export function unknownNames(page: ReferencePage, kinds: readonly NameKind[]): readonly Problem[] {
  const known = new Set([...kinds.flatMap(({ names }) => names), ...SAID_ON_PURPOSE.flatMap(({ names }) => names)]);
  const stated = [...page.codes, ...page.headings.flatMap(namesOfHeading)];
  const found = stated.flatMap(({ text, line }) =>
    kinds.flatMap(({ kind, shape }) => {
      const name = shape.exec(text)?.[1];
      if (name === undefined || known.has(name)) return [];
      return [problem({ file: page.file, line }, `Rstest has no ${kind} ${name}`)];
    }),
  );
  return [...new Map(found.map((each) => [`${each.line} ${each.reason}`, each])).values()];
}

/** True for the page of a single option, whose title is the option's name. */
function isOptionPage({ file }: ReferencePage): boolean {
  return /\/config\/(test|build)\//.test(file);
}

/** Pages of options whose title is no key of the configuration. */
export function unknownKeys(page: ReferencePage, configKeys: readonly string[]): readonly Problem[] {
  const [title] = page.headings;
  if (!isOptionPage(page) || (title && configKeys.includes(title.text))) return [];
  return [problem({ file: page.file, line: title?.line }, `Rstest has no option ${title?.text}`)];
}

/** `source.include and source.exclude` are two names. */
function namesOfHeading({ text, line }: StatedText): readonly StatedText[] {
  return text.split(' and ').map((name) => ({ text: name, line }));
}

/**
 * Names of the package that no page documents.
 * @param configKeys keys of the configuration, each of which needs a page
 */
export function undocumented(
  pages: readonly ReferencePage[],
  kinds: readonly NameKind[],
  configKeys: readonly string[],
): readonly string[] {
  const optionPages = new Map(pages.filter(isOptionPage).map((page) => [page.headings[0]?.text, page]));
  const headings = new Set(pages.flatMap((page) => page.headings.flatMap(namesOfHeading)).map(({ text }) => text));
  const codes = pages.flatMap((page) => page.codes.map(({ text }) => text));
  const isDocumented = (name: string, { kind, place }: NameKind): boolean => {
    if (headings.has(name)) return true;
    if (kind !== 'option') return place === 'code' && codes.some((code) => isUseOf(code, name));
    const [parent, key = ''] = name.split('.');
    const page = optionPages.get(parent);
    // Without a page, the option itself is reported instead of the keys below it.
    return !page || page.codes.some(({ text }) => new RegExp(`\\b${key}\\b`).test(text));
  };
  return [
    ...configKeys.filter((key) => !optionPages.has(key)),
    ...kinds.flatMap((kind) => kind.names.filter((name) => !isDocumented(name, kind))),
  ];
}

function isUseOf(code: string, name: string): boolean {
  return code === name || code.startsWith(`${name}(`);
}
