import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allLocaleVersions } from '#shared/address.ts';
import { pagePaths } from '#docs/examples/pages.ts';
import { readTerms, wrongTerms } from '#docs/terms.ts';
import { problemText } from '#node/content/problem.ts';
import { site } from '#site/config.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const GUIDE = `| write | not |
| --- | --- |
| color | colour |

| English | 写 | not |
| --- | --- | --- |
| folder | 目录 | 文件夹、资料夹 |
`;

describe('terms of the style guide', () => {
  test('are read from its tables, English first', () => {
    expect(readTerms(GUIDE)).toEqual([
      { lang: 'en', not: 'colour', write: 'color' },
      { lang: 'zh', not: '文件夹', write: '目录' },
      { lang: 'zh', not: '资料夹', write: '目录' },
    ]);
  });

  test('a guide without its two tables is an error', () => {
    expect(() => readTerms('# Style')).toThrow('the style guide has 0 tables of terms, not 2');
  });
});

describe('a word to avoid', () => {
  const found = (source: string, lang: 'en' | 'zh') =>
    wrongTerms('a.mdx', source, lang, readTerms(GUIDE)).map((each) => problemText(each));

  test('is reported with its place and the word to write', () => {
    expect(found('# A\n\nTwo Colours.', 'en')).toEqual(['a.mdx:3:5: "colour": write "color" (docs/style.md)']);
    expect(found('# 甲\n\n- 打开文件夹', 'zh')).toEqual(['a.mdx:3:5: "文件夹": write "目录" (docs/style.md)']);
  });

  test.each([
    ['in code', '# A\n\n`colour`\n\n```ts\nconst colour = 1;\n```', 'en'],
    ['in the address of a link', '# A\n\n[B](/colour)', 'en'],
    ['within a longer word', '# A\n\nDiscolour.', 'en'],
    ['of the other language', '# A\n\n文件夹', 'en'],
  ] as const)('is allowed %s', (_, source, lang) => {
    expect(found(source, lang)).toEqual([]);
  });
});

test('the pages use the terms of the style guide', () => {
  const terms = readTerms(read('docs/style.md'));
  const problems = allLocaleVersions(site.config).flatMap((locale) =>
    pagePaths(ROOT, site.config, [locale]).flatMap((page) => wrongTerms(page, read(page), locale.lang, terms)),
  );
  expect(problems.map((each) => problemText(each))).toEqual([]);
});
