/**
 * Draws the coverage report of `/config/test/coverage` for both themes: runs the example of the page, opens the HTML
 * report that it writes, and turns what the browser shows into SVG. Run by hand after an update of the framework:
 * `npx tsx scripts/coverage-picture.ts`.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareFolder, writeExample } from '#docs/examples/folder.ts';
import { readExamples } from '#docs/examples/pages.ts';
import { runLine } from '#docs/examples/shell.ts';
import { escapeHtml } from '#node/output/page-html.ts';
import { site } from '#site/config.ts';
import { withBrowser, withPage } from './bench/lib/browser.ts';
import { main, ROOT } from './run.ts';

const WIDTH = 520;

/** The colors of the report, and their replacements in the dark theme: for text, and for backgrounds if different. */
const COLORS: Readonly<Record<string, readonly [text: string, ground?: string]>> = {
  'rgb(255, 255, 255)': ['#161c26'],
  'rgb(51, 51, 51)': ['#e6eaf2', '#000000'],
  'rgb(0, 116, 217)': ['#6cb6ff'],
  'rgba(0, 0, 0, 0.5)': ['#a5afc4'],
  'rgb(85, 85, 85)': ['#d3d9e6'],
  'rgb(0, 0, 136)': ['#a9bbff'],
  'rgb(0, 0, 0)': ['#f0f3f8'],
  'rgb(102, 102, 0)': ['#d5d58a'],
  'rgb(102, 0, 102)': ['#eaa9ea'],
  'rgb(0, 102, 102)': ['#6ad8d8'],
  'rgb(255, 255, 0)': ['#ffe94a'],
  'rgb(232, 232, 232)': ['#333c4d'],
  'rgb(249, 205, 11)': ['#c79f00'],
  'rgb(234, 234, 234)': ['#262d3a'],
  'rgb(230, 245, 208)': ['#24402a'],
  'rgb(252, 225, 229)': ['#4a2730'],
  'rgb(246, 198, 206)': ['#5c2632'],
};

/** The rows of the report that get a number, by a part of each. */
const MARKED = ['.fl:last-of-type .fraction', 'a[href="#L2"]', 'a[href="#L3"]', 'a[href="#L5"]', 'a[href="#L8"]'];

/** Labels beside the numbers of the enlarged picture. */
const LABELS = {
  en: ['shares that ran', 'else: not taken', '1x: ran once', 'red: did not run', 'not called'],
  zh: ['执行过的比例', 'else：没有走到', '1x：执行了一次', '红色：没有执行', '没有调用'],
} as const;

interface Shown {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  /** A word with its font and size; a background has none. */
  readonly word?: { readonly text: string; readonly font: string };
}

/**
 * Runs in the browser and reads the report's backgrounds, words, and positions of the marked rows. Declares no
 * functions, since tsx would wrap them in a helper that the browser lacks.
 */
function readReport(marked: readonly string[]) {
  const grounds: Shown[] = [];
  const words: Shown[] = [];
  for (const element of document.querySelectorAll('.wrapper *')) {
    const {
      backgroundColor: color,
      color: ink,
      fontStyle,
      fontWeight,
      fontSize,
      fontFamily,
    } = getComputedStyle(element);
    for (const { x, y, width, height } of color === 'rgba(0, 0, 0, 0)' ? [] : element.getClientRects()) {
      grounds.push({ x, y, width, height, color });
    }
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || element.matches('script, template, .footer *, .footer')) continue;
      for (const { 0: text, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const { x, y, width, height } = range.getBoundingClientRect();
        const family = fontFamily.includes('monospace') ? 'Menlo, Consolas, monospace' : 'Helvetica, Arial, sans-serif';
        const font = `${fontStyle} ${fontWeight} ${fontSize} ${family}`;
        if (width > 0) words.push({ x, y, width, height, color: ink, word: { text, font } });
      }
    }
  }
  // In the order of the page, which is that of the selectors.
  const rows = Array.from(document.querySelectorAll(marked.join()), (element) => element.getBoundingClientRect().y);
  const bottom = document.querySelector('table.coverage')?.getBoundingClientRect().bottom;
  if (rows.length < marked.length || bottom === undefined) throw new Error('the report has no such rows any more');
  return { grounds, words, rows, height: bottom + 8 };
}

