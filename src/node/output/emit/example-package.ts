import type { Download } from '../../content/examples/downloads.ts';
import { FRAMEWORK } from '../../content/name-links.ts';
import type { PackageFile, Packages } from '../../content/examples/packages.ts';

const COVERAGE = /\bcoverage['"]?\s*:\s*\{|--coverage\b/;
const V8 = /\bprovider['"]?[\s:=]+['"]?v8\b/;
const ISTANBUL = /\bprovider['"]?[\s:=]+['"]?istanbul\b/;

/** Adapters run tests for browsers in this environment by default. */
const ADAPTER = /['"]@rstest\/adapter-/;
const ADAPTER_ENVIRONMENT = 'happy-dom';

/** Folder of a zip for packages that the page puts into `node_modules/`, where npm would remove them. */
export const OWN_PACKAGES = 'own-packages';

/** Without a shell's `cp`, which Windows lacks. */
const COPY_OWN_PACKAGES = `node -e "fs.cpSync('${OWN_PACKAGES}', 'node_modules', { recursive: true })"`;

/** The `package.json` of a downloaded example: the one on its page if there is one, with the packages that it needs. */
export function examplePackage(example: Download, packages: Packages, hasOwnPackages: boolean): string {
  const shown = readShown(example);
  const needed = packagesOf(example, packages);
  const overrides = needed.flatMap((name) => {
    const ofPackage = packages.overrides[name];
    return ofPackage ? [[name, ofPackage] as const] : [];
  });
  const file = {
    ...(shown ?? { name: example.name, private: true, type: 'module' }),
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
