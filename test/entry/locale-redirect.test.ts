import { beforeEach, describe, expect, test, vi } from 'vitest';
import { redirectToReadersLanguage } from '#entry/locale-redirect.ts';
import { blockedStorage } from '../support/render.tsx';

const replace = vi.fn<(url: string | URL) => void>();

/** Visits a page that stands in two languages, with a browser of this language. */
function visit(address: string, language: string, userAgent = 'Mozilla/5.0 (X11; Linux x86_64)'): void {
  history.replaceState(null, '', address);
  const english = location.pathname.replace(/^\/zh\//, '/');
  document.documentElement.lang = english === location.pathname ? 'en' : 'zh-CN';
  document.head.innerHTML = `
    <link rel="alternate" hreflang="en" href="https://docs.test${english}">
    <link rel="alternate" hreflang="zh-CN" href="https://docs.test/zh${english}">
    <link rel="alternate" hreflang="x-default" href="https://docs.test${english}">`;
  vi.stubGlobal('navigator', { language, userAgent });
  redirectToReadersLanguage();
}

beforeEach(() => {
  replace.mockReset();
  vi.spyOn(location, 'replace').mockImplementation(replace);
  const { lang } = document.documentElement;
  document.documentElement.dataset['localeRedirect'] = '';
  return () => {
    delete document.documentElement.dataset['localeRedirect'];
    document.documentElement.lang = lang;
    document.head.innerHTML = '';
  };
});

describe('a first visitor', () => {
  test.each([
    ['/guide/start/', 'zh-CN', '/zh/guide/start/'],
    ['/guide/start/', 'zh', '/zh/guide/start/'],
    ['/', 'zh-TW', '/zh/'],
    ['/zh/guide/start/', 'en-GB', '/guide/start/'],
    ['/zh/', 'en', '/'],
  ])('at %s with a browser in %s is redirected to %s', (address, language, target) => {
    visit(address, language);
    expect(replace.mock.calls).toEqual([[target]]);
  });
  test('keeps query and hash', () => {
    visit('/guide/?a=1#part', 'zh-CN');
    expect(replace.mock.calls).toEqual([['/zh/guide/?a=1#part']]);
  });
  test.each([
    ['/guide/', 'en-US', 'has the language already'],
    ['/zh/guide/', 'zh-CN', 'has the language already'],
    ['/guide/', 'fr', 'has a language that the site has not'],
    ['/zh/guide/', 'fr-CA', 'has a language that the site has not'],
    ['/guide/', '', 'names no language'],
  ])('at %s with a browser in "%s" stays, since it %s', (address, language) => {
    visit(address, language);
    expect(replace).not.toHaveBeenCalled();
  });
});

test('a browser is redirected only once', () => {
  visit('/guide/', 'zh-CN');
  visit('/guide/', 'zh-CN');
  expect(replace).toHaveBeenCalledTimes(1);
});

test('a visit without a redirect counts as the first one too', () => {
  visit('/guide/', 'en');
  visit('/zh/guide/', 'en');
  expect(replace).not.toHaveBeenCalled();
});

test('the 404 page, which has no alternates, redirects nobody and counts as the first visit', () => {
  vi.stubGlobal('navigator', { language: 'en-US', userAgent: 'Mozilla/5.0' });
  redirectToReadersLanguage();
  visit('/zh/', 'en-US');
  expect(replace).not.toHaveBeenCalled();
});

test('a page that a reader has saved as a file stays', () => {
  vi.spyOn(location, 'host', 'get').mockReturnValue('');
  visit('/guide/', 'zh-CN');
  expect(replace).not.toHaveBeenCalled();
});

test('with blocked storage there is no redirect', () => {
  vi.stubGlobal('localStorage', { ...blockedStorage, clear() {} });
  visit('/guide/', 'zh-CN');
  expect(replace).not.toHaveBeenCalled();
});

test.each(['Googlebot/2.1', 'Mozilla/5.0 (compatible; bingbot/2.0)', 'Baiduspider'])(
  'a bot (%s) is not redirected',
  (userAgent) => {
    visit('/guide/', 'zh-CN', userAgent);
    expect(replace).not.toHaveBeenCalled();
  },
);

test('a page without data-locale-redirect does not redirect and stores no visit', () => {
  delete document.documentElement.dataset['localeRedirect'];
  visit('/guide/', 'zh-CN');
  expect(replace).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});