/** The class of a color; a color that the table lacks stops the script, since the dark theme would not show it. */
function colorClass(color: string, kind: 't' | 'g'): string {
  const index = Object.keys(COLORS).indexOf(color);
  if (index === -1) throw new Error(`the report has a new color, ${color}; add it to COLORS`);
  return `${kind}${index}`;
}

function draw(
  { grounds, words, rows, height }: ReturnType<typeof readReport>,
  labels: readonly string[],
  scale: number,
): string {
  const round = (value: number) => Number(value.toFixed(1));
  const rules = (theme: 0 | 1) =>
    Object.entries(COLORS).map(([color, [text, ground = text]], index) => {
      return `.t${index} { fill: ${theme ? text : color} } .g${index} { fill: ${theme ? ground : color} }`;
    });
  const fonts = [...new Set(words.map(({ word }) => word?.font))];
  const box = ({ x, y, width, height, color }: Shown) =>
    `<rect class="${colorClass(color, 'g')}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"/>`;
  const write = ({ x, y, width, height, color, word }: Shown) =>
    `<text class="${colorClass(color, 't')} f${fonts.indexOf(word?.font)}" x="${round(x)}" y="${round(y + height * 0.78)}" textLength="${round(width)}">${escapeHtml(word?.text ?? '')}</text>`;
  const mark = (row: number, index: number) => {
    const inRow = words.filter(({ y }) => Math.abs(y - row) < 6);
    const x = Math.max(...inRow.map((word) => word.x + word.width)) + 14;
    const label =
      labels[index] === undefined ? '' : `<text x="${round(x + 11)}" y="${round(row + 12)}">${labels[index]}</text>`;
    return `<g class="mark"><circle cx="${round(x)}" cy="${round(row + 8)}" r="7.5"/><text class="no" x="${round(x)}" y="${round(row + 12)}">${index + 1}</text>${label}</g>`;
  };
  const all = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * scale}" height="${round(height) * scale}" viewBox="0 0 ${WIDTH} ${round(height)}">`,
    '<style>',
    ...rules(0),
    ...fonts.map((font, index) => `.f${index} { font: ${font} }`),
    '.mark { font: 600 11px system-ui, sans-serif; fill: #3b45b8 } .no { fill: #ffffff; text-anchor: middle }',
    `@media (prefers-color-scheme: dark) { ${rules(1).join(' ')} .mark { fill: #a3abff } .no { fill: #161c26 } }`,
    '</style>',
    box({ x: 0, y: 0, width: WIDTH, height, color: 'rgb(255, 255, 255)' }),
    ...grounds.map(box),
    ...words.map(write),
    ...rows.map(mark),
    '</svg>',
  ];
  return `${all.join('\n')}\n`;
}

await main(async () => {
  const examples = readExamples(ROOT, site.config, ['config/test/coverage']).flatMap((page) => page.examples);
  const example = examples.find(({ files }) => files.some(({ path }) => path === 'src/price.ts'));
  const [command] = example?.commands ?? [];
  if (!example || !command) throw new Error('the page has no example of src/price.ts with a command');
  const parent = join(ROOT, '.tmp/coverage-picture');
  prepareFolder(parent);
  const folder = writeExample(example, parent);
  await runLine(command.line, folder, ROOT);
  const report = await withBrowser((browser) =>
    withPage(
      browser,
      async (page) => {
        await page.goto(pathToFileURL(join(folder, 'coverage/price.ts.html')).href);
        return page.evaluate(readReport, MARKED);
      },
      { viewport: { width: WIDTH, height: 600 } },
    ),
  );
  const pictures = [
    ['coverage-report.svg', draw(report, [], 1)],
    ['coverage-report.large.en.svg', draw(report, LABELS.en, 3)],
    ['coverage-report.large.zh.svg', draw(report, LABELS.zh, 3)],
  ] as const;
  for (const [name, text] of pictures) {
    writeFileSync(join(ROOT, 'public/images', name), text);
    console.log(`public/images/${name}`);
  }
});
