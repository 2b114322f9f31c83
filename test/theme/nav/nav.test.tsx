import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { NavItem } from '#shared/schema/navigation.ts';
import type { SocialLink } from '#shared/schema/theme.ts';
import { NavDropdown, NavList } from '#theme/nav/nav-list.tsx';
import { Navbar, NavScreen } from '#theme/nav/navbar.tsx';
import { SocialLinks } from '#theme/nav/social-links.tsx';
import { LanguageSwitch, VersionSwitch } from '#theme/nav/switches.tsx';
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
    renderInSite(<NavList items={ITEMS} className="" Group={NavDropdown} />, { page: { routePath: '/guide/b' } });
    expect(screen.getByRole('link', { name: 'Guide' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: 'API' }).hasAttribute('aria-current')).toBe(false);
  });
  test('mark the section on Chinese pages too', () => {
    renderInSite(<NavList items={ITEMS} className="" Group={NavDropdown} />, {
      page: { routePath: '/zh/api/', lang: 'zh' },
    });
    expect(screen.getByRole('link', { name: 'API' }).getAttribute('aria-current')).toBe('true');
  });
  test('mark the section of the requested path on the 404 page', () => {
    const page = { routePath: '/404', pageType: '404' } as const;
    renderInSite(<NavList items={ITEMS} className="" Group={NavDropdown} />, { page, address: '/guide/no-such-page' });
    expect(screen.getByRole('link', { name: 'Guide' }).getAttribute('aria-current')).toBe('true');
  });
  test('render nothing when there are none', () => {
    const { container } = renderInSite(<NavList items={[]} className="" Group={NavDropdown} />);
    expect(container.innerHTML).toBe('');
  });
});

describe('groups of the navigation', () => {
  const GROUP: NavItem = {
    text: 'More',
    link: '/more/',
    tag: 'new',
    items: [
      { text: 'A', link: '/guide/a' },
      { text: 'Inner', items: [{ text: 'B', link: '/guide/b', tag: 'beta' }] },
    ],
  };

  test('have their own link first, then their entries and those of nested groups', () => {
    const { container } = renderInSite(<NavList items={[GROUP]} className="" Group={NavDropdown} />, {
      page: { routePath: '/guide/b' },
    });
    expect(hrefs(container)).toEqual(['/more/', '/guide/a', '/guide/b']);
    expect(container.querySelector('summary')?.getAttribute('aria-current')).toBe('true');
    expect([...container.querySelectorAll('.tag')].map(({ textContent }) => textContent)).toEqual(['new', 'beta']);
  });
});

describe('the version switch', () => {
  const withVersions = (...versions: readonly string[]) => ({
    ...siteData('zh'),
    config: { ...siteData('zh').config, multiVersion: { default: 'v2', versions } },
  });
  const page = { routePath: '/v1/zh/guide/a', lang: 'zh', version: 'v1' } as const;

  test('links to the versions of the page and marks the current one', () => {
    const versions = [
      { version: 'v2', link: '/zh/guide/a' },
      { version: 'v1', link: '/v1/zh/guide/a' },
    ];
    const site = withVersions('v2', 'v1');
    const { container } = renderInSite(<VersionSwitch />, { page: { ...page, versions }, site });
    expect(hrefs(container)).toEqual(['/zh/guide/a', '/v1/zh/guide/a']);
    expect(screen.getByRole('link', { current: true }).textContent).toBe('v1');
    expect(container.querySelector('summary')?.textContent).toBe('版本 v1');
  });
  test('links to the home pages on the 404 page', () => {
    const { container } = renderInSite(<VersionSwitch />, { page, site: withVersions('v2', 'v1') });
    expect(hrefs(container)).toEqual(['/zh/', '/v1/zh/']);
  });
  test.each([[[]], [['v2']]])('is not rendered with the versions %j', (versions) => {
    const { container } = renderInSite(<VersionSwitch />, { page, site: withVersions(...versions) });
    expect(container.innerHTML).toBe('');
  });
});

describe('the language switch', () => {
  const page = { routePath: '/zh/guide/a', lang: 'zh' } as const;

  test('links to the page in each language', () => {
    const { container } = renderInSite(<LanguageSwitch />, { page });
    expect(hrefs(container)).toEqual(['/guide/a', '/zh/guide/a']);
  });
  test('keeps the hash of the address', () => {
    const { container } = renderInSite(<LanguageSwitch />, { page, address: '/zh/guide/a#how-to' });
    expect(hrefs(container)).toEqual(['/guide/a#how-to', '/zh/guide/a#how-to']);
  });
  test('marks the language of the page', () => {
    renderInSite(<LanguageSwitch />, { page });
    expect(screen.getByRole('link', { current: true }).textContent).toBe('简体中文');
  });
  test('names each language in that language', () => {
    renderInSite(<LanguageSwitch />, { page });
    const link = screen.getByRole('link', { name: 'English' });
    expect([link.lang, link.getAttribute('hreflang')]).toEqual(['en', 'en']);
  });
  test('is not rendered with only one language', () => {
    const one = { ...siteData('en'), languages: siteData('en').languages.slice(0, 1) };
    const { container } = renderInSite(<LanguageSwitch />, { site: one });
    expect(container.innerHTML).toBe('');
  });
});

