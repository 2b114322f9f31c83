import { describe, expect, test } from 'vitest';
import { htmlOf } from '../../../support/compile.ts';
import { site } from '../../../support/site.ts';

describe('callouts', () => {
  test('are boxes with a title in place of the marker', async () => {
    expect(await htmlOf('> [!NOTE]\n> Mind **this**.')).toBe(
      '<div class="callout callout-note" role="note">\n' +
        '<p class="callout-title">Note</p>\n<p>Mind <strong>this</strong>.</p>\n</div>',
    );
  });
  test.each(['note', 'tip', 'important', 'warning', 'caution'] as const)(
    'of the kind %s are titled in the language of the page',
    async (kind) => {
      const source = `> [!${kind.toUpperCase()}]\n> a`;
      for (const lang of ['en', 'zh'] as const) {
        const title = site.locales[lang].texts.callout[kind];
        expect(await htmlOf(source, { lang })).toContain(
          `<div class="callout callout-${kind}" role="note">\n<p class="callout-title">${title}</p>`,
        );
      }
    },
  );
  test('a marker alone in its paragraph leaves no empty one behind', async () => {
    const html = await htmlOf('> [!NOTE]\n>\n> Then.');
    expect(html).toContain('<p class="callout-title">Note</p>\n<p>Then.</p>');
  });
  test('a marker further down is text', async () => {
    expect(await htmlOf('> a\n> [!NOTE]')).toBe('<blockquote>\n<p>a\n[!NOTE]</p>\n</blockquote>');
  });
});

describe('headings', () => {
  test('have the ids of the English page, and a link for the pointer from h2 on', async () => {
    const html = await htmlOf('# 你好\n\n## 怎么做', { lang: 'zh', headingIds: ['hello', 'how-to'] });
    expect(html).toBe(
      '<h1 id="hello">你好</h1>\n' +
        '<h2 id="how-to">怎么做<a class="anchor" href="#how-to" aria-hidden="true" tabindex="-1"></a></h2>',
    );
  });
  test('that the index does not know get an id of their own', async () => {
    expect(await htmlOf('# Hello\n\n### `vi.fn()` too', { headingIds: ['hello'] })).toContain('<h3 id="vifn-too">');
  });
});

describe('links', () => {
  test('within the site are in the language of the page', async () => {
    expect(await htmlOf('[b](/b/#c)', { lang: 'zh' })).toBe('<p><a href="/zh/b/#c">b</a></p>');
    expect(await htmlOf('[b](/b/#c)')).toBe('<p><a href="/b/#c">b</a></p>');
  });
  test('written as tags are too', async () => {
    expect(await htmlOf('<a href="/b">b</a>', { lang: 'zh' })).toContain('<a href="/zh/b">b</a>');
  });
  test('to files have no language, but for what the build makes in each', async () => {
    expect(await htmlOf('[b](/b.pdf)', { lang: 'zh' })).toBe('<p><a href="/b.pdf">b</a></p>');
    expect(await htmlOf('[b](/llms.txt) [c](/sitemap)', { lang: 'zh' })).toBe(
      '<p><a href="/zh/llms.txt">b</a> <a href="/zh/sitemap">c</a></p>',
    );
  });
  test('to another site are marked and left alone', async () => {
    expect(await htmlOf('[b](https://b.test/zh/)', { lang: 'zh' })).toBe(
      '<p><a href="https://b.test/zh/" class="external">b</a></p>',
    );
  });
  test('to a section of the page stay', async () => {
    expect(await htmlOf('[b](#c)', { lang: 'zh' })).toBe('<p><a href="#c">b</a></p>');
  });
});

describe('tables', () => {
  const TABLE = '| a | b | c |\n| :- | :-: | -: |\n| 1 | 2 | 3 |';

  test('scroll in a box that the keyboard reaches', async () => {
    expect(await htmlOf(TABLE)).toMatch(/^<div class="table" tabindex="0"><table>[\s\S]*<\/table><\/div>$/);
  });
  test('are aligned by class, since align is no HTML', async () => {
    const html = await htmlOf(TABLE);
    expect(html).toContain('<th>a</th>\n<th class="align-center">b</th>\n<th class="align-right">c</th>');
    expect(html).toContain('<td>1</td>\n<td class="align-center">2</td>\n<td class="align-right">3</td>');
    expect(html).not.toContain('align=');
  });
  test('have a box in a callout too, and one each', async () => {
    const html = await htmlOf(`> [!TIP]\n> ${TABLE.replaceAll('\n', '\n> ')}\n\n${TABLE}`);
    expect(html.split('<div class="table" tabindex="0"><table>')).toHaveLength(3);
  });
});

describe('images', () => {
  const imageSizes = { '/a.svg': { width: 30, height: 20 }, '/点.svg': { width: 10, height: 5 } };

  test('of the site have their size, so that nothing moves when they arrive', async () => {
    expect(await htmlOf('![b](/a.svg)', { imageSizes })).toBe(
      '<p><img src="/a.svg" alt="b" width="30" height="20" loading="lazy" decoding="async"></p>',
    );
  });
  test('have it by a name in Chinese too', async () => {
    expect(await htmlOf('![b](/点.svg)', { imageSizes })).toContain('width="10" height="5"');
  });
  test('that cannot be read have none', async () => {
    expect(await htmlOf('![b](/b.svg)', { imageSizes })).toContain('alt="b" loading="lazy"');
  });
  test('written as tags have it too, and keep what they zoom to', async () => {
    expect(await htmlOf('<img src="/a.svg" alt="b" data-zoom-src="/b.svg" />', { imageSizes })).toContain(
      '<img src="/a.svg" alt="b" data-zoom-src="/b.svg" width="30" height="20"',
    );
  });
  test('of other sites are left alone', async () => {
    expect(await htmlOf('![b](https://b.test/a.svg)')).toBe('<p><img src="https://b.test/a.svg" alt="b"></p>');
  });
});

describe('tags', () => {
  test('in small letters are plain HTML', async () => {
    expect(await htmlOf('<kbd>K</kbd> and <span className="a b">c</span>')).toBe(
      '<p><kbd>K</kbd> and <span class="a b">c</span></p>',
    );
  });
  test('around Markdown are too', async () => {
    expect(await htmlOf('<details>\n<summary>More</summary>\n\n**b**\n\n</details>')).toBe(
      '<details><summary>More</summary><p><strong>b</strong></p></details>',
    );
  });
});
