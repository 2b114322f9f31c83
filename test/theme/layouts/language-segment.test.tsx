import { describe, expect, test, vi } from 'vitest';
import { NotFoundLayout, withoutSiteLanguage } from '#theme/layouts/not-found-layout.tsx';
import { renderInSite } from '../../support/render.tsx';

describe('withoutSiteLanguage', () => {
  test.each([
    ['/en/guide', '/guide'],
    ['/en/guide/', '/guide/'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/guide/en/start', '/guide/start'],
  ])('%j loses the segment of the site language and becomes %j', (path, without) => {
    expect(withoutSiteLanguage(path, 'en')).toBe(without);
  });
  test.each(['/', '/guide/', '/zh/guide', '/english'])('%j has no segment of the site language', (path) => {
    expect(withoutSiteLanguage(path, 'en')).toBeUndefined();
  });
  test.each(['//evil.test/en/', '/en//evil.test/'])('%j never leads to another host', (path) => {
    expect(withoutSiteLanguage(path, 'en')).toMatch(/^\/[^/]/);
  });
});

describe('the 404 page', () => {
  const page = { pageType: '404', routePath: '/404' } as const;

  test('redirects a path with the site language to the path without it, keeping query and hash', () => {
    history.replaceState(null, '', '/en/guide/?a=1#b');
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
    renderInSite(<NotFoundLayout />, { page });
    expect(replace.mock.calls).toEqual([['/guide/?a=1#b']]);
  });
  test('does not redirect any other path', () => {
    history.replaceState(null, '', '/gone');
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
    renderInSite(<NotFoundLayout />, { page });
    expect(replace).not.toHaveBeenCalled();
  });
});
