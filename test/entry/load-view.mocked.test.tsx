import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { loadFirstView, loadView } from '#entry/load-view.ts';
import { mdxComponents } from '#theme/mdx/components.ts';
import { dataWith } from '../support/pages.ts';
import { siteData } from '../support/render.tsx';

/** The generated manifest; `beforeEach` adds its only page. */
const manifest = vi.hoisted(() => ({
  en: vi.fn<() => Promise<unknown>>(),
  zh: vi.fn<() => Promise<unknown>>(),
  sections: {} as Record<string, () => Promise<unknown>>,
  allPages: { en: () => Promise.resolve({ default: '<h1>All</h1>' }), zh: vi.fn<() => Promise<unknown>>() },
}));
vi.mock('virtual:pages', () => {
  const { en, zh, sections, allPages } = manifest;
  return { locales: { en, zh }, sections, allPages, defaultLang: 'en' };
});

const Full = () => null;
const Hydrating = () => null;
const sidebar = [{ text: 'A', link: '/guide/a' }];
const A = dataWith();
const content = vi.fn<() => Promise<unknown>>();
const hydrate = vi.fn<() => Promise<unknown>>();

let views: { loadView: typeof loadView; loadFirstView: typeof loadFirstView };

beforeEach(async () => {
  manifest.en.mockReset().mockResolvedValue({ default: siteData('en') });
  manifest.zh.mockReset().mockResolvedValue({ default: siteData('zh') });
  content.mockReset().mockResolvedValue({ default: Full });
  hydrate.mockReset().mockResolvedValue({ default: Hydrating });
  const data = () => Promise.resolve({ default: A });
  manifest.sections['en/guide'] = () => Promise.resolve({ sidebar, pages: { '/guide/a': { data, content, hydrate } } });
  // Clears the cache of loaded views.
  vi.resetModules();
  views = await import('#entry/load-view.ts');
});

describe('a page', () => {
  test('is loaded with its site, data, sidebar and content', async () => {
    const view = await views.loadView('/guide/a');
    expect(view).toEqual({ site: siteData('en'), page: { data: A, sidebar, Content: Full } });
  });
  test.each(['/guide/a/', '/guide/a.html', '/guide/%61'])('is also found at %s, and is loaded once', async (path) => {
    await views.loadView('/guide/a');
    expect((await views.loadView(path)).page.data).toBe(A);
    expect(content).toHaveBeenCalledTimes(1);
  });
  test('that failed to load is loaded again', async () => {
    content.mockRejectedValueOnce(new Error('offline'));
    await expect(views.loadView('/guide/a')).rejects.toThrow('offline');
    expect((await views.loadView('/guide/a')).page.Content).toBe(Full);
  });
});

describe('the 404 page', () => {
  test.each([
    ['/guide/gone', 'en', '/404'],
    ['/gone/', 'en', '/404'],
    ['/zh/guide/a', 'zh', '/zh/404'],
  ])('stands for %s in the language %s, with the route %s', async (path, lang, routePath) => {
    expect((await views.loadView(path)).page.data).toMatchObject({ pageType: '404', lang, routePath });
  });
  test.each(['/constructor', '/guide/constructor', '/__proto__/a'])(
    'stands for %s, a property name of every object',
    async (path) => {
      expect((await views.loadView(path)).page.data.pageType).toBe('404');
    },
  );
});

describe('the server-rendered page', () => {
  test('keeps the record that came with it and loads only the content for hydration', async () => {
    const data = { ...A, title: 'As sent' };
    const view = await views.loadFirstView(data);
    expect(view.page).toEqual({ data, sidebar, Content: Hydrating });
    expect(content).not.toHaveBeenCalled();
  });
  test('is not loaded again by a link back to it', async () => {
    const first = await views.loadFirstView(A);
    expect(await views.loadView('/guide/a/')).toBe(first);
  });
  test('may be the 404 page', async () => {
    const view = await views.loadFirstView(dataWith({ pageType: '404', routePath: '/zh/404', lang: 'zh' }));
    expect(view.page.data).toMatchObject({ pageType: '404', lang: 'zh' });
    expect(view.site.locale.lang).toBe('zh');
  });
  test('that is not in the manifest throws an error with its path', async () => {
    await expect(views.loadFirstView(dataWith({ routePath: '/guide/gone' }))).rejects.toThrow(
      '/guide/gone is not in the manifest',
    );
  });
});

describe('the list of all pages', () => {
  const html = (view: Awaited<ReturnType<typeof loadView>>) => {
    const { Content } = view.page;
    return renderToStaticMarkup(<Content components={mdxComponents} />);
  };
  test('is loaded by its address, with or without a slash', async () => {
    const view = await views.loadView('/sitemap/');
    expect(view.page.data).toMatchObject({ pageType: 'custom', routePath: '/sitemap', title: 'All pages' });
    expect(html(view)).toContain('<h1>All</h1>');
  });
  test('is read from the server-rendered page and not loaded again', async () => {
    const { staticHtml } = await import('#entry/static-html.ts');
    staticHtml.splice(0, staticHtml.length, '<h1>全部</h1>');
    const view = await views.loadFirstView(dataWith({ routePath: '/zh/sitemap', lang: 'zh', pageType: 'custom' }));
    expect(html(view)).toContain('<h1>全部</h1>');
    expect(manifest.allPages.zh).not.toHaveBeenCalled();
  });
  test('exists at one address per language only', async () => {
    expect((await views.loadView('/guide/sitemap')).page.data.pageType).toBe('404');
  });
});
