/** Prism with the grammars that this site's fences use. Runs at compile time only. */

import { Prism } from 'prism-react-renderer';

// The grammar files of prismjs add themselves to a global Prism; the one of prism-react-renderer lacks these.
Object.assign(globalThis, { Prism });
await import('prismjs/components/prism-bash.js');
await import('prismjs/components/prism-diff.js');
await import('prismjs/components/prism-toml.js');

export type PrismToken = InstanceType<typeof Prism.Token>;

const ALIASES: Readonly<Record<string, string>> = {
  sh: 'bash',
  shell: 'bash',
  ts: 'typescript',
  js: 'javascript',
  html: 'markup',
  svg: 'markup',
  md: 'markdown',
  yml: 'yaml',
};

/** Languages that are shown as they are. */
const PLAIN = new Set(['text', 'txt', '']);

/** True when a fence may name the language. */
export function knowsLanguage(language: string): boolean {
  return PLAIN.has(language) || (ALIASES[language] ?? language) in Prism.languages;
}

/** The tokens of a piece of code; plain text for a language without a grammar. */
export function tokenize(code: string, language: string): readonly (string | PrismToken)[] {
  const grammar = Prism.languages[ALIASES[language] ?? language];
  return grammar && !PLAIN.has(language) ? Prism.tokenize(code, grammar) : [code];
}
