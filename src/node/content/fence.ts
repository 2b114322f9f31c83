/** The words after the language of a code block: `{2,4-5} title="src/sum.ts"`, or `command exit=1 example="shop"`. */

import { repeated } from './repeated.ts';

const KEYS = ['title', 'exit', 'example', 'fails', 'norun'];
const WORDS = ['command', 'output', 'excerpt', 'signature', 'lineNumbers', 'noLineNumbers', 'wrap', 'noWrap'];
const PAIR = /([\w-]+)=(?:"([^"]*)"|(\S+))/g;
const BRACES = /\{([^}]*)\}/g;

/** The lists of lines in an info string: `2,4-5` → 2, 4, 5; undefined for braces around anything else. */
function lineLists(meta: string) {
  return [...meta.replace(PAIR, '').matchAll(BRACES)].map(([braces, list = '']) => {
    const ranges = list.split(',').map((range) => {
      const [, from, to = from] = /^\s*(\d{1,4})(?:\s*-\s*(\d{1,4}))?\s*$/.exec(range) ?? [];
      return { from: Number(from), to: Number(to) };
    });
    const lines = ranges.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, offset) => from + offset));
    return { braces, lines: ranges.every(({ from, to }) => from > 0 && from <= to) ? lines : undefined };
  });
}

function readWords(meta: string) {
  const pairs = [...meta.matchAll(PAIR)].map(([, key = '', quoted, bare]) => [key, quoted ?? bare] as const);
  const words: readonly string[] = meta.replace(PAIR, '').replace(BRACES, '').match(/\S+/g) ?? [];
  return { pairs, values: new Map(pairs), words };
}

/** Parses an info string; CONTRIBUTING.md ("A code block") explains the words. */
export function parseFence(meta: string | null | undefined) {
  const text = meta ?? '';
  const { values, words } = readWords(text);
  const flag = (on: string, off: string) => (words.includes(on) ? true : words.includes(off) ? false : undefined);
  return {
    title: values.get('title'),
    /** Highlighted line numbers, from 1. */
    highlighted: new Set(lineLists(text)[0]?.lines),
    lineNumbers: flag('lineNumbers', 'noLineNumbers'),
    wrap: flag('wrap', 'noWrap'),
    command: words.includes('command'),
    output: words.includes('output'),
    excerpt: words.includes('excerpt'),
    signature: words.includes('signature'),
    exit: Number(values.get('exit') ?? '0'),
    example: values.get('example'),
    fails: values.get('fails'),
    norun: values.get('norun'),
  };
}

/** Errors in an info string, such as misspelled options. */
export function fenceProblems(meta: string | null | undefined): readonly string[] {
  const text = meta ?? '';
  const { pairs, words } = readWords(text);
  const known = `the options are ${[...WORDS, ...KEYS.map((key) => `${key}="…"`), '{2,4-5}'].join(', ')}`;
  const lists = lineLists(text);
  const unknown = words.filter((word) => !WORDS.includes(word));
  return [
    // In one error: all words of a sentence are unknown.
    ...(unknown.length > 0 ? [`"${unknown.join(' ')}" is not an option of a code block; ${known}`] : []),
    ...repeated(pairs, ([key]) => key).map(({ item: [key] }) => `${key}= is written twice; keep one`),
    ...pairs.flatMap(([key, value = '']) => {
      if (!KEYS.includes(key)) return [`"${key}=" is not an option of a code block; ${known}`];
      if (value === '' || /^["'‘’“”]/.test(value)) return [`${key}=${value} has no value; write it as ${key}="…"`];
      return key === 'exit' && !/^\d+$/.test(value) ? [`exit=${value} is not an exit code; write a number`] : [];
    }),
    ...lists
      .filter(({ lines }) => lists.length > 1 || !lines)
      .map(({ braces }) => `${braces} is not a list of lines; write all lines in order in one list, such as {2,4-5}`),
  ];
}
