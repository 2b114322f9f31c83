import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Overview } from '#theme/overview/overview.tsx';
import { renderInSite, siteData } from '../../support/render.tsx';
import { site } from '../../support/site.ts';

const groups = [
  { name: 'Tests', pages: [{ text: 'retry', link: '/config/retry', headings: [{ text: 'In CI', id: 'in-ci' }] }] },
];

test('the texts of the filter come from the texts of the site', () => {
  const overview = {
    ...site.locales.en.texts.overview,
    filterNameText: 'Look for',
    filterPlaceholderText: 'a word',
    filterNoResultText: 'No {query} here',
  };
  const texts = { ...site.locales.en.texts, overview };
  const data = siteData('en', { ...site, locales: { ...site.locales, en: { ...site.locales.en, texts } } });
  renderInSite(<Overview groups={groups} />, { site: data });
  const filter = screen.getByRole('textbox', { name: 'Look for' });
  expect(filter.getAttribute('placeholder')).toBe('a word');
  fireEvent.input(filter, { target: { value: 'zzz' } });
  expect(screen.getByRole('status').textContent).toBe('No zzz here');
});

test('the filter says how many pages it shows', () => {
  renderInSite(<Overview groups={groups} />);
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'retr' } });
  expect(screen.getByRole('status').textContent).toBe('Results: 1');
});

test('the filter waits for the end of a composition', () => {
  renderInSite(<Overview groups={groups} />);
  const filter = screen.getByRole('textbox');
  fireEvent.input(filter, { target: { value: "chong'shi" }, isComposing: true });
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.compositionEnd(filter, { target: { value: 'retr' } });
  expect(screen.getByRole('status').textContent).toBe('Results: 1');
});

test('each page and each of its headings is a link', () => {
  renderInSite(<Overview groups={groups} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/config/retry',
    '/config/retry#in-ci',
  ]);
});
