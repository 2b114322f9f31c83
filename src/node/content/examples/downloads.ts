import { runMode, type Example } from './example.ts';

/** An example that readers can download, in the form that is kept with a parsed page. */
export type Download = ReturnType<typeof readDownloads>[number];

/** The downloads of a page: its examples that can be run. */
export function readDownloads(examples: readonly Example[]) {
  return examples
    .filter((example) => runMode(example) !== 'not')
    .map((example) => ({
      /** Unique in the site; the same in both languages. */
      name: example.name,
      files: example.files.map(({ path, text }) => ({ path, text })),
      commands: example.commands.map(({ line }) => line),
      /** Paths of the test files that are meant to fail. */
      failing: example.files.filter(({ block }) => block.fence.fails !== undefined).map(({ path }) => path),
      /** Line of the opening fence of its last block. */
      lastLine: lastLineOf(example),
    }));
}

function lastLineOf({ files, commands }: Example): number {
  const ofCommands = commands.flatMap(({ block, outputs, excerpts }) => [block, ...outputs, ...excerpts]);
  return Math.max(...[...files.map(({ block }) => block), ...ofCommands].map(({ line }) => line));
}

/** Address of an example's file, the same for both languages. */
export function downloadPath({ name }: Pick<Download, 'name'>): string {
  return `/examples/${name}.zip`;
}

/** Addresses of a page's downloads, by the line of the fence whose block has the link. */
export type DownloadLinks = Readonly<Record<number, string>>;

/** The links of a page; none for an example of the translation alone: the files are made from the English page. */
export function downloadLinks(own: readonly Download[], english: readonly Download[]): DownloadLinks {
  const made = new Set(english.map(({ name }) => name));
  return Object.fromEntries(
    own.filter(({ name }) => made.has(name)).map((each) => [each.lastLine, downloadPath(each)]),
  );
}
