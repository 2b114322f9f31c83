import { currentVersion, type Addressing } from '#shared/address.ts';
import { LANGS, type Lang } from '#shared/page.ts';
import { isReference, newPagePath } from './new-page-path.ts';
import { CONTENT_DIR, localeFolder } from '#node/content/page-files.ts';
import { translationHash, withTranslationHash } from '#node/content/translation.ts';

interface NewFile {
  /** From the project's root. */
  readonly path: string;
  readonly text: string;
}

export interface NewPage {
  /** The English page and its Chinese twin. */
  readonly files: readonly NewFile[];
  /** Remaining steps for the author, one line each. */
  readonly remaining: readonly string[];
}

/** The texts of a new page in one language. */
interface Words {
  readonly description: string;
  readonly lead: string;
  readonly example: string;
  readonly more: string;
  readonly signature: string;
  readonly facts: readonly string[];
  readonly related: string;
  /** The last section of every guide (docs/style.md). */
  readonly next: readonly string[];
}

const EN: Words = {
  description: 'Say in one or two sentences what the page settles.',
  lead: 'Say what it is for, and when a reader needs it.',
  example: 'Do the most common thing',
  more: 'When it does not work',
  signature: 'Say what the parameters are, what comes back, and which errors there are.',
  facts: ['Type', 'Default', 'CLI', 'Scope', 'Since'].map((name) => `- **${name}:** …`),
  related: 'Related: [CLI](/guide/basic/cli).',
  next: ['## Where to go next', '', '- [CLI](/guide/basic/cli): …'],
};

const ZH: Words = {
  description: '用一两句话说明这一页解决什么问题。',
  lead: '说明它的用途，以及读者什么时候需要它。',
  example: '最常见的用法',
  more: '不起作用时',
  signature: '说明参数、返回值和可能出现的错误。',
  facts: ['类型', '默认值', '命令行', '作用范围', '起始版本'].map((name) => `- **${name}：** …`),
  related: '相关：[CLI](/guide/basic/cli)。',
  next: ['## 下一步', '', '- [CLI](/guide/basic/cli)：…'],
};

/**
 * A new page in both languages, after the pattern of its section.
 * @param wanted route such as `/guide/basic/mock`, see `newPagePath`
 * @param files all pages of the site, by path from the content folder
 * @param sections names of the sidebars
 * @throws an error for the author when the route is invalid or taken
 */
export function newPage(
  wanted: string,
  files: readonly string[],
  config: Addressing,
  sections: readonly string[],
): NewPage {
  const { version, path, route } = newPagePath(wanted, config, sections);
  const fileOf = (lang: Lang) => `${localeFolder({ lang, version })}/${path}.mdx`;
  const taken = files.find((file) => LANGS.some((lang) => sameRoute(file) === sameRoute(fileOf(lang))));
  if (taken !== undefined)
    throw new Error(`${CONTENT_DIR}/${taken} is there already; edit it, or choose another route`);

  const name = path.split('/').findLast((segment) => segment !== 'index') ?? path;
  const english = pageText(path, name, EN);
  const chinese = withTranslationHash(pageText(path, name, ZH), translationHash(english));
  const [enPath, zhPath] = [`${CONTENT_DIR}/${fileOf('en')}`, `${CONTENT_DIR}/${fileOf('zh')}`];
  const section = path.split('/')[0] ?? '';
  const isCurrent = version === currentVersion(config);
  const sidebars = isCurrent ? `"${section}"` : `"${version}/${section}", or "${section}" if there is none,`;
  return {
    files: [
      { path: enPath, text: english },
      { path: zhPath, text: chinese },
    ],
    remaining: [
      `add ${route} to the section ${sidebars} in src/site/sidebar.ts`,
      'write both pages: description, title, prose, and examples that run (CONTRIBUTING.md, "Write")',
      ...(section === 'config' && isCurrent
        ? ['take the option off the list in scripts/docs/reference/not-covered.ts']
        : []),
      `${isCurrent ? `npm run docs:record -- ${enPath}, then ` : ''}npm run docs:translated -- ${zhPath}, then npm run check`,
    ],
  };
}

/** Equal for all files that would have the same route, also where case does not matter. */
function sameRoute(file: string): string {
  return file.replace(/(?:\/index)?\.mdx?$/, '').toLowerCase();
}

function pageText(path: string, name: string, words: Words): string {
  const head = ['---', `description: ${words.description}`, '---', '', `# ${name}`, '', words.lead, ''];
  const [section = ''] = path.split('/');
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
    '```ts title="src/cart.ts"',
    'export const total = (prices: number[]) =>',
    '  prices.reduce((sum, price) => sum + price, 0);',
    '```',
    '',
    '```ts title="src/cart.test.ts"',
    "import { expect, test } from '@rstest/core';",
    "import { total } from './cart';",
    '',
    "test('adds prices', () => {",
    '  expect(total([2, 3])).toBe(5);',
    '});',
    '```',
    '',
  ];
  const example = [`## ${words.example}`, '', ...(section === 'config' ? config : []), ...test];
  const run = ['```sh command', 'npx rstest run', '```', '', '```text output', '```', ''];
  const end = isReference(section) ? [words.related] : words.next;
  return [...head, ...facts, ...signature, ...example, ...run, `## ${words.more}`, '', '…', '', ...end, ''].join('\n');
}
