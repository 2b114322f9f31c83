import { expect, test } from 'vitest';
import { currentVersion } from '#shared/address.ts';
import { byLang } from '#shared/page.ts';
import { searchSections } from '#node/output/search-records.ts';
import { buildIndex } from '#search/build-index.ts';
import { createEngine } from '#search/local-engine.ts';
import { verdict } from '../../scripts/bench/lib/row.ts';
import { HELD_OUT_SETS, OPEN_SETS, readJudged, WORDS } from '../../scripts/bench/search/judged.ts';
import { kinds, quality } from '../../scripts/bench/search/quality.ts';
import { openProject } from '../../scripts/open-project.ts';

const { pages, site } = await openProject();

test('the open sets of judged queries meet their limits in both languages', () => {
  const engines = byLang((lang) =>
    createEngine(buildIndex(lang, searchSections({ lang, version: currentVersion(site.config) }, pages(), site))),
  );
  const rows = [...OPEN_SETS.flatMap((set) => quality(set, engines, true)), ...kinds(WORDS, engines)];
  // The failure message includes the queries that missed.
  expect(rows.filter((row) => verdict(row) === 'OVER')).toEqual([]);
}, 120_000);

test('every section that a judged query names exists', () => {
  const known = new Set(
    pages().flatMap(({ entry, headingIds }) =>
      ['', ...headingIds.map((id) => `#${id}`)].map((id) => entry.routePath + id),
    ),
  );
  const gone = (set: string) => readJudged(set).flatMap(({ sections }) => sections.filter((each) => !known.has(each)));
  expect([...OPEN_SETS, WORDS].flatMap(gone)).toEqual([]);
  // A number alone: nobody reads these sets.
  expect(HELD_OUT_SETS.map((set) => [set, gone(set).length])).toEqual(HELD_OUT_SETS.map((set) => [set, 0]));
});
