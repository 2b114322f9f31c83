import { documentTitle, headTags } from '#shared/head.ts';
import type { HeadTag, PageData } from '#shared/page.ts';
import type { PageState } from '#shared/site-data.ts';
import type { Site } from '#shared/site.ts';
import { PAGE_STATE_ID } from '#shared/dom.ts';

/** Everything that one HTML file is made of. */
export interface HtmlParts {
  /** `index.html`, with its places. */
  readonly shell: string;
  readonly site: Site;
  readonly page: PageData;
  /** What React rendered. */
  readonly app: string;
  /** The start-up script, as text. */
  readonly boot: string;
  /** Address of the stylesheet. */
  readonly stylesheet: string;
  readonly state: PageState;
}

const VOID_ATTRIBUTE = '';

function escapeAttribute(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

function escapeText(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** A tag of the head as text. */
export function tagText([name, attributes]: HeadTag): string {
  const pairs = Object.entries(attributes).map(([key, value]) =>
    value === VOID_ATTRIBUTE ? key : `${key}="${escapeAttribute(value)}"`,
  );
  return `<${[name, ...pairs].join(' ')}>`;
}

/** JSON that can stand inside a script element: nothing in it can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** Attributes of the root element: the language, and what the start-up script needs to know before it paints. */
function rootAttributes(page: Pick<PageData, 'lang' | 'pageType'>, { config, locales }: Site): string {
  const { darkMode, localeRedirect } = config.themeConfig;
  const attributes = {
    lang: locales[page.lang].tag,
    ...(!darkMode && { 'data-dark-mode': 'off' }),
    ...(localeRedirect === 'auto' && page.pageType !== '404' && { 'data-locale-redirect': config.lang }),
  };
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

/** Puts a page together. */
export function pageHtml({ shell, site, page, app, boot, stylesheet, state }: HtmlParts): string {
  const head = [
    `<title>${escapeText(documentTitle(page, site.config.title))}</title>`,
    `<script>${boot}</script>`,
    tagText(['link', { rel: 'stylesheet', href: stylesheet }]),
    tagText(['link', { rel: 'icon', href: site.config.icon, type: 'image/svg+xml' }]),
    ...headTags(page, site).map(tagText),
  ].join('\n    ');
  const json = `<script type="application/json" id="${PAGE_STATE_ID}">${scriptJson(state)}</script>`;
  const fill = (html: string, place: string, text: string) => html.replace(place, () => text);
  return [
    ['<html lang="en">', `<html${rootAttributes(page, site)}>`],
    ['<!--head-->', head],
    ['<!--app-->', app],
    ['<!--state-->', json],
  ].reduce((html, [place, text]) => fill(html, place as string, text as string), shell);
}
