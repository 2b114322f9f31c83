/** Search phrases for the sections of a page, in a file beside the content: `phrases/<path of the page>.yaml`. */

import * as v from 'valibot';
import { byLang, type Lang } from '#shared/page.ts';
import { checkConflict, checkEncoding } from './check-text.ts';
import { readYaml } from './read-yaml.ts';
import { fileBeside, findBeside } from './page-files.ts';
import type { IndexedPage } from './page-index.ts';
import type { SourceFiles, SourceKind } from './source-files.ts';

type PagePhrases = Readonly<ReturnType<typeof parsePhrases>>;

const phrases = v.optional(v.array(v.pipe(v.string(), v.trim(), v.nonEmpty())));
const schema = v.record(v.string(), v.strictObject({ en: phrases, zh: phrases } satisfies Record<Lang, unknown>));

const FORM =
  'search phrases are below the id of a heading and a language, one a line: "id:", below it "en:" or "zh:", ' +
  'below that "- a phrase"; write quotes around one that has ": " or " #" in it';

/** Parses the phrases of a page: by id of a heading, the title's for the page itself. @param file path from the root */
function parsePhrases(text: string, file: string) {
  const conflict = checkConflict(text, file);
  if (conflict.length > 0) return { file, sections: [], errors: conflict };
  // All phrases are strings, even `true` and `404`.
  const options = { what: 'the file', schema, reasonFor: () => FORM, types: 'failsafe' } as const;
  const { value = {}, errors, placeOf } = readYaml({ text, file, ...options });
  const sections = Object.entries(value).map(([id, own]) => {
    const read = (lang: Lang) => (own[lang] ?? []).map((each, at) => ({ text: each, ...placeOf([id, lang, at]) }));
    return { id, ...placeOf([id]), phrases: byLang(read) };
  });
  return { file, sections, errors: [...checkEncoding(text, file), ...errors] };
}

export type PhraseFiles = SourceFiles<PagePhrases>;

/** How files of search phrases are found and parsed, also those without a page, which checkContent reports. */
export const PHRASES: SourceKind<PagePhrases> = {
  name: 'phrases',
  find: findBeside('phrases/**/*.{yaml,yml}'),
  parse: parsePhrases,
};

/** Path of a page's phrases below the content folder. */
export function phraseFileOf({ entry }: IndexedPage): string {
  return fileBeside(entry._relativePath, 'phrases', '.yaml');
}

/** Adds to pages the search phrases in their language. */
export function withPhrases(pages: readonly IndexedPage[], files: PhraseFiles): readonly IndexedPage[] {
  return pages.map((page) => {
    const sections = files.get(phraseFileOf(page))?.parsed.sections ?? [];
    const own = sections.map(({ id, phrases }) => [id, phrases[page.entry.lang].map(({ text }) => text)] as const);
    return own.length === 0 ? page : { ...page, phrases: new Map(own) };
  });
}
