import { describe, expect, test } from 'vitest';
import { problemText } from '#node/content/problem.ts';
import { readPage } from '#node/content/read-page.ts';

const problemsOf = (...lines: readonly string[]) =>
  readPage(lines.join('\n'), 'en/a.mdx').errors.map((each) => problemText(each));

describe('valid JSX', () => {
  test.each([
    '<Tabs group="g">\n<Tab label="x">\n\na\n\n</Tab>\n{/* note */}\n<Tab label="y">b</Tab>\n</Tabs>',
    '<Tabs><Tab label="x">a</Tab> <Tab label="y">b</Tab></Tabs>',
    '- a\n\n  <Tabs>\n    <Tab label="x">\n      a\n    </Tab>\n  </Tabs>',
    '<PackageManagerTabs command="install" />',
    '<PackageManagerTabs command={{ npm: "a", yarn: "b", pnpm: "c", bun: "d" }} />',
    '<ToolFamily />',
    '<ToolFamily></ToolFamily>',
    'Press <kbd title="Control">Ctrl</kbd>, <a href="https://a.test">a</a><br/>',
    '<div className="a b">\n<section lang="en">\n\n**b**\n\n</section>\n</div>',
    '<details open>\n<summary>More</summary>\n\nb\n\n</details>',
    '<details><summary>More</summary> b</details>',
    '<img src="https://a.test/b.png" alt="b" />',
    '<ul><li>a</li></ul>',
    '| a |\n| - |\n| b<br />c |',
    '| a |\n| - |\n| <ul><li>b</li></ul> |',
    '- <Since version="0.3.0" />',
    '<div><Since version="0.3.0" /></div>',
    '<Since version="0.3.0" />\n<Since version="0.4.0" />',
  ])('%j has no problems', (source) => {
    expect(problemsOf(source)).toEqual([]);
  });
});

describe('tabs', () => {
  const TAB = '<Tab label="x">a</Tab>';

  test.each([
    [TAB, '1:1', '<Tab> is outside of <Tabs>; put it into <Tabs>'],
    [`<div>\n${TAB}\n</div>`, '2:1', '<Tab> is outside of <Tabs>; put it into <Tabs>'],
    ['<Tabs></Tabs>', '1:1', '<Tabs> is empty; write a <Tab label="…"> for each choice'],
    ['<Tabs>\n{/* soon */}\n</Tabs>', '1:1', '<Tabs> is empty; write a <Tab label="…"> for each choice'],
    [`<Tabs>\n${TAB}\n\nb\n\n</Tabs>`, '1:1', '<Tabs> shows nothing but <Tab>; put the rest into one, or outside'],
    ['<Tabs>\n<Tab>a</Tab>\n</Tabs>', '2:1', '<Tab> lacks label="…"'],
    ['<Tabs>\n<Tab label="">a</Tab>\n</Tabs>', '2:1', 'the attribute "label" of <Tab> must be text; write label="…"'],
    ['<Tabs>\n<Tab label={1}>a</Tab>\n</Tabs>', '2:1', 'the attribute "label" of <Tab> must be text; write label="…"'],
    ['<Tabs>\n<Tab lable="x" label="y">a</Tab>\n</Tabs>', '2:1', '<Tab> takes no attribute "lable": it takes label'],
    [`<Tabs>\n${TAB}\n${TAB}\n</Tabs>`, '1:1', 'two tabs have the label "x"; give one of them another'],
    ['<Tabs>\n<Tab label="x"></Tab>\n</Tabs>', '2:1', '<Tab> is empty; write its content'],
    [`<Tabs group>\n${TAB}\n</Tabs>`, '1:1', 'the attribute "group" of <Tabs> must be text; write group="…"'],
    [
      `Choose <Tabs>${TAB}</Tabs>`,
      '1:8',
      '<Tabs> is in a line of text; give it lines of its own, with a blank line before and after',
    ],
  ])('%j is wrong', (source, place, reason) => {
    expect(problemsOf(source)).toContain(`en/a.mdx:${place}: ${reason}`);
  });
});

test('a summary directly above text is one problem: it stands in a line of text', () => {
  expect(problemsOf('<details>\n<summary>More</summary>\nb\n</details>')).toEqual([
    'en/a.mdx:2:1: <summary> is in a line of text; give it lines of its own, with a blank line before and after',
  ]);
});

