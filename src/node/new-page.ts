import { translationHash, withTranslationHash } from './translation.ts';

interface NewFile {
  /** From the project's root. */
  readonly path: string;
  readonly text: string;
}

export interface NewPage {
  /** The English page and its Chinese twin. */
  readonly files: readonly NewFile[];
  /** What the author has to do then, a line each. */
  readonly remaining: readonly string[];
}

/** Words of a page that are the same for every page of its kind. */
interface Words {
  readonly description: string;
  readonly lead: string;
  readonly example: string;
  readonly more: string;
  readonly signature: string;
  readonly facts: readonly string[];
  readonly related: string;
}

const EN: Words = {
  description: 'Say in one or two sentences what the page settles.',
  lead: 'Say what it is for, and when a reader needs it.',
  example: 'Do the most common thing',
  more: 'When it does not work',
  signature: 'Say what the parameters are, what comes back, and which errors there are.',
  facts: ['Type', 'Default', 'CLI', 'Scope', 'Since'].map((name) => `- **${name}:** …`),
  related: 'Related: [CLI](/guide/basic/cli).',
};

const ZH: Words = {
  description: '用一两句话说明这一页解决什么问题。',
  lead: '说明它的用途，以及读者什么时候需要它。',
  example: '最常见的用法',
  more: '不起作用时',
  signature: '说明参数、返回值和可能出现的错误。',
  facts: ['类型', '默认值', '命令行', '作用范围', '起始版本'].map((name) => `- **${name}：** …`),
  related: '相关：[CLI](/guide/basic/cli)。',
};

const SECTIONS = ['guide', 'api', 'config'] as const;
const SEGMENT = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/;

/**
 * A new page in both languages, in the pattern of its section.
 * @param route such as `/guide/basic/mock`; with a slash at its end it is the first page of a folder
 * @param exists tells whether a path from the project's root is taken
 * @throws an error for the author when the route is none, or is taken
 */
export function newPage(route: string, exists: (path: string) => boolean): NewPage {
  const path = pathOf(route);
  const name = path.split('/').findLast((segment) => segment !== 'index') ?? path;
  const taken = ['en', 'zh'].flatMap((lang) => candidates(`content/${lang}/${path}`)).find(exists);
  if (taken !== undefined) throw new Error(`${taken} is there already; edit it, or choose another route`);
  const english = pageText(path, name, EN);
  const chinese = withTranslationHash(pageText(path, name, ZH), translationHash(english));
  const zhPath = `content/zh/${path}.mdx`;
  return {
    files: [
      { path: `content/en/${path}.mdx`, text: english },
      { path: zhPath, text: chinese },
    ],
    remaining: [
      `add ${route} to the section "${path.split('/')[0]}" in src/site/sidebar.ts`,
      'write both pages: description, title, prose, and examples that run (CONTRIBUTING.md, "Write")',
      ...(path.startsWith('config/') ? ['take the option off the list in src/node/reference/not-covered.ts'] : []),
      `npm run docs:record, then npm run docs:translated -- ${zhPath}, then npm run check`,
    ],
  };
}

function pathOf(route: string): string {
  const wrong = (what: string) => new Error(`"${route}" is no route for a page: ${what}, such as /guide/basic/mock`);
  if (!route.startsWith('/')) throw wrong('it begins with a slash');
  if (/\.(mdx?|html)$/.test(route)) throw wrong('it has no ending');
  const segments = route.slice(1).replace(/\/$/, '/index').split('/');
  const [section, second] = segments;
  if (section === 'zh' || section === 'en') throw wrong('it has no language; both are made');
  if (!SECTIONS.some((each) => each === section)) throw wrong(`it is in one of ${SECTIONS.join(', ')}`);
  if (second === undefined || (section === 'config' && (segments.length !== 3 || !/^(test|build)$/.test(second)))) {
    throw wrong(section === 'config' ? 'an option is in /config/test/ or /config/build/' : 'it is below a section');
  }
  const odd = segments.find((segment) => !SEGMENT.test(segment));
  if (odd !== undefined) throw wrong(`"${odd}" is not made of letters, digits and single hyphens`);
  return segments.join('/');
}

/** Files that would answer at the same route. */
function candidates(path: string): readonly string[] {
  const base = path.replace(/\/index$/, '');
  return [base, `${base}/index`].flatMap((each) => [`${each}.mdx`, `${each}.md`]);
}

function pageText(path: string, name: string, words: Words): string {
  const head = ['---', `description: ${words.description}`, '---', '', `# ${name}`, '', words.lead, ''];
  const [section] = path.split('/');
  const facts = section === 'config' ? [...words.facts, ''] : [];
  const signature = section === 'api' ? ['```ts signature', 'fn(): Mock;', '```', '', words.signature, ''] : [];
  const config = [
    '```ts title="rstest.config.ts"',
    "import { defineConfig } from '@rstest/core';",
    '',
    'export default defineConfig({});',
    '```',
    '',
  ];
  const test = [
    '```ts title="src/sum.test.ts"',
    "import { expect, test } from '@rstest/core';",
    '',
    "test('adds', () => {",
    '  expect(1 + 1).toBe(2);',
    '});',
    '```',
    '',
  ];
  const example = [`## ${words.example}`, '', ...(section === 'config' ? config : []), ...test];
  const run = ['```sh command', 'npx rstest run', '```', ''];
  return [...head, ...facts, ...signature, ...example, ...run, `## ${words.more}`, '', '…', '', words.related, ''].join(
    '\n',
  );
}
