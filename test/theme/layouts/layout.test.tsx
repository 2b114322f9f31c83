import { act, screen } from '@testing-library/react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageData } from '#shared/page.ts';
import type { Frontmatter, PageType } from '#shared/schema/frontmatter.ts';
import { SEARCH_FAILURE_ID } from '#shared/dom.ts';
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
  test('doc has every part of the layout', () => {
    expect(parts(renderPage('doc').container)).toEqual(ALL);
  });
  test('home has the navbar, its content and the site footer', () => {
    expect(parts(renderPage('home').container)).toEqual({ ...NONE, siteFooter: true });
  });
  test('custom has only the navbar and its content', () => {
    expect(parts(renderPage('custom').container)).toEqual(NONE);
  });
  test('blank has only its content', () => {
    expect(parts(renderPage('blank').container)).toEqual({ ...NONE, navbar: false, search: false });
  });
  test('404 has the navbar and no content of its own', () => {
    expect(parts(renderPage('404').container)).toEqual({ ...NONE, prose: false });
  });
  test.each(['doc', 'home', 'custom', 'blank', '404'] as const)(
    '%s has one main landmark, the target of the skip link',
    (type) => {
      renderPage(type);
      expect(screen.getAllByRole('main')).toHaveLength(1);
      const skip = screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href');
      expect(skip).toBe(`#${screen.getByRole('main').id}`);
    },
  );
});

describe('frontmatter switches off', () => {
  test.each([
    ['navbar', { navbar: false, search: false }],
    ['sidebar', { sidebar: false }],
    ['outline', { outline: false }],
    ['footer', { docFooter: false, siteFooter: false }],
  ])('the %s of a doc page', (part, gone) => {
    expect(parts(renderPage('doc', { [part]: false }).container)).toEqual({ ...ALL, ...gone });
  });
  test('the footer of a home page', () => {
    expect(parts(renderPage('home', { footer: false }).container)).toEqual(NONE);
  });
});

test('the frontmatter flags work in every combination', () => {
  const flags = ['navbar', 'sidebar', 'outline', 'footer'] as const;
  const gone = {
    navbar: { navbar: false, search: false },
    sidebar: { sidebar: false },
    outline: { outline: false },
    footer: { docFooter: false, siteFooter: false },
  };
  for (let mask = 0; mask < 2 ** flags.length; mask++) {
    const off = flags.filter((_, bit) => (mask >> bit) % 2 === 1);
    const { container, unmount } = renderPage('doc', Object.fromEntries(off.map((flag) => [flag, false])));
    expect(parts(container), off.join()).toEqual(Object.assign({}, ALL, ...off.map((flag) => gone[flag])));
    unmount();
  }
}, 30_000);

test('hideNavbar "always" removes the navbar and marks the page', () => {
  const { container } = renderPage('doc', {}, { site: siteData('en', siteWith({ hideNavbar: 'always' })) });
  expect(parts(container)).toEqual({ ...ALL, navbar: false, search: false });
  expect(container.querySelector('.page-without-navbar')).toBeTruthy();
  // The search still opens by its keys.
  expect(container.querySelector(`#${SEARCH_FAILURE_ID}`)).toBeTruthy();
});

test.each(['auto', 'never'] as const)('hideNavbar "%s" keeps the navbar', (hideNavbar) => {
  const { container } = renderPage('doc', {}, { site: siteData('en', siteWith({ hideNavbar })) });
  expect(parts(container)).toEqual(ALL);
});

test('a doc page shows its title as a heading unless it has its own heading', () => {
  const headings = () => screen.queryAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
  const { unmount } = renderPage('doc', {}, { page: { title: 'Fallback', headingTitle: '' } });
  expect(headings()).toEqual(['Fallback']);
  unmount();
  renderPage('doc', {}, { page: { title: 'A', headingTitle: 'A' } });
  expect(headings()).toEqual([]);
});

