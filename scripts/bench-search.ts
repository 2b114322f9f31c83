/**
 * Measures quality, size and speed of the local search, and fails when a figure is over budget: `npm run bench:search`.
 * Arguments: `final` adds the figures of the judged sets that are held out, `quick` leaves out the 5,000 pages, `prune`
 * first removes search phrases that no section needs.
 */

import glob from 'fast-glob';
import { currentVersion } from '#shared/address.ts';
import { byLang, LANGS, type Lang } from '#shared/page.ts';
import { searchSections } from '#node/output/search-records.ts';
import { buildHeadings, buildIndex } from '#search/build-index.ts';
import { createEngine } from '#search/local-engine.ts';
import { verdict, type Row } from './bench/lib/row.ts';
import { printRow } from './bench/lib/table.ts';
import { HELD_OUT_SETS, OPEN_SETS, WORDS } from './bench/search/judged.ts';
import { compareWithLibrary } from './bench/search/library.ts';
import { prune } from './bench/search/prune.ts';
import { pruneFiles } from './bench/search/prune-files.ts';
import { firstAnswers, kinds, quality, speed } from './bench/search/quality.ts';
import { shippedEngine } from './bench/search/shipped-engine.ts';
import { manyPages, size } from './bench/search/size.ts';
import { openProject } from './open-project.ts';
import { checkArguments, main, ROOT } from './run.ts';

/**
 * Search phrases at most. With 8,000, the section comes first for 83% of the queries of the open sets instead of 92%.
 * Chinese needs more of them: its words are harder to tell apart.
 */
const MOST_PHRASES: Readonly<Record<Lang, number>> = { en: 7300, zh: 8750 };

const ARGUMENTS = ['final', 'quick', 'prune'];

await main(async (args) => {
  checkArguments(args, ARGUMENTS, `there are ${ARGUMENTS.join(', ')}`);
  const content = await openProject();
  /** Number of phrases in the files. The messages on pages about errors are phrases too, but nobody writes or prunes them. */
  const writtenPhrases = (lang: Lang) =>
    content
      .pages()
      .filter(({ entry }) => entry.lang === lang)
      .flatMap(({ phrases }) => [...phrases.values()].flat()).length;
  const version = currentVersion(content.site.config);
  const readSections = () => byLang((lang) => searchSections({ lang, version }, content.pages(), content.site));

  if (args.includes('prune')) {
    const sections = readSections();
    const keptIn = (lang: Lang) => prune(lang, sections[lang], MOST_PHRASES[lang]).flatMap(({ phrases }) => phrases);
    const kept = new Map(LANGS.map((lang) => [lang, new Set(keptIn(lang))]));
    pruneFiles(glob.sync('content/**/phrases/**/*.yaml', { cwd: ROOT, absolute: true }), kept);
    await content.refresh();
  }

  const sections = readSections();
  const first = byLang((lang) => buildHeadings(lang, sections[lang]));
  const whole = byLang((lang) => buildIndex(lang, sections[lang]));
  const engines = byLang((lang) => createEngine(whole[lang]));
  const createShipped = await shippedEngine(ROOT);

  const rows: readonly Row[] = [
    ...OPEN_SETS.flatMap((set) => quality(set, engines, true)),
    ...(args.includes('final') ? HELD_OUT_SETS.flatMap((set) => quality(set, engines, false)) : []),
    ...kinds(WORDS, engines),
    ...(await size(ROOT, first, whole)),
    ...LANGS.map((lang): Row => ({
      name: `search phrases, ${lang}`,
      value: writtenPhrases(lang),
      unit: '',
      budget: { max: MOST_PHRASES[lang] },
    })),
    firstAnswers(
      OPEN_SETS,
      byLang((lang) => createEngine(first[lang])),
    ),
    ...compareWithLibrary([...OPEN_SETS, WORDS], sections, whole),
    speed(
      'tuning',
      byLang((lang) => createShipped(whole[lang])),
    ),
    ...(args.includes('quick') ? [] : manyPages()),
  ];
  rows.forEach(printRow);
  const failures = rows.filter((row) => verdict(row) === 'OVER').length;
  if (failures > 0) throw new Error(`\n${failures} over budget.`);
  console.log('\nAll within budget.');
});
