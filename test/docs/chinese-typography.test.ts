import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allLocaleVersions } from '#shared/address.ts';
import { wrongTypography } from '#docs/chinese-typography.ts';
import { pagePaths } from '#docs/examples/pages.ts';
import { problemText } from '#node/content/problem.ts';
import { site } from '#site/config.ts';

const ROOT = join(import.meta.dirname, '../..');
const found = (line: string) => wrongTypography('a.mdx', `# 甲\n\n${line}`).map(problemText);

describe('Chinese typography', () => {
  test.each([
    ['a letter beside a Chinese character', '使用Rstest 运行'],
    ['a number beside a Chinese character', '等待 5秒'],
    ['code beside a Chinese character', '调用`rs.fn` 之后'],
    ['a link of Latin text beside a Chinese character', '见[CLI](/guide/basic/cli)。'],
  ])('needs a space: %s', (_, line) => {
    expect(found(line)).toEqual([expect.stringMatching(/^a\.mdx:3:1: .*put a space/)]);
  });

  test.each([
    ['a comma', '先运行,再提交'],
    ['brackets', '先运行(一次)'],
    ['a full stop at the end', '先运行.'],
  ])('needs full-width punctuation: %s', (_, line) => {
    expect(found(line)).toEqual([expect.stringContaining('write full-width punctuation')]);
  });

  test('has no space before full-width punctuation', () => {
    expect(found('运行 Rstest 。')).toEqual([expect.stringContaining('leave out the space')]);
  });

  test.each([
    ['spaces and full-width punctuation', '运行 `rstest`，等待 5 秒（或更久）。'],
    ['a Chinese link between Chinese words', '见[命令行](/guide/basic/cli)一节。'],
    ['an image', '![保存之后](/images/a.svg)'],
    ['code', '```sh\n运行a\n```'],
    ['code that holds a fence', '````md\n```sh\n运行a\n```\n运行b\n````'],
    ['a cell of a table', '| 名称 | ，、 |'],
  ])('allows %s', (_, line) => {
    expect(found(line)).toEqual([]);
  });
});

test('the Chinese pages keep to it', () => {
  const chinese = allLocaleVersions(site.config).filter(({ lang }) => lang === 'zh');
  const pages = pagePaths(ROOT, site.config, chinese);
  const problems = pages.flatMap((page) => wrongTypography(page, readFileSync(join(ROOT, page), 'utf8')));
  expect(problems.map(problemText)).toEqual([]);
});
