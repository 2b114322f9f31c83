import { describe, expect, test } from 'vitest';
import type { ToolFamily } from '#shared/schema/tools.ts';
import { toolCards } from '#shared/tool-family.ts';

const family: ToolFamily = {
  title: '工具',
  titleEn: 'Tools',
  tagline: '一句话',
  taglineEn: 'One line',
  links: [
    {
      name: 'Pack',
      desc: '打包',
      descEn: 'Bundles',
      logo: '/pack.svg',
      url: 'https://pack.test/zh/',
      urlEn: 'https://pack.test/',
    },
    { name: 'Plain', desc: '简单', logo: '/plain.svg', logoScale: 0.5, url: 'http://plain.test/docs' },
  ],
  ecosystem: { name: 'Others', desc: '其他', descEn: 'More', logo: '/others.svg', url: 'https://others.test' },
};

describe('the language of the tool family (spec 2.9)', () => {
  test('is Chinese on Chinese pages', () => {
    const { title, tagline, cards } = toolCards(family, 'zh');
    expect([title, tagline, cards[0]?.description, cards[0]?.url]).toEqual([
      '工具',
      '一句话',
      '打包',
      'https://pack.test/zh/',
    ]);
  });
  test('is English on English pages', () => {
    const { title, tagline, cards } = toolCards(family, 'en');
    expect([title, tagline, cards[0]?.description, cards[0]?.url]).toEqual([
      'Tools',
      'One line',
      'Bundles',
      'https://pack.test/',
    ]);
  });
});

test('a missing English description or address falls back to the Chinese one', () => {
  expect(toolCards(family, 'en').cards[1]).toEqual({
    name: 'Plain',
    description: '简单',
    logo: '/plain.svg',
    logoScale: 0.5,
    url: 'http://plain.test/docs',
  });
});

test('the popover opens on hover unless its trigger is click', () => {
  expect(toolCards(family, 'en').trigger).toBe('hover');
  expect(toolCards({ ...family, trigger: 'click' }, 'en').trigger).toBe('click');
});
