import { describe, expect, test } from 'vitest';
import { problemText } from '#node/content/problem.ts';
import { readPage } from '#node/content/read-page.ts';

const read = (...lines: readonly string[]) => readPage(lines.join('\n'), 'en/a.mdx');
const problemsOf = (...lines: readonly string[]) => read(...lines).errors.map(problemText);

describe('headings', () => {
  test('have text, id, depth, offset and line', () => {
    expect(read('---', 'title: A', '---', '# A page', '', '## Use `vi.fn()`').headings).toEqual([
      { text: 'A page', id: 'a-page', depth: 1, charIndex: 17, line: 4 },
      { text: 'Use vi.fn()', id: 'use-vifn', depth: 2, charIndex: 27, line: 6 },
    ]);
  });
  test('the offset counts UTF-16 units', () => {
    expect(read('# 😀甲', '', '## 乙').headings[1]).toMatchObject({ id: '乙', charIndex: 7 });
  });
  test('within a component are read too', () => {
    expect(read('<Tabs>', '', '## Inside', '', '</Tabs>').headings).toMatchObject([{ text: 'Inside', line: 3 }]);
  });
  test('in a code block are ignored', () => {
    expect(read('```md', '# Not one', '```').headings).toEqual([]);
  });
  test('that skip a level are reported, and those that go back up are not', () => {
    expect(problemsOf('# A', '## B', '### C', '## D', '', '#### E')).toEqual([
      'en/a.mdx:6:1: the heading skips a level; write "###"',
    ]);
  });
  test('with one id are reported at the second one, with the line of the first', () => {
    expect(problemsOf('# A', '## Usage', '', '## Usage')).toEqual([
      'en/a.mdx:4:1: heading "Usage" has the id "usage" of the heading in line 2; give one of them other words',
    ]);
  });
  test.each(['Docs root', 'Docs: page state'])('that take an id of the application are reported: %s', (text) => {
    expect(problemsOf('# A', '', `## ${text}`)).toEqual([
      expect.stringMatching(/^en\/a\.mdx:3:1: heading "Docs.*" has an id that begins with "docs-"/),
    ]);
  });
  test('that differ only in case or punctuation share an id', () => {
    expect(problemsOf('# A', '## Use it', '## Use it!')).toHaveLength(1);
  });
});

describe('links', () => {
  test('are read from Markdown, references and attributes, with their positions', () => {
    const { links } = read('See [b](/b#c) and [d][ref].', '', '<a href="/e">e</a>', '', '[ref]: https://d.test');
    expect(links).toEqual([
      { target: '/b#c', line: 1, column: 5 },
      { target: '/e', line: 3, column: 1 },
      { target: 'https://d.test', line: 5, column: 1 },
    ]);
  });
  test('of hero buttons are read, with their positions', () => {
    const hero = ['hero:', '  name: N', '  text: T', '  actions:', '    - text: Go', '      link: /guide/'];
    expect(read('---', 'pageType: home', ...hero, '---', '[b](/b)').links).toEqual([
      { target: '/guide/', line: 8, column: 7 },
      { target: '/b', line: 10, column: 1 },
    ]);
  });
  test('in code are ignored', () => {
    expect(read('`[b](/b)`').links).toEqual([]);
  });
});

describe('assets', () => {
  test('are images and their zoom targets', () => {
    const { assets } = read(
      '![b](/b.svg) ![d][ref]',
      '',
      '<img src="/c.png" data-zoom-src="/c@2x.png" />',
      '',
      '[ref]: /d.svg',
    );
    expect(assets).toEqual([
      { target: '/b.svg', line: 1, column: 1 },
      { target: '/d.svg', line: 1, column: 14 },
      { target: '/c.png', line: 3, column: 1 },
      { target: '/c@2x.png', line: 3, column: 1 },
    ]);
  });
  test('of a name that is defined twice have the first address, as in Markdown', () => {
    expect(read('![b][ref]', '', '[ref]: /b.svg', '[ref]: /c.svg').assets).toEqual([
      { target: '/b.svg', line: 1, column: 1 },
    ]);
  });
});

