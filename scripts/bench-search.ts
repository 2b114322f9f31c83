/**
 * Measures the local search: how well it answers what readers ask, what it loads, how long it takes. Fails over budget.
 * `npm run bench:search` measures by the set that the ranking was tuned on, and by an extra one that was written before
 * that, from other pages; `npm run bench:search -- held-out` also by the one that was not looked at, of which only
 * figures are shown; `quick` leaves out the 5,000 pages.
 */

import { join } from 'node:path';
import { LANGS, type Lang } from '#shared/page.ts';
import { WARN_BYTES } from '#node/emit/search-index.ts';
import { searchSections } from '#node/search-records.ts';
import { openSiteContent } from '#node/site-content.ts';
import { buildFirstIndex, buildWholeIndex } from '#search/build-index.ts';
import type { IndexData } from '#search/index-data.ts';
import { wholeSite } from '#shared/site-input.ts';
import { site as input } from '#site/config.ts';
import { verdict, type Row } from './bench/lib/row.ts';
import { printRow } from './bench/lib/table.ts';
import { firstAnswers, quality, speed } from './bench/search/quality.ts';
import { manyPages, size } from './bench/search/size.ts';

const root = join(import.meta.dirname, '..');

const site = wholeSite(input);
const content = await openSiteContent({ root, contentDir: 'content', publicDir: 'public' }, site);
const sections = LANGS.map((lang) => [lang, searchSections(lang, content.pages(), site)] as const);
const first = new Map<Lang, IndexData>(sections.map(([lang, own]) => [lang, buildFirstIndex(lang, own)]));
const whole = new Map<Lang, IndexData>(sections.map(([lang, own]) => [lang, buildWholeIndex(lang, own)]));

const rows: readonly Row[] = [
  ...quality('tuning', whole, true),
  ...quality('extra', whole, true),
  ...(process.argv.includes('held-out') ? quality('held-out', whole, false) : []),
  ...(await size(root, first, whole)),
  firstAnswers(['tuning', 'extra'], first),
  speed('tuning', whole),
  ...(process.argv.includes('quick') ? [] : manyPages(WARN_BYTES)),
];
rows.forEach(printRow);
const failures = rows.filter((row) => verdict(row) === 'OVER').length;
console.log(failures === 0 ? '\nAll within budget.' : `\n${failures} over budget.`);
process.exitCode = failures === 0 ? 0 : 1;
