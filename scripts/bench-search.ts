/**
 * Measures quality, size and speed of the local search, and fails when a figure is over budget: `npm run bench:search`.
 * Arguments: `final` adds the figures of the judged sets that are held out, `quick` leaves out the 5,000 pages, `prune`
 * first removes search phrases that no section needs.
 */

import glob from 'fast-glob';
import { byLang, LANGS, type Lang } from '#shared/page.ts';
import { searchSections } from '#node/output/search-records.ts';
import { openSiteContent } from '#node/compile/content.ts';
import { buildHeadings, buildIndex } from '#search/build-index.ts';
import { createEngine } from '#search/local-engine.ts';
import { resolveSite } from '#shared/site.ts';
import { site as input } from '#site/config.ts';
import { verdict, type Row } from './bench/lib/row.ts';
import { printRow } from './bench/lib/table.ts';
import { HELD_OUT_SETS, OPEN_SETS, WORDS } from './bench/search/judged.ts';
import { compareWithLibrary } from './bench/search/library.ts';
import { prune } from './bench/search/prune.ts';
import { pruneFiles } from './bench/search/prune-files.ts';
import { firstAnswers, kinds, quality, speed } from './bench/search/quality.ts';
import { shippedEngine } from './bench/search/shipped-engine.ts';
import { manyPages, size } from './bench/search/size.ts';
import { ROOT } from './run.ts';

/**
 * Search phrases at most. With 8,000, the section comes first for 83% of the queries of the open sets instead of 92%.
 * Chinese needs more of them: its words are harder to tell apart.
 */
const MOST_PHRASES: Readonly<Record<Lang, number>> = { en: 7300, zh: 8750 };

const ARGUMENTS = ['final', 'quick', 'prune'];
const unknown = process.argv.slice(2).find((word) => !ARGUMENTS.includes(word));
if (unknown !== undefined) {
  console.error(`unknown argument "${unknown}"; there are ${ARGUMENTS.join(', ')}`);
  process.exit(1);
}

const site = resolveSite(input);
const content = await openSiteContent({ root: ROOT, contentDir: 'content', publicDir: 'public' }, site);
/** Number of phrases in the files. The messages on pages about errors are phrases too, but nobody writes or prunes them. */
const writtenPhrases = (lang: Lang) =>
  content
    .pages()
    .filter(({ entry }) => entry.lang === lang)
    .flatMap(({ phrases }) => [...phrases.values()].flat()).length;
const readSections = () => byLang((lang) => searchSections({ lang, version: '' }, content.pages(), site));

if (process.argv.includes('prune')) {
  const sections = readSections();
  const kept = LANGS.map((lang) => {
    return [lang, new Set(prune(lang, sections[lang], MOST_PHRASES[lang]).flatMap(({ phrases }) => phrases))] as const;
  });
  pruneFiles(glob.sync('content/**/phrases/**/*.yaml', { cwd: ROOT, absolute: true }), new Map(kept));
  await content.refresh();
}

const sections = readSections();
const first = byLang((lang) => buildHeadings(lang, sections[lang]));
const whole = byLang((lang) => buildIndex(lang, sections[lang]));
const engines = byLang((lang) => createEngine(whole[lang]));
const createShipped = await shippedEngine(ROOT);

const rows: readonly Row[] = [
  ...OPEN_SETS.flatMap((set) => quality(set, engines, true)),
  ...(process.argv.includes('final') ? HELD_OUT_SETS.flatMap((set) => quality(set, engines, false)) : []),
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
  ...(process.argv.includes('quick') ? [] : manyPages()),
];
rows.forEach(printRow);
const failures = rows.filter((row) => verdict(row) === 'OVER').length;
console.log(failures === 0 ? '\nAll within budget.' : `\n${failures} over budget.`);
process.exitCode = failures === 0 ? 0 : 1;
