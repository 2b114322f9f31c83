import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentEnglishPages, currentPage } from '#docs/examples/pages.ts';
import { LANGS } from '#shared/page.ts';
import { problemText } from '#node/content/problem.ts';
import { checkCoverage, checkPage, checkUpgrade, notOnRecord } from '#docs/reference/check-reference.ts';
import { wrongReleases } from '#docs/reference/compare-since.ts';
import { statedTypes, wrongTypes } from '#docs/reference/compare-types.ts';
import type { PackageFacts } from '#docs/reference/package-facts.ts';
import minors from '#docs/reference/minors.json' with { type: 'json' };
import { readPackage } from '#docs/reference/read-package.ts';
import { readReference } from '#docs/reference/read-reference.ts';
import { site } from '#site/config.ts';

const root = join(import.meta.dirname, '../..');
const workspace = { root, folder: join(root, '.tmp/reference') };
const pages = currentEnglishPages(root, site.config).map((page) =>
  readReference(readFileSync(join(root, page), 'utf8'), page),
);
let facts: PackageFacts;

beforeAll(async () => {
  facts = await readPackage(workspace);
});
afterAll(() => rmSync(workspace.folder, { recursive: true, force: true }));

test('every name, option and flag on a page matches the installed package', () => {
  expect(pages.flatMap((page) => checkPage(page, facts)).map(problemText)).toEqual([]);
});

test('in both languages, the Upgrade page names all additions, changes and removals of each minor release', () => {
  const files = LANGS.map((lang) => currentPage(site.config, lang, 'guide/migration/upgrade.mdx'));
  const found = files.flatMap((file) => checkUpgrade(readReference(readFileSync(join(root, file), 'utf8'), file)));
  expect(found.map(problemText)).toEqual([]);
});

