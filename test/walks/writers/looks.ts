/** The page in the browser, the dev server's answers, and the expected state of both. */

import type { Page } from 'playwright-core';
import { ROOT_ID } from '#shared/dom.ts';
import type { Verdict } from './oracle.ts';

/** The compared parts by name: texts or lists of texts. */
export type Look = Readonly<Record<string, unknown>>;

/** Browser script that reads text, headings and links of a document, be it live or parsed from HTML. */
const PARTS = `(document) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const words = (element) => element.textContent.replace(/\\s+/g, ' ').trim();
  return {
    title: document.title,
    lang: document.documentElement.lang,
    text: all('#docs-content').map(words).join(),
    headings: all('#docs-content :is(h1, h2, h3, h4)').map((heading) => heading.tagName + ' #' + heading.id + ' ' + words(heading)),
    sidebar: all('.sidebar a, .sidebar summary').map((each) => words(each) + ' ' + each.getAttribute('href')),
    // A press on a language link makes its address absolute, with the section being read.
    links: all('a:is([href^="/"], [href^="#"], [hreflang])').map((link) => words(link) + ' → ' + (link.hreflang ? link.pathname : link.getAttribute('href'))),
    images: all('#docs-content img').map((image) => [image.getAttribute('src'), image.getAttribute('width')].join(' ')),
  };
}`;

const OVERLAY = `document.querySelector('vite-error-overlay')?.shadowRoot.querySelector('.message-body').textContent ?? ''`;

/** What the browser shows. Rejects while the page is loading. */
export async function browserLook(page: Page): Promise<Look> {
  return (await page.evaluate(`({ overlay: ${OVERLAY}, ...(${PARTS})(document) })`)) as Look;
}

/** What the browser should show at a path, according to a verdict. */
export async function expectedLook(page: Page, verdict: Verdict, pathname: string): Promise<Look> {
  if (verdict.problems.length > 0) return { overlay: verdict.problems.join('\n') };
  const { page: data, html } = await verdict.render(pathname);
  const script = `(${PARTS})(new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html'))`;
  const { text, links, ...parts } = (await page.evaluate(script)) as Look;
  // A live 404 page searches for its address, and its language switch keeps that address.
  return { overlay: '', ...parts, ...(data.pageType !== '404' && { text, links }) };
}

const APP = new RegExp(String.raw`<div id="${ROOT_ID}">([\s\S]*)</div>\s*<script type="application/json"`);
const TITLE = /<title>([\s\S]*?)<\/title>/;

/** The part of a page's HTML that React rendered. @throws an error when there is none */
export const appOf = (html: string): string => partOf(html, APP);

/** The title in a page's HTML. @throws an error when there is none */
export const titleOf = (html: string): string => partOf(html, TITLE);

function partOf(html: string, pattern: RegExp): string {
  const part = pattern.exec(html)?.[1];
  // Two pages without the part would be taken for equal.
  if (part === undefined) throw new Error(`there is no ${pattern} in the page ${html.slice(0, 300)}`);
  return part;
}

/** Outputs that depend on all pages; those of the search have other names on the dev server. */
const OUTPUTS = ['sitemap.xml', 'llms.txt', 'zh/llms.txt', 'llms-full.txt'];
const SEARCH = /^assets\/search\/en-[\w-]{6}\.json$/;
const DEV_SEARCH = 'assets/search/en-dev.json';

/** What the dev server answers: the page at a path, the list of all pages, the outputs. */
export async function serverLook(origin: string, pathname: string): Promise<Look> {
  const get = async (path: string) => {
    const response = await fetch(origin + path);
    return { status: response.status, text: await response.text() };
  };
  const [page, list] = [await get(pathname), await get('/sitemap')];
  const outputs: Record<string, string> = {};
  for (const path of [...OUTPUTS, DEV_SEARCH]) outputs[path] = (await get(`/${path}`)).text;
  return { status: page.status, page: appOf(page.text), list: appOf(list.text), ...outputs };
}

export async function expectedAnswers(verdict: Verdict, pathname: string): Promise<Look> {
  const page = await verdict.render(pathname);
  const list = await verdict.render('/sitemap');
  const outputs = await verdict.outputs();
  const named = [...outputs].map(([path, text]) => [path.replace(SEARCH, DEV_SEARCH), text] as const);
  const wanted = named.filter(([path]) => [...OUTPUTS, DEV_SEARCH].includes(path));
  return {
    status: page.page.pageType === '404' ? 404 : 200,
    page: appOf(page.html),
    list: appOf(list.html),
    ...Object.fromEntries(wanted),
  };
}

/** The parts that differ from the expected ones, as text; empty when there are none. */
export function difference(expected: Look, actual: Look): string {
  return Object.keys(expected)
    .filter((name) => JSON.stringify(expected[name]) !== JSON.stringify(actual[name]))
    .map(
      (name) =>
        `  ${name}:\n    expected ${JSON.stringify(expected[name])}\n    but was  ${JSON.stringify(actual[name])}`,
    )
    .join('\n');
}
