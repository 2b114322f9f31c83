import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Frontmatter, PageData, PageType } from '#shared/page.ts';
import { Layout } from '#theme/layouts/layout.tsx';
import { renderInSite, siteData, type Surroundings } from '../../support/render.tsx';
import { siteWith } from '../../support/site.ts';

const toc = [{ text: 'Use', id: 'use', depth: 2, charIndex: 0 }] as const;
const sidebar = [
  { text: 'A', link: '/guide/a' },
  { text: 'B', link: '/guide/b' },
];

function renderPage(pageType: PageType, frontmatter: Frontmatter = {}, more: Partial<Surroundings> = {}) {
  const page: Partial<PageData> = { pageType, frontmatter, toc, ...more.page };
  return renderInSite(<Layout />, { sidebar, ...more, page });
}

/** Which parts are on the page. */
const parts = (container: HTMLElement) => ({
  navbar: screen.queryByRole('banner') !== null,
  sidebar: container.querySelector('#docs-sidebar') !== null,
  outline: container.querySelector('.outline') !== null,
  docFooter: container.querySelector('.doc-footer') !== null,
  siteFooter: container.querySelector('.site-footer') !== null,
  search: container.querySelector('.search-button') !== null,
  prose: screen.queryByText('Prose.') !== null,
});
const ALL = {
  navbar: true,
  sidebar: true,
  outline: true,
  docFooter: true,
  siteFooter: true,
  search: true,
  prose: true,
};
const NONE = { ...ALL, sidebar: false, outline: false, docFooter: false, siteFooter: false };

describe('a page of the type', () => {
  test('doc has everything', () => {
    expect(parts(renderPage('doc').container)).toEqual(ALL);
  });
  test('home has a bar, its content and the foot of the site', () => {
    expect(parts(renderPage('home').container)).toEqual({ ...NONE, siteFooter: true });
  });
  test('custom has only its content below the bar', () => {
    expect(parts(renderPage('custom').container)).toEqual(NONE);
  });
  test('blank has only its content', () => {
    expect(parts(renderPage('blank').container)).toEqual({ ...NONE, navbar: false, search: false });
  });
  test('404 has a bar and no content of its own', () => {
    expect(parts(renderPage('404').container)).toEqual({ ...NONE, prose: false });
  });
  test.each(['doc', 'home', 'custom', 'blank', '404'] as const)(
    '%s has one main part, to which the skip link leads',
    (type) => {
      renderPage(type);
      expect(screen.getAllByRole('main')).toHaveLength(1);
      const skip = screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href');
      expect(skip).toBe(`#${screen.getByRole('main').id}`);
    },
  );
});

describe('frontmatter takes away', () => {
  test.each([
    ['navbar', { navbar: false, search: false }],
    ['sidebar', { sidebar: false }],
    ['outline', { outline: false }],
    ['footer', { docFooter: false, siteFooter: false }],
  ])('the %s of a doc page', (part, gone) => {
    expect(parts(renderPage('doc', { [part]: false }).container)).toEqual({ ...ALL, ...gone });
  });
  test('the foot of a home page', () => {
    expect(parts(renderPage('home', { footer: false }).container)).toEqual(NONE);
  });
});

test('a doc page whose section has no sidebar shows none, and no button for it', () => {
  const { container } = renderPage('doc', {}, { sidebar: [] });
  expect(parts(container).sidebar).toBe(false);
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
});

test('a site without search has no button for it', () => {
  const { container } = renderPage('doc', {}, { site: siteData('en', siteWith({ search: false })) });
  expect(parts(container).search).toBe(false);
});

describe('the hero', () => {
  const actions = [
    { text: 'Start', link: '/guide/a', theme: 'brand' },
    { text: 'Code', link: 'https://repo.test' },
  ] as const;

  test('shows name, text, tagline and actions, in the language of the page', () => {
    const hero = { name: 'Docs', text: 'Read them', tagline: 'Soon.', actions };
    renderPage('home', { hero }, { page: { lang: 'zh', routePath: '/zh/' } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('DocsRead them');
    expect(screen.getByText('Soon.')).toBeTruthy();
    const start = screen.getByRole('link', { name: 'Start' });
    expect([start.getAttribute('href'), start.className]).toEqual(['/zh/guide/a', 'button button-brand']);
    const code = screen.getByRole('link', { name: 'Code' });
    expect([code.getAttribute('href'), code.className]).toEqual(['https://repo.test', 'button button-alt']);
  });
  test('needs no tagline and no actions', () => {
    const { container } = renderPage('home', { hero: { name: 'Docs', text: 'Read them' } });
    expect(container.querySelector('.hero-tagline, .hero-actions')).toBeNull();
  });
});

describe('the lost page', () => {
  test('says 404 and leads home', () => {
    renderPage('404', {}, { page: { routePath: '/404' } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404PAGE NOT FOUND');
    expect(screen.getByRole('link', { name: 'Take me home' }).getAttribute('href')).toBe('/');
  });
  test('leads home in its language', () => {
    renderPage('404', {}, { page: { lang: 'zh', routePath: '/zh/404' } });
    const home = screen.getByRole('main').querySelector('a.button');
    expect(home?.getAttribute('href')).toBe('/zh/');
  });
  test('speaks the other language too, marked as such', () => {
    const { container } = renderPage('404', {}, { page: { routePath: '/404' } });
    const other = container.querySelector('[lang="zh-CN"].not-found-other');
    expect(other?.querySelector('a')?.getAttribute('href')).toBe('/zh/');
  });
});
