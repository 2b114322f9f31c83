/** The Markdown of the pages as a package, for agents and editors to read beside the installed framework. */

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import glob from 'fast-glob';
import { LANGS } from '#shared/page.ts';
import { localize, markdownPath, versionOf } from '#shared/path.ts';
import type { SiteConfig } from '#shared/site.ts';

/** Fields of its `package.json`. */
export type PackageFacts = Readonly<Record<'name' | 'version' | 'description' | 'license', string>>;

/** Index of the pages of a language: npm and agents look for this name first. */
const INDEX = 'README.md';
/** What is before the address of a link or of a link definition, and the address. */
const LINK = /(\]\(|^[ >]*\[(?:\\.|[^\]\\])+\]: )([^\s)]+)/gm;

/**
 * Writes the package of a built site: the Markdown of the default version, and an index for each language. Relative
 * links lead to the packaged version, also without a network. Replaces an earlier package. Returns how many pages it has.
 * @throws when the folder holds something else
 */
export function writeDocsPackage(dist: string, folder: string, config: SiteConfig, facts: PackageFacts): number {
  const pages = glob.sync('**/*.md', { cwd: dist }).filter((file) => versionOf(`/${file}`) === '');
  const indexes = LANGS.map((lang) => localize('/llms.txt', lang, config.lang).slice(1));
  const packaged = new Map([
    ...pages.map((file) => [file, file] as const),
    ...indexes.map((file) => [file, posix.join(dirname(file), INDEX)] as const),
  ]);
  if (existsSync(folder) && readdirSync(folder).length > 0 && !isPackage(folder, facts.name)) {
    throw new Error(`${folder} holds something other than the package ${facts.name}; move it away`);
  }
  rmSync(folder, { recursive: true, force: true });
  for (const [file, target] of packaged) {
    const text = readFileSync(join(dist, file), 'utf8').replace(LINK, (link, before: string, address: string) => {
      if (!address.startsWith(`${config.origin}/`)) return link;
      const [path = '', hash] = address.slice(config.origin.length).split('#');
      // A page may be linked without the slash at the end of its address.
      const files = [path, markdownPath(path), markdownPath(`${path}/`)];
      const known = files.map((each) => packaged.get(each.slice(1))).find((each) => each !== undefined);
      const relative = known && posix.relative(dirname(target), known);
      return relative === undefined ? link : `${before}${relative}${hash === undefined ? '' : `#${hash}`}`;
    });
    mkdirSync(dirname(join(folder, target)), { recursive: true });
    writeFileSync(join(folder, target), text);
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(facts, null, 2)}\n`);
  return pages.length;
}

/** Whether a folder holds an earlier package of this name. */
function isPackage(folder: string, name: string): boolean {
  const file = join(folder, 'package.json');
  return existsSync(file) && readFileSync(file, 'utf8').includes(`"name": "${name}"`);
}
