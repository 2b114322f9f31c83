import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createViews } from '#entry/create-views.ts';
import type { Manifest, MakeContent, PageParts } from '#shared/manifest.ts';
import type { View } from '#theme/navigation/view.ts';
import { mdxComponents } from '#theme/mdx/components.ts';
import { dataWith } from '../support/pages.ts';
import { siteData } from '../support/render.tsx';

const sidebar = [{ text: 'A', link: '/guide/a' }];
const A = dataWith();
const HTML = ['<p>Text.</p>'];
/** Stands for the page's component, and tells what it was made with. */
const make = vi.fn<MakeContent>();
const content = vi.fn<() => Promise<{ default: MakeContent }>>();
const parts = vi.fn<() => Promise<{ default: PageParts }>>();
const section = vi.fn<() => Promise<Awaited<ReturnType<NonNullable<Manifest['sections'][string]>>>>>();
const chineseList = vi.fn<() => Promise<{ default: string }>>();
const Content = () => null;

let views: ReturnType<typeof createViews>;

beforeEach(() => {
  make.mockReset().mockReturnValue(Content);
  content.mockReset().mockResolvedValue({ default: make });
  parts.mockReset().mockResolvedValue({ default: { data: A, html: HTML } });
  section.mockReset().mockResolvedValue({
    sidebar: () => Promise.resolve({ default: sidebar }),
    pages: { '/guide/a': { parts, content } },
  });
  chineseList.mockReset();
  views = createViews({
    sections: { 'en/guide': section },
    locales: {
      en: () => Promise.resolve({ default: siteData('en') }),
      zh: () => Promise.resolve({ default: siteData('zh') }),
    },
    allPages: { en: () => Promise.resolve({ default: '<h1>All</h1>' }), zh: chineseList },
    defaultLang: 'en',
  });
});

describe('a page', () => {
  test('is loaded with its site, data, sidebar and content', async () => {
    const view = await views.loadView('/guide/a');
    expect(view).toEqual({ site: siteData('en'), page: { data: A, sidebar, Content } });
    expect(make).toHaveBeenCalledWith(expect.objectContaining({ jsx: expect.any(Function) }), HTML);
  });
  test.each(['/guide/a/', '/guide/a.html', '/guide/%61'])('is also found at %s, and is loaded once', async (path) => {
    await views.loadView('/guide/a');
    expect((await views.loadView(path)).page.data).toBe(A);
    expect(content).toHaveBeenCalledTimes(1);
  });
  test('that failed to load is loaded again', async () => {
    content.mockRejectedValueOnce(new Error('offline'));
    await expect(views.loadView('/guide/a')).rejects.toThrow('offline');
    expect((await views.loadView('/guide/a')).page.Content).toBe(Content);
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
  test('keeps the record and the strings that came with it and loads neither again', async () => {
    const page = { ...A, title: 'As sent' };
    const view = await views.loadFirstView(page, undefined, ['<p>As sent.</p>']);
    expect(view.page).toEqual({ data: page, sidebar, Content });
    expect(make).toHaveBeenCalledWith(expect.anything(), ['<p>As sent.</p>']);
    expect(parts).not.toHaveBeenCalled();
  });
  test('loads the modules that it names, and does not ask the manifest, which may be newer', async () => {
    const module = (value: string) => `data:text/javascript,export default ${value}`;
    const modules = { sidebar: module('[]'), content: module('() => 1') };
    const view = await views.loadFirstView(A, modules, HTML);
    expect(view.page).toEqual({ data: A, sidebar: [], Content: 1 });
    expect(section).not.toHaveBeenCalled();
  });
  test('is not loaded again by a link back to it', async () => {
    const first = await views.loadFirstView(A, undefined, HTML);
    expect(await views.loadView('/guide/a/')).toBe(first);
  });
  test('may be the 404 page', async () => {
    const page = dataWith({ pageType: '404', routePath: '/zh/404', lang: 'zh' });
    const view = await views.loadFirstView(page, undefined, []);
    expect(view.page.data).toMatchObject({ pageType: '404', lang: 'zh' });
    expect(view.site.locale.lang).toBe('zh');
  });
  test('that is not in the manifest throws an error with its path', async () => {
    const page = dataWith({ routePath: '/guide/gone' });
    await expect(views.loadFirstView(page, undefined, [])).rejects.toThrow('/guide/gone is not in the manifest');
  });
});

describe('the list of all pages', () => {
  const html = ({ page }: View) => renderToStaticMarkup(<page.Content components={mdxComponents} />);
  test('is loaded by its address, with or without a slash', async () => {
    const view = await views.loadView('/sitemap/');
    expect(view.page.data).toMatchObject({ pageType: 'custom', routePath: '/sitemap', title: 'All pages' });
    expect(html(view)).toContain('<h1>All</h1>');
  });
  test('is read from the server-rendered page and not loaded again', async () => {
    const page = dataWith({ routePath: '/zh/sitemap', lang: 'zh', pageType: 'custom' });
    const view = await views.loadFirstView(page, undefined, ['<h1>全部</h1>']);
    expect(html(view)).toContain('<h1>全部</h1>');
    expect(chineseList).not.toHaveBeenCalled();
  });
  test('exists at one address per language only', async () => {
    expect((await views.loadView('/guide/sitemap')).page.data.pageType).toBe('404');
  });
});

test('the section around a page is loaded ahead, and a failure is left to the next link', async () => {
  section.mockRejectedValueOnce(new Error('offline'));
  views.prepareSection('/guide/a');
  expect(section).toHaveBeenCalledTimes(1);
  expect((await views.loadView('/guide/a')).page.data).toBe(A);
});
