/** Checks theme parts that the compiler does not: stylesheets, callout colors, icons, breakpoints, custom properties. */

import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import glob from 'fast-glob';

const MAIN = 'src/theme/styles/main.css';
const KINDS = 'src/shared/mdx.ts';
const PROSE = 'src/theme/styles/prose.css';
const ICONS = { styles: 'src/theme/parts/icons.css', scripts: 'src/theme/parts/icon.tsx' };
const BREAKPOINTS = { styles: 'src/theme/styles/breakpoints.css', scripts: 'src/theme/parts/breakpoints.ts' };

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found as string);

/**
 * Theme parts that one file declares and another lacks.
 * @param read returns the text of a file by its path from `root`, the project folder
 * @returns a message per missing part, with its file
 */
export function missingThemeFiles(
  root: string,
  read: Read = (file) => readFileSync(join(root, file), 'utf8'),
): readonly string[] {
  return [
    ...stylesheets(root, read),
    ...callouts(read),
    ...icons(root, read),
    ...breakpoints(read),
    ...properties(root, read),
  ];
}

type Read = (file: string) => string;

function stylesheets(root: string, read: Read): readonly string[] {
  const lines = matches(read(MAIN), /^@import (.*);$/gm);
  const imported = lines.map((line) => join(dirname(MAIN), matches(line, /^'([^']+)'/g)[0] ?? ''));
  const scripts = glob.sync('src/**/*.{ts,tsx}', { cwd: root }).map(read).join('\n');
  const files = glob.sync('src/**/*.css', { cwd: root, ignore: [MAIN] });
  const own = files.filter((file) => scripts.includes(`/${basename(file)}?`));
  return [
    ...files
      .filter((file) => !imported.includes(file) && !own.includes(file))
      .map((file) => `${file} is in no stylesheet; import it in ${MAIN}`),
    ...own.filter((file) => !/^@layer \w+ \{$/m.test(read(file))).map((file) => `${file}: its rules stand in no layer`),
    ...imported.filter((file) => !files.includes(file)).map((file) => `${MAIN}: there is no ${file}`),
    ...lines
      .filter((line) => !/ layer\(\w+\)$|breakpoints\.css'$/.test(line))
      .map((line) => `${MAIN}: ${line} stands in no layer`),
  ];
}

function callouts(read: Read): readonly string[] {
  const [list = ''] = matches(read(KINDS), /CALLOUT_KINDS = \[([^\]]*)\]/g);
  const prose = read(PROSE);
  return matches(list, /'([^']+)'/g)
    .filter((kind) => !new RegExp(`\\.callout-${kind}\\b[^{]*{\\s*--tone:`).test(prose))
    .map((kind) => `${PROSE} has no colors for .callout-${kind}`);
}

function icons(root: string, read: Read): readonly string[] {
  const styles = glob.sync('src/theme/**/*.css', { cwd: root }).map(read).join('\n');
  const count = (pattern: RegExp) => matches(read(ICONS.styles), pattern).length;
  return [
    ...matches(read(ICONS.scripts), /^ {2}\| '([\w-]+)'/gm)
      .filter((name) => !new RegExp(`\\.icon-${name} {\\s*--(?:at|shape):`).test(styles))
      .map((name) => `${ICONS.styles} has no drawing for .icon-${name}`),
    ...(count(/--at: (\d+)/g) === count(/<path (.)/g) ? [] : [`${ICONS.styles}: each --at needs a <path> in --shapes`]),
  ];
}

function breakpoints(read: Read): readonly string[] {
  const widths = (file: string) => matches(read(file), /(\(width <= \d+px\))/g);
  const [styles, scripts] = [widths(BREAKPOINTS.styles), widths(BREAKPOINTS.scripts)];
  return scripts.filter((width) => !styles.includes(width)).map((width) => `${BREAKPOINTS.styles} has no ${width}`);
}

/** Custom properties that a style uses without a fallback, but neither a style nor a script sets. */
function properties(root: string, read: Read): readonly string[] {
  const files = glob.sync('src/**/*.css', { cwd: root });
  const scripts = glob.sync('src/**/*.{ts,tsx}', { cwd: root });
  const known = new Set([
    ...files.flatMap((file) => matches(read(file), /(?<!\()(--[\w-]+):/g)),
    ...scripts.flatMap((file) => matches(read(file), /'(--[\w-]+)'/g)),
  ]);
  return files.flatMap((file) =>
    matches(read(file), /var\((--[\w-]+)\)/g)
      .filter((name) => !known.has(name))
      .map((name) => `${file} uses ${name}, which nothing sets`),
  );
}
