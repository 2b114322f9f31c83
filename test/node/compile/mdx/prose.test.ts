import { describe, expect, test } from 'vitest';
import { compile, htmlOf } from '../../../support/compile.ts';
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
  test('a marker alone in its paragraph leaves no empty paragraph', async () => {
    const html = await htmlOf('> [!NOTE]\n>\n> Then.');
    expect(html).toContain('<p class="callout-title">Note</p>\n<p>Then.</p>');
  });
  test.each(['\\', '  '])('a hard break after the marker leaves no empty line: %j', async (end) => {
    expect(await htmlOf(`> [!NOTE]${end}\n> Then **b**.`)).toContain(
      '<p class="callout-title">Note</p>\n<p>Then <strong>b</strong>.</p>',
    );
  });
  test('a marker further down is text', async () => {
    expect(await htmlOf('> a\n> [!NOTE]')).toBe('<blockquote>\n<p>a\n[!NOTE]</p>\n</blockquote>');
  });
});

test('the first release of a feature is a line of text in the language of the page', async () => {
  const source = '<Since version="0.3.0" />';
  expect(await htmlOf(source)).toBe('<p class="since">Since 0.3.0</p>');
  expect(await htmlOf(source, { lang: 'zh' })).toBe('<p class="since">自 0.3.0 起可用</p>');
  const changed = '<Since version="0.3.0" changed="with a name since 0.5.0" />';
  expect(await htmlOf(changed)).toBe('<p class="since">Since 0.3.0; with a name since 0.5.0</p>');
});

test('a short flag in inline code stays on one line, and the dashes of any other stay with its name', async () => {
  const html = await htmlOf('`--bail 1`, `-t`, `rstest -t a --bail`, `--coverage.reportsDirectory` and `a-name`.');
  expect(html).toBe(
    '<p><code class="flag">--bail 1</code>, <code class="flag">-t</code>, ' +
      '<code>rstest <span class="flag">-t</span> a <span class="flag">--b</span>ail</code>, ' +
      '<code><span class="flag">--c</span>overage.reportsDirectory</code> and <code>a-name</code>.</p>',
  );
});

test('tags keep their own classes and attributes beside those that the site adds', async () => {
  expect(await htmlOf('A <a className="btn" href="https://a.test">a</a>, <code className="k">--flag</code>')).toBe(
    '<p>A <a class="btn external" href="https://a.test">a</a>, <code class="k flag">--flag</code></p>',
  );
  expect(await htmlOf('<code className="k" title="t">abc</code>，甲')).toBe(
    '<p><code class="k" title="t">abc</code>，甲</p>',
  );
  expect(await htmlOf('<code className="k" title="t">-t</code>，甲')).toBe(
    '<p><span class="flag"><code class="k" title="t">-t</code>，</span>甲</p>',
  );
});

test('a mark stays on the line of the code before it: in a table, and after a flag in Chinese', async () => {
  const html = await htmlOf('用 `-t`、`sum`。`-u`、甲\n\n| 甲 | 乙 |\n| - | - |\n| `sum`、乙 | `sum` |', {
    lang: 'zh',
  });
  expect(html).toContain('<p>用 <span class="flag"><code>-t</code>、</span><wbr><code>sum</code>。<span');
  expect(html).toContain('<span class="flag"><code>-u</code>、</span>甲</p>');
  expect(html).toContain('<td><span><code>sum</code>、</span>乙</td>\n<td><code>sum</code></td>');
  expect(await htmlOf('| a | b |\n| - | - |\n| `c`, d | `e`. |')).toContain(
    '<td><span><code>c</code>,</span> d</td>\n<td><span><code>e</code>.</span></td>',
  );
});

describe('headings', () => {
  test('have the ids of the English page, and an anchor link from h2 on', async () => {
    const html = await htmlOf('# 你好\n\n## 怎么做', { lang: 'zh', headingIds: ['hello', 'how-to'] });
    expect(html).toBe(
      '<h1 id="hello">你好</h1>\n' +
        '<h2 id="how-to">怎么做<a class="anchor" href="#how-to" aria-hidden="true" tabindex="-1"></a></h2>',
    );
  });
  test('missing from the index get an id of their own', async () => {
    expect(await htmlOf('# Hello\n\n### `vi.fn()` too', { headingIds: ['hello'] })).toContain('<h3 id="vifn-too">');
  });
});

describe('links', () => {
  test('within the site lead to the language of the page', async () => {
    expect(await htmlOf('[b](/b/#c)', { lang: 'zh' })).toBe('<p><a href="/zh/b/#c">b</a></p>');
    expect(await htmlOf('[b](/b/#c)')).toBe('<p><a href="/b/#c">b</a></p>');
  });
  test('written as tags do too', async () => {
    expect(await htmlOf('<a href="/b">b</a>', { lang: 'zh' })).toContain('<a href="/zh/b">b</a>');
  });
  test('to files get no language, except to files that the build makes per language', async () => {
    expect(await htmlOf('[b](/b.pdf)', { lang: 'zh' })).toBe('<p><a href="/b.pdf">b</a></p>');
    expect(await htmlOf('[b](/llms.txt) [c](/sitemap)', { lang: 'zh' })).toBe(
      '<p><a href="/zh/llms.txt">b</a> <a href="/zh/sitemap">c</a></p>',
    );
  });
  test('to other sites are marked and otherwise unchanged', async () => {
    expect(await htmlOf('[b](https://b.test/zh/)', { lang: 'zh' })).toBe(
      '<p><a href="https://b.test/zh/" class="external">b</a></p>',
    );
  });
  test('to mail and telephone are not marked: they open no page', async () => {
    expect(await htmlOf('[b](mailto:a@b.test) [c](tel:+1)')).toBe(
      '<p><a href="mailto:a@b.test">b</a> <a href="tel:+1">c</a></p>',
    );
  });
  test('to sections of the same page stay', async () => {
    expect(await htmlOf('[b](#c)', { lang: 'zh' })).toBe('<p><a href="#c">b</a></p>');
  });
});

