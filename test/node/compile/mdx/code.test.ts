import { describe, expect, test } from 'vitest';
import { compile, htmlOf } from '../../../support/compile.ts';

const fence = (meta: string, ...lines: readonly string[]) => ['```' + meta, ...lines, '```'].join('\n');

/** The content of `<code>`. */
async function codeOf(source: string, said?: Parameters<typeof htmlOf>[1]): Promise<string> {
  return /<code>([\s\S]*)<\/code>/.exec(await htmlOf(source, said))?.[1] ?? '';
}

describe('the block', () => {
  test('has its language and a focusable scroll container, without the buttons that the client adds', async () => {
    const html = await htmlOf(fence('ts', 'a;'));
    expect(html).toMatch(/^<div class="code text" data-lang="ts"><pre tabindex="0"[^>]*><code>/);
    expect(html).not.toContain('button');
  });
  test('shows its title, escaped', async () => {
    expect(await htmlOf(fence('ts title="src/<a>.ts"', 'a;'))).toContain(
      '<div class="code-title">src/&#x3C;a>.ts</div>',
    );
    expect(await htmlOf(fence('ts', 'a;'))).not.toContain('code-title');
  });
  test('without a language is plain text', async () => {
    expect(await htmlOf(fence('', 'a < b'))).toContain('data-lang="text"');
    expect(await codeOf(fence('', 'a < b'))).toBe('a &#x3C; b\n');
  });
});

describe('lines', () => {
  test('are elements only when highlighted', async () => {
    expect(await codeOf(fence('text {2}', 'a', 'b', 'c'))).toBe('a\n<span class="line line-highlighted">b\n</span>c\n');
  });
  test('are marked where a run failed', async () => {
    const source = `# A\n\n${fence('ts title="a.ts" {1}', 'a;', 'b;')}`;
    expect(await codeOf(source, { errorLines: { 3: [1, 2] } })).toBe(
      '<span class="line line-highlighted line-error">a;\n</span><span class="line line-error">b;\n</span>',
    );
  });
  test('are all elements when numbered', async () => {
    const html = await htmlOf(fence('text lineNumbers', 'a', '', 'b'));
    expect(html).toContain('class="code text code-numbered"');
    expect(html).toContain('<span class="line">a\n</span><span class="line">\n</span><span class="line">b\n</span>');
  });
  test('are numbered by configuration, unless the block says otherwise', async () => {
    expect(await htmlOf(fence('text', 'a'), { showLineNumbers: true })).toContain('code-numbered');
    expect(await htmlOf(fence('text noLineNumbers', 'a'), { showLineNumbers: true })).not.toContain('code-numbered');
  });
});

describe('wrapping', () => {
  test('is off by default, and its button says so', async () => {
    expect(await htmlOf(fence('text', 'a'))).toContain('class="code text"');
  });
  test('is on where the block asks for it', async () => {
    expect(await htmlOf(fence('text wrap', 'a'))).toContain('class="code text code-wrapped"');
  });
  test('is on by configuration, unless the block says otherwise', async () => {
    expect(await htmlOf(fence('text', 'a'), { defaultWrapCode: true })).toContain('code-wrapped');
    expect(await htmlOf(fence('text noWrap', 'a'), { defaultWrapCode: true })).not.toContain('code-wrapped');
  });
});

describe('colors', () => {
  test('are one-letter classes', async () => {
    expect(await codeOf(fence('ts', 'const a = 1; // b'))).toBe(
      '<span class="k">const</span> a = <span class="n">1</span>; <span class="c">// b</span>\n',
    );
  });
  test('continue across lines', async () => {
    expect(await codeOf(fence('ts', '/* a', 'b */'))).toBe(
      '<span class="c">/* a</span>\n<span class="c">b */</span>\n',
    );
  });
  test('inside template expressions are those of code', async () => {
    expect(await codeOf(fence('ts', '`a${1}`'))).toBe(
      '<span class="s">`a</span>${<span class="n">1</span>}<span class="s">`</span>\n',
    );
  });
  test('mark removed and added lines of a diff', async () => {
    expect(await codeOf(fence('diff', '-a', '+b'))).toBe('<span class="d">-a</span>\n<span class="i">+b</span>\n');
  });
  test('of a change in another language mark its lines, color the added ones and keep the signs', async () => {
    expect(await codeOf(fence('diff-ts', ' a;', '-let b;', '+const c;'))).toBe(
      ' a;\n<span class="d">-let b;</span>\n<span class="i">+<span class="k">const</span> c;</span>\n',
    );
    // The copy button then leaves out removed lines and signs.
    expect(await htmlOf(fence('diff-ts', '+a'))).toContain('data-lang="diff"');
  });
  test.each([
    ['bash', 'npm run a # b', '<span class="c"># b</span>'],
    ['toml', 'a = 1', '<span class="n">1</span>'],
    ['json', '{"a": 1}', '<span class="p">"a"</span>'],
    ['yaml', 'a: true', '<span class="n">true</span>'],
  ])('exist for %s', async (language, line, colored) => {
    expect(await codeOf(fence(language, line))).toContain(colored);
  });
  test('HTML in code is escaped', async () => {
    expect(await codeOf(fence('text', '</code><script>&amp;'))).toBe('&#x3C;/code>&#x3C;script>&#x26;amp;\n');
  });
});

