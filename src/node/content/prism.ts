/** Prism with the grammars used on the site. Compile time only. */

import { Prism } from 'prism-react-renderer';

// prismjs's grammar files extend a global Prism; prism-react-renderer's Prism lacks these grammars.
Object.assign(globalThis, { Prism });
await import('prismjs/components/prism-bash.js');
await import('prismjs/components/prism-diff.js');
await import('prismjs/components/prism-docker.js');
await import('prismjs/components/prism-toml.js');

export type PrismToken = InstanceType<typeof Prism.Token>;

/** Prism's name for a change in another language, as in `diff-ts`: its lines begin with `+`, `-` or a space. */
const CHANGE = /^diff-(?=.)/;

/** The language that a fence shows a change in; undefined for other fences. */
export function changedLanguage(language: string): string | undefined {
  return CHANGE.test(language) ? language.replace(CHANGE, '') : undefined;
}

/** True for a language that fences may use, by one of Prism's names; empty for a fence without a language. */
export function knowsLanguage(language: string): boolean {
  // Prism keeps functions such as `extend` beside its grammars.
  return language === '' || typeof Prism.languages[changedLanguage(language) ?? language] === 'object';
}

/** Splits code into tokens; plain text for a language without a grammar. */
export function tokenize(code: string, language: string): readonly (string | PrismToken)[] {
  const grammar = Prism.languages[language];
  return grammar ? Prism.tokenize(code, grammar) : [code];
}
