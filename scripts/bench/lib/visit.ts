/** A first visit to a page, up to the hydrated app, and everything that it loads. */

import type { Browser, Page } from 'playwright-core';
import { HYDRATED_EVENT } from '#shared/dom.ts';
import { brotliBytes, fetchBody, isScript, type Body } from './server.ts';
import { withPage } from './browser.ts';
import { sum } from './row.ts';

declare global {
  interface Window {
    /** When the browser was first idle after loading: `performance.now()`. */
    benchIdle?: number;
    benchHydrated?: Promise<void>;
  }
}

export interface Visit {
  /** Everything requested before the browser was idle, so without interaction and prefetching. */
  readonly beforeIdle: readonly Body[];
  readonly inlineScripts: readonly string[];
  /** All external scripts, up to the hydrated app. */
  readonly scripts: readonly Body[];
  /** The JSON in the HTML. */
  readonly data: readonly string[];
  /** Texts of the article, cut where a script would escape characters, without short ones. */
  readonly sentences: readonly string[];
}

/** Shorter texts may be in any script by chance. */
const SENTENCE_CHARACTERS = { other: 24, chinese: 10 };
/** Ends of sentences, and characters that are escaped in HTML or in a JavaScript string. */
const CUTS = /(?<=[.!?])\s|[。！？&<>"'`\\\n\r\t$]+/;

function sentencesOf(texts: readonly string[]): readonly string[] {
  const pieces = texts.flatMap((text) => text.split(CUTS)).map((piece) => piece.trim());
  const isLong = (piece: string) =>
    piece.length >= (/\p{Script=Han}/u.test(piece) ? SENTENCE_CHARACTERS.chinese : SENTENCE_CHARACTERS.other);
  return [...new Set(pieces.filter(isLong))];
}

/** Records the first idle moment and the end of hydration in every page that is opened. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript((hydrated) => {
    // Registered before the page's own scripts, and so before their work for idle moments.
    addEventListener('load', () => requestIdleCallback(() => (window.benchIdle = performance.now())));
    window.benchHydrated = new Promise((resolve) => addEventListener(hydrated, () => resolve(), { once: true }));
  }, HYDRATED_EVENT);
}

/** Moves the pointer, the least sign of intent, at a place where there is no link. */
async function showIntent(page: Page): Promise<void> {
  const [x, y] = [1, 1];
  const isLink = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('a') !== null, [
    x,
    y,
  ] as const);
  if (isLink) throw new Error(`there is a link at ${x}, ${y}: the pointer would prefetch its page`);
  await page.mouse.move(x, y);
}

/** Opens a page, shows intent, and waits until it is hydrated and the network idle. */
export async function openAndHydrate(page: Page, url: string): Promise<void> {
  await watch(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await showIntent(page);
  await page.evaluate(() => window.benchHydrated);
  await page.waitForLoadState('networkidle');
}

/** Addresses of all requests of a page, in order, without duplicates. */
export async function requested(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return [...new Set(names)];
}

/** @param language the reader's, to which the site redirects on a first visit (spec 4) */
export function visit(browser: Browser, url: string, language = 'en-US'): Promise<Visit> {
  const work = async (page: Page): Promise<Visit> => {
    await openAndHydrate(page, url);
    if (page.url() !== url) throw new Error(`${url} led to ${page.url()}`);
    const seen = await page.evaluate(() => ({
      idle: window.benchIdle,
      resources: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
      texts: [...document.querySelectorAll('article *:not(button)')].flatMap((element) =>
        [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.nodeValue ?? ''),
      ),
    }));
    const { idle } = seen;
    if (idle === undefined) throw new Error(`${url}: the browser was never idle`);
    const html = await fetchBody(url);
    const bodies = new Map<string, Body>();
    for (const { name } of seen.resources) bodies.set(name, bodies.get(name) ?? (await fetchBody(name)));
    const early = new Set(seen.resources.filter(({ startTime }) => startTime < idle).map(({ name }) => name));
    const inline = [...html.text.matchAll(/<script(?![^>]* src=)([^>]*)>([\s\S]*?)<\/script>/g)];
    const isData = (attributes: string | undefined) => /json|speculationrules/.test(attributes ?? '');
    return {
      beforeIdle: [html, ...[...bodies].filter(([url]) => early.has(url)).map(([, body]) => body)],
      inlineScripts: inline.filter(([, attributes]) => !isData(attributes)).map(([, , text]) => text ?? ''),
      data: inline.filter(([, attributes]) => isData(attributes)).map(([, , text]) => text ?? ''),
      scripts: [...bodies.values()].filter(isScript),
      sentences: sentencesOf(seen.texts),
    };
  };
  return withPage(browser, work, { locale: language });
}

export const bytesOf = (bodies: readonly Body[]): number => sum(bodies.map(({ bytes }) => bytes));

/** Each inline script counts as if compressed on its own. */
export const inlineScriptBytes = ({ inlineScripts }: Visit): number => sum(inlineScripts.map(brotliBytes));

/** All JavaScript of a visit. */
export const scriptBytes = (of: Visit): number => inlineScriptBytes(of) + bytesOf(of.scripts);
