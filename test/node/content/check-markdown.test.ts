import { describe, expect, test } from 'vitest';
import { problemText } from '#node/content/problem.ts';
import { readPage } from '#node/content/read-page.ts';

const problemsOf = (...lines: readonly string[]) =>
  readPage(lines.join('\n'), 'en/a.mdx').errors.map((each) => problemText(each));

describe('code fences', () => {
  test.each(['ts', 'tsx', 'js', 'json', 'bash', 'sh', 'diff', 'toml', 'yaml', 'html', 'css', 'text'])(
    'may name the language %s',
    (language) => {
      expect(problemsOf(`\`\`\`${language}`, 'a', '```')).toEqual([]);
    },
  );
  test('may show a change in a language they may name, whose lines are added, removed or kept', () => {
    expect(problemsOf('```diff-ts', ' a', '-b', '+c', '', '```')).toEqual([]);
    expect(problemsOf('# A', '', '```diff-ts', '+a', 'b', '```')).toEqual([
      'en/a.mdx:3:1: line 2 of the change begins with none of "+", "-" and a space: "b"',
    ]);
    expect(problemsOf('# A', '', '```diff-tyepscript', '+a', '```')).toEqual([
      'en/a.mdx:3:1: no highlighting for the language "diff-tyepscript"; write a known one, or text for none',
    ]);
  });
  test('need not name a language', () => {
    expect(problemsOf('```', 'a', '```')).toEqual([]);
  });
  test('of an unknown language are reported', () => {
    expect(problemsOf('# A', '', '```tyepscript', 'a', '```')).toEqual([
      'en/a.mdx:3:1: no highlighting for the language "tyepscript"; write a known one, or text for none',
    ]);
  });
  test.each(['sh\u3000command', 'sh\u00A0command', 'sh command\u200B'])('%j with another space is reported', (info) => {
    expect(problemsOf('# A', '', `\`\`\`${info}`, 'npx rstest', '```')).toEqual([
      'en/a.mdx:3:1: a space after the ``` is full-width or invisible; write it again as a normal space',
    ]);
  });
  test('may highlight their last line, but none after it', () => {
    expect(problemsOf('```ts {2}', 'a', 'b', '```')).toEqual([]);
    expect(problemsOf('# A', '```ts {1,3}', 'a', 'b', '```')).toEqual([
      'en/a.mdx:2:1: line 3 is to be highlighted, but the block ends at line 2',
    ]);
  });
  test('that highlight several lines too many name the first of these lines', () => {
    expect(problemsOf('# A', '```ts {1-60}', 'a', '```')).toEqual([
      'en/a.mdx:2:1: line 2 is to be highlighted, but the block ends at line 1',
    ]);
  });
  test('that are not closed are reported at their first line', () => {
    expect(problemsOf('# A', '', '- a', '', '  ```ts', '  a', '', '## B', '', '```ts', 'b')).toEqual([
      'en/a.mdx:5:3: the block is never closed; write ``` below its last line',
      'en/a.mdx:10:1: the block is never closed; write ``` below its last line',
    ]);
    expect(problemsOf('# A', '', '> ~~~~ts', '> a', '> ~~~~', '```')).toEqual([
      'en/a.mdx:6:1: the block is never closed; write ``` below its last line',
    ]);
  });
  test('that take the beginning of the next one for code are reported with its line', () => {
    expect(problemsOf('# A', '', '```ts', 'a', '', '```sh command', 'b', '```')).toEqual([
      'en/a.mdx:3:1: the block is not closed before line 6, which begins another one; ' +
        'write ``` above that line, or use a longer fence around a block that shows such lines',
    ]);
  });
  test('may show fences that have fewer marks, or others', () => {
    expect(problemsOf('````md', '```ts', 'a', '```', '````', '', '~~~md', '```ts', 'a', '```', '~~~')).toEqual([]);
    expect(problemsOf('```', '```', '', '```ts  ', 'a', '`````  ', '', '- ```ts', '  a', '  ```')).toEqual([]);
  });
  test('with a misspelled word are reported at their line', () => {
    expect(problemsOf('# A', '', '- a', '', '  ```ts titel="x"', '  a', '  ```')[0]).toMatch(
      /^en\/a\.mdx:5:3: "titel=" is not an option of a code block; the options are /,
    );
  });
});

describe('callouts', () => {
  test.each(['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'])('%s is a kind', (kind) => {
    expect(problemsOf(`> [!${kind}]`, '> a', '', `> [!${kind}] a`)).toEqual([]);
  });
  test.each(['DANGER', 'note', ' NOTE', ''])('[!%s] is reported with the existing kinds', (kind) => {
    expect(problemsOf('# A', '', `> [!${kind}]`, '> a')).toEqual([
      `en/a.mdx:3:1: there is no callout [!${kind}]; there are [!NOTE], [!TIP], [!IMPORTANT], [!WARNING], [!CAUTION]`,
    ]);
  });
  test('a quote with a marker further down stays a quote', () => {
    expect(problemsOf('> a', '> [!DANGER]')).toEqual([]);
  });
});

