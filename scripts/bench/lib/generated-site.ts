/** A site of 500 doc routes in two languages, the same at every run. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGS, type Lang } from '#shared/page.ts';
import { localize } from '#shared/path.ts';
import type { Sidebar } from '#shared/site.ts';
import type { LocaleInput, SiteInput } from '#shared/site-input.ts';
import { site as realSite } from '../../../src/site/config.ts';

const SECTIONS = 10;
const PAGES_A_SECTION = 50;
const PAGES_A_GROUP = 10;
const HEADINGS = 6;
const CODE_BLOCKS = 4;
const WORDS = 600;
/** Words of Chinese are counted by character; two or so say what one English word does. */
const CHARACTERS = 1000;

const SYLLABLES =
  'ba ber con de den dis en er es for gen ing in is la le li lo men mi na ne nor o par per pre ra re ri ro sa se si so ta te ter ti to tor tra u ver vi'.split(
    ' ',
  );
const COMMON = 'the a to of and in is it for on with as that this each by from at or when'.split(' ');
const HAN =
  '的一是在不了有和这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建月公无系军很情者最立代想已通并提直题党程展五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图山统接知较将组见计别她手角期根论运农指几九区强放决西被干做必战先回则任取据处队南给色光门即保治北造百规热领七海口东导器压志世金增争济阶油思术极交受联什认六共权收证改清己美再采转更单风切打白教速花带安场身车例真务具万每目至达走积示议声报斗完类八离华名确才科张信马节话米整空元况今集温传土许步群广石记需段研界拉林律叫且究观越织装影算低持音众书布复容儿须际商非验连断深难近矿千周委素技备半办青省列习响约支般史感劳便团往酸历市克何除消构府称太准精值号率族维划选标写存候毛亲快效斯院查江型眼王按格养易置派层片始却专状育厂京识适属圆包火住调满县局照参红细引听该铁价严';

/** A sequence of numbers in [0, 1) that depends on nothing but the seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

class Writer {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  pick<Item>(items: ArrayLike<Item>): Item {
    return items[this.below(items.length)] as Item;
  }

  /** A word that no dictionary of a compressor knows. */
  word(): string {
    return Array.from({ length: 2 + this.below(2) }, () => this.pick(SYLLABLES)).join('');
  }

  sentence(lang: Lang, length: number): string {
    if (lang === 'zh') return `${Array.from({ length }, () => this.pick(HAN)).join('')}。`;
    const words = Array.from({ length }, () => (this.below(5) < 2 ? this.pick(COMMON) : this.word())).join(' ');
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  }

  paragraph(lang: Lang, length: number): string {
    const sentences: string[] = [];
    for (let left = length; left > 0;) {
      const next = Math.min(left, 8 + this.below(10));
      sentences.push(this.sentence(lang, next));
      left -= next;
    }
    return `${sentences.join(lang === 'zh' ? '' : ' ')} \`${this.word()}.${this.word()}\``;
  }

  code(index: number): string {
    const [name, value, file] = [this.word(), this.word(), this.word()];
    const blocks = [
      `\`\`\`ts title="src/${file}.ts"
import { ${name} } from './${value}';

/** ${this.sentence('en', 6)} */
export function ${file}(input: string, limit = ${this.below(900)}): readonly string[] {
  const found = ${name}(input).filter((each) => each.length < limit);
  return found.map((each, index) => \`\${index}: \${each} ${value}\`);
}
\`\`\``,
      `\`\`\`sh
npx ${name} run --${value} ${this.below(900)} src/${file}
\`\`\``,
      `\`\`\`json title="${file}.json"
{ "${name}": { "${value}": ${this.below(900)}, "enabled": true }, "files": ["src/${file}.ts"] }
\`\`\``,
      `\`\`\`ts title="test/${file}.test.ts"
import { expect, test } from '@rstest/core';
import { ${file} } from '../src/${file}';

test('${this.sentence('en', 5)}', () => {
  expect(${file}('${value}', ${this.below(900)})).toHaveLength(${this.below(9)});
});
\`\`\``,
    ];
    return blocks[index % blocks.length] as string;
  }
}

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
  // Apart from the titles' seeds.
  const writer = new Writer(1_000_000 + section * PAGES_A_SECTION + page);
  const length = Math.round((lang === 'zh' ? CHARACTERS : WORDS) / (2 * HEADINGS));
  const link = localize(generatedRoute(section, (page + 1) % PAGES_A_SECTION), lang, 'en');
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
  text: A site of 1,000 pages
  actions:
    - text: Start
      link: ${generatedRoute(0, 0)}
---
`;

/** Replaces the content of a copy: 1,000 doc pages, and a home page in each language. */
export function writeGeneratedContent(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const lang of LANGS) {
    mkdirSync(join(folder, lang), { recursive: true });
    writeFileSync(join(folder, lang, 'index.mdx'), HOME);
    for (const section of range(SECTIONS)) {
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

export const site: SiteInput = { ...realSite, locales: { en: locale('en'), zh: locale('zh') } };