test('the releases on record include the installed one, and every name of the package', () => {
  const manifest = readFileSync(join(root, 'node_modules/@rstest/core/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  expect(Object.values(minors).at(-1)?.compared[1], 'run npm run docs:releases').toBe(version);
  expect(notOnRecord(facts), 'run npm run docs:releases').toEqual([]);
  const newer = { ...facts, types: { ...facts.types, configKeys: ['retries'] } };
  expect(notOnRecord(newer)).toEqual(['retries']);
});

test('every name of the package is documented, or listed with a reason', () => {
  expect(checkCoverage(pages, facts).map(problemText)).toEqual([]);
});

test('every option type that a page states in code is that of the package', async () => {
  const stated = statedTypes(pages);
  expect(stated.length).toBeGreaterThan(40);
  expect((await wrongTypes(stated, workspace)).map(problemText)).toEqual([]);
});

test('names are read from the package', () => {
  expect(facts.types.configKeys).toContain('slowTestThreshold');
  expect(facts.types.nestedKeys).toContain('coverage.reportsDirectory');
  expect(facts.runTime.rs).toContain('waitUntil');
  expect(facts.runTime.assertion).toContain('toHaveBeenCalledExactlyOnceWith');
  expect([...facts.help.keys()]).toEqual(['', 'run', 'watch', 'list', 'merge-reports', 'init']);
});

/** A page of an option, with one line of its facts replaced. */
function optionPage(line: number, text: string) {
  const lines = [
    /* 1 */ '# retry',
    /* 2 */ '',
    /* 3 */ '- **Type:** `number`',
    /* 4 */ '- **Default:** `0`',
    /* 5 */ '- **CLI:** `--retry <retry>`',
    /* 6 */ '- **Scope:** root and projects',
    /* 7 */ '- **Since:** 0.1.0',
    /* 8 */ '',
    /* 9 */ 'Text.',
  ];
  return readReference(lines.with(line - 1, text).join('\n'), 'content/en/config/test/retry.mdx');
}
const found = (line: number, text: string) => checkPage(optionPage(line, text), facts).map(problemText);
const at = (line: number, reason: string) => [`content/en/config/test/retry.mdx:${line}:1: ${reason}`];

test('a page with correct facts has no problem', () => {
  expect(found(9, 'Right.')).toEqual([]);
});

test('a wrong title, default, flag, scope or release is found at its line', () => {
  expect(found(1, '# retries')[0]).toContain(':1:1: Rstest has no option retries');
  expect(found(4, '- **Default:** `1`')).toEqual(at(4, 'the default of retry is 0, not 1'));
  expect(found(5, '- **CLI:** none')).toEqual(at(5, 'retry does not say its flag --retry'));
  expect(found(5, '- **CLI:** `--retry <n>`, `--retries`')).toEqual(at(5, 'Rstest has no flag --retries'));
  expect(found(6, '- **Scope:** root only')).toEqual(
    at(6, 'the scope of retry is "root and projects" by its types, not "root only"'),
  );
  expect(found(7, '- **Since:** 0.2.0')).toEqual(at(7, 'retry exists since 0.1.0, not 0.2.0'));
  expect(found(3, '')).toEqual([expect.stringContaining('retry does not say its Type')]);
});

test('a first release that is wrong, missing or not on record is found at its heading', () => {
  const below = (text: string) =>
    checkPage(readReference(`# A\n\n## ${text}`, 'content/en/api/a.mdx'), facts).map(problemText);
  const problemWith = (reason: string) => [`content/en/api/a.mdx:3:1: ${reason}`];
  const fix = 'write <Since version="0.9.0" /> below the heading';
  expect(below('rs.waitFor\n\n<Since version="0.9.0" />')).toEqual([]);
  expect(below('rs.waitFor\n\n<Since version="0.8.0" />')).toEqual(
    problemWith(`rs.waitFor exists since 0.9.0, not 0.8.0; ${fix}`),
  );
  expect(below('rs.waitFor')).toEqual(problemWith(`rs.waitFor does not say its first release; ${fix}`));
  expect(below('rs.fn')).toEqual([expect.stringContaining('rs.fn does not say its first release')]);
  expect(below('Timeouts')).toEqual([]);
  expect(below('timer\n\n<Since version="0.8.0" />')).toEqual([
    expect.stringContaining('the first release of timer is not on record'),
  ]);
  // On other pages, such a heading may be a command, an option or a task.
  expect(found(9, '## rs.waitFor')).toEqual([]);
});

test('a minor release that changed a default or removed an option must follow the first release', () => {
  const minor = { removed: ['retry'], changed: { '--retry': [0, 1] } } as const;
  const releases = {
    since: { config: { retry: '0.1.0' }, flags: { '--retry': '0.1.0' }, api: {} },
    minors: { '0.9': minor },
  };
  const { config, flags } = releases.since;
  expect(wrongReleases(['retry'], '0.1.0', config, releases)).toEqual([
    '0.9 changed or removed retry; say it after the first release',
  ]);
  expect(wrongReleases(['retry'], '0.1.0; not in 0.9', config, releases)).toEqual([]);
  expect(wrongReleases(['-r', '--retry'], '0.1.0', flags, releases)).toHaveLength(1);
  expect(wrongReleases(['retries'], '0.1.0', config, releases)).toEqual([
    'the first release of retries is not on record',
  ]);
});

test('a name that the package lacks is found in prose and in headings', () => {
  expect(found(9, 'Call `rs.spy()`.')).toEqual(at(9, 'Rstest has no member of rs rs.spy'));
  expect(found(9, '## expect.maybe')).toEqual(at(9, 'Rstest has no member of expect expect.maybe'));
  expect(found(9, '`expect(1).toBeOne()`')).toEqual(at(9, 'Rstest has no matcher toBeOne'));
  expect(found(9, '`pool.minThreads`')).toEqual(at(9, 'Rstest has no option pool.minThreads'));
  expect(found(9, '`mockReturn`')).toEqual(at(9, 'Rstest has no method of mocks mockReturn'));
});

test('a wrong type is found at its line', async () => {
  const stated = statedTypes([optionPage(3, '- **Type:** `number | string`')]);
  const [wrong, ...others] = (await wrongTypes(stated, workspace)).map(problemText);
  expect(wrong).toMatch(
    /^content\/en\/config\/test\/retry\.mdx:3:1: the type of retry differs from that of the package/,
  );
  expect(others).toEqual([]);
});

test('a name without a page is found', () => {
  const some = pages.filter(({ file }) => !file.endsWith('/retry.mdx'));
  expect(checkCoverage(some, facts).map(({ reason }) => reason)).toEqual([
    'no page documents retry; document it, or give the reason here',
  ]);
});

test('a flag missing from every table, and a wrong row, are found', () => {
  const cli = pages.find(({ file }) => file.endsWith('/cli.mdx'));
  if (!cli) throw new Error('no CLI page');
  const [first, ...rows] = cli.flagRows;
  if (!first) throw new Error('no rows');
  const without = checkPage({ ...cli, flagRows: rows }, facts).map(({ reason }) => reason);
  expect(without).toEqual(['no table has the flag --include']);
  const cells = first.cells.with(3, { text: '0.2.0', line: 1, codes: [] });
  const wrong = checkPage({ ...cli, flagRows: [{ line: 1, cells }, ...rows] }, facts).map(({ reason }) => reason);
  expect(wrong).toEqual(['--include exists since 0.1.0, not 0.2.0']);
});