describe('the last block of an example', () => {
  test('links to its zip, in the language of the page', async () => {
    const source = '```ts\n1\n```\n\n```ts\n2\n```';
    const html = await htmlOf(source, { lang: 'zh', downloads: { 5: '/examples/guide-cart-1.zip' } });
    expect(html.match(/<a class="code-tool"[^>]*>/g)).toEqual([
      '<a class="code-tool" data-code="zip" href="/examples/guide-cart-1.zip" download aria-label="下载这个示例" title="下载这个示例">',
    ]);
    expect(html.indexOf('/examples/')).toBeGreaterThan(html.indexOf('>2'));
  });
});

describe('documented names', () => {
  const nameLinks = { 'rs.fn': '/api/mocks#rsfn', expect: '/api/expect', '.toBe': '#tobe' };
  const block = (...lines: readonly string[]) => fence('ts', "import { expect, rs } from '@rstest/core';", ...lines);
  const linksOf = async (source: string) =>
    (await htmlOf(source, { nameLinks })).match(/<a (?:class="f" )?href.*?<\/a>/g);

  test('are links in their color at the first use in a block; the Tab key stops at the first on the page', async () => {
    expect(await linksOf([block('rs.fn(rs.fn);'), block('expect(rs.fn());')].join('\n\n'))).toEqual([
      '<a class="f" href="/api/mocks#rsfn">fn</a>',
      '<a class="f" href="/api/expect">expect</a>',
      '<a class="f" href="/api/mocks#rsfn" tabindex="-1">fn</a>',
    ]);
  });
  test('do not link to a section around the block', async () => {
    const use = block('a.toBe(1);');
    const source = ['## toBe', use, '### Inner', use, '## Other', use].join('\n\n');
    expect((await linksOf(source))?.filter((link) => link.includes('toBe'))).toEqual([
      '<a class="f" href="#tobe">toBe</a>',
    ]);
  });
  test('are plain in the Markdown copy, and the text of the block stays', async () => {
    const source = block('rs.fn();');
    const { html, markdown } = await compile(source, { nameLinks });
    expect(markdown).toBe(`${source}\n`);
    expect(html.join('').replace(/<[^>]*>/g, '')).toContain('rs.fn();');
  });
});

test('inline code is left alone', async () => {
  expect(await htmlOf('Use `a < b`.')).toBe('<p>Use <code>a &#x3C; b</code>.</p>');
});

describe('recorded outputs', () => {
  const colored = { '✗ a < b': '\u001B[1;31m✗\u001B[m a \u001B[90m< \u001B[mb' };
  test('have the colors of the terminal', async () => {
    expect(await codeOf(fence('text output', '✗ a < b'), { coloredOutputs: colored })).toBe(
      '<span class="r">✗</span> a <span class="c">&#x3C; </span>b\n',
    );
  });
  test('are plain when their text is not the recorded one', async () => {
    expect(await codeOf(fence('text output', '✗ a'), { coloredOutputs: colored })).toBe('✗ a\n');
    expect(await codeOf(fence('text', 'constructor'), { coloredOutputs: colored })).toBe('constructor\n');
  });
  test('are plain in the Markdown copy', async () => {
    const { markdown } = await compile(fence('text output', '✗ a < b'), { coloredOutputs: colored });
    expect(markdown).toBe(`${fence('text', '✗ a < b')}\n`);
  });
});
