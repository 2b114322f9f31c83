import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { PageData } from '#shared/page.ts';
import { pageHtml, scriptJson, tagText } from '#node/output/page-html.ts';
import { dataWith } from '../../support/pages.ts';
import { site, siteWith } from '../../support/site.ts';

const SHELL = '<html lang="en"><head><!--head--></head><body><!--app--><!--state--></body></html>';

function html(page: PageData, { shell = SHELL, app = '<main>A</main>', given = site, boot = 'boot()' } = {}): string {
  const state = { page, app: '/assets/client.js', preload: [] };
  return pageHtml({ shell, site: given, page, app, boot, stylesheet: '/assets/style.css', state });
}

describe('tagText', () => {
  test('writes a tag with its attributes', () => {
    expect(tagText(['meta', { name: 'robots', content: 'noindex' }])).toBe('<meta name="robots" content="noindex">');
  });
  test('an attribute without a value has no equals sign', () => {
    expect(tagText(['link', { rel: 'preload', crossorigin: '' }])).toBe('<link rel="preload" crossorigin>');
  });
  test('a value cannot end its attribute or its tag', () => {
    expect(tagText(['meta', { content: '"><script>&' }])).toBe('<meta content="&quot;>&lt;script>&amp;">');
  });
});

describe('scriptJson', () => {
  test('cannot end its script or open a comment', () => {
    const json = scriptJson({ a: '</script><!--' });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ a: '</script><!--' });
  });
});

describe('pageHtml', () => {
  test('puts head, app and state in their places', () => {
    const text = html(dataWith());
    expect(text).toContain('<head><title>A - Docs</title>\n');
    expect(text).toContain('<body><main>A</main><script type="application/json" id="docs-page-state">{');
    expect(text).not.toContain('<!--');
  });
  test('embeds the page record as JSON', () => {
    const page = dataWith({ title: 'Ends </script> here' });
    const json = /id="docs-page-state">(.*?)<\/script>/.exec(html(page))?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({ page, app: '/assets/client.js', preload: [] });
  });
  test('puts the start-up script before the stylesheet, so that it runs before first paint', () => {
    expect(html(dataWith())).toMatch(
      /<script>boot\(\)<\/script>\s*<link rel="stylesheet" href="\/assets\/style\.css" data-precedence="page">/,
    );
  });
  test('moves links that React writes before the page to the head, behind the stylesheet of all pages', () => {
    const own = '<link rel="stylesheet" href="/assets/home.css" data-precedence="page"/>';
    const text = html(dataWith(), { app: `${own}<main>A<link itemprop="url" href="/a"/></main>` });
    expect(text).toContain(`<link rel="stylesheet" href="/assets/style.css" data-precedence="page">${own}\n`);
    expect(text).toContain('<body><main>A<link itemprop="url" href="/a"/></main>');
  });
  test('has the head tags and the icon', () => {
    const text = html(dataWith());
    expect(text).toContain('<link rel="canonical" href="https://docs.test/guide/a">');
    expect(text).toContain('<link rel="icon" href="/favicon.svg">');
  });
  test('escapes the title', () => {
    expect(html(dataWith({ title: 'The <title> & more' }))).toContain(
      '<title>The &lt;title> &amp; more - Docs</title>',
    );
  });
  test('sets lang to the full language tag', () => {
    expect(html(dataWith({ lang: 'zh' }))).toContain('<html lang="zh-CN"');
  });
  test('inserts dollar signs literally', () => {
    const text = html(dataWith(), { app: "<main>$& $1 $'</main>", boot: "x('$&')" });
    expect(text).toContain("<main>$& $1 $'</main>");
    expect(text).toContain("<script>x('$&')</script>");
  });
  test('leaves page text alone that looks like a placeholder', () => {
    expect(html(dataWith(), { app: '<p>&lt;!--state--></p>' })).toContain('<p>&lt;!--state--></p>');
  });
  test.each(['doc', '404'] as const)('enables the language redirect on a %s page as configured', (pageType) => {
    expect(html(dataWith({ pageType }))).toMatch(/<html [^>]*data-locale-redirect>/);
    expect(html(dataWith(), { given: siteWith({ localeRedirect: 'never' }) })).not.toContain('data-locale-redirect');
  });
  test('marks a site without dark mode, which is light without scripts too', () => {
    expect(html(dataWith())).not.toContain('data-dark-mode');
    expect(html(dataWith(), { given: siteWith({ darkMode: false }) })).toContain('class="light" data-dark-mode="off"');
  });
  test('fills every placeholder of the real shell and adds no style attribute', () => {
    const shell = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
    const text = html(dataWith(), { shell });
    expect(text).not.toMatch(/<!--(head|app|state)-->/);
    expect(text).not.toMatch(/\sstyle=/);
  });
});
