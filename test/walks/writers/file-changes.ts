/** Changes of files and settings: pages, folders, images, the navigation. */

import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SETTINGS_FILE, type Settings } from './site.ts';
import { moveFile, readTree, removeFile, writeFile } from './tree.ts';

/** Input of a change of files. */
export interface FileChange {
  readonly root: string;
  /** Chooses among the candidates. */
  readonly at: number;
  readonly word: string;
  readonly langs: readonly ('en' | 'zh')[];
}

/** Paths of the pages without their language: `guide/parts.mdx`. */
export function pagePaths(root: string): readonly string[] {
  const paths = [...readTree(root).keys()].flatMap((file) => /^content\/(?:en|zh)\/(.*\.mdx)$/.exec(file)?.[1] ?? []);
  return [...new Set(paths)].toSorted();
}

/** `guide/index.mdx` → `/guide/`. */
export function routeOf(path: string): string {
  return `/${path.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '$1')}`;
}

/** The existing files of one page, in the languages of the step. */
export function filesOf({ root, at, langs }: FileChange): readonly string[] {
  const paths = pagePaths(root);
  const path = paths[at % paths.length];
  const tree = readTree(root);
  return langs.map((lang) => `content/${lang}/${path}`).filter((file) => tree.has(file));
}

function changeSettings({ root }: FileChange, change: (settings: Settings) => Settings): void {
  const file = readTree(root).get(SETTINGS_FILE);
  writeFile(root, SETTINGS_FILE, JSON.stringify(change(JSON.parse(String(file)) as Settings), null, 2));
}

function move(change: FileChange, to: (file: string) => string): void {
  for (const file of filesOf(change)) moveFile(change.root, file, to(file));
}

const newPage = (word: string) => `---\ndescription: A page.\n---\n\n# Page ${word}\n\n## One\n\nText.\n`;
const addTo = (list: readonly string[] = [], link: string) => [...list, link];

export const FILE_CHANGES = {
  /** A page that no sidebar lists. */
  addPage: ({ root, langs, word }) => {
    for (const lang of langs) writeFile(root, `content/${lang}/guide/${word}.mdx`, newPage(word));
  },
  addCustomPage: ({ root, langs, word }) => {
    for (const lang of langs) {
      writeFile(root, `content/${lang}/${word}.mdx`, `---\ntitle: ${word}\npageType: custom\n---\n\nText.\n`);
    }
  },
  addListedPage: (change) => {
    const { root, langs, word } = change;
    for (const lang of langs) writeFile(root, `content/${lang}/config/${word}.mdx`, newPage(word));
    changeSettings(change, (settings) => {
      const config = addTo(settings.sidebar['config'], `/config/${word}`);
      return { ...settings, sidebar: { ...settings.sidebar, config } };
    });
  },
  addExcludedPage: ({ root, langs, word }) => {
    for (const lang of langs) writeFile(root, `content/${lang}/guide/_${word}.mdx`, 'Text {of.\n');
  },
  rename: (change) => move(change, (file) => `${dirname(file)}/${change.word}.mdx`),
  moveToFolder: (change) => move(change, (file) => `${dirname(file)}/${change.word}/index.mdx`),
  removePage: (change) => {
    for (const file of filesOf(change)) removeFile(change.root, file);
  },
  removeFolder: ({ root, langs, at }) => {
    const folder = ['guide', 'config', 'guide/dist-files'][at % 3] ?? 'guide';
    for (const lang of langs) rmSync(join(root, 'content', lang, folder), { recursive: true, force: true });
  },
  /** A folder that appears with all its pages at once. */
  addFolder: ({ root, langs, word }) => {
    const beside = mkdtempSync(join(tmpdir(), 'docs-walk-'));
    for (const lang of langs) {
      for (const file of ['a', 'b']) {
        const text = `---\ntitle: ${file}\npageType: custom\n---\n\nText.\n`;
        writeFile(beside, `made/${lang}/${file}.mdx`, text);
      }
      rmSync(join(root, 'content', lang, `dist-${word}`), { recursive: true, force: true });
      renameSync(join(beside, 'made', lang), join(root, 'content', lang, `dist-${word}`));
    }
    rmSync(beside, { recursive: true });
  },
  notUtf8: (change) => {
    for (const file of filesOf(change)) {
      const before = readTree(change.root).get(file) ?? Buffer.alloc(0);
      writeFile(change.root, file, Buffer.concat([before, Buffer.from([0x0a, 0xe9, 0xe8, 0x0a])]));
    }
  },
  noPage: ({ root, langs, word }) => {
    for (const lang of langs) writeFile(root, `content/${lang}/guide/${word}.txt`, 'Text.');
  },
  removeImage: ({ root }) => removeFile(root, 'public/images/dot.svg'),
  addImage: ({ root, at }) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${at + 1}" height="20" viewBox="0 0 40 20"/>\n`;
    writeFile(root, 'public/images/dot.svg', svg);
  },
  navEntry: (change) => {
    const links = ['/guide/parts', '/config/one', `/${change.word}`];
    changeSettings(change, (settings) => ({ ...settings, nav: addTo(settings.nav, links[change.at % 3] ?? '/') }));
  },
  sidebarEntry: (change) =>
    changeSettings(change, (settings) => {
      const guide = settings.sidebar['guide'] ?? [];
      const changed = change.at % 2 === 0 ? addTo(guide, `/guide/${change.word}`) : guide.toReversed();
      return { ...settings, sidebar: { ...settings.sidebar, guide: changed } };
    }),
  themeText: (change) => changeSettings(change, (settings) => ({ ...settings, outlineTitle: change.word })),
  wrongSetting: (change) => changeSettings(change, (settings) => ({ ...settings, theme: { darkmode: true } })),
} satisfies Readonly<Record<string, (change: FileChange) => void>>;

export type FileChangeName = keyof typeof FILE_CHANGES;
