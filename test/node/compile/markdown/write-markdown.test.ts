import { describe, expect, test } from 'vitest';
import { compile } from '../../../support/compile.ts';

/** The Markdown of a page at https://docs.test/guide/a. */
async function markdownOf(source: string, said: Parameters<typeof compile>[1] = {}): Promise<string> {
  return (await compile(source, said)).markdown;
}

describe('prose', () => {
  test('stays as written', async () => {
    const source =
      '# A `b`\n\nSome *prose*,\nin **two** lines &amp; \\{a brace}.\n\n1. one\n   - two\n\n| a | b |\n| - | - |\n| c | d |\n';
    expect(await markdownOf(source)).toBe(source);
  });
  test('loses frontmatter and comments', async () => {
    const source = '---\ntitle: T\n---\n\n# A\n\n{/* note */}\n\nText.\n';
    expect(await markdownOf(source)).toBe('# A\n\nText.\n');
  });
  test('has expressions replaced by their values', async () => {
    expect(
      await markdownOf(
        '---\ntitle: T_\nhero:\n  name: n\n  text: t\n---\n\nIt is {frontmatter.title} {frontmatter.hero.name} {"a*b"} {3}',
      ),
    ).toBe('It is T\\_ n a\\*b 3\n');
  });
});

describe('addresses', () => {
  test('become absolute, in the language of the page', async () => {
    const source = '[b](/guide/b#c "title") [d](#d) [e](https://e.test) ![f](/images/f.svg)';
    expect(await markdownOf(source, { lang: 'zh' })).toBe(
      '[b](https://docs.test/zh/guide/b#c "title") [d](https://docs.test/guide/a#d) [e](https://e.test) ' +
        '![f](https://docs.test/images/f.svg)\n',
    );
  });
  test('of link definitions become absolute too, and keep their titles', async () => {
    const source = '[b][c] [d]\n\n[c]: /guide/b\n\n[d]: /guide/d "title"';
    expect(await markdownOf(source)).toBe(
      '[b][c] [d]\n\n[c]: https://docs.test/guide/b\n\n[d]: https://docs.test/guide/d "title"\n',
    );
  });
  test('of link definitions keep the label as written', async () => {
    const source = String.raw`[b][c\]d]${'\n\n'}[c\]d]: https://e.test "t"`;
    expect(await markdownOf(source)).toBe(`${source}\n`);
  });
  test('written as bare URLs stay', async () => {
    expect(await markdownOf('See https://e.test.')).toBe('See https://e.test.\n');
  });
  test('with brackets are wrapped in angle brackets', async () => {
    expect(await markdownOf('[b](https://e.test/a_(b))')).toBe('[b](<https://e.test/a_(b)>)\n');
  });
  test('with angle brackets have these encoded, and titles their quotes and backslashes escaped', async () => {
    expect(await markdownOf(String.raw`[b](https://e.test/<c\> "d \"e\" \\")`)).toBe(
      String.raw`[b](https://e.test/%3Cc%3E "d \"e\" \\")${'\n'}`,
    );
  });
});

describe('fences', () => {
  test('keep only language and title', async () => {
    const source = '```ts {2} title="src/a.ts" example="x" norun="why"\na\nb\n```';
    expect(await markdownOf(source)).toBe('```ts title="src/a.ts"\na\nb\n```\n');
    expect(await markdownOf('```\na\n```')).toBe('```\na\n```\n');
  });
  test('of a change in another language are a diff', async () => {
    expect(await markdownOf('```diff-ts\n-a\n+b\n```')).toBe('```diff\n-a\n+b\n```\n');
  });
  test('stay inside lists and quotes', async () => {
    expect(await markdownOf('- a\n\n  ```sh command\n  b\n  ```\n\n> ~~~ts wrap\n> c\n> ~~~')).toBe(
      '- a\n\n  ```sh\n  b\n  ```\n\n> ~~~ts\n> c\n> ~~~\n',
    );
  });
});

describe('callouts', () => {
  test('become quotes with a title in the language of the page', async () => {
    expect(await markdownOf('> [!NOTE]\n> Mind it.')).toBe('> **Note**\n>\n> Mind it.\n');
    expect(await markdownOf('> [!WARNING] Mind it.', { lang: 'zh' })).toBe('> **注意**\n>\n> Mind it.\n');
  });
  test('may have a hard break after the marker', async () => {
    expect(await markdownOf('> [!NOTE]\\\n> Mind it.\n\n> [!TIP]  \n> b')).toBe(
      '> **Note**\n>\n> Mind it.\n\n> **Tip**\n>\n> b\n',
    );
    expect(await markdownOf('> [!NOTE]\\*a')).toBe('> **Note**\n>\n> \\*a\n');
  });
  test('stay inside lists', async () => {
    expect(await markdownOf('- a\n\n  > [!TIP]\n  > b')).toBe('- a\n\n  > **Tip**\n  >\n  > b\n');
  });
});

