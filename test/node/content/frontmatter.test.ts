import { describe, expect, test } from 'vitest';
import { misplacedFrontmatter, parseFrontmatter } from '#node/content/frontmatter.ts';
import { problemText } from '#node/content/problem.ts';

const problemsOf = (...lines: readonly string[]) =>
  parseFrontmatter(['---', ...lines, '---', '# A'].join('\n'), 'en/a.mdx').errors.map(problemText);

describe('reading', () => {
  test('a page without frontmatter is valid', () => {
    expect(parseFrontmatter('# A\n', 'a.mdx')).toEqual({ frontmatter: {}, links: [], errors: [] });
  });
  test('an empty block is valid', () => {
    expect(parseFrontmatter('---\n---\n# A\n', 'a.mdx')).toEqual({ frontmatter: {}, links: [], errors: [] });
  });
  test('a thematic break further down is not frontmatter', () => {
    expect(parseFrontmatter('# A\n\n---\ntitle: B\n---\n', 'a.mdx').frontmatter).toEqual({});
  });
  test('three dashes within a value do not end the block', () => {
    expect(parseFrontmatter('---\ntitle: a --- b\n---\n', 'a.mdx').frontmatter).toEqual({ title: 'a --- b' });
  });
  test('three dashes at the end of a value do not end the block', () => {
    expect(parseFrontmatter('---\ntitle: a ---\npageType: blank\n---\n', 'a.mdx').frontmatter).toEqual({
      title: 'a ---',
      pageType: 'blank',
    });
  });
  test('spaces after the dashes make no difference', () => {
    expect(parseFrontmatter('--- \ntitle: A\n---\t\n# A', 'a.mdx').frontmatter).toEqual({ title: 'A' });
  });
  test('every known field is returned as written', () => {
    const source = `---
title: A
titleSuffix: Docs
description: About A.
head: [[meta, { name: author, content: us }]]
overview: true
overviewHeaders: [2, 3]
pageType: home
hero:
  name: N
  text: T
  tagline: L
  actions:
    - { text: Go, link: /a, theme: brand }
navbar: false
sidebar: false
outline: false
footer: false
globalUIComponents: false
---
`;
    expect(parseFrontmatter(source, 'a.mdx')).toEqual({
      frontmatter: {
        title: 'A',
        titleSuffix: 'Docs',
        description: 'About A.',
        head: [['meta', { name: 'author', content: 'us' }]],
        overview: true,
        overviewHeaders: [2, 3],
        pageType: 'home',
        hero: { name: 'N', text: 'T', tagline: 'L', actions: [{ text: 'Go', link: '/a', theme: 'brand' }] },
        navbar: false,
        sidebar: false,
        outline: false,
        footer: false,
        globalUIComponents: false,
      },
      links: [{ target: '/a', line: 14, column: 19 }],
      errors: [],
    });
  });
  test('words end before the line break that folded YAML adds', () => {
    const source = '---\ndescription: >\n  About\n  A.\ntitle: A\n---\n';
    expect(parseFrontmatter(source, 'a.mdx').frontmatter).toEqual({ description: 'About A.', title: 'A' });
  });
  test('words are one line, as written in Markdown, and keep their no-break spaces', () => {
    const source = '---\ntitle: |\n  A\n  b\u00A0c\ndescription: "About\\r\\n \\n A."\n---\n';
    expect(parseFrontmatter(source, 'a.mdx').frontmatter).toEqual({ title: 'A b\u00A0c', description: 'About A.' });
  });
  test('overviewHeaders may be empty', () => {
    expect(parseFrontmatter('---\noverviewHeaders: []\n---\n', 'a.mdx').frontmatter).toEqual({ overviewHeaders: [] });
  });
});

