/** Measures what a first visit to a doc page loads, on the real site and on the generated one. */

import type { Browser } from 'playwright-core';
import type { PageState } from '#shared/site-data.ts';
import { withBrowser } from './lib/browser.ts';
import { generatedRoute } from './lib/generated-site.ts';
import { toKib, type Row } from './lib/row.ts';
import { brotliBytes, isScript, withServer, type Body } from './lib/server.ts';
import { DOC_PAGE, generatedSite, realSite } from './lib/sites.ts';
import { bytesOf, inlineScriptBytes, scriptBytes, visit, type Visit } from './lib/visit.ts';

export async function firstVisit(): Promise<readonly Row[]> {
  const sites = [
    { site: await realSite(), page: DOC_PAGE },
    { site: await generatedSite(), page: generatedRoute(3, 7) },
  ];
  return withBrowser(async (browser) => {
    const rows: Row[] = [];
    for (const { site, page } of sites) {
      rows.push(...(await withServer(site.dist, (origin) => measure(browser, origin, page))));
    }
    return rows;
  });
}

async function measure(browser: Browser, origin: string, path: string): Promise<readonly Row[]> {
  const page = await visit(browser, origin + path);
  const early = page.beforeIdle.filter(isScript);
  const own = ownScripts(page);
  const repeated = repeatedSentences(page, own);
  return [
    {
      name: `${path}: bytes before idle`,
      value: toKib(bytesOf(page.beforeIdle)),
      unit: 'KiB br',
      budget: { max: 18 },
      note: listed(page.beforeIdle),
    },
    {
      name: `${path}: JavaScript before idle`,
      value: toKib(inlineScriptBytes(page) + bytesOf(early)),
      unit: 'KiB br',
      budget: { max: 3 },
    },
    {
      name: `${path}: JavaScript, hydrated`,
      value: toKib(scriptBytes(page)),
      unit: 'KiB br',
      budget: { max: 85 },
    },
    {
      name: `${path}: content that comes twice`,
      value: toKib(bytesOf(own) + Buffer.byteLength(repeated.join(''))),
      unit: 'KiB br',
      budget: { max: 1.2 },
      note: `page module ${listed(own)}; sentences of the article in other scripts: ${repeated.length} of ${page.sentences.length}`,
    },
    {
      name: `${path}: page record in the HTML`,
      value: toKib(brotliBytes(page.data.join(''))),
      unit: 'KiB br',
    },
  ];
}

/** The module of the page's content, which the HTML names. */
function ownScripts({ scripts, data }: Visit): readonly Body[] {
  // The page's state comes before its structured data.
  const { modules } = JSON.parse(data[0] ?? '') as PageState;
  const own = scripts.filter(({ url }) => new URL(url).pathname === modules?.content);
  if (own.length === 0) throw new Error('the page has not loaded the module that its HTML names');
  return own;
}

/** Sentences of the article that are repeated in scripts other than the counted ones. */
function repeatedSentences({ scripts, sentences }: Visit, counted: readonly Body[]): readonly string[] {
  if (sentences.length === 0) throw new Error('the page has no sentences to look for in its scripts');
  const others = scripts.filter((script) => !counted.includes(script));
  return sentences.filter((sentence) => others.some(({ text }) => text.includes(sentence)));
}

function listed(bodies: readonly Body[]): string {
  return bodies.map(({ url, bytes }) => `${new URL(url).pathname} ${toKib(bytes).toFixed(2)}`).join(', ');
}