describe('other components', () => {
  const NEEDS = '<PackageManagerTabs> needs a command: a text, or an object with a text for npm, yarn, pnpm and bun';

  test.each([
    ['<Tabz />', 'there is no component <Tabz>; there are Tabs, Tab, PackageManagerTabs, ToolFamily'],
    ['<PackageManagerTabs />', NEEDS],
    ['<PackageManagerTabs command />', NEEDS],
    ['<PackageManagerTabs command={run} />', NEEDS],
    ['<PackageManagerTabs command={{ npm: "a" }} />', NEEDS],
    ['<PackageManagerTabs command={1} />', NEEDS],
    ['<PackageManagerTabs command="install" {...a} />', '<PackageManagerTabs> takes no spread attribute {...a}'],
    ['<Since version="0.11" />', '"0.11" is not a version; write <Since version="0.11.0" />, with all three numbers'],
    ['<Since />', '<Since> lacks version="…"'],
    ['<ToolFamily>a</ToolFamily>', '<ToolFamily> does not show its content; close it with "/>"'],
    ['<ToolFamily size="2" />', '<ToolFamily> takes no attribute "size": it takes none'],
    [
      '## The <ToolFamily />',
      '<ToolFamily> is in a line of text; give it lines of its own, with a blank line before and after',
    ],
    ['<></>', 'an empty tag does nothing; leave it out'],
  ])('%s is wrong', (source, reason) => {
    expect(problemsOf('# A', '', source)).toContainEqual(expect.stringMatching(/^en\/a\.mdx:3:\d+: /));
    expect(problemsOf('# A', '', source).join('\n')).toContain(`: ${reason}`);
  });
});

test.each([
  ['| a | b |\n| - | - |\n| c | <Since version="0.3.0" /> |', '3:7', 'Since'],
  ['<div>New: <Since version="0.3.0" /></div>', '1:11', 'Since'],
  ['<Tabs><Tab label="x">a <PackageManagerTabs command="b" /></Tab></Tabs>', '1:24', 'PackageManagerTabs'],
  ['<Tabs>\n<Tab label="x">a <PackageManagerTabs command="b" /></Tab>\n</Tabs>', '2:18', 'PackageManagerTabs'],
  ['<kbd>a</kbd> {3} <Since version="0.3.0" />', '1:18', 'Since'],
])('a component in a cell or in the text of a tag is one problem: %j', (source, place, name) => {
  expect(problemsOf(source)).toEqual([
    `en/a.mdx:${place}: <${name}> is in a line of text; give it lines of its own, with a blank line before and after`,
  ]);
});

test('a paragraph of only text tags is text, so blocks in it are wrong', () => {
  expect(problemsOf('<b>a <div>b</div></b>')).toEqual([
    'en/a.mdx:1:6: <div> is in a line of text; give it lines of its own, with a blank line before and after',
  ]);
});

describe('HTML tags', () => {
  const BLOCKED = 'the Content-Security-Policy blocks it';

  test.each([
    ['<script src="/a.js" />', `a page cannot use <script>: ${BLOCKED}; use a component of the theme`],
    ['<style>a</style>', `a page cannot use <style>: ${BLOCKED}; styles belong in src/theme/`],
    ['<iframe src="https://a.test" />', `a page cannot use <iframe>: ${BLOCKED}; link to the page`],
    ['<h2>A</h2>', 'a page cannot use <h2>: write a heading with "#", so that the outline and the search know it'],
    ['<pre>a</pre>', 'a page cannot use <pre>: write a block of code between lines of ```'],
    ['<sectoin>a</sectoin>', 'a page cannot use <sectoin>: allowed are a, abbr, b, '],
    ['<my-part />', 'a page cannot use <my-part>: allowed are a, abbr, b, '],
    ['<constructor />', 'a page cannot use <constructor>: allowed are a, abbr, b, '],
    ['<b onClick="a()">a</b>', `<b> takes no attribute "onClick": ${BLOCKED}; use a component of the theme`],
    ['<b onclick={a}>a</b>', `<b> takes no attribute "onclick": ${BLOCKED}; use a component of the theme`],
    ['<b style="color: red">a</b>', `<b> takes no attribute "style": ${BLOCKED}; use a class`],
    ['<b style={{ color: "red" }}>a</b>', `<b> takes no attribute "style": ${BLOCKED}; use a class`],
    ['<b class="a">a</b>', '<b> takes no attribute "class": write className'],
    ['<b id="a">a</b>', '<b> takes no attribute "id": it takes className, lang, title'],
    ['<b title={a}>a</b>', 'the attribute "title" of <b> must be text; write title="…"'],
    ['<a>a</a>', '<a> lacks href="…"'],
    ['<img src="/a.png" />', '<img> lacks alt="…"'],
    ['<img src="/a.png" alt="" />', 'the attribute "alt" of <img> must be text; write alt="…"'],
    ['<details>\n\na\n\n</details>', '<details> has no <summary>; write one with its label'],
    ['<details>\n<summary> </summary>\n\na\n\n</details>', '<details> has no <summary>; write one with its label'],
    [
      '<details>\n<summary>a</summary>\n<summary>b</summary>\n\nc\n\n</details>',
      '<details> has two <summary>; it takes one',
    ],
    [
      '<details open="false">\n<summary>a</summary>\n\nb\n\n</details>',
      'the attribute "open" of <details> takes no value; write open alone, or leave it out',
    ],
    ['Words <div>a</div>', '<div> is in a line of text; give it lines of its own, with a blank line before and after'],
    [
      '**<ul><li>a</li></ul>**',
      '<ul> is in a line of text; give it lines of its own, with a blank line before and after',
    ],
  ])('%s is wrong', (source, reason) => {
    const [told, ...others] = problemsOf('# A', '', source);
    expect(told).toMatch(/^en\/a\.mdx:3:\d+: /);
    expect(told).toContain(`: ${reason}`);
    expect(others.length).toBeLessThan(2);
  });
});