test('a doc page of a section without a sidebar has no sidebar and no menu button', () => {
  const { container } = renderPage('doc', {}, { sidebar: [] });
  expect(parts(container).sidebar).toBe(false);
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
});

describe('the global UI components', () => {
  const Content = () => <img src="/a.svg" alt="A dot" />;
  const zoomable = () =>
    screen.queryAllByRole('button', { name: /^Enlarge image/ }).map((image) => image.getAttribute('aria-label'));
  const toTop = () => screen.queryByRole('button', { name: 'Back to top' });

  beforeEach(() => {
    vi.stubGlobal('scrollY', 500);
  });

  test('are zoomable images and the back-to-top button', () => {
    renderPage('doc', {}, { Content });
    expect(zoomable()).toEqual(['Enlarge image: A dot']);
    expect(toTop()).not.toBeNull();
  });
  test.each([
    ['frontmatter', { globalUIComponents: false }, ''],
    ['a query', {}, '?globalUIComponents=0'],
  ])('are turned off by %s', (_, frontmatter, query) => {
    renderPage('doc', frontmatter, { Content, address: `/guide/a${query}` });
    expect(zoomable()).toEqual([]);
    expect(toTop()).toBeNull();
  });
  test('leave out the back-to-top button when enableScrollToTop is off', () => {
    renderPage('doc', {}, { Content, site: siteData('en', siteWith({ enableScrollToTop: false })) });
    expect(zoomable()).toHaveLength(1);
    expect(toTop()).toBeNull();
  });
});

test('a site without search has no search button', () => {
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
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Docs Read them');
    expect(screen.getByText('Soon.')).toBeTruthy();
    const start = screen.getByRole('link', { name: 'Start' });
    expect([start.getAttribute('href'), start.className]).toEqual(['/zh/guide/a', 'button button-brand']);
    const code = screen.getByRole('link', { name: 'Code' });
    expect([code.getAttribute('href'), code.className]).toEqual(['https://repo.test', 'button button-alt']);
  });
  test('loads its image from the asset host', () => {
    const own = siteData();
    const hosted = { ...own, config: { ...own.config, assetHost: 'https://assets.test' } };
    const { container } = renderPage('home', { hero: { name: 'Docs', text: 'Read them' } }, { site: hosted });
    expect(container.querySelector('.hero img')?.getAttribute('src')).toBe('https://assets.test/images/hero.svg');
  });
  test('needs no tagline and no actions', () => {
    const { container } = renderPage('home', { hero: { name: 'Docs', text: 'Read them' } });
    expect(container.querySelector('.hero-tagline, .hero-actions')).toBeNull();
  });
});

describe('the 404 page', () => {
  test('shows 404 and a link to the home page', () => {
    renderPage('404', {}, { page: { routePath: '/404' } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404PAGE NOT FOUND');
    expect(screen.getByRole('link', { name: 'Take me home' }).getAttribute('href')).toBe('/');
  });
  test('links to the home page of its language', () => {
    renderPage('404', {}, { page: { lang: 'zh', routePath: '/zh/404' } });
    const home = screen.getByRole('main').querySelector('a.button');
    expect(home?.getAttribute('href')).toBe('/zh/');
  });
  test('repeats its message in the other language, with a lang attribute', () => {
    const { container } = renderPage('404', {}, { page: { routePath: '/404' } });
    const other = container.querySelector('[lang="zh-CN"].not-found-other');
    expect(other?.querySelector('a')?.getAttribute('href')).toBe('/zh/');
  });
});

test('navigation without a press, as by Back, closes an open menu', () => {
  let navigate: NavigateFunction = () => {};
  function Navigate() {
    navigate = useNavigate();
    return null;
  }
  const { container } = renderInSite(
    <>
      <Layout />
      <Navigate />
    </>,
  );
  const menu = container.querySelector<HTMLDetailsElement>('.dropdown');
  menu?.setAttribute('open', '');
  act(() => void navigate('/guide/b'));
  expect(menu?.open).toBe(false);
});