describe('a wrong field is reported with file, line and column', () => {
  test.each([
    ['title: 1', 'title', 'string'],
    ['title: " "', 'title', 'must not be empty'],
    ['titleSuffix: [a]', 'titleSuffix', 'string'],
    ['description: true', 'description', 'string'],
    ['head: meta', 'head', 'Array'],
    ['overview: yes please', 'overview', 'boolean'],
    ['overviewHeaders: 2', 'overviewHeaders', 'Array'],
    ['pageType: page', 'pageType', '"doc"'],
    ['hero: big', 'hero', 'Object'],
    ['navbar: 0', 'navbar', 'boolean'],
    ['sidebar: "false"', 'sidebar', 'boolean'],
    ['outline: off', 'outline', 'boolean'],
    ['footer: no', 'footer', 'boolean'],
    ['globalUIComponents: 1', 'globalUIComponents', 'boolean'],
  ])('%s', (line, field, expected) => {
    const problems = problemsOf(line);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(`en/a.mdx:2:1: frontmatter field "${field}"`);
    expect(problems[0]).toContain(expected);
  });
  test('a list item is reported at its own column', () => {
    expect(problemsOf('overviewHeaders: [2, 9]')).toEqual([
      'en/a.mdx:2:22: frontmatter field "overviewHeaders.1": Invalid value: Expected <=6 but received 9',
    ]);
  });
  test('the attributes of a head tag must be strings', () => {
    expect(problemsOf('head:', '  - [meta, { name: 1 }]')[0]).toMatch(/^en\/a\.mdx:3:14: .*"head\.0\.1\.name"/);
  });
  test.each([
    ['[link, { rel: canonical, href: /a }]', 'head.0.1', 'must not be canonical: the build writes this tag'],
    ['[meta, { name: description, content: a }]', 'head.0.1', 'must not be the description: it has a field of its own'],
    ['[meta, { onclick: a }]', 'head.0.1.onclick', 'is not an attribute name'],
    ['[meta, { "a b": a }]', 'head.0.1.a b', 'is not an attribute name'],
  ])('the head tag %s is reported', (tag, field, reason) => {
    const told = problemsOf('head:', `  - ${tag}`);
    expect(told).toEqual([expect.stringContaining(`"${field}": ${reason}`)]);
    expect(told[0]).toMatch(/^en\/a\.mdx:3:/);
  });
  test.each(['- a', 'foo'])('frontmatter that is no list of fields is reported: %s', (line) => {
    expect(problemsOf(line)).toEqual([
      'en/a.mdx:2:1: frontmatter is not a list of fields; write each as "field: value"',
    ]);
  });
  test.each([
    ['How to fix #12 and more', '#12 and more'],
    ['*.ts', '*.ts'],
    ['&& is an operator', '&&'],
    ['!important text', '!important'],
  ])('words that YAML leaves out of a text are reported: %s', (text, words) => {
    const [first] = problemsOf(`description: ${text}`);
    expect(first).toMatch(/^en\/a\.mdx:2:\d+: /);
    expect(first).toContain(`: frontmatter: YAML leaves out "${words}"; put the text into quotes`);
    expect(problemsOf(`description: "${text}"`)).toEqual([]);
  });
  test.each(['title: "A" # note', "title: 'A' # note", 'title: | # note\n  A', 'sidebar: false # note', '# note'])(
    'a comment that takes nothing from a value is allowed: %s',
    (line) => {
      expect(problemsOf(line)).toEqual([]);
    },
  );
  test('a head tag that the policy blocks is reported', () => {
    expect(problemsOf('head:', '  - [script, { src: /a.js }]')[0]).toMatch(/^en\/a\.mdx:3:6: .*"head\.0\.0".*"meta"/);
  });
  test.each(['title: ""', 'description: ""', 'title:'])('%s is empty and reported', (line) => {
    expect(problemsOf(line)).toHaveLength(1);
  });
  test('a hero is shown on home pages only', () => {
    expect(problemsOf('hero:', '  name: N', '  text: T')).toEqual([
      'en/a.mdx:2:1: frontmatter field "hero": is shown with "pageType: home" only',
    ]);
  });
  test('a nested field is reported at its own line', () => {
    const problems = problemsOf('hero:', '  name: N', '  text: T', '  actions:', '    - text: Go', '      link: 3');
    expect(problems[0]).toMatch(/^en\/a\.mdx:7:7: frontmatter field "hero\.actions\.0\.link"/);
  });
  test('a missing field is reported at its parent', () => {
    expect(problemsOf('hero:', '  name: N')).toEqual(['en/a.mdx:2:1: frontmatter field "hero.text" is missing']);
  });
  test('a description over 200 characters is reported, since search engines cut it', () => {
    expect(problemsOf(`description: ${'a'.repeat(200)}`)).toEqual([]);
    expect(problemsOf(`description: ${'a'.repeat(201)}`)[0]).toMatch(/^en\/a\.mdx:2:1: .*"description".*200/);
  });
  test('all wrong fields are reported at once, and none is used', () => {
    const source = '---\ntitle: 1\nnavbar: 2\n---\n';
    const { frontmatter, errors } = parseFrontmatter(source, 'a.mdx');
    expect(errors.map(({ line }) => line)).toEqual([2, 3]);
    expect(frontmatter).toEqual({});
  });
  test('all unknown fields are reported, with the wrong ones, in the order of their lines', () => {
    const source = '---\noutline: yes\ntitel: A\nhero:\n  nam: B\nsidbar: false\n---\n';
    const { errors } = parseFrontmatter(source, 'a.mdx');
    expect(errors.map(({ line, reason }) => `${line} ${reason.slice(0, 34)}`)).toEqual([
      '2 frontmatter field "outline": Inval',
      '3 unknown frontmatter field "titel";',
      '4 frontmatter field "hero.name" is m',
      '4 frontmatter field "hero.text" is m',
      '5 unknown frontmatter field "hero.na',
      '6 unknown frontmatter field "sidbar"',
    ]);
  });
});

