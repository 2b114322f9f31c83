import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MainContent } from '#theme/layouts/main-content.tsx';
import { renderInSite, siteData } from '../../support/render.tsx';

test('a translation that is behind its original says so first, and links to it', () => {
  const page = { lang: 'zh', routePath: '/zh/guide/a', isOutdated: true } as const;
  const { container } = renderInSite(<MainContent />, { page });
  const link = screen.getByRole('link', { name: '阅读英文版' });
  expect([link.getAttribute('href'), link.getAttribute('hreflang')]).toEqual(['/guide/a', 'en']);
  expect(screen.getByRole('note', { name: '译文待更新' })).toBe(container.querySelector('article')?.firstChild);
});

test('the original is English too on a site whose default language is Chinese', () => {
  const page = { lang: 'zh', routePath: '/guide/a', isOutdated: true } as const;
  const site = siteData('zh');
  renderInSite(<MainContent />, { page, site: { ...site, config: { ...site.config, lang: 'zh' } } });
  const link = screen.getByRole('link', { name: '阅读英文版' });
  expect([link.getAttribute('href'), link.getAttribute('hreflang')]).toEqual(['/en/guide/a', 'en']);
});

test('a page that is up to date says nothing of it', () => {
  renderInSite(<MainContent />, { page: { lang: 'zh' } });
  expect(screen.queryByRole('note')).toBeNull();
});
