/** The recipes of CONTRIBUTING.md under "Write": what an author writes, its HTML, and the messages for mistakes. */

import { newPage } from '#docs/new-page.ts';
import { adds, makes, type Recipe, type Step } from './recipe.ts';

/** A page in both languages and its sidebar entry. */
export const page: Recipe = {
  title: 'A page',
  word: 'page',
  steps: (name) => {
    const { files } = newPage(`/guide/basic/${name}`, [], { lang: 'en' }, ['guide']);
    const [en, zh] = files.map(({ path, text }) => makes(path, text));
    const entry = `        { text: '${name}', link: '/guide/basic/${name}' },\n`;
    const sidebar = adds('src/site/sidebar.ts', [/link: '\/guide\/basic\/test-filter' \},\n/, entry]);
    return [en as Step, zh as Step, sidebar];
  },
  forgotten: [
    (name) => [
      `content/zh/guide/basic/${name}.mdx: the page does not exist in "en"; write content/en/guide/basic/${name}`,
    ],
    (name) => [
      `content/en/guide/basic/${name}.mdx: the page does not exist in "zh"; write content/zh/guide/basic/${name}`,
    ],
    (name) => [
      `content/en/guide/basic/${name}.mdx: the page is not in the sidebar "guide" of the site's configuration; add /guide/basic/${name}`,
    ],
  ],
};

/** A section with one page, its sidebar and its entry in the navigation. */
export const section: Recipe = {
  title: 'A section',
  word: 'section',
  steps: (name) => {
    const { files } = newPage(`/${name}/`, [], { lang: 'en' }, [name]);
    const [en, zh] = files.map(({ path, text }) => makes(path, text));
    const sidebar = `    ${name}: [{ text: text('${name} in English', '${name} 中文'), link: '/${name}/' }],\n`;
    const entry = `    { text: text('${name} in English', '${name} 中文'), link: '/${name}/', position: 'left' },\n`;
    return [
      adds('src/site/sidebar.ts', [/return \{\n/, sidebar]),
      en as Step,
      zh as Step,
      adds('src/site/nav.ts', [/return \[\n/, entry]),
    ];
  },
  forgotten: [
    (name) => [
      `content/en/${name}/index.mdx: the site's configuration has no sidebar "${name}"; write one, with /${name}/`,
    ],
    (name) => [`content/zh/${name}/index.mdx: the page does not exist in "en"; write content/en/${name}/index`],
    (name) => [`content/en/${name}/index.mdx: the page does not exist in "zh"; write content/zh/${name}/index`],
  ],
};

interface Writing {
  /** The recipe's title in CONTRIBUTING.md. */
  readonly title: string;
  /** MDX that follows the recipe, for a page of any language. */
  readonly right: string;
  /** Expected parts of the HTML of the Chinese page. */
  readonly shows: readonly string[];
  /** Mistakes, each with the message for its first line. */
  readonly wrong: readonly (readonly [text: string, said: string])[];
}

const NEEDS = '<PackageManagerTabs> needs a command';

export const writings: readonly Writing[] = [
  {
    title: 'A link',
    right: '[CLI](/guide/basic/cli#cli), [all](/sitemap), [models](/llms.txt), [a file](/files/a.pdf)',
    shows: [
      '<a href="/zh/guide/basic/cli#cli">',
      '<a href="/zh/sitemap">',
      '<a href="/zh/llms.txt">',
      '<a href="/files/a.pdf">',
    ],
    wrong: [
      ['[a](/guide/basic/none)', 'the link "/guide/basic/none" leads to a page that does not exist'],
      ['[a](/guide/basic/cli#none)', 'the link "/guide/basic/cli#none" leads to a heading that does not exist'],
      ['[a](/zh/guide/basic/cli)', 'the link "/zh/guide/basic/cli" has a language, version or file extension'],
      ['[a](/guide/basic/cli.html)', 'the link "/guide/basic/cli.html" has a language, version or file extension'],
      ['[a](cli)', 'the link "cli" is relative; write it from the root'],
      ['[a](/files/none.pdf)', 'the link "/files/none.pdf" leads to a file that is not in the public folder'],
    ],
  },
  {
    title: 'A code block',
    right: '```ts title="src/sum.ts" {2} wrap lineNumbers\nconst a = 1;\nconst b = 2;\n```',
    shows: ['<div class="code-title">src/sum.ts</div>', 'line-highlighted', 'code-wrapped', 'code-numbered'],
    wrong: [
      ['```ts titel="src/sum.ts"\na\n```', '"titel=" is not an option of a code block'],
      ['```ts title="a.ts" warp\na\n```', '"warp" is not an option of a code block'],
      ['```ts title="a.ts" {2-}\na\n```', '{2-} is not a list of lines'],
      ['```ts title="a.ts" {2}\na\n```', 'line 2 is to be highlighted, but the block ends at line 1'],
      ['```typescipt title="a.ts"\na\n```', 'no highlighting for the language "typescipt"'],
    ],
  },
  {
    title: 'A note',
    right: ['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'].map((kind) => `> [!${kind}]\n> a`).join('\n\n'),
    shows: ['note', 'tip', 'important', 'warning', 'caution'].map((kind) => `<div class="callout callout-${kind}"`),
    wrong: [['> [!DANGER]\n> a', 'there is no callout [!DANGER]; there are [!NOTE], ']],
  },
  {
    title: 'Install commands',
    right:
      '<PackageManagerTabs command="install -D x" />\n\n' +
      '<PackageManagerTabs command={{ npm: "npx x", yarn: "yarn x", pnpm: "pnpm x", bun: "bunx x" }} />\n\n' +
      '<Tabs group="name"><Tab label="One">a</Tab><Tab label="Two">b</Tab></Tabs>',
    shows: ['data-group="package-manager"', 'bunx x', 'data-group="name"', '>Two</button>'],
    wrong: [
      ['<PackageManagerTabs />', NEEDS],
      ['<PackageManagerTabs command={{ npm: "npx x" }} />', NEEDS],
      ['<Tabs group="name"></Tabs>', '<Tabs> is empty'],
      ['<Tabs><Tab>a</Tab></Tabs>', '<Tab> lacks label="…"'],
      ['<Tab label="One">a</Tab>', '<Tab> is outside of <Tabs>'],
      ['<Taps group="name"></Taps>', 'there is no component <Taps>; there are Tabs, '],
    ],
  },
  {
    title: 'An image',
    right:
      '![what it shows](/images/a.svg)\n\n<img src="/images/a.svg" alt="what it shows" data-zoom-src="/images/b.svg" />',
    shows: [
      '<img src="/images/a.svg" alt="what it shows" width="30" height="20"',
      'data-zoom-src="/images/b.svg" width="30" height="20"',
    ],
    wrong: [
      ['![a](/images/none.svg)', 'there is no file "/images/none.svg" in the public folder'],
      ['![a](/images/text.png)', 'the file "/images/text.png" cannot be read as an image'],
      ['![](/images/a.svg)', 'the image has no text for readers who cannot see it'],
      ['<img src="/images/a.svg" />', '<img> lacks alt="…"'],
      ['<img src="/images/a.svg" alt="a" data-zoom-src="/images/none.svg" />', 'there is no file "/images/none.svg"'],
    ],
  },
];

/** Files of the public folder that the recipes name. */
export const publicFiles: readonly Step[] = [
  makes('public/images/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>'),
  makes('public/images/b.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"/>'),
  makes('public/images/text.png', 'no image'),
  makes('public/files/a.pdf', ''),
];
