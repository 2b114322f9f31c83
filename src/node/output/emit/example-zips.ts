import { strToU8, zipSync } from 'fflate';
import { SOURCE_LANG } from '#shared/page.ts';
import type { Site } from '#shared/site.ts';
import { escapeMarkdown } from '../../compile/markdown/writer.ts';
import { downloadPath, type Download } from '../../content/examples/downloads.ts';
import type { PackageFile, Packages } from '../../content/examples/packages.ts';
import { currentPages, type IndexedPage } from '../../content/page-index.ts';
import { FRAMEWORK } from '../../content/name-links.ts';
import type { Emitter, LazyFile } from './emitter.ts';

const INSTALLED = /^node_modules\//;

/** A zip of each example that can be run, from the English pages of the default version, whose packages are pinned. */
export const exampleZips: Emitter<LazyFile> = ({ site, pages, packages }) =>
  currentPages(pages, SOURCE_LANG, site.config).flatMap((page) =>
    page.source.downloads.map((example) => ({
      path: downloadPath(example).slice(1),
      make: () => zipOf(example, page, site, packages),
    })),
  );

/** A zip with the files of the page, a `package.json`, and a README of one line, beside the page's own if it has one. */
function zipOf(example: Download, page: IndexedPage, site: Site, packages: Packages): Uint8Array {
  const hasOwnPackages = example.files.some(({ path }) => INSTALLED.test(path));
  const hasOwnReadme = example.files.some(({ path }) => path === 'README.md');
  const files = new Map([
    [hasOwnReadme ? 'EXAMPLE.md' : 'README.md', readme(example, page, site)],
    ...example.files.map(({ path, text }) => [path.replace(INSTALLED, `${OWN_PACKAGES}/`), text] as const),
    ['package.json', examplePackage(example, packages, hasOwnPackages)],
  ]);
  const sorted = [...files].toSorted(([some], [other]) => (some < other ? -1 : 1));
  // The earliest time that a zip can store. A zip stores local time, so the bytes are the same in every time zone.
  const mtime = new Date(1980, 0, 1);
  return zipSync(Object.fromEntries(sorted.map(([path, text]) => [path, strToU8(text)])), { mtime });
}

function readme({ commands, failing }: Download, { entry }: IndexedPage, { config }: Site): string {
  const title = escapeMarkdown(`${entry.title}, ${config.title}`);
  const code = (texts: readonly string[]) => [...new Set(texts)].map((text) => `\`${text}\``).join(', ');
  const then = code(commands.length > 0 ? commands : ['npm test']);
  const meant = failing.length > 0 ? `. Meant to fail: ${code(failing)}` : '';
  return `Example from "${title}", ${config.origin}${entry.routePath}: \`npm install\`, then ${then}${meant}\n`;
}

const COVERAGE = /\bcoverage['"]?\s*:\s*\{|--coverage\b/;
const V8 = /\bprovider['"]?[\s:=]+['"]?v8\b/;
const ISTANBUL = /\bprovider['"]?[\s:=]+['"]?istanbul\b/;

/** Adapters run tests for browsers in this environment by default. */
const ADAPTER = /['"]@rstest\/adapter-/;
const ADAPTER_ENVIRONMENT = 'happy-dom';

/** Folder of a zip for packages that the page puts into `node_modules/`, where npm would remove them. */
const OWN_PACKAGES = 'own-packages';

/** Not by a shell's `cp`, which Windows lacks, nor by `cpSync`, which ends some Node.js 22 and 24 there below `文档`. */
const COPY_OWN_PACKAGES = `node -e "fs.promises.cp('${OWN_PACKAGES}', 'node_modules', { recursive: true })"`;

/** The `package.json` of a downloaded example: the one on its page if there is one, with the packages that it needs. */
function examplePackage(example: Download, packages: Packages, hasOwnPackages: boolean): string {
  const shown = readShown(example);
  const needed = packagesOf(example, packages);
  const overrides = needed.flatMap((name) => {
    const ofPackage = packages.overrides[name];
    return ofPackage ? [[name, ofPackage] as const] : [];
  });
  const file = {
    ...(shown ?? { name: example.name.toLowerCase(), private: true, type: 'module' }),
    scripts: {
      test: 'rstest run',
      ...shown?.scripts,
      ...(hasOwnPackages && { postinstall: COPY_OWN_PACKAGES }),
    },
    devDependencies: {
      ...shown?.devDependencies,
      ...Object.fromEntries(needed.map((name) => [name, packages.versions[name]])),
    },
    ...(overrides.length > 0 && { overrides: Object.fromEntries(overrides) }),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** The page's own `package.json`; undefined when there is none, or one that npm could not read either. */
function readShown({ files }: Download): PackageFile | undefined {
  const shown = files.find(({ path }) => path === 'package.json');
  try {
    return shown && (JSON.parse(shown.text) as PackageFile);
  } catch {
    return undefined;
  }
}

/** Sorted names of the packages that an example needs, of those that the project pins. */
function packagesOf(example: Download, { versions, peersOf }: Packages): readonly string[] {
  const pinned = Object.keys(versions);
  const needed = new Set([
    FRAMEWORK,
    ...pinned.filter((name) => isNamed(name, example)),
    ...coverageOf(example),
    ...(example.files.some(({ text }) => ADAPTER.test(text)) ? [ADAPTER_ENVIRONMENT] : []),
  ]);
  // Iterating a set also visits items that the loop adds, so peers of peers are found too.
  for (const name of needed) for (const peer of peersOf(name)) needed.add(peer);
  return [...needed].filter((name) => pinned.includes(name)).toSorted();
}

/** True when a file names the package in quotes or as its environment, or a command has the name as a word. */
function isNamed(name: string, { files, commands }: Download): boolean {
  const named = new RegExp(`(['"\`])${name}(?:/[^'"\`\n]*)?\\1|@rstest-environment ${name}\\b`);
  return files.some(({ text }) => named.test(text)) || commands.some((line) => line.split(/[\s=,'"]+/).includes(name));
}

/** The packages that measure coverage, when the example switches coverage on; Istanbul is the default. */
function coverageOf({ files, commands }: Download): readonly string[] {
  const text = [...files.map((file) => file.text), ...commands].join('\n');
  if (!COVERAGE.test(text)) return [];
  const isV8 = V8.test(text);
  const isIstanbul = !isV8 || ISTANBUL.test(text);
  return [...(isV8 ? ['@rstest/coverage-v8'] : []), ...(isIstanbul ? ['@rstest/coverage-istanbul'] : [])];
}
