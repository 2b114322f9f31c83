/** Edits of a page's text, valid and invalid ones. */

/** Input of an edit of one page. */
export interface Edit {
  readonly text: string;
  /** Whole number that chooses among candidates, such as headings or link targets. */
  readonly at: number;
  /** Makes inserted text unique. */
  readonly word: string;
  /** Addresses of all pages and of some sections. */
  readonly targets: readonly string[];
}

const FRONTMATTER = /^---\r?\n([\s\S]*?)---\r?\n/;

function append({ text }: Edit, ...blocks: readonly string[]): string {
  return `${text.replace(/\n*$/, '\n')}\n${blocks.join('\n\n')}\n`;
}

/** Replaces one match of a pattern, if there is any. */
function replaceOne({ text, at }: Edit, pattern: RegExp, change: (line: string) => string): string {
  const lines = text.match(pattern) ?? [];
  const line = lines[at % lines.length];
  return line === undefined ? text : text.replace(line, () => change(line));
}

function withField({ text }: Edit, name: string, value: string): string {
  const [block, yaml = ''] = FRONTMATTER.exec(text) ?? [''];
  const others = yaml
    .split('\n')
    .filter((line) => !line.startsWith(`${name}:`))
    .join('\n');
  return `---\n${name}: ${value}\n${others}---\n${text.slice(block.length)}`;
}

const HEADING = /^##+ .*$/gm;

export const EDITS = {
  sentence: (edit) => append(edit, `A sentence about ${edit.word}.`),
  firstWords: (edit) => replaceOne(edit, /^[A-Z一-鿿][^\n]*$/gm, (line) => `${edit.word} ${line}`),
  title: (edit) => edit.text.replace(/^# .*$/m, () => `# Title ${edit.word}`),
  noTitle: (edit) => edit.text.replace(/^# .*$/m, ''),
  renameHeading: (edit) => replaceOne(edit, HEADING, (line) => line.replace(/ .*/, ` Heading ${edit.word}`)),
  removeHeading: (edit) => replaceOne(edit, HEADING, () => ''),
  deeperHeading: (edit) => replaceOne(edit, HEADING, (line) => `#${line}`),
  addHeading: (edit) => append(edit, `## New ${edit.word}`, 'Text.'),
  repeatHeading: (edit) => append(edit, edit.text.match(HEADING)?.[0] ?? '## Twice'),
  link: (edit) => append(edit, `See [it](${edit.targets[edit.at % edit.targets.length]}).`),
  deadLink: (edit) => append(edit, `See [it](/guide/${edit.word}).`),
  deadSection: (edit) => append(edit, `See [it](/config/two#${edit.word}).`),
  image: (edit) => append(edit, '![A dot](/images/dot.svg)'),
  missingImage: (edit) => append(edit, `![None](/images/${edit.word}.svg)`),
  description: (edit) => withField(edit, 'description', `About ${edit.word}.`),
  titleField: (edit) => withField(edit, 'title', edit.word),
  noOutline: (edit) => withField(edit, 'outline', 'false'),
  overviewHeaders: (edit) => withField(edit, 'overviewHeaders', edit.at % 2 === 0 ? '[2, 3]' : '[]'),
  pageType: (edit) => withField(edit, 'pageType', ['doc', 'custom', 'blank'][edit.at % 3] ?? 'doc'),
  overview: (edit) => withField(edit, 'overview', edit.at % 2 === 0 ? 'true' : 'false'),
  unknownField: (edit) => withField(edit, 'descriptoin', 'x'),
  brokenYaml: (edit) => withField(edit, 'title', '[a'),
  wrongHash: (edit) => withField(edit, 'translatedFrom', "'0123456789ab'"),
  tabs: (edit) => append(edit, '<Tabs group="g">', `<Tab label="${edit.word}">`, 'Text.', '</Tab>', '</Tabs>'),
  install: (edit) => append(edit, `<PackageManagerTabs command="install ${edit.word}" />`),
  unknownComponent: (edit) => append(edit, '<Tabz />'),
  openTag: (edit) => append(edit, '<Tabs group="g">'),
  openBrace: (edit) => append(edit, 'Text {of.'),
  fieldInText: (edit) => append(withTitle(edit), 'This is {frontmatter.title}.'),
  details: (edit) => append(edit, '<details>', `<summary>${edit.word}</summary>`, 'Text.', '</details>'),
  note: (edit) => append(edit, `> [!NOTE]\n> ${edit.word}`),
  code: (edit) => append(edit, `\`\`\`ts\nconst ${edit.word} = ${edit.at};\n\`\`\``),
  unknownLanguage: (edit) => append(edit, '```klingon\nx\n```'),
  lineEnds: ({ text }) => (text.includes('\r\n') ? text.replaceAll('\r\n', '\n') : text.replaceAll('\n', '\r\n')),
  bom: ({ text }) => (text.startsWith('\uFEFF') ? text.slice(1) : `\uFEFF${text}`),
  nothing: () => '',
} satisfies Readonly<Record<string, (edit: Edit) => string>>;

function withTitle(edit: Edit): Edit {
  return { ...edit, text: withField(edit, 'title', edit.word) };
}

export type EditName = keyof typeof EDITS;
