/** What an author says of a code block, in the words behind the language: ```` ```ts {2,4-5} title="src/sum.ts" ````. */
export interface Fence {
  readonly title: string | undefined;
  /** Line numbers to highlight, from 1. */
  readonly highlighted: ReadonlySet<number>;
  readonly lineNumbers: boolean | undefined;
  readonly wrap: boolean | undefined;
}

const PAIR = /([\w-]+)=(?:"([^"]*)"|(\S+))/g;

/** `{2,4-5}` → 2, 4, 5. */
function lineSet(meta: string): ReadonlySet<number> {
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '';
  const lines = ranges.split(',').flatMap((range) => {
    const [from, to = from] = range.split('-').map(Number);
    if (!from || !to) return [];
    return Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
  });
  return new Set(lines);
}

/** Reads the words behind a fence's language. */
export function parseFence(meta: string | null | undefined): Fence {
  const text = meta ?? '';
  const values = new Map([...text.matchAll(PAIR)].map(([, key, quoted, bare]) => [key, quoted ?? bare]));
  const words = text
    .replace(PAIR, '')
    .replace(/\{[^}]*\}/g, '')
    .split(/\s+/);
  const flag = (on: string, off: string) => (words.includes(on) ? true : words.includes(off) ? false : undefined);
  return {
    title: values.get('title'),
    highlighted: lineSet(text.replace(PAIR, '')),
    lineNumbers: flag('lineNumbers', 'noLineNumbers'),
    wrap: flag('wrap', 'noWrap'),
  };
}
