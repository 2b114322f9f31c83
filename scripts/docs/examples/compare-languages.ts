import type { Token, TokenStream } from 'prismjs';
import { tokenize } from '#node/content/prism.ts';
import type { SourcePage } from '#node/content/read-page.ts';
import type { Block } from '#node/content/examples/example.ts';
import type { Failure } from './failure.ts';

/** The code without comments, blank lines and trailing spaces. Directives (`// @ts-expect-error`) count as code. */
export function withoutComments(code: string, language: string): string {
  const text = (tokens: readonly (string | Token)[]): string => tokens.map(textOf).join('');
  const textOf = (token: string | Token): string => {
    if (typeof token === 'string') return token;
    const content = streamText(token.content);
    return token.type === 'comment' && !/^(\/\/|\/\*+|#)\s*@/.test(content) ? '' : content;
  };
  const streamText = (stream: TokenStream): string =>
    Array.isArray(stream) ? text(stream) : typeof stream === 'string' ? stream : textOf(stream);
  return text(tokenize(code, language))
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}

/**
 * Compares the blocks of a translated page with the English ones: same number, same words after the fence, same code
 * except for comments. So code that runs in one language runs in the other.
 */
export function compareBlocks(english: readonly Block[], translated: readonly Block[]): readonly Failure[] {
  return english.flatMap((block, index) => {
    const twin = translated[index];
    const { file, line } = twin ?? block;
    if (!twin) return [{ file, line, what: 'the translated page lacks this block' }];
    const head = [`${block.language} ${block.meta}`, `${twin.language} ${twin.meta}`] as const;
    const code = [block, twin].map(({ text, language }) => withoutComments(text, language));
    const of = `${block.file}:${block.line}`;
    if (head[0] !== head[1]) {
      return [
        { file, line, what: `the words after the language differ from ${of}`, expected: head[0], received: head[1] },
      ];
    }
    if (code[0] === code[1]) return [];
    return [{ file, line, what: `the code differs from ${of}`, expected: code[0] ?? '', received: code[1] ?? '' }];
  });
}

/** Compares the links of a translated page with those of the English one, in any order. */
export function compareLinks(
  english: readonly string[],
  translated: readonly string[],
  file: string,
): readonly Failure[] {
  const lacking = without(english, translated);
  const added = without(translated, english);
  if (lacking.length + added.length === 0) return [];
  const what = 'the links differ from those of the English page';
  return [{ file, line: 1, what, expected: lacking.join('\n'), received: added.join('\n') }];
}

/** The items minus the others, where each of the others removes one equal item. */
function without(items: readonly string[], others: readonly string[]): readonly string[] {
  const rest = [...others];
  return items.filter((item) => {
    const at = rest.indexOf(item);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}

/** Compares the frontmatter of a translated page with the English page: its fields, and the hash that it names. */
export function compareFrontmatter(english: SourcePage, translated: SourcePage, file: string): readonly Failure[] {
  const keys = ({ frontmatter }: SourcePage) => Object.keys(frontmatter).toSorted();
  const [expected, received] = [keys(english).join('\n'), keys(translated).join('\n')];
  const fields =
    expected === received
      ? []
      : [{ file, line: 1, what: 'the frontmatter fields differ from those of the English page', expected, received }];
  if (translated.translatedFrom === english.hash) return fields;
  const what =
    translated.translatedFrom === undefined
      ? 'the page does not name the original that it was written from'
      : 'the English page has changed since';
  return [
    ...fields,
    { file, line: 1, what: `${what}; bring this page up to date, then npm run docs:translated -- ${file}` },
  ];
}