describe('a page that is not valid MDX', () => {
  test('is reported with line and column', () => {
    const [told, ...others] = problemsOf('# A', '', 'Some {unclosed');
    expect(told).toMatch(/^en\/a\.mdx:3:\d+: MDX syntax: .+/);
    expect(others).toEqual([]);
  });
  test('counts lines from the top of the file, also after frontmatter', () => {
    expect(problemsOf('---', 'title: A', '---', '# A', '', '<Tabs>')[0]).toMatch(/^en\/a\.mdx:6:1: MDX syntax: /);
  });
  test.each(['Numbers <5', 'a <= b', 'a <-- b', 'a Map<string, number>', 'a Set<a | b>', 'a <b[]>'])(
    'is reported with how to write "<" as text: %s',
    (text) => {
      expect(problemsOf('# A', '', text)[0]).toMatch(
        /^en\/a\.mdx:3:\d+: MDX syntax: .*; for a "<" in text write "\\<", or/,
      );
      expect(problemsOf('# A', '', text.replace('<', '\\<'), '', `\`${text}\``)).toEqual([]);
    },
  );
  test.each([
    ['When a<b and 1 < 2', 'for a "<" in text write "\\\\<", or put backticks around it'],
    ['With { retry: 2 } it', 'put backticks around braces that are text'],
    ['a {b', 'put backticks around braces that are text'],
    ['An Array<string> of', 'if "<string>" is text, put backticks around it'],
    ['> Promise<void>', 'if "<void>" is text, put backticks around it'],
    ['one<br>two', 'write "<br />", or if "<br>" is text, put backticks around it'],
    ['## Two {#two}', 'leave out the id in braces: the text of a heading gives its id'],
  ])('is reported with how to write code in text: %s', (text, advice) => {
    expect(problemsOf('# A', '', text)[0]).toMatch(new RegExp(`MDX syntax: .*; ${advice}$`));
  });
  test('is reported without advice on text where a tag is meant', () => {
    for (const text of ['<Tabs>', '<https://a.test>', 'a <!-- b -->']) {
      expect(problemsOf('# A', '', text)[0]).toMatch(/MDX syntax: (?!.*(?:in text|is text))/);
    }
  });
  test('is not reported for the fields of a frontmatter without its last line', () => {
    expect(problemsOf('---', 'hero: { name: A', '', '# A', '', 'Text.')).toEqual([
      expect.stringContaining('en/a.mdx:1:1: the frontmatter is never closed'),
    ]);
  });
  test('is reported at the block without an end that it comes from, if there is one', () => {
    expect(problemsOf('# A', '', '```ts', '1;', '', 'Text.', '', '```ts', '2;', '```', '', 'a {b')).toEqual([
      expect.stringContaining('en/a.mdx:3:1: the block is not closed before line 8'),
    ]);
    expect(problemsOf('# A', '', '<Tabs>', '```ts', '1;', '</Tabs>')).toEqual([
      'en/a.mdx:4:1: the block is never closed; write ``` below its last line',
    ]);
    expect(problemsOf('# A', '', '<Tabs>', '    ```ts', '    1;', '    ```')[0]).toContain('MDX syntax: ');
  });
  test('that follows from a block without an end is not reported', () => {
    const page = read('# A', '', '```ts', '1;', '', '### C', '', '```ts warp', '2;', '```', '', '<b style="">');
    expect(page.errors.map(({ line }) => line)).toEqual([3]);
    expect(page.hash).toBe('');
  });
  test('keeps its frontmatter and nothing else', () => {
    const { errors, ...rest } = read('---', 'title: A', '---', '# A', '<Tabs>');
    expect(errors).toHaveLength(1);
    expect(rest).toEqual({
      frontmatter: { title: 'A' },
      hash: '',
      sections: [],
      headings: [],
      names: [],
      downloads: [],
      errorLines: {},
      links: [],
      assets: [],
    });
  });
  test('also has the errors of its frontmatter', () => {
    expect(problemsOf('---', 'title: 1', '---', '<Tabs>')).toHaveLength(2);
  });
});

