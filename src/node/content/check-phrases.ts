import { LANGS } from '#shared/page.ts';
import { versionOf } from '#shared/path.ts';
import { nearestIds, type Check } from './check.ts';
import type { IndexedPage } from './page-index.ts';
import { phraseFileOf } from './search-phrases.ts';
import { placeText, problem } from './problem.ts';
import { repeated } from './repeated.ts';

/** Search phrases must belong to an existing page and its headings. */
export const phrasesHaveSections: Check = ({ pages, phrases }) => {
  // Translations share their ids; errors should name the English page, which comes first.
  const pageOf = new Map<string, IndexedPage>(pages.toReversed().map((page) => [phraseFileOf(page), page]));
  return [...phrases].flatMap(([path, { parsed }]) => {
    const { file } = parsed;
    const page = pageOf.get(path);
    if (!page) {
      const right = path.replace(/\.yml$/, '.yaml');
      const fix = pageOf.has(right)
        ? `name the file ${right.replace(/.*\//, '')}`
        : 'give the file the path of a page below its language, or remove it';
      return [problem({ file, line: 1 }, `there is no page for these search phrases; ${fix}`)];
    }
    const unknown = parsed.sections.filter(({ id }) => !page.headingIds.includes(id));
    const reason = (id: string) => `the page has no heading with the id "${id}"; ${nearestIds(id, page)}`;
    return [...parsed.errors, ...unknown.map(({ id, line, column }) => problem({ file, line, column }, reason(id)))];
  });
};

/** A phrase must be unique: two sections with the same phrase would compete. */
export const uniquePhrases: Check = ({ phrases }) => {
  const all = [...phrases].flatMap(([path, { parsed }]) =>
    parsed.sections.flatMap((section) =>
      LANGS.flatMap((lang) => section.phrases[lang].map((phrase) => ({ path, lang, file: parsed.file, ...phrase }))),
    ),
  );
  const keyOf = ({ path, lang, text }: (typeof all)[0]) => [lang, versionOf(`/${path}`), text.toLowerCase()].join();
  return repeated(all, keyOf).map(({ item, first }) =>
    problem(item, `the search phrase "${item.text}" is in ${placeText(first)} already; keep it where it fits better`),
  );
};
