import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import glob from 'fast-glob';
import { expect, test } from 'vitest';
import { allLocaleVersions } from '#shared/address.ts';
import { pagePaths, readPageBlocks } from '#docs/examples/pages.ts';
import { coloredOutputsPath, parseColoredOutputs } from '#node/content/colored-outputs.ts';
import { CONTENT_DIR } from '#node/content/page-files.ts';
import { site } from '#site/config.ts';

const root = join(import.meta.dirname, '../..');
const english = allLocaleVersions(site.config).filter(({ lang }) => lang === 'en');
const pages = pagePaths(root, site.config, english);
const fileOf = (page: string) => join(CONTENT_DIR, coloredOutputsPath(relative(CONTENT_DIR, page)));

/** Rstest prints its name in color at the start of each run. */
const OPENING = /^ *Rstest v\d/m;

test.each(pages)('%s has the colors of its outputs, and no others: npm run docs:record renews them', (page) => {
  const file = join(root, fileOf(page));
  const colored = existsSync(file) ? Object.keys(parseColoredOutputs(readFileSync(file, 'utf8'))) : [];
  const shown = readPageBlocks(root, page)
    .filter(({ fence }) => fence.output || fence.excerpt)
    .map(({ text }) => text.trimEnd());
  expect(shown.filter((text) => OPENING.test(text) && !colored.includes(text))).toEqual([]);
  expect(colored.filter((text) => !shown.includes(text))).toEqual([]);
});

test('each file of colored outputs has a page', () => {
  const files = glob.sync('**/*.ansi', { cwd: join(root, CONTENT_DIR) }).map((file) => join(CONTENT_DIR, file));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !pages.map(fileOf).includes(file))).toEqual([]);
});
