import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import glob from 'fast-glob';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resolveSite } from '#shared/site.ts';
import { writeDocsPackage } from '#node/output/docs-package.ts';
import { site } from '#site/config.ts';

const DIST = join(import.meta.dirname, '../../dist');
const FACTS = { name: '@docs/packaged', version: '1.2.3', description: 'About.', license: 'MIT' };
const { config } = resolveSite(site);

const project = mkdtempSync(join(tmpdir(), 'docs-package-'));
const installed = join(project, 'node_modules', FACTS.name);
const read = (file: string) => readFileSync(join(installed, file), 'utf8');

/** Runs npm without a registry: the package depends on nothing. */
function npm(...args: readonly string[]): string {
  return execFileSync('npm', [...args, '--offline', '--silent', '--no-audit', '--no-fund'], {
    cwd: project,
    encoding: 'utf8',
  });
}

beforeAll(() => {
  const folder = join(project, 'package');
  writeDocsPackage(DIST, folder, config, FACTS);
  writeFileSync(join(project, 'package.json'), '{ "name": "reader", "private": true }');
  npm('pack', folder);
  npm('install', './docs-packaged-1.2.3.tgz');
  // npm may take several seconds to start.
}, 120_000);

afterAll(() => rmSync(project, { recursive: true }));

/** The file that an index names for a page, from the package's folder. */
function fileOf(index: string, title: string): string {
  const link = new RegExp(`^- \\[${title}\\]\\(([^)]*)\\)`, 'm').exec(read(index))?.[1];
  if (link === undefined) throw new Error(`${index} has no page "${title}"`);
  return join(dirname(index), link);
}

test('an earlier package is replaced, and a folder with anything else is left alone', () => {
  const folder = join(project, 'package');
  writeFileSync(join(folder, 'old.md'), '');
  writeDocsPackage(DIST, folder, config, FACTS);
  expect(existsSync(join(folder, 'old.md'))).toBe(false);
  const own = join(project, 'own');
  mkdirSync(own);
  writeFileSync(join(own, 'mine.txt'), 'mine');
  expect(() => writeDocsPackage(DIST, own, config, FACTS)).toThrow('holds something other than the package');
  expect(existsSync(join(own, 'mine.txt'))).toBe(true);
});

test('the installed package has its name, version and license', () => {
  expect(JSON.parse(read('package.json'))).toMatchObject(FACTS);
});

test('a page is found by its name in the index of its language', () => {
  expect(fileOf('README.md', 'CLI')).toBe('guide/basic/cli.md');
  expect(read(fileOf('README.md', 'CLI'))).toContain('# CLI');
  expect(read(fileOf('zh/README.md', '命令行'))).toContain('# 命令行');
});

test('each index leads to every page of its language and to the other index', () => {
  const linksOf = (index: string) => [...read(index).matchAll(/\]\(([^):]*)\)/g)].map(([, link]) => link ?? '');
  const english = linksOf('README.md');
  expect(english).toContain('zh/README.md');
  expect(linksOf('zh/README.md')).toContain('../README.md');
  expect(english.length).toBeGreaterThan(50);
  expect(linksOf('zh/README.md')).toHaveLength(english.length);
  expect(english.filter((link) => !existsSync(join(installed, link)))).toEqual([]);
});

test('links between pages lead to files of the package, with their hash', () => {
  expect(read('api/rstest/fakeTimers.md')).toContain('](utilities.md#rswaitfor)');
  expect(read('zh/api/rstest/fakeTimers.md')).toContain('](../../config/test/testTimeout.md)');
  const files = glob.sync('**/*.md', { cwd: installed });
  const links = files.flatMap((file) =>
    [...read(file).matchAll(/\]\(([^)]*)\)/g)].map(([, link = '']) => [file, link]),
  );
  const relative = links.filter(([, link = '']) => !link.includes(':'));
  expect(relative.length).toBeGreaterThan(5000);
  const lost = relative.filter(([file = '', link = '']) => {
    const [path = ''] = link.split('#');
    return !existsSync(join(installed, dirname(file), path));
  });
  expect(lost).toEqual([]);
});