describe('social links', () => {
  test('have a name and an address', () => {
    renderInSite(<SocialLinks />);
    expect(screen.getByRole('link', { name: 'GitHub' }).getAttribute('href')).toBe('https://repo.test');
  });
  const social = (socialLinks: readonly SocialLink[]) =>
    renderInSite(<SocialLinks />, { site: siteData('en', siteWith({ socialLinks })) }).container;
  const link = (name: string): SocialLink => ({
    icon: 'github',
    label: name,
    mode: 'link',
    content: `https://a.test/${name}`,
  });

  test('are in a row up to the fifth, and behind a button from the sixth on', () => {
    expect(social(['1', '2', '3', '4', '5'].map(link)).querySelector('details')).toBeNull();
    document.body.replaceChildren();
    const more = social(['1', '2', '3', '4', '5', '6', '7'].map(link)).querySelector('details') as HTMLElement;
    expect(more.querySelector('summary')?.textContent).toBe('More links');
    expect(hrefs(more)).toEqual(['https://a.test/6', 'https://a.test/7']);
  });
  test('show text, an image or HTML behind a named button', () => {
    const icon = { svg: '<svg viewBox="0 0 1 1"></svg>' };
    const container = social([
      { icon, label: 'WeChat', mode: 'text', content: 'our-id <b>' },
      { icon: 'x', mode: 'img', content: '/qr.svg' },
      { icon: 'x', label: 'Mail', mode: 'dom', content: '<b>Write</b>' },
    ]);
    const [text, image, dom] = container.querySelectorAll('details');
    expect(text?.querySelector('summary')?.textContent).toBe('WeChat');
    expect(text?.querySelector('summary .icon svg')).toBeTruthy();
    expect(text?.querySelector('p')?.textContent).toBe('our-id <b>');
    expect(image?.querySelector('img')?.getAttribute('alt')).toBe('X');
    expect(dom?.querySelector('b')?.textContent).toBe('Write');
  });
  test('render nothing when there are none', () => {
    expect(social([]).innerHTML).toBe('');
  });
});

describe('the navbar', () => {
  test('has a logo that links to the home page in the language of the page', () => {
    const { rerender } = renderInSite(<Navbar />);
    expect(screen.getByRole('link', { name: 'Docs home' }).getAttribute('href')).toBe('/');
    rerender(inSite(<Navbar />, { page: { lang: 'zh', routePath: '/zh/guide/a' } }));
    const bar = screen.getByRole('banner');
    expect(bar.querySelector('.navbar-logo')?.getAttribute('href')).toBe('/zh/');
  });
  test('has the configured logo image, and the text beside it', () => {
    const site = siteData();
    const { container } = renderInSite(<Navbar />, {
      site: { ...site, config: { ...site.config, logo: '/logo.svg' } },
    });
    const logo = container.querySelector('.navbar-logo');
    expect(logo?.querySelector('img')?.getAttribute('src')).toBe('/logo.svg');
    expect(logo?.querySelector('svg')).toBeNull();
    expect(logo?.textContent).toBe('Docs');
  });
  test('has the left entries before the right ones', () => {
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
  test('has a named button that opens the navigation of narrow screens', () => {
    renderInSite(<Navbar />);
    const target = screen.getByRole('button', { name: 'Open menu' }).getAttribute('popovertarget');
    expect(target).toBe('docs-nav-screen');
    expect(document.getElementById('docs-nav-screen')).toBeTruthy();
  });
});

describe('the navigation of narrow screens', () => {
  test('has the links, the languages, the theme and the community', () => {
    const { container } = renderInSite(<NavScreen />);
    expect(hrefs(container)).toEqual(['/guide/a', 'https://repo.test', '/guide/a', '/zh/guide/a']);
    expect(screen.getByRole('button', { name: 'Switch between light and dark' })).toBeTruthy();
    expect(container.querySelector('.language-switch summary')?.textContent).toBe('Language');
  });
  test('has no languages with only one', () => {
    const one = { ...siteData('en'), languages: siteData('en').languages.slice(0, 1) };
    const { container } = renderInSite(<NavScreen />, { site: one });
    expect(container.querySelector('.language-switch')).toBeNull();
  });
});
