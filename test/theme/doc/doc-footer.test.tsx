import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { resolveSite } from '#shared/site.ts';
import { DocFooter } from '#theme/doc/doc-footer.tsx';
import { MenuBar } from '#theme/layouts/doc-layout.tsx';
import { renderInSite, siteData } from '../../support/render.tsx';
import { site as testSite } from '../../support/site.ts';

const [A, B, C] = ['a', 'b', 'c'].map((name) => ({ text: name.toUpperCase(), link: `/guide/${name}` }));
const sidebar = [A, { text: 'Group', items: [B, C] }] as never;
const rels = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('rel'))
    .map((link) => [link.getAttribute('rel'), link.getAttribute('href')]);

describe('previous and next', () => {
  test('link to the neighbors in the sidebar, with accessible names', () => {
    renderInSite(<DocFooter />, { page: { routePath: '/guide/b' }, sidebar });
    expect(screen.getByRole('navigation', { name: 'Previous and next page' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Previous page A' }).getAttribute('href')).toBe('/guide/a');
    expect(screen.getByRole('link', { name: 'Next page C' }).getAttribute('href')).toBe('/guide/c');
  });
  test('the first page has only a next link', () => {
    renderInSite(<DocFooter />, { page: { routePath: '/guide/a' }, sidebar });
    expect(rels()).toEqual([['next', '/guide/b']]);
  });
  test('the last page has only a previous link', () => {
    renderInSite(<DocFooter />, { page: { routePath: '/guide/c' }, sidebar });
    expect(rels()).toEqual([['prev', '/guide/b']]);
  });
  test('a page that is not in the sidebar has no landmark for these links', () => {
    renderInSite(<DocFooter />, { page: { routePath: '/elsewhere' }, sidebar });
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

test('the edit link leads to the source of the page', () => {
  renderInSite(<DocFooter />, { page: { _relativePath: 'zh/guide/a.mdx' } });
  expect(screen.getByRole('link', { name: 'Edit this page on GitHub' }).getAttribute('href')).toBe(
    'https://repo.test/edit/zh/guide/a.mdx',
  );
});

describe('the version of the examples', () => {
  const withVersion = (lang: 'en' | 'zh') => {
    const { config, ...rest } = siteData(lang);
    return { ...rest, config: { ...config, themeConfig: { ...config.themeConfig, examplesVersion: '1.2.3' } } };
  };
  test.each([
    ['en', 'Examples run with Rstest 1.2.3'],
    ['zh', '示例已在 Rstest 1.2.3 上运行'],
  ] as const)('is shown in the language of the page (%s)', (lang, words) => {
    renderInSite(<DocFooter />, { page: { lang }, site: withVersion(lang) });
    expect(screen.getByText(words)).toBeTruthy();
  });
  test('is shown only on pages of the default version, whose examples are the ones that ran', () => {
    const { config, ...rest } = withVersion('en');
    const site = { ...rest, config: { ...config, multiVersion: { default: 'v2', versions: ['v2', 'v1'] } } };
    renderInSite(<DocFooter />, { page: { version: 'v1' }, site });
    expect(screen.queryByText(/Examples run/)).toBeNull();
    renderInSite(<DocFooter />, { page: { version: 'v2' }, site });
    expect(screen.getByText('Examples run with Rstest 1.2.3')).toBeTruthy();
  });
  test('is left out when the site configures none', () => {
    renderInSite(<DocFooter />);
    expect(screen.queryByText(/Examples run/)).toBeNull();
  });
});

test('there is no edit link without a repository address', () => {
  const { editLink: _, ...locale } = siteData().locale;
  renderInSite(<DocFooter />, { site: { ...siteData(), locale } });
  expect(screen.queryByRole('link', { name: 'Edit this page on GitHub' })).toBeNull();
});

test('the footer texts come from the configuration', () => {
  const site = resolveSite({
    ...testSite,
    config: {
      ...testSite.config,
      themeConfig: {
        ...testSite.config.themeConfig,
        prevPageText: 'Before',
        nextPageText: 'After',
        lastUpdatedText: 'Changed on',
        editLink: { text: 'Mend this page' },
      },
    },
  });
  const page = { routePath: '/guide/b', lastUpdatedTime: '2026-01-02' };
  const { container } = renderInSite(<DocFooter />, { page, sidebar, site: siteData('en', site) });
  expect(screen.getByRole('link', { name: 'Before A' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'After C' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Mend this page' })).toBeTruthy();
  expect(container.querySelector('.doc-facts p')?.textContent).toBe('Changed on 2026-01-02');
});

describe('the last update', () => {
  test('is shown as a date', () => {
    const { container } = renderInSite(<DocFooter />, { page: { lastUpdatedTime: '2026-01-02' } });
    expect(container.querySelector('time')?.textContent).toBe('2026-01-02');
  });
  test('is not shown when its time is unknown', () => {
    const { container } = renderInSite(<DocFooter />, { page: { lastUpdatedTime: '' } });
    expect(container.querySelector('time')).toBeNull();
    expect(screen.queryByText('Last updated')).toBeNull();
  });
});

describe('the menu bar of narrow screens', () => {
  const toc = [{ text: 'Use', id: 'use', depth: 2, charIndex: 0 }] as const;

  test('opens the sidebar and the outline', () => {
    renderInSite(<MenuBar hasSidebar hasOutline />, { page: { toc } });
    expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('popovertarget')).toBe('docs-sidebar');
    expect(screen.getByRole('button', { name: 'ON THIS PAGE' }).getAttribute('popovertarget')).toBe('docs-outline');
  });
  test('has no sidebar button on a page without a sidebar', () => {
    renderInSite(<MenuBar hasSidebar={false} hasOutline />, { page: { toc } });
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  });
  test('is left out on a page with neither sidebar nor outline', () => {
    const { container } = renderInSite(<MenuBar hasSidebar={false} hasOutline={false} />);
    expect(container.innerHTML).toBe('');
  });
});