describe('components', () => {
  const TABS =
    '<Tabs>\n<Tab label="x">\n\nOne.\n\n```ts wrap\na\n  b\n```\n\n</Tab>\n<Tab label="y">\n\nTwo.\n\n</Tab>\n</Tabs>';
  const WRITTEN = '**x**\n\nOne.\n\n```ts\na\n  b\n```\n\n**y**\n\nTwo.';
  test('tabs are written out, each under its label', async () => {
    expect(await markdownOf(`Before.\n\n${TABS}\n\nAfter.`)).toBe(`Before.\n\n${WRITTEN}\n\nAfter.\n`);
  });
  test('indented tabs come out the same', async () => {
    const indented = TABS.replace(/^(?!<\/?Tabs>)(?=.)/gm, '  ').replace(/^ {2}(?!<)(?=.)/gm, '    ');
    expect(await markdownOf(indented)).toBe(`${WRITTEN}\n`);
  });
  test('tabs stay inside lists', async () => {
    const inList = `- a\n\n${TABS.replace(/^(?=.)/gm, '  ')}`;
    expect(await markdownOf(inList)).toBe(`- a\n\n${WRITTEN.replace(/^(?=.)/gm, '  ')}\n`);
  });
  const ON_A_LINE = '<Tab label="x">Use `a`,\n**now**, see [b](#c).</Tab>\n<Tab label="y">Two.</Tab>';
  const LINES = '**x**\n\nUse `a`,\n**now**, see [b](https://docs.test/guide/a#c).\n\n**y**\n\nTwo.';
  test.each([`<Tabs>\n${ON_A_LINE}\n</Tabs>`, `<Tabs>${ON_A_LINE}</Tabs>`])(
    'tabs of one line each are written like others: %j',
    async (tabs) => {
      expect(await markdownOf(tabs)).toBe(`${LINES}\n`);
      expect(await markdownOf(tabs.replace(/^/gm, '> '))).toBe(`${LINES.replace(/^/gm, '> ').replace(/ $/gm, '')}\n`);
    },
  );
  test('package manager tabs have one command per manager', async () => {
    expect(await markdownOf('<PackageManagerTabs command="install -D x" />')).toBe(
      ['npm install', 'yarn add', 'pnpm add', 'bun add']
        .map((command) => `**${command.split(' ')[0]}**\n\n\`\`\`sh\n${command} -D x\n\`\`\`\n`)
        .join('\n'),
    );
  });
});

test('brackets in the text of an image are escaped', async () => {
  const image = String.raw`![a \] b](https://docs.test/x.svg)`;
  expect(await markdownOf(String.raw`![a \] b](/x.svg)`)).toBe(`${image}\n`);
  expect(await markdownOf('<img src="/x.svg" alt="a ] b" />')).toBe(`${image}\n`);
});

test('the tool family becomes its title, its tagline and a link per tool', async () => {
  const tool = {
    name: 'T',
    description: 'does it',
    logo: '/t.svg',
    logoScale: 1,
    url: 'https://t.test/',
  };
  const tools = { title: 'Tools', tagline: 'All of them.', cards: [tool], ecosystem: tool, trigger: 'hover' } as const;
  expect(await markdownOf('<ToolFamily />', { tools })).toBe(
    '## Tools\n\nAll of them.\n\n- [T](https://t.test/): does it\n',
  );
  expect(await markdownOf('A\n\n<ToolFamily />')).toBe('A\n');
});

test('the first release of a feature becomes a line of text', async () => {
  expect(await markdownOf('## a\n\n<Since version="0.3.0" />\n\nText.')).toBe('## a\n\nSince 0.3.0\n\nText.\n');
  expect(await markdownOf('<Since version="0.3.0" changed="takes * since 0.4.0" />')).toBe(
    'Since 0.3.0; takes \\* since 0.4.0\n',
  );
});

describe('HTML tags', () => {
  test('become Markdown where there is an equivalent; otherwise only their content stays', async () => {
    expect(
      await markdownOf('Press <kbd>Ctrl</kbd>, <b>now</b>: <a href="/b">b</a><span className="x"> and</span>.'),
    ).toBe('Press `Ctrl`, **now**: [b](https://docs.test/b) and.\n');
    expect(await markdownOf('<div className="x">\n<section>\n\n## B\n\nText.\n\n</section>\n</div>')).toBe(
      '## B\n\nText.\n',
    );
  });
  test('of code become code of their text, between more backticks than it has', async () => {
    expect(await markdownOf('<code>&lt;a&gt; \\*b*\nc</code> <kbd>\\`</kbd> <code>a``b</code>')).toBe(
      '`<a> *b* c` `` ` `` ```a``b```\n',
    );
    expect(await markdownOf('---\ntitle: T_\n---\n\nIt is <code>{frontmatter.title}</code>.')).toBe('It is `T_`.\n');
  });
  test('of lists become lists', async () => {
    expect(await markdownOf('<ul><li>a</li><li>*b*</li></ul>\n\nText.')).toBe('- a\n- *b*\n\nText.\n');
    expect(await markdownOf('<ol>\n<li>a</li>\n<li>\n\nb\n\nc\n\n</li>\n</ol>')).toBe('1. a\n2. b\n\n   c\n');
    expect(await markdownOf('<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>')).toBe('- a\n  1. b\n- c\n');
    expect(await markdownOf('<dl><dt>A</dt><dd>b</dd><dt>C</dt><dd>d</dd></dl>')).toBe('**A**\n\nb\n\n**C**\n\nd\n');
  });
});

describe('cells of tables', () => {
  const written = async (cell: string) =>
    (await markdownOf(`---\ntitle: a|b\n---\n\n| a |\n| - |\n| ${cell} |`)).split('\n')[2];
  test('have the items of a list on their line', async () => {
    expect(await written('one: <ul><li>a</li><li>*b*</li></ul>')).toBe('| one: a; *b* |');
  });
  test('stay as written, empty ones too', async () => {
    const source = String.raw`| a | b |${'\n'}| - | - |${'\n'}| \| \\ \`c\|d\` | |`;
    expect(await markdownOf(source)).toBe(`${source}\n`);
  });
  test('do not end at a bar in a value, in code of a tag or in the text of an image', async () => {
    expect(await written('{frontmatter.title} <code>c\\|d</code> ![e\\|f](/x.svg) \\|')).toBe(
      '| a\\|b `c\\|d` ![e\\|f](https://docs.test/x.svg) \\| |',
    );
  });
});