describe('a missing closing line is reported', () => {
  const told = (...lines: readonly string[]) => misplacedFrontmatter(lines.join('\n'), 'en/a.mdx').map(problemText);

  test.each([
    ['no later line of dashes', ['---', 'title: A', '', '# A', '', '| a |', '| --- |']],
    ['a fourth dash', ['---', 'title: A', '----', '# A']],
    ['an indented line', ['---', 'title: A', ' ---', '# A']],
    ['nothing else', ['---']],
  ])('with %s', (_, lines) => {
    expect(told(...lines)).toEqual([
      'en/a.mdx:1:1: the frontmatter is never closed; write a line "---" below its last field',
    ]);
  });
  test.each([
    ['fields', ['title: A', 'description: B', '---', '# A']],
    ['nested fields', ['hero:', '  name: A', '---', '', '# A']],
  ])('as missing above, when a line of dashes follows %s', (_, lines) => {
    expect(told(...lines)).toEqual([
      'en/a.mdx:1:1: the frontmatter never begins; write a line "---" above its first field',
    ]);
  });
  test('as TOML, which other generators read', () => {
    expect(told('+++', 'title = "A"', '+++', '# A')).toEqual([
      'en/a.mdx:1:1: the frontmatter is TOML; write YAML between lines of "---"',
    ]);
  });
  test('as late, when an empty line is above it', () => {
    expect(told('', '---', 'title: A', '---', '# A')).toEqual([
      'en/a.mdx:1:1: the frontmatter begins late; move its "---" to the first line of the file',
    ]);
  });
  test('as invalid YAML, when a thematic break further down ends the block', () => {
    const source = ['---', 'title: A', '', '# A', '', 'Some text', 'in two lines.', '', '---', '', 'More.'].join('\n');
    expect(misplacedFrontmatter(source, 'en/a.mdx')).toEqual([]);
    const [first] = parseFrontmatter(source, 'en/a.mdx').errors.map(problemText);
    expect(first).toMatch(/^en\/a\.mdx:\d+:1: frontmatter is not valid YAML: /);
  });
});

describe('other mistakes', () => {
  test('an unknown field is reported with the known ones', () => {
    const [told] = problemsOf('title: A', 'discription: B');
    expect(told).toMatch(/^en\/a\.mdx:3:1: unknown frontmatter field "discription"; known fields are title, /);
  });
  test('an unknown field of the hero is reported with the known ones', () => {
    const [told] = problemsOf('pageType: home', 'hero:', '  name: N', '  text: T', '  tagLine: L');
    expect(told).toBe(
      'en/a.mdx:6:3: unknown frontmatter field "hero.tagLine"; known fields are name, text, tagline, actions',
    );
  });
  test('invalid YAML is reported with its position', () => {
    const [told] = problemsOf('title: A', 'description: "open');
    // One position, counted from the top of the file.
    expect(told).toBe('en/a.mdx:3:19: frontmatter is not valid YAML: Missing closing "quote');
  });
  test.each([
    [
      'Mocks: a guide',
      'Nested mappings are not allowed in compact mappings; put a text with a colon into quotes, and begin all fields in the same column',
    ],
    ['`rs.fn` and more', 'Plain value cannot start with reserved character `; put the text into quotes'],
  ])('a text that needs quotes is reported with what to do: %s', (text, reason) => {
    expect(problemsOf('title: A', `description: ${text}`)).toEqual([
      `en/a.mdx:3:14: frontmatter is not valid YAML: ${reason}`,
    ]);
    expect(problemsOf('title: A', `description: '${text}'`)).toEqual([]);
  });
  test('a full-width colon is named', () => {
    expect(problemsOf('title: A', 'description：B')[0]).toMatch(
      /^en\/a\.mdx:3:1: .*; write "description: ", with a half-width colon and a space$/,
    );
  });
  test('a duplicate field is invalid YAML', () => {
    expect(problemsOf('title: A', 'title: B')).toEqual([
      'en/a.mdx:3:1: frontmatter is not valid YAML: Map keys must be unique; remove one of the two "title"',
    ]);
  });
  test('a field out of its column is one error', () => {
    expect(problemsOf('title: A', 'head:', '   x: 1', '- [meta, { name: b }]')).toEqual([
      expect.stringMatching(/^en\/a\.mdx:5:1: frontmatter is not valid YAML: .*; begin all fields in the same column$/),
    ]);
  });
  test('a block that is not a mapping is reported', () => {
    expect(problemsOf('just words')[0]).toMatch(/^en\/a\.mdx:2:1: /);
  });
});
