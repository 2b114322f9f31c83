/** Links from the names in the code of a page to the sections that document them. */

import { sectionOf } from '#shared/path.ts';
import type { ApiName } from './api-names.ts';
import type { IndexedPage } from './page-index.ts';
import type { SourcePage } from './read-page.ts';

/** Addresses by the form of a name in code: `rs.fn` and `test` for imports, `.toBe`, `coverage.provider:` for a key. */
export type NameLinks = Readonly<Record<string, string>>;

/** Section of the site with the pages of the API (spec 2.2). */
export const API = 'api';
/** Section of the site with the pages of the options. */
const CONFIG = 'config';

/** True for a page whose names code links to. */
export function isReference({ entry, source }: IndexedPage): boolean {
  return [API, CONFIG].includes(sectionOf(entry.routePath)) && source.names.length > 0;
}

/** The links that a page can use; not all, so that it is not compiled again when another page gets new names. */
export function nameLinksOf(pages: readonly IndexedPage[]): (page: IndexedPage) => NameLinks | undefined {
  const targets = pages.filter(isReference).flatMap(({ entry: page, source }) => {
    return formsOf(source, sectionOf(page.routePath) === CONFIG).map((form) => ({ page, ...form }));
  });
  return ({ entry, text }) => {
    if (targets.length === 0 || !text.includes(FRAMEWORK)) return undefined;
    const words = new Set(text.match(WORDS));
    const links = targets.flatMap(({ page, form, needed, hash }): [form: string, href: string][] => {
      const isSameLocale = page.lang === entry.lang && page.version === entry.version;
      if (!isSameLocale || !needed.every((word) => words.has(word))) return [];
      if (page.routePath !== entry.routePath) return [[form, page.routePath + hash]];
      return hash === '' ? [] : [[form, hash]];
    });
    return Object.fromEntries(links);
  };
}

const WORDS = /\w+/g;

/** A name in code. `needed` are the words of its form: a page without them cannot use it. */
interface Form {
  readonly form: string;
  readonly needed: readonly string[];
  readonly hash: string;
}

/** Forms by parsed text, which stays the same object until a page is edited: an edit of one page reads only its names. */
const knownForms = new WeakMap<SourcePage, readonly Form[]>();

function formsOf(source: SourcePage, isConfig: boolean): readonly Form[] {
  const known = knownForms.get(source);
  if (known) return known;
  const imported = new Set([...importedNames(source).values()].flatMap((names) => [...names]));
  const forms = source.names.flatMap((name): Form[] => {
    const form = isConfig ? optionForm(name) : apiForm(name, imported);
    if (form === undefined) return [];
    return [{ form, needed: form.match(WORDS) ?? [], hash: name.id && `#${name.id}` }];
  });
  knownForms.set(source, forms);
  return forms;
}

/** An option with a page of its own, or one whose name says which option it belongs to. */
function optionForm({ name, id }: ApiName): string | undefined {
  return id === '' || name.includes('.') ? `${name}:` : undefined;
}

function apiForm({ name, signature }: ApiName, imported: ReadonlySet<string>): string | undefined {
  if (name.includes('.') || imported.has(name)) return name;
  // A property such as `timeout: number` cannot be told from others by its name.
  return /^\w+[<(]/.test(signature ?? '') ? `.${name}` : undefined;
}

/** No parser reads it: the code of a section is joined into one line, and may hold several languages. */
const IMPORT = /import (?:type )?\{([^}]*)\} from (["'])([^."'][^"']*)\2/g;

/** Names that the examples of a page import from packages, by package. */
export function importedNames({ sections }: Pick<SourcePage, 'sections'>): ReadonlyMap<string, ReadonlySet<string>> {
  const imported = new Map<string, Set<string>>();
  const code = sections.map((section) => section.code).join('\n');
  for (const [, list = '', , from = ''] of code.matchAll(IMPORT)) {
    const names = imported.get(from) ?? new Set();
    // Pages document the name before "as".
    for (const name of list.split(',')) names.add(name.trim().replace(/^type | as .*/g, ''));
    imported.set(from, names);
  }
  return imported;
}

/** The package that the site documents. */
export const FRAMEWORK = '@rstest/core';
