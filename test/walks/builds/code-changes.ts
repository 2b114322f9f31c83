/** Changes of the code in a copy of the project, one for each room that an output depends on. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface CodeChange {
  readonly file: string;
  /** @throws when the file no longer has what is to be changed */
  change(text: string, word: string): string;
}

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`there is no ${from}`);
  return text.replace(from, () => to);
}

export const CODE_CHANGES = {
  component: {
    file: 'src/theme/footer/site-footer.tsx',
    change: (text, word) => replaced(text, '<footer ', `<footer data-word="${word}" `),
  },
  style: { file: 'src/theme/styles/states.css', change: (text, word) => `${text}\n.${word} {\n  color: red;\n}\n` },
  text: {
    file: 'src/site/texts/zh.ts',
    change: (text, word) => replaced(text, 'allPages: {', `allPages: { ...{ title: '${word}' },`),
  },
  compiler: {
    file: 'src/node/compile/mdx/rehype-elements.ts',
    change: (text, word) => replaced(text, "className: ['table'", `className: ['table', '${word}'`),
  },
  output: {
    file: 'src/node/output/page-html.ts',
    change: (text, word) => replaced(text, '<title>$', `<!--${word}--><title>$`),
  },
  search: {
    file: 'src/search/stop-words.ts',
    change: (text, word) => replaced(text, ' about', ` ${word} about`),
  },
  shell: { file: 'index.html', change: (text, word) => replaced(text, '<!--head-->', `<!--${word}--><!--head-->`) },
} satisfies Readonly<Record<string, CodeChange>>;

export type CodeChangeName = keyof typeof CODE_CHANGES;

export function changeCode(name: CodeChangeName, root: string, word: string): void {
  const { file, change } = CODE_CHANGES[name];
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, 'utf8'), word));
}
