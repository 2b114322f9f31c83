import { expect, test } from 'vitest';
import { cardOf, cardSections } from '#shared/social-card.ts';
import { site } from '../support/site.ts';

const at = (routePath: string, lang: 'en' | 'zh' = 'en') => cardOf({ lang, routePath }, site);

test('a page has the card of its section, in its language', () => {
  expect(at('/guide/a')).toEqual({ path: '/cards/en/guide.png', alt: 'Guide - Docs' });
  expect(at('/zh/guide/', 'zh').path).toBe('/cards/zh/guide.png');
});

test('all versions of a page have the same card', () => {
  expect(at('/v1/zh/guide/a', 'zh').path).toBe('/cards/zh/guide.png');
});

test('a page outside of the sections has the card of the home page', () => {
  for (const path of ['/', '/custom', '/lone/a']) expect(at(path)).toEqual({ path: '/cards/en.png', alt: 'Docs' });
});

test('only a sidebar that the navigation leads to is a section with a card', () => {
  const { nav } = site.locales.en;
  expect(cardSections({ nav, sidebar: { guide: [], hidden: [], 'v1/guide': [] } })).toEqual(['guide']);
});