describe('tables', () => {
  const TABLE = '| a | b | c |\n| :- | :-: | -: |\n| 1 | 2 | 3 |';

  test('scroll in a focusable box', async () => {
    expect(await htmlOf(TABLE)).toMatch(/^<div class="table" tabindex="0"><table>[\s\S]*<\/table><\/div>$/);
  });
  test('are aligned by class, without the obsolete align attribute', async () => {
    const html = await htmlOf(TABLE);
    expect(html).toContain('<th>a</th>\n<th class="align-center">b</th>\n<th class="align-right">c</th>');
    expect(html).toContain('<td>1</td>\n<td class="align-center">2</td>\n<td class="align-right">3</td>');
    expect(html).not.toContain('align=');
  });
  test('mark the heads of columns with a cell of more than 20 letters, a Chinese character counting as two', async () => {
    const row = (a: string, b: string, c: string) => `| ${a} | ${b} | ${c} |\n`;
    const html = await htmlOf(
      row('A', 'B', 'C') +
        row('-', '-', '-') +
        row('x', 'x'.repeat(21), '用'.repeat(10)) +
        row('x', '', '用'.repeat(11)),
    );
    expect(html).toContain('<th>A</th>\n<th class="sentences">B</th>\n<th class="sentences">C</th>');
    expect(
      await htmlOf(row('A', 'B', 'C') + row('-', '-', '-') + row('x', 'x'.repeat(20), '用'.repeat(10))),
    ).not.toContain('sentences');
  });
  test('get one box each, also in a callout', async () => {
    const html = await htmlOf(`> [!TIP]\n> ${TABLE.replaceAll('\n', '\n> ')}\n\n${TABLE}`);
    expect(html.split('<div class="table" tabindex="0"><table>')).toHaveLength(3);
  });
});

describe('images', () => {
  const imageSizes = { '/a.svg': { width: 30, height: 20 }, '/点.svg': { width: 10, height: 5 } };

  test('of the site have their size, so that loading them causes no layout shift', async () => {
    expect(await htmlOf('![b](/a.svg)', { imageSizes })).toBe(
      '<p><img src="/a.svg" alt="b" width="30" height="20" loading="lazy" decoding="async"></p>',
    );
  });
  test('with Chinese file names have their size too', async () => {
    expect(await htmlOf('![b](/点.svg)', { imageSizes })).toContain('width="10" height="5"');
  });
  test('that cannot be read have no size', async () => {
    expect(await htmlOf('![b](/b.svg)', { imageSizes })).toContain('alt="b" loading="lazy"');
  });
  test('written as tags have their size too, and keep their zoom target', async () => {
    expect(await htmlOf('<img src="/a.svg" alt="b" data-zoom-src="/b.svg" />', { imageSizes })).toContain(
      '<img src="/a.svg" alt="b" data-zoom-src="/b.svg" width="30" height="20"',
    );
  });
  test('of other sites are left alone', async () => {
    expect(await htmlOf('![b](https://b.test/a.svg)')).toBe('<p><img src="https://b.test/a.svg" alt="b"></p>');
  });
});

describe('tags', () => {
  test('in lower case are plain HTML', async () => {
    expect(await htmlOf('<kbd>K</kbd> and <span className="a b">c</span>')).toBe(
      '<p><kbd>K</kbd> and <span class="a b">c</span></p>',
    );
  });
  test('that are a whole paragraph keep it, with its spaces', async () => {
    const keys = '<kbd>Ctrl</kbd> <kbd>C</kbd>';
    expect(await htmlOf(`${keys}\n\n<div>\n${keys}\n</div>`)).toBe(`<p>${keys}</p>\n<div><p>${keys}</p></div>`);
    expect(await htmlOf(`- ${keys}\n- a`)).toBe(`<ul>\n<li>${keys}</li>\n<li>a</li>\n</ul>`);
    expect((await compile('{3} <b>a</b>')).code).toContain('children: [3, " ", ');
  });
  test('of blocks on one line are in no paragraph', async () => {
    expect(await htmlOf('<ul><li>a</li></ul>')).toBe('<ul><li>a</li></ul>');
  });
  test('around Markdown are plain HTML too', async () => {
    expect(await htmlOf('<details>\n<summary>More</summary>\n\n**b**\n\n</details>')).toBe(
      '<details><summary>More</summary><p><strong>b</strong></p></details>',
    );
  });
});
