/** Prism with the grammars used on the site. Compile time only. */

import { Prism } from 'prism-react-renderer';

// prismjs's grammar files extend a global Prism; prism-react-renderer's Prism lacks these grammars.
Object.assign(globalThis, { Prism });
await import('prismjs/components/prism-bash.js');
await import('prismjs/components/prism-diff.js');
await import('prismjs/components/prism-docker.js');
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

/** Languages without highlighting. */
const PLAIN = new Set(['text', 'txt', '']);

/** True for a language that fences may use. */
export function knowsLanguage(language: string): boolean {
  return PLAIN.has(language) || (ALIASES[language] ?? language) in Prism.languages;
}

/** Splits code into tokens; plain text for a language without a grammar. */
export function tokenize(code: string, language: string): readonly (string | PrismToken)[] {
  const grammar = Prism.languages[ALIASES[language] ?? language];
  return grammar && !PLAIN.has(language) ? Prism.tokenize(code, grammar) : [code];
}