describe('expressions', () => {
  test('may be literals, comments and fields of the frontmatter', () => {
    expect(problemsOf('---', 'title: T', '---', '{frontmatter.title} {"a"} {3} {/* note */}', '', '{/* b */}')).toEqual(
      [],
    );
  });
  test.each([
    'foo.bar',
    'frontmatter.titel',
    'frontmatter.constructor.name',
    'frontmatter.a.b',
    'new Date()',
    'undefined',
    '`a`',
  ])('{%s} is reported with its position, since its value is unknown at build time', (expression) => {
    expect(problemsOf('---', 'title: T', '---', '', `It is {${expression}}.`)).toEqual([
      `en/a.mdx:5:7: {${expression}} is not known at build time; write the words, a field such as {frontmatter.title}, or put backticks around braces that are text`,
    ]);
  });
  test('are not checked while the frontmatter has errors', () => {
    expect(problemsOf('---', 'title: "T', '---', '{frontmatter.title}')).toHaveLength(1);
  });
  test('in a heading are reported: outline and search need its text', () => {
    expect(problemsOf('# A {3}')).toEqual([
      'en/a.mdx:1:1: a heading holds an expression; outline and search need its words',
    ]);
  });
});

test.each([
  ['import a from "./a.js"', 'a page cannot import or export; components need no import'],
  ['export const a = 1', 'a page cannot import or export; components need no import'],
  ['[^1]: A note.', 'footnotes are not shown; write the note into the text'],
  ['- [ ] A task.', 'task lists are not shown; write a list without "[ ]"'],
  ['##', 'a heading has no words'],
  ['## ???', 'a heading has no words'],
  ['b\n---', 'the line below makes this text a heading; write "#" before a heading, or a blank line below text'],
  ['[a]()', 'the link has no address'],
  ['[](/a)', 'the link has no words'],
  ['![](/a.svg)', 'the image has no text for readers who cannot see it; write ![what it shows](…)'],
])('%s is reported with its position', (line, reason) => {
  expect(problemsOf('# A', '', line)).toEqual([`en/a.mdx:3:1: ${reason}`]);
});

describe('a table', () => {
  const head = ['# A', '', '> | a | b |', '> | - | - |'];
  test('with a column without a header is reported at its cell', () => {
    expect(problemsOf('| a |   |', '| - | - |', '| b | c |')).toEqual([
      'en/a.mdx:1:5: a column of the table has no header; name it',
    ]);
  });
  test.each(['> | `c\\|d` | \\| |', '> | c | |', '> c | d'])('may have the row %s', (row) => {
    expect(problemsOf(...head, row)).toEqual([]);
  });
  test.each([
    ['> | `c|d` | e |', 'the row has 3 cells, the header 2; write a "|" that is text as "\\|", in code too'],
    [
      '> | c |',
      'the row has 1 cell, the header 2; add the missing cells, or a blank line before text that is not a row',
    ],
    [
      '> Text.',
      'the row has 1 cell, the header 2; add the missing cells, or a blank line before text that is not a row',
    ],
  ])('with the row %s is reported at the row', (row, reason) => {
    expect(problemsOf(...head, '> | c | d |', row)).toEqual([`en/a.mdx:6:3: ${reason}`]);
  });
  test('whose dashes have fewer cells than the header is reported: Markdown shows it as text', () => {
    expect(problemsOf('# A', '', '| a | b |', '| - |', '| c | d |')).toEqual([
      'en/a.mdx:3:1: the line of dashes does not begin a table; write as many cells as in the line above',
    ]);
  });
});

describe('marks that are shown as they are written are reported:', () => {
  test.each([
    ['a heading without a space', '##No space', '3:1: "##No"'],
    ['a heading with a full-width space', '##\u3000Words', '3:1: "##\u3000Words"'],
    ['a list with a no-break space', '-\u00A0Words', '3:1: "-\u00A0Words"'],
    ['a table with full-width lines', '｜ a ｜ b ｜', '3:1: "｜"'],
    ['an image with a full-width mark', '看！[图](/a.png)', '3:1: "！"'],
    ['a callout with full-width brackets', '> 【!NOTE】 Words', '3:3: "【!NOTE】"'],
    ['a heading without a space below text', 'Text.\n##No space', '4:1: "##No"'],
    ['a link with a space in its address', 'See [a](/a b).', '3:5: "[a]("'],
    ['a link with Chinese brackets', '见 [a]（/a）。', '3:3: "[a]（"'],
    ['a link with Chinese brackets around its words', '见【a】(/a)。', '3:2: "【a】(/"'],
    ['a link with a space before its address', 'See [a] (/a).', '3:5: "[a] (/"'],
    ['bold text that ends with punctuation beside a letter', '**好。**的', '3:1: "**好。**的"'],
    ['bold text without an end, in a line further down', 'One.\nTwo.\nIt is **bold.', '5:1: "**bold."'],
    ['code without an end', 'See `a b.', '3:5: "`a"'],
    ['a block of colons', ':::tip', '3:1: ":::tip"'],
  ])('%s', (_, lines, shown) => {
    expect(problemsOf('# A', '', lines)).toEqual([
      expect.stringContaining(`en/a.mdx:${shown} is shown as it is written; `),
    ]);
  });
  test('but not as code or used rightly', () => {
    expect(
      problemsOf('# A', '', '`**` `[a](/a b)` **b** [c](/c) **好**。', '', '- #1 (a)', '', '看！[图](/a)'),
    ).toEqual([]);
  });
});

