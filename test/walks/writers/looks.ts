/** What a writer sees in the browser, what the dev server answers, and what both have to be. */

import type { Page } from 'playwright-core';
import type { Verdict } from './oracle.ts';

/** What is compared, as text or lists of texts. */
export type Look = Readonly<Record<string, unknown>>;

/** Text, headings and links of a document, as a script for the browser: the same for a page that runs and for HTML. */
const PARTS = `(document) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const words = (element) => element.textContent.replace(/\\s+/g, ' ').trim();
  return {
    title: document.title,
    lang: document.documentElement.lang,
    text: all('#docs-content').map(words).join(),
    headings: all('#docs-content :is(h1, h2, h3, h4)').map((heading) => heading.tagName + ' #' + heading.id + ' ' + words(heading)),
    sidebar: all('.sidebar a, .sidebar summary').map((each) => words(each) + ' ' + each.getAttribute('href')),
    links: all('a:is([href^="/"], [href^="#"])').map((link) => words(link) + ' → ' + link.getAttribute('href')),
    images: all('#docs-content img').map((image) => [image.getAttribute('src'), image.getAttribute('width')].join(' ')),
  };
}`;

const OVERLAY = `document.querySelector('vite-error-overlay')?.shadowRoot.querySelector('.message-body').textContent ?? ''`;

/** What stands in the browser. Fails while the page is being loaded. */
export async function browserLook(page: Page): Promise<Look> {
  return (await page.evaluate(`({ overlay: ${OVERLAY}, ...(${PARTS})(document) })`)) as Look;
}

/** What a verdict is to look like at the address that the browser is at. */
export async function expectedLook(page: Page, verdict: Verdict, pathname: string): Promise<Look> {
  if (verdict.problems.length > 0) return { overlay: verdict.problems.join('\n') };
  const { page: data, html } = await verdict.render(pathname);
  const script = `(${PARTS})(new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html'))`;
  const { text, links, ...parts } = (await page.evaluate(script)) as Look;
  // The lost page searches for its address, and switches to the same address in the other language.
  return { overlay: '', ...parts, ...(data.pageType !== '404' && { text, links }) };
}

/** What React drew, in the HTML of a page. */
export const appOf = (html: string): string | undefined =>
  /<div id="docs-root">([\s\S]*)<\/div>\s*<script type="application\/json"/.exec(html)?.[1];

/** Outputs that hang on all pages; the search's are named otherwise under the dev server. */
const OUTPUTS = ['sitemap.xml', 'llms.txt', 'zh/llms.txt', 'llms-full.txt'];
const SEARCH = /^assets\/search-[^/]+\//;
const DEV_SEARCH = 'assets/search-dev/';

/** What the dev server answers by itself: the page at an address, the list of all pages, the outputs. */
export async function serverLook(origin: string, pathname: string): Promise<Look> {
  const get = async (path: string) => {
    const response = await fetch(origin + path);
    return { status: response.status, text: await response.text() };
  };
  const [page, list] = [await get(pathname), await get('/sitemap')];
  const outputs: Record<string, string> = {};
  for (const path of [...OUTPUTS, `${DEV_SEARCH}en.json`]) outputs[path] = (await get(`/${path}`)).text;
  return { status: page.status, page: appOf(page.text), list: appOf(list.text), ...outputs };
}

export async function expectedAnswers(verdict: Verdict, pathname: string): Promise<Look> {
  const page = await verdict.render(pathname);
  const list = await verdict.render('/sitemap');
  const outputs = await verdict.outputs();
  const named = [...outputs].map(([path, text]) => [path.replace(SEARCH, DEV_SEARCH), text] as const);
  const wanted = named.filter(([path]) => [...OUTPUTS, `${DEV_SEARCH}en.json`].includes(path));
  return {
    status: page.page.pageType === '404' ? 404 : 200,
    page: appOf(page.html),
    list: appOf(list.html),
    ...Object.fromEntries(wanted),
  };
}

/** The expected parts that are otherwise, one a line; empty when there are none. */
export function difference(expected: Look, actual: Look): string {
  return Object.keys(expected)
    .filter((name) => JSON.stringify(expected[name]) !== JSON.stringify(actual[name]))
    .map(
      (name) =>
        `  ${name}:\n    expected ${JSON.stringify(expected[name])}\n    but was  ${JSON.stringify(actual[name])}`,
    )
    .join('\n');
}