test.each([
  ['text', ['# A', '', '<<<<<<< HEAD', 'One.', '=======', 'Two.', '>>>>>>> topic'], 3],
  ['code', ['# A', '', '```ts', '<<<<<<< HEAD', '1;', '||||||| base', '=======', '2;', '>>>>>>> topic', '```'], 4],
  ['frontmatter', ['---', '<<<<<<< HEAD', 'title: A', '=======', 'title: B', '>>>>>>> topic', '---', '# A'], 2],
])('a merge conflict is the only error of a page that has it in its %s', (_, lines, line) => {
  expect(problemsOf(...lines)).toEqual([
    expect.stringContaining(`en/a.mdx:${line}:1: the file has a merge conflict; `),
  ]);
});

test.each(['<<<<<<< HEAD', '>>>>>>> topic'])('a single line of a merge conflict is reported: %s', (line) => {
  expect(problemsOf('# A', '', line)).toEqual([expect.stringContaining('en/a.mdx:3:1: the file has a merge conflict')]);
});

test('a block of plain text may show a merge conflict, and keeps the lines of a real one', () => {
  const conflict = ['<<<<<<< HEAD', 'One.', '=======', 'Two.', '>>>>>>> topic'];
  const page = ['# A', '', '```text title="a"', ...conflict, '```', ''];
  expect(problemsOf(...page)).toEqual([]);
  expect(problemsOf(...page, ...conflict)).toEqual([expect.stringContaining('en/a.mdx:11:1: the file has a merge')]);
});

test.each(['\0', '\v', '\u001B', '\u007F'])('a control character is reported with its position', (character) => {
  expect(problemsOf('# A', '', `A\tb${character}c`)).toEqual([
    expect.stringContaining('en/a.mdx:3:4: there is a control character here'),
  ]);
});

describe('the text for the search', () => {
  const texts = (...lines: readonly string[]) => read(...lines).sections.map(({ text }) => text);
  test('is below its own heading, also within a component, a list or a quote', () => {
    const details = ['<details>', '<summary>S</summary>', '', '## B', '', 'Two.', '', '</details>'];
    expect(texts('# A', '', 'One.', '', ...details, '', '> ## C', '>', '> Three.', '', '## D', '', 'Four.')).toEqual([
      '',
      'One. S',
      'Two.',
      'Three.',
      'Four.',
    ]);
  });
  test('parts the words of lines, items and tabs, also those on one line, and no others', () => {
    const tabs = ['<Tabs>', '<Tab label="npm">Six</Tab><Tab label="yarn">Seven</Tab>', '</Tabs>'];
    expect(texts('One<br />two\\', 'three', '', '<ul><li>Four</li><li>Five</li></ul>', '', ...tabs)).toEqual([
      'One two three Four Five npm Six yarn Seven',
    ]);
    expect(texts('<dl><dt>A</dt><dd>B</dd></dl>', '', 'H<sub>2</sub>O <b>no</b>n')).toEqual(['A B H2O non']);
  });
  test('has what attributes show: changes of features, and what images show', () => {
    const since = '<Since version="0.3.0" changed="may wait since 0.4.0" />';
    expect(texts(since, '', '<img src="/a.png" alt="One" />', '', 'A <img src="/b.png" alt="two" />.')).toEqual([
      'may wait since 0.4.0 One A two.',
    ]);
  });
  test('has the values of expressions on lines of their own', () => {
    expect(texts('---', 'title: T', '---', '{frontmatter.title}', '', '{/* no */}')).toEqual(['T']);
  });
  test('has the values of expressions, and no comments', () => {
    const table = ['| a {/* no */} |', '| - |', '| {3} |'];
    expect(texts('---', 'title: T', '---', '# A', '', 'Say {frontmatter.title}. {/* no */}', '', ...table)).toEqual([
      '',
      'Say T. a 3',
    ]);
  });
});
