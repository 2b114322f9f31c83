/** Measures how 1,000 pages affect a first visit, a navigation and the build. */

import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { withBrowser, withPage } from './lib/browser.ts';
import { generatedFile, generatedRoute } from './lib/generated-site.ts';
import { filesBelow, hashesBelow } from '../files-below.ts';
import { build } from '../project-copy.ts';
import { sum, toKib, toMegabytes, type Row } from './lib/row.ts';
import { fetchBody, withServer } from './lib/server.ts';
import { DOC_PAGE, GENERATED_CONFIG, generatedSite, realSite } from './lib/sites.ts';
import { bytesOf, openAndHydrate, requested, scriptBytes, visit } from './lib/visit.ts';

export async function thousandPages(): Promise<readonly Row[]> {
  const real = await realSite();
  const generated = await generatedSite();
  const [page, next] = [generatedRoute(3, 7), generatedRoute(3, 8)];
  return withBrowser(async (browser) => {
    const scripts = (dist: string, path: string) =>
      withServer(dist, async (origin) => scriptBytes(await visit(browser, origin + path)));
    const onReal = await scripts(real.dist, DOC_PAGE);
    const onGenerated = await scripts(generated.dist, page);
    const navigation = await withServer(generated.dist, (origin) =>
      withPage(browser, (opened) => navigationBytes(opened, origin + page, origin + next)),
    );
    const dist = sum(filesBelow(generated.dist).map((file) => statSync(join(generated.dist, file)).size));
    const unchanged = await build(generated.folder, { config: GENERATED_CONFIG });
    const before = hashesBelow(generated.dist);
    const again = await buildAfterAnEdit(generated.folder);
    const changed = [...hashesBelow(generated.dist)].filter(([file, hash]) => before.get(file) !== hash);
    return [
      { name: 'JavaScript, hydrated: real site', value: toKib(onReal), unit: 'KiB br' },
      { name: 'JavaScript, hydrated: 1,000 pages', value: toKib(onGenerated), unit: 'KiB br' },
      {
        name: 'JavaScript, hydrated: growth',
        value: toKib(onGenerated - onReal),
        unit: 'KiB br',
        budget: { max: 3 },
      },
      {
        name: 'one client-side navigation',
        value: toKib(navigation),
        unit: 'KiB br',
        budget: { max: 2.5, later: true },
      },
      {
        name: '1,000 pages, cold build: CPU',
        value: generated.usage.cpuSeconds,
        unit: 's',
        budget: { max: 12, later: true },
      },
      {
        name: '1,000 pages, cold build: peak memory',
        value: toMegabytes(generated.usage.peakBytes),
        unit: 'MB',
        budget: { max: 700, later: true },
      },
      {
        name: '1,000 pages, nothing changed: CPU',
        value: unchanged.cpuSeconds,
        unit: 's',
        budget: { max: 3, later: true },
      },
      {
        name: '1,000 pages: files that one sentence changes',
        value: changed.length,
        unit: 'files',
        budget: { max: 12 },
      },
      {
        name: '1,000 pages, one changed: CPU',
        value: again.cpuSeconds,
        unit: 's',
        budget: { max: 3, later: true },
      },
      {
        name: '1,000 pages: dist',
        value: toMegabytes(dist),
        unit: 'MB',
        budget: { max: 40, later: true },
      },
    ];
  });
}

/** Follows a link from a hydrated page and counts the bytes it loads, prefetching on hover included. */
async function navigationBytes(page: Page, from: string, to: string): Promise<number> {
  await openAndHydrate(page, from);
  const before = new Set(await requested(page));
  const path = new URL(to).pathname;
  await page.locator(`nav a[href="${path}"]`).first().click();
  await page.waitForURL(to);
  await page.locator(`nav a[href="${path}"][aria-current=page]`).first().waitFor();
  await page.waitForLoadState('networkidle');
  const fetched = (await requested(page)).filter((url) => !before.has(url));
  // A full page load would begin a new list.
  if (fetched.length === 0 || !(await requested(page)).some((url) => before.has(url))) {
    throw new Error(`${from} → ${to} was not a navigation within the app`);
  }
  return bytesOf(await Promise.all(fetched.map(fetchBody)));
}

async function buildAfterAnEdit(folder: string) {
  const file = generatedFile(join(folder, 'content'), 'en', 5, 5);
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nOne more sentence.\n`);
  return build(folder, { config: GENERATED_CONFIG });
}
