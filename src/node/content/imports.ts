import type { SourcePage } from './read-page.ts';

const IMPORT = /import (?:type )?\{([^}]*)\} from '([^.'][^']*)'/g;

/** Names that the examples of a page import from packages, by package. */
export function importedNames({ sections }: Pick<SourcePage, 'sections'>): ReadonlyMap<string, ReadonlySet<string>> {
  const imported = new Map<string, Set<string>>();
  const code = sections.map((section) => section.code).join('\n');
  for (const [, list = '', from = ''] of code.matchAll(IMPORT)) {
    const names = imported.get(from) ?? new Set();
    for (const name of list.split(',')) names.add(name.trim());
    imported.set(from, names);
  }
  return imported;
}
