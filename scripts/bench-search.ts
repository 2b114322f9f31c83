/**
 * Measures quality, size and speed of the local search. Fails when a figure is over budget.
 * `npm run bench:search` uses the judged sets that the ranking was tuned with: `tuning`, `extra` and `spent`, former
 * held-out sets. Arguments: `final` adds the held-out sets and prints only their figures: nobody who works on the search
 * has read their queries, but figures of `final` and `fresh` have decided on phrases. `quick` skips the 5,000 pages;
 * `prune` first removes search phrases that no section needs.
 */

import { join } from 'node:path';
import glob from 'fast-glob';
import { LANGS, type Lang } from '#shared/page.ts';
import { WARN_BYTES } from '#node/output/search-files.ts';
import { searchSections } from '#node/output/search-records.ts';
import { openSiteContent } from '#node/compile/site-content.ts';
import { buildFirstIndex, buildWholeIndex } from '#search/build-index.ts';
import type { IndexData } from '#search/index-data.ts';
import { resolveSite } from '#shared/site.ts';
import { site as input } from '#site/config.ts';
import { verdict, type Row } from './bench/lib/row.ts';
import { printRow } from './bench/lib/table.ts';
import { KEPT_BACK, SEEN, WORDS } from './bench/search/judged.ts';
import { besideLibrary } from './bench/search/library.ts';
import { prune } from './bench/search/prune.ts';
import { pruneFiles } from './bench/search/prune-files.ts';
import { firstAnswers, kinds, quality, speed } from './bench/search/quality.ts';
import { shippedEngine } from './bench/search/shipped-engine.ts';
import { manyPages, size } from './bench/search/size.ts';

const root = join(import.meta.dirname, '..');
/**
 * Search phrases at most. With 8,000, the sets that anybody has read have the section first in .83 instead of .92.
 * Chinese needs more of them: its words are harder to tell apart.
 */
const MOST_PHRASES: Readonly<Record<Lang, number>> = { en: 7300, zh: 8750 };

const site = resolveSite(input);
const content = await openSiteContent({ root, contentDir: 'content', publicDir: 'public' }, site);
const readSections = () => LANGS.map((lang) => [lang, searchSections(lang, content.pages(), site)] as const);

if (process.argv.includes('prune')) {
  const kept = readSections().map(([lang, own]) => {
    return [lang, new Set(prune(lang, own, MOST_PHRASES[lang]).flatMap(({ phrases }) => phrases))] as const;
  });
  pruneFiles(glob.sync('content/**/phrases/**/*.yaml', { cwd: root, absolute: true }), new Map(kept));
  await content.refresh();
}

const sections = readSections();
const first = new Map<Lang, IndexData>(sections.map(([lang, own]) => [lang, buildFirstIndex(lang, own)]));
const whole = new Map<Lang, IndexData>(sections.map(([lang, own]) => [lang, buildWholeIndex(lang, own)]));

const rows: readonly Row[] = [
  ...SEEN.flatMap((set) => quality(set, whole, true)),
  ...(process.argv.includes('final') ? KEPT_BACK.flatMap((set) => quality(set, whole, false)) : []),
  ...kinds(WORDS, whole),
  ...(await size(root, first, whole)),
  ...sections.map(([lang, own]): Row => ({
    name: `search phrases, ${lang}`,
    value: own.flatMap(({ phrases }) => phrases).length,
    unit: '',
    budget: { max: MOST_PHRASES[lang] },
  })),
  firstAnswers(SEEN, first),
  ...besideLibrary([...SEEN, WORDS], new Map(sections), whole),
  speed('tuning', whole, await shippedEngine(root)),
  ...(process.argv.includes('quick') ? [] : manyPages(WARN_BYTES)),
];
rows.forEach(printRow);
const failures = rows.filter((row) => verdict(row) === 'OVER').length;
console.log(failures === 0 ? '\nAll within budget.' : `\n${failures} over budget.`);
process.exitCode = failures === 0 ? 0 : 1;
