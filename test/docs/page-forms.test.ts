import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { currentEnglishPages } from '#docs/examples/pages.ts';
import { site } from '#site/config.ts';

const ROOT = join(import.meta.dirname, '../..');
const pages = currentEnglishPages(ROOT, site.config);
// Headings and last lines need no parser, which would take many times longer.
const proseOf = (page: string) => readFileSync(join(ROOT, page), 'utf8').replace(/^( *)```[^]*?^\1```$/gm, '');
const sectionsOf = (page: string) => Array.from(proseOf(page).matchAll(/^## (.+)$/gm), ([, title]) => title);

// Chinese pages have the same headings; another test compares them.
const guides = pages.filter((page) => page.includes('/guide/') && !/\/(?:troubleshooting\/|glossary\.)/.test(page));
const options = pages.filter((page) => /\/config\/(?:test|build)\//.test(page));

test('every guide ends with the section that says where to go next', () => {
  expect(guides.length).toBeGreaterThan(0);
  expect(guides.filter((page) => sectionsOf(page).at(-1) !== 'Where to go next')).toEqual([]);
});

test('the last line of every option page names related pages', () => {
  expect(options.length).toBeGreaterThan(0);
  const lastLine = (page: string) => proseOf(page).trimEnd().split('\n').at(-1);
  expect(options.filter((page) => !lastLine(page)?.startsWith('Related: '))).toEqual([]);
});

test('pitfalls and errors are the last sections of an option page', () => {
  const misplaced = options.filter((page) => {
    const sections = sectionsOf(page);
    const form = ['Pitfalls', 'Errors'].filter((name) => sections.includes(name));
    return sections.slice(sections.length - form.length).join() !== form.join();
  });
  expect(misplaced).toEqual([]);
});
