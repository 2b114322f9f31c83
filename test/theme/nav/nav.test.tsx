import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { NavItem } from '#shared/site.ts';
import { LanguageSwitch } from '#theme/nav/language-switch.tsx';
import { NavLinks } from '#theme/nav/nav-links.tsx';
import { NavScreen } from '#theme/nav/nav-screen.tsx';
import { Navbar } from '#theme/nav/navbar.tsx';
import { SocialLinks } from '#theme/nav/social-links.tsx';
import { inSite, renderInSite, siteData } from '../../support/render.tsx';
import { siteWith } from '../../support/site.ts';

const ITEMS: readonly NavItem[] = [
  { text: 'Guide', link: '/guide/a', activeMatch: '/guide/', position: 'left' },
  { text: 'API', link: '/api/' },
];
const hrefs = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('links of the navigation', () => {
  test('mark the section that the page is in', () => {
    renderInSite(<NavLinks items={ITEMS} className="" />, { page: { routePath: '/guide/b' } });
    expect(screen.getByRole('link', { name: 'Guide' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: 'API' }).hasAttribute('aria-current')).toBe(false);
  });
  test('mark it in Chinese too', () => {
    renderInSite(<NavLinks items={ITEMS} className="" />, { page: { routePath: '/zh/api/', lang: 'zh' } });
    expect(screen.getByRole('link', { name: 'API' }).getAttribute('aria-current')).toBe('true');
  });
  test('are no list at all when there are none', () => {
    const { container } = renderInSite(<NavLinks items={[]} className="" />);
    expect(container.innerHTML).toBe('');
  });
});

describe('the language switch', () => {
  const page = { routePath: '/zh/guide/a', lang: 'zh' } as const;

  test('leads to the twins of the page', () => {
    const { container } = renderInSite(<LanguageSwitch />, { page });
    expect(hrefs(container)).toEqual(['/guide/a', '/zh/guide/a']);
  });
  test('keeps the section that the reader is at', () => {
    const { container } = renderInSite(<LanguageSwitch />, { page, address: '/zh/guide/a#how-to' });
    expect(hrefs(container)).toEqual(['/guide/a#how-to', '/zh/guide/a#how-to']);
  });
  test('marks the language of the page', () => {
    renderInSite(<LanguageSwitch />, { page });
    expect(screen.getByRole('link', { current: true }).textContent).toBe('简体中文');
  });
  test('says each language in itself', () => {
    renderInSite(<LanguageSwitch />, { page });
    const link = screen.getByRole('link', { name: 'English' });
    expect([link.lang, link.getAttribute('hreflang')]).toEqual(['en', 'en']);
  });
  test('is not there with only one language', () => {
    const one = { ...siteData('en'), languages: siteData('en').languages.slice(0, 1) };
    const { container } = renderInSite(<LanguageSwitch />, { site: one });
    expect(container.innerHTML).toBe('');
  });
});

describe('social links', () => {
  test('have a name and lead to their place', () => {
    renderInSite(<SocialLinks />);
    expect(screen.getByRole('link', { name: 'GitHub' }).getAttribute('href')).toBe('https://repo.test');
  });
});

describe('the bar', () => {
  test('has a logo that leads home in the language of the page', () => {
    const { rerender } = renderInSite(<Navbar />);
    expect(screen.getByRole('link', { name: 'Rstest home' }).getAttribute('href')).toBe('/');
    rerender(inSite(<Navbar />, { page: { lang: 'zh', routePath: '/zh/guide/a' } }));
    const bar = screen.getByRole('banner');
    expect(bar.querySelector('.navbar-logo')?.getAttribute('href')).toBe('/zh/');
  });
  test('has the entries of the left side before those of the right', () => {
    const site = siteData('en');
    const nav = [
      { text: 'Right', link: '/r' },
      { text: 'Left', link: '/l', position: 'left' },
    ] as const;
    renderInSite(<Navbar />, { site: { ...site, locale: { ...site.locale, nav } } });
    const main = screen.getByRole('navigation', { name: 'Main' });
    expect(hrefs(main)).toEqual(['/l', '/r']);
  });
  test('has a search button, unless the site has no search', () => {
    const { unmount } = renderInSite(<Navbar />);
    expect(screen.getByRole('button', { name: /Search/ })).toBeTruthy();
    unmount();
    renderInSite(<Navbar />, { site: siteData('en', siteWith({ search: false })) });
    expect(screen.queryByRole('button', { name: /Search/ })).toBeNull();
  });
  test('has a button with a name that opens the navigation of narrow screens', () => {
    renderInSite(
      <>
        <Navbar />
        <NavScreen />
      </>,
    );
    const target = screen.getByRole('button', { name: 'Open menu' }).getAttribute('popovertarget');
    expect(target).toBe('docs-nav-screen');
    expect(document.getElementById('docs-nav-screen')).toBeTruthy();
  });
});

describe('the navigation of narrow screens', () => {
  test('has the links, the languages, the theme and the community', () => {
    const { container } = renderInSite(<NavScreen />);
    expect(hrefs(container)).toEqual(['/guide/a', '/guide/a', '/zh/guide/a', 'https://repo.test']);
    expect(screen.getByRole('button', { name: 'Switch between light and dark' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Language' })).toBeTruthy();
  });
  test('does not speak of languages when there is one', () => {
    const one = { ...siteData('en'), languages: siteData('en').languages.slice(0, 1) };
    renderInSite(<NavScreen />, { site: one });
    expect(screen.queryByRole('heading', { name: 'Language' })).toBeNull();
  });
});
