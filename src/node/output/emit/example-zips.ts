import { strToU8, zipSync } from 'fflate';
import { SOURCE_LANG } from '#shared/page.ts';
import type { Site } from '#shared/site.ts';
import { escapeMarkdown } from '../../compile/markdown/writer.ts';
import { downloadPath, type Download } from '../../content/examples/downloads.ts';
import type { Packages } from '../../content/examples/packages.ts';
import { currentPages, type IndexedPage } from '../../content/page-index.ts';
import type { Emitter, MadeFile } from './emitter.ts';
import { examplePackage, OWN_PACKAGES } from './example-package.ts';

const INSTALLED = /^node_modules\//;

/** A zip of each example that can be run, from the English pages of the default version, whose packages are pinned. */
export const exampleZips: Emitter<MadeFile> = ({ site, pages, packages }) =>
  currentPages(pages, SOURCE_LANG, site.config).flatMap((page) =>
    page.source.downloads.map((example) => ({
      path: downloadPath(example).slice(1),
      make: () => zipOf(filesOf(example, page, site, packages)),
    })),
  );

/** Text of each file by its path: those of the page, a `package.json`, and a README of one line. */
function filesOf(example: Download, page: IndexedPage, site: Site, packages: Packages): ReadonlyMap<string, string> {
  const hasOwnPackages = example.files.some(({ path }) => INSTALLED.test(path));
  return new Map([
    ['README.md', readme(example, page, site)],
    ...example.files.map(({ path, text }) => [path.replace(INSTALLED, `${OWN_PACKAGES}/`), text] as const),
    ['package.json', examplePackage(example, packages, hasOwnPackages)],
  ]);
}

function readme({ commands, failing }: Download, { entry }: IndexedPage, { config }: Site): string {
  const title = escapeMarkdown(`${entry.title}, ${config.title}`);
  const command = commands[0] ?? 'npm test';
  const meant = failing.length > 0 ? `. Meant to fail: ${failing.map((path) => `\`${path}\``).join(', ')}` : '';
  return `Example from "${title}", ${config.origin}${entry.routePath}: \`npm install\`, then \`${command}\`${meant}\n`;
}

function zipOf(files: ReadonlyMap<string, string>): Uint8Array {
  const sorted = [...files].toSorted(([some], [other]) => (some < other ? -1 : 1));
  // The earliest time that a zip can store. A zip stores local time, so the bytes are the same in every time zone.
  const mtime = new Date(1980, 0, 1);
  return zipSync(Object.fromEntries(sorted.map(([path, text]) => [path, strToU8(text)])), { mtime });
}
