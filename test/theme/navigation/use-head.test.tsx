import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageData } from '#shared/page.ts';
import { RouteAnnouncer, useHead } from '#theme/app.tsx';
import { dataWith } from '../../support/pages.ts';
import { inSite, renderInSite, siteData } from '../../support/render.tsx';

describe('useHead', () => {
  function Page({ page }: { readonly page: Partial<PageData> }) {
    const data = dataWith(page);
    useHead({ site: siteData(data.lang), page: { data, sidebar: [], Content: () => null } });
    return null;
  }
  const description = () => document.querySelector('meta[name=description]')?.getAttribute('content');
  const settle = () => act(() => void vi.runAllTimers());

  beforeEach(() => {
    vi.useFakeTimers();
    document.head.innerHTML =
      '<title>Old</title><meta name="description" content="Old."><link rel="canonical" href="/old">';
  });

  test('title, description and canonical address are those of the page', () => {
    const page = { title: '甲', lang: 'zh', routePath: '/zh/a', frontmatter: { description: '关于甲。' } } as const;
    render(<Page page={page} />);
    settle();
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    expect([document.title, description()]).toEqual(['甲 - Docs', '关于甲。']);
    expect(canonical?.href).toBe(`${siteData('zh').config.origin}/zh/a`);
  });
  test('a page without a description takes the one of its language', () => {
    render(<Page page={{}} />);
    settle();
    expect(description()).toBe('About the docs.');
  });
  test('tags about another page go, those of the first page stay', () => {
    const tags = ['<link rel="alternate" hreflang="zh" href="/zh/old">', '<meta property="og:url" content="/old">'];
    const site = siteData('en').config;
    document.head.innerHTML = `<link rel="canonical" href="${site.origin}/old">${tags.join('')}`;
    const { rerender } = render(<Page page={{ routePath: '/old' }} />);
    settle();
    expect(document.head.querySelectorAll('[hreflang], [property]')).toHaveLength(2);
    rerender(<Page page={{ routePath: '/new' }} />);
    settle();
    expect(document.head.querySelectorAll('[hreflang], [property]')).toHaveLength(0);
  });
  test('the title changes asynchronously, so that the previous history entry keeps its own', () => {
    render(<Page page={{ title: 'New' }} />);
    expect(document.title).toBe('Old');
    settle();
    expect(document.title).toBe('New - Docs');
  });
  test('the title changes after a delay of zero', () => {
    render(<Page page={{ title: 'New' }} />);
    act(() => void vi.advanceTimersByTime(0));
    expect(document.title).toBe('New - Docs');
  });
  test('a page that is left at once never sets its title', () => {
    const { rerender } = render(<Page page={{ title: 'First' }} />);
    const set = vi.spyOn(document, 'title', 'set');
    rerender(<Page page={{ title: 'Second' }} />);
    settle();
    expect(set.mock.calls).toEqual([['Second - Docs']]);
  });
});

describe('the route announcer', () => {
  const on = (routePath: string, title: string) => inSite(<RouteAnnouncer />, { page: { routePath, title } });
  const said = () => screen.getByRole('status').textContent;

  test('is silent on the first page, which the browser announces itself', () => {
    renderInSite(<RouteAnnouncer />);
    expect(said()).toBe('');
  });
  test('announces the title of a new page', () => {
    const { rerender } = renderInSite(<RouteAnnouncer />, { page: { routePath: '/guide/a', title: 'A' } });
    rerender(on('/guide/b', 'B'));
    expect(said()).toBe('B');
  });
  test('announces the first page when the reader returns to it', () => {
    const { rerender } = renderInSite(<RouteAnnouncer />, { page: { routePath: '/guide/a', title: 'A' } });
    rerender(on('/guide/b', 'B'));
    rerender(on('/guide/a', 'A'));
    expect(said()).toBe('A');
  });
  test('announces a page that has the title of the last one', () => {
    const { rerender } = renderInSite(<RouteAnnouncer />, { page: { routePath: '/config/bail', title: 'bail' } });
    rerender(on('/guide/b', 'bail'));
    const before = screen.getByRole('status').firstChild;
    rerender(on('/zh/config/bail', 'bail'));
    expect(said()).toBe('bail');
    // Screen readers announce what is added.
    expect(screen.getByRole('status').firstChild).not.toBe(before);
  });
});