test('a callout without the signs of a quote is reported', () => {
  expect(problemsOf('# A', '', '[!NOTE]', 'Words.')).toEqual([
    'en/a.mdx:3:1: a callout is a quote; write "> " before its marker and each line of its text',
  ]);
});

test('an address that runs on into Chinese text is reported, unless it ends there', () => {
  expect(problemsOf('# A', '', '见 https://b.test，然后继续。')).toEqual([
    'en/a.mdx:3:3: the link runs on to "https://b.test，然后继续。"; write a space after the address, or [words](address)',
  ]);
  expect(problemsOf('# A', '', '见[甲](https://b.test)与 https://c.test 。')).toEqual([]);
});

test('an invisible or no-break space in code is reported, but not in a recorded output', () => {
  const reason = 'the code has an invisible character or no-break space, here shown as "␣": npm␣test; write it again';
  expect(problemsOf('# A', '', 'Run `npm\u00A0test`.', '', '```sh', 'npm\u200Btest', '```')).toEqual([
    `en/a.mdx:3:5: ${reason}`,
    `en/a.mdx:5:1: ${reason}`,
  ]);
  expect(problemsOf('# A', '', '```text output', 'npm\u00A0test', '```')).toEqual([]);
});

test.each([
  ['a soft hyphen', '\u00AD'],
  ['a zero-width joiner', '\u200D'],
  ['a left-to-right mark', '\u200E'],
  ['an override of the direction', '\u202E'],
  ['an isolate of the direction', '\u2066'],
])('%s is reported in code, each time that it is there, but not in text', (_, mark) => {
  expect(problemsOf('# A', '', `Run \`npm${mark}test${mark}\`.`)).toEqual([
    'en/a.mdx:3:5: the code has an invisible character or no-break space, here shown as "␣": npm␣test␣; write it again',
  ]);
  expect(problemsOf('# A', '', `Run${mark}it.`)).toEqual([]);
});

test('a space before the closing backticks of code is reported unless one follows the opening backticks', () => {
  expect(problemsOf('# A', '', 'See ``a `b` ``.')).toEqual([
    'en/a.mdx:3:5: the space before the closing backticks is shown; write one after the opening backticks, too',
  ]);
  expect(problemsOf('# A', '', 'See `` a `b` `` and `c `.')).toEqual([]);
});

test('indented lines, which are code in other Markdown, are reported; in lists and components they are text', () => {
  expect(problemsOf('# A', '', 'Text.', '', '    const a = 1;', '    const b = 2;')).toEqual([
    'en/a.mdx:5:5: an indented line is shown as text; write code between lines of ```, and text without the indent',
  ]);
  expect(problemsOf('# A', '', '- One.', '', '    Two.', '', '<div>', '    Three.', '</div>')).toEqual([]);
});

describe('a reference', () => {
  test.each(['[b][c]', '[b][]', '[^1]'])('to nothing is reported: %s', (text) => {
    expect(problemsOf('# A', '', `See ${text}.`)).toEqual([
      `en/a.mdx:3:5: "${text}" is shown as it is written; nothing defines what it refers to; put backticks around text`,
    ]);
  });
  test('with its definition, or as code, is none', () => {
    expect(problemsOf('# A', '', 'See [b][c], `[d][e]` and [f].', '', '[c]: /c')).toEqual([]);
  });
});

test.each(['2026-13-45', '2026-02-31', '2026-00-10'])(
  'an entry of the feed on a day that is none is reported: %s',
  (day) => {
    const told = [expect.stringContaining(`there is no day ${day}; write year, month and day of the entry`)];
    expect(problemsOf('# A', '', '## 0.1', '', `${day}. Words.`)).toEqual(told);
    expect(problemsOf('# A', '', `> ${day}。词。`)[0]).toMatch(/^en\/a\.mdx:3:3: /);
  },
);

test('other days, and words that only look like one, are not reported', () => {
  expect(problemsOf('# A', '', '2024-02-29. Words.', '', '2026-13-45 is none.', '', 'On 2026-02-31.')).toEqual([]);
});
