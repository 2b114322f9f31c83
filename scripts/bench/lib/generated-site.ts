/** A site of generated pages in two languages, the same at every run: 500 doc routes unless a variable says otherwise. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { byLang, LANGS, type Lang } from '#shared/page.ts';
import type { Sidebar } from '#shared/schema/navigation.ts';
import type { LocaleInput, SiteInput } from '#shared/schema/site.ts';
import { site as realSite } from '../../../src/site/config.ts';
import { HAN, Writer } from './writer.ts';

/** Set by the measurement that builds sites of several sizes. */
export const SECTIONS_VARIABLE = 'GENERATED_SECTIONS';
const DEFAULT_SECTIONS = 10;
export const PAGES_A_SECTION = 50;
const PAGES_A_GROUP = 10;
const HEADINGS = 6;
const CODE_BLOCKS = 4;
const WORDS = 600;
/** Length of a Chinese page; about two characters say what one English word does. */
const CHARACTERS = 1000;

const pad = (value: number) => String(value).padStart(2, '0');
const sectionName = (section: number) => `section-${pad(section)}`;

/** Address of a page in the default language. */
export function generatedRoute(section: number, page: number): string {
  return `/${sectionName(section)}/page-${pad(page)}`;
}

const range = (length: number) => Array.from({ length }, (_, index) => index);

function title(lang: Lang, section: number, page: number): string {
  const writer = new Writer(section * PAGES_A_SECTION + page);
  return lang === 'zh'
    ? `${[1, 2, 3, 4, 5].map(() => writer.pick(HAN)).join('')} ${page}`
    : `${writer.word()} ${writer.word()} ${page}`;
}

function pageText(lang: Lang, section: number, page: number): string {
  // Other seeds than those of the titles.
  const writer = new Writer(1_000_000 + section * PAGES_A_SECTION + page);
  const length = Math.round((lang === 'zh' ? CHARACTERS : WORDS) / (2 * HEADINGS));
  const link = generatedRoute(section, (page + 1) % PAGES_A_SECTION);
  const parts = range(HEADINGS).flatMap((index) => [
    `${index % 3 === 2 ? '###' : '##'} ${writer.sentence(lang, 4).slice(0, -1)} ${index}`,
    writer.paragraph(lang, length),
    ...(index < CODE_BLOCKS ? [writer.code(index)] : []),
    writer.paragraph(lang, length),
  ]);
  return [
    `---\ndescription: ${writer.sentence(lang, 12)}\n---`,
    `# ${title(lang, section, page)}`,
    ...parts,
    `- [${writer.word()}](${link})`,
    '',
  ].join('\n\n');
}

const HOME = `---
title: Generated
pageType: home
hero:
  name: Generated
  text: A site of many pages
  actions:
    - text: Start
      link: ${generatedRoute(0, 0)}
---
`;

/** Replaces the content of a copy: doc pages, and a home page in each language. */
export function writeGeneratedContent(folder: string, sections = DEFAULT_SECTIONS): void {
  rmSync(folder, { recursive: true, force: true });
  for (const lang of LANGS) {
    mkdirSync(join(folder, lang), { recursive: true });
    writeFileSync(join(folder, lang, 'index.mdx'), HOME);
    for (const section of range(sections)) {
      for (const page of range(PAGES_A_SECTION)) {
        const file = generatedFile(folder, lang, section, page);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, pageText(lang, section, page));
      }
    }
  }
}

export function generatedFile(folder: string, lang: Lang, section: number, page: number): string {
  return join(folder, lang, `${generatedRoute(section, page).slice(1)}.mdx`);
}

const SECTIONS = Number(process.env[SECTIONS_VARIABLE] ?? DEFAULT_SECTIONS);

function sidebar(lang: Lang): Sidebar {
  const groups = (section: number) =>
    range(PAGES_A_SECTION / PAGES_A_GROUP).map((group) => ({
      text: `${sectionName(section)} ${group}`,
      items: range(PAGES_A_GROUP).map((index) => {
        const page = group * PAGES_A_GROUP + index;
        return { text: title(lang, section, page), link: generatedRoute(section, page) };
      }),
    }));
  return Object.fromEntries(range(SECTIONS).map((section) => [sectionName(section), groups(section)]));
}

function locale(lang: Lang): LocaleInput {
  const items = range(SECTIONS).map((section) => ({ text: sectionName(section), link: generatedRoute(section, 0) }));
  return { ...realSite.locales[lang], nav: [{ text: 'Sections', items }], sidebar: sidebar(lang) };
}

export const site: SiteInput = { ...realSite, locales: byLang(locale) };
