import { documentTitle, headTags } from '#shared/head.ts';
import type { PageData } from '#shared/page.ts';
import type { HeadTag } from '#shared/schema/frontmatter.ts';
import type { PageState } from '#shared/site-data.ts';
import type { Site } from '#shared/site.ts';
import { PAGE_STATE_ID } from '#shared/dom.ts';
import { structuredData } from './structured-data.ts';

export interface HtmlParts {
  /** Text of `index.html`, with its placeholders. */
  readonly shell: string;
  readonly site: Site;
  readonly page: PageData;
  /** HTML rendered by React. */
  readonly app: string;
  readonly boot: string;
  readonly stylesheet: string;
  readonly state: PageState;
}

/** Escapes a text for HTML or XML, as content or in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

/** HTML of an opening tag. */
export function tagText([name, attributes]: readonly [string, HeadTag[1]]): string {
  const pairs = Object.entries(attributes).map(([key, value]) =>
    value === '' ? key : `${key}="${escapeHtml(value)}"`,
  );
  return `<${[name, ...pairs].join(' ')}>`;
}

/** JSON for a script element: escaped so that it cannot close the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** `<html>` with the language, and with settings that the start-up script needs before the first paint. */
function rootTag(page: Pick<PageData, 'lang'>, { config, locales }: Site): string {
  const { darkMode, localeRedirect } = config.themeConfig;
  const attributes = {
    lang: locales[page.lang].tag,
    ...(!darkMode && { class: 'light', 'data-dark-mode': 'off' }),
    ...(localeRedirect === 'auto' && { 'data-locale-redirect': '' }),
  };
  return tagText(['html', attributes]);
}

/** Links to styles and images, which React writes before the page. In the body they would block the parser. */
const HOISTED = /^(?:<link [^>]*>)*/;

/** Links that lead to a place on the page, open the search, or save a file. */
const NO_PAGE = "[href^='#'], [data-replay], [download]";

/** A press on a link fetches its page before the click is complete. `client.tsx` removes the rules after hydration. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { selector_matches: `a:not(${NO_PAGE})` }] },
      eagerness: 'conservative',
    },
  ],
});

/** Assembles the HTML of a page. */
export function pageHtml({ shell, site, page, app, boot, stylesheet, state }: HtmlParts): string {
  const [hoisted = ''] = HOISTED.exec(app) ?? [];
  const head = [
    `<title>${escapeHtml(documentTitle(page, site.config.title))}</title>`,
    // Before the script, which reads the addresses of the page in other languages.
    ...headTags(page, site).map(tagText),
    // Before the style sheet: a script after it would wait for it to load.
    `<script>${boot}</script>`,
    // With a precedence, React adds the styles of other pages after this one; before it they would reorder the layers.
    tagText(['link', { rel: 'stylesheet', href: stylesheet, 'data-precedence': 'page' }]) + hoisted,
    tagText(['link', { rel: 'icon', href: site.config.icon }]),
  ].join('\n');
  const json = `<script type="application/json" id="${PAGE_STATE_ID}">${scriptJson(state)}</script>`;
  const data = structuredData(page, site);
  const linkedData = data === undefined ? '' : `<script type="application/ld+json">${scriptJson(data)}</script>`;
  // Replacement functions, since `replace` would expand `$&` in a string.
  return shell
    .replace('<html lang="en">', () => rootTag(page, site))
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => app.slice(hoisted.length))
    .replace('<!--state-->', () => `${json}${linkedData}<script type="speculationrules">${SPECULATION_RULES}</script>`);
}
