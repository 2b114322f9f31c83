import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DocLayout } from '#theme/layouts/doc-layout.tsx';
import { renderInSite, siteData } from '../../support/render.tsx';

test('an outdated translation starts with a notice that links to the original', () => {
  const page = { lang: 'zh', routePath: '/zh/guide/a', isOutdated: true } as const;
  const { container } = renderInSite(<DocLayout />, { page });
  const link = screen.getByRole('link', { name: '阅读英文版' });
  expect([link.getAttribute('href'), link.getAttribute('hreflang')]).toEqual(['/guide/a', 'en']);
  expect(screen.getByRole('note', { name: '译文待更新' })).toBe(container.querySelector('article')?.firstChild);
});

test('the notice links to the English page when the default language is Chinese, too', () => {
  const page = { lang: 'zh', routePath: '/guide/a', isOutdated: true } as const;
  const site = siteData('zh');
  renderInSite(<DocLayout />, { page, site: { ...site, config: { ...site.config, lang: 'zh' } } });
  const link = screen.getByRole('link', { name: '阅读英文版' });
  expect([link.getAttribute('href'), link.getAttribute('hreflang')]).toEqual(['/en/guide/a', 'en']);
});

test('an up-to-date page has no notice', () => {
  renderInSite(<DocLayout />, { page: { lang: 'zh' } });
  expect(screen.queryByRole('note')).toBeNull();
});
