import * as fs from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SiteInput } from '#shared/schema/site.ts';
import { resolveSite } from '#shared/site.ts';
import { openContent } from '#node/compile/content.ts';
import { createDiskCache } from '#node/content/disk-cache.ts';
import { problemText } from '#node/content/problem.ts';
import { zh } from '#site/texts/zh.ts';
import { unpressedButtons } from '../support/buttons.ts';
import { missingThemeFiles } from '../support/theme-files.ts';
import { changeSite } from './change-site.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { carryOut, forget, type Recipe } from './recipe.ts';
import { page, publicFiles, section, writings } from './write-pages.ts';

const recipes: readonly Recipe[] = [page, section, ...changeSite];

const copies: ProjectCopy[] = [];
afterAll(() => copies.forEach((each) => each.remove()), 60_000);

/** A copy in which all recipes have been carried out. */
function copyWithRecipes(): ProjectCopy {
  const copy = copyProject();
  copies.push(copy);
  carryOut(copy, recipes);
  for (const { file, edit } of publicFiles) copy.write(file, edit(''));
  return copy;
}

/** Problems of the content of a copy, or of another content folder and configuration. */
async function contentProblems(
  { folder }: ProjectCopy,
  contentDir = 'content',
  config = 'src/site/config.ts',
): Promise<readonly string[]> {
  const { site } = (await import(join(folder, config))) as { site: SiteInput };
  const place = { root: folder, contentDir, publicDir: 'public' };
  const content = await openContent(place, resolveSite(site), createDiskCache(join(folder, '.cache'), '1'));
  return content.problems().map((each) => problemText(each));
}

/** A script of a package, and its arguments. */
type Tool = readonly [script: string, ...args: string[]];

/** Messages of the content checks, the theme check and some tools; indented lines belong to the line before. */
async function complaints(copy: ProjectCopy, tools: readonly Tool[]): Promise<readonly string[]> {
  const [problems, ...said] = await Promise.all([contentProblems(copy), ...tools.map((tool) => copy.run(...tool))]);
  return [...problems, ...said.flatMap(({ said: text }) => text.split(/\n(?=\S)/)), ...missingThemeFiles(copy.folder)];
}

describe('a left-out step is reported', () => {
  const TSC: Tool = ['typescript/bin/tsc'];
  const KNIP: Tool = ['knip/bin/knip.js', '--include', 'files'];

  // Two copies, since the error about a key missing from a type hides that about one missing from an object.
  test.each([
    ['the first step', (index: number) => index === 0, [TSC]],
    ['any other step', (index: number) => index > 0, [TSC, KNIP]],
  ])(
    '%s of each recipe, but nothing that was carried out',
    async (_, chosen, tools) => {
      const copy = copyWithRecipes();
      const expected = forget(copy, recipes, chosen);
      const said = await complaints(copy, tools);
      expect(expected.filter((parts) => !said.some((line) => parts.every((part) => line.includes(part))))).toEqual([]);
      // Types quoted in a message contain all names.
      const named = said.map((line) => line.replace(/ Did you mean .*| type '.*| type of .*/gs, ''));
      expect(named.filter((line) => /'\w*whole'|whole[/.]/.test(line))).toEqual([]);
    },
    300_000,
  );
});

describe('a mistake of an author is reported with its position', () => {
  const FILE = 'content/en/guide/basic/cli.mdx';
  let said: readonly string[];
  let lines: readonly string[];

  beforeAll(async () => {
    const copy = copyWithRecipes();
    const mistakes = writings.flatMap(({ wrong }) => wrong.map(([text]) => text));
    copy.write(FILE, [copy.read(FILE).trimEnd(), ...mistakes].join('\n\n'));
    lines = copy.read(FILE).split('\n');
    said = await contentProblems(copy);
  }, 300_000);

  test.each(writings)('$title', ({ wrong }) => {
    for (const [text, reason] of wrong) {
      const place = `${FILE}:${lines.indexOf(text.split('\n')[0] as string) + 1}:`;
      const here = said.filter((each) => each.startsWith(place)).join('\n');
      expect(here, place).toContain(`: ${reason}`);
    }
  });
});

describe('a page that moves', () => {
  const OLD = 'guide/basic/pagewhole';
  const NEW = 'guide/basic/moved';
  const PHRASES = `content/phrases/${OLD}.yaml`;
  const CLI = 'content/en/guide/basic/cli.mdx';

  /** Moves the page, which a link and search phrases lead to. @returns what is said of it */
  async function problemsOfMove(isComplete: boolean): Promise<readonly string[]> {
    const copy = copyWithRecipes();
    const move = (from: string, to: string) => fs.renameSync(join(copy.folder, from), join(copy.folder, to));
    copy.write(CLI, `${copy.read(CLI)}\n[The page](/${OLD})\n`);
    copy.write(PHRASES, 'pagewhole:\n  en:\n    - words of readers\n');
    for (const lang of ['en', 'zh']) move(`content/${lang}/${OLD}.mdx`, `content/${lang}/${NEW}.mdx`);
    if (isComplete) {
      move(PHRASES, `content/phrases/${NEW}.yaml`);
      for (const file of ['src/site/sidebar.ts', CLI]) copy.write(file, copy.read(file).replaceAll(OLD, NEW));
    }
    return (await contentProblems(copy)).filter((each) => each.includes(OLD) || each.includes(NEW));
  }

  test('is reported at each place that still needs its old route', async () => {
    const said = await problemsOfMove(false);
    for (const [place, reason] of [
      ['sidebar "guide"', `links to /${OLD}, which is not a page`],
      [`content/en/${NEW}.mdx`, 'the page is not in the sidebar'],
      [CLI, `the link "/${OLD}" leads to a page that does not exist`],
      [PHRASES, 'there is no page for these search phrases'],
    ] as const) {
      expect(said.filter((each) => each.startsWith(place) && each.includes(reason))).toHaveLength(1);
    }
    expect(said).toHaveLength(4);
  });

  test('is complete with its phrases, its entry and the links to it', async () => {
    expect(await problemsOfMove(true)).toEqual([]);
  });
});

describe('all steps of all recipes', () => {
  const EN = 'content/en/guide/basic/pagewhole.mdx';
  const ZH = 'content/zh/guide/basic/pagewhole.mdx';
  const USES = ['> [!KINDWHOLE]\n> a', '<Componentwhole size="12" />', '***'];
  let copy: ProjectCopy;
  let behind = '';
  const dist = (file: string) => copy.read(`dist/${file}`);

  beforeAll(async () => {
    copy = copyWithRecipes();
    for (const folder of ['both/v1', 'both/v2', 'older/v1', 'older/v2']) {
      fs.cpSync(join(copy.folder, 'content'), join(copy.folder, folder), { recursive: true });
    }
    for (const lang of ['en', 'zh']) fs.rmSync(join(copy.folder, `older/v1/${lang}/guide/advanced/profiling.mdx`));
    for (const file of [EN, ZH]) {
      const text = copy.read(file).replace('description:', 'fieldwhole: true\ndescription:');
      copy.write(file, [text, ...writings.map(({ right }) => right), ...USES].join('\n\n'));
    }
    for (const lang of ['en', 'zh']) {
      copy.write(`content/${lang}/typewhole.mdx`, '---\ntitle: T\npageType: typewhole\n---\n\nIn an aside.\n');
    }
    const translated = ['tsx/dist/cli.mjs', 'scripts/translated.ts'] as const;
    behind = (await copy.run(...translated)).said;
    await copy.run(...translated, ZH);
    const { code, said } = await copy.run('vite/bin/vite.js', 'build', '--logLevel', 'warn');
    if (code !== 0) throw new Error(said);
  }, 300_000);

  test.each(writings)('$title gives the expected HTML', ({ shows }) => {
    const html = dist('zh/guide/basic/pagewhole.html');
    expect(shows.filter((text) => !html.includes(text))).toEqual([]);
  });

  test('a translation is outdated until it is marked as up to date', () => {
    expect(behind).toContain(ZH);
    expect(dist('zh/guide/basic/pagewhole.html')).not.toContain(zh.doc.outdated.title);
  });

  test('all additions show in the pages and files of the site', () => {
    const html = dist('zh/guide/basic/pagewhole.html').replace(/>\n</g, '><');
    for (const text of [
      'navwhole in Chinese',
      'href="/zh/guide/basic/pagewhole"',
      '<p class="prose">12</p>',
      '<hr class="stepwhole">',
      '<button type="button" class="partwhole" data-replay',
      'class="icon icon-iconwhole"',
      '<div class="callout callout-kindwhole" role="note"><p class="callout-title">中文标题</p>',
      '"fieldwhole":true',
    ]) {
      expect(html.includes(text), text).toBe(true);
    }
    expect(dist('zh/sectionwhole/index.html')).toContain('>sectionwhole 中文</a>');
    expect(dist('zh/typewhole.html')).toMatch(/<aside class="prose">[^]*In an aside\./);
    expect(dist('outputwhole.txt')).toMatch(/^\d+ pages\n$/);
    expect(dist('zh/guide/basic/pagewhole.md')).toMatch(/^12$/m);
    const [stylesheet = ''] = glob.sync('dist/assets/style-*.css', { cwd: copy.folder });
    expect(copy.read(stylesheet)).toMatch(/\.partwhole\s*\{/);
  });

  test('copied sentences are reported with their position', async () => {
    const sentence = 'Eight words in a row are never by chance.';
    copy.write('others/page.md', `# A page\n\nThey say so. ${sentence}\n`);
    copy.write(EN, `${copy.read(EN)}\n\nOurs: ${sentence}\n`);
    const { code, said } = await copy.run('tsx/dist/cli.mjs', 'scripts/shared-words.ts', 'others');
    expect(code).toBe(1);
    expect(said).toContain(`${EN}:${copy.read(EN).trimEnd().split('\n').length}: eight words in a row`);
  });

  test('violations of the theme rules are reported', async () => {
    const [script, styles] = ['src/theme/wrong/wrong.tsx', 'src/theme/wrong/wrong.css'] as const;
    copy.write(script, 'export function Wrong() {\n  return <p style={{ top: 0 }}>a</p>;\n}\n');
    copy.write(styles, '.wrong {\n  color: #fff;\n}\n');
    const [lint, stylelint] = await Promise.all([
      copy.run('oxlint/bin/oxlint', script),
      copy.run('stylelint/bin/stylelint.mjs', styles),
    ]);
    expect(lint.said).toMatch(/forbid-dom-props[^]*src\/theme\/wrong\/wrong\.tsx:2:/);
    expect(stylelint.said).toMatch(/2:10 .*"#fff"/);
    expect(unpressedButtons('<button type="button" class="partone">')).toHaveLength(1);
  });

  describe('with versions', () => {
    const CONFIG = 'src/site/config-of-versions.ts';
    beforeAll(() => {
      const config = copy.read('src/site/config.ts');
      const named = config.replace(/config: \{\n/, `$&    multiVersion: { default: 'v2', versions: ['v2', 'v1'] },\n`);
      copy.write(CONFIG, named);
    });

    test('a site needs only version names and folders', async () => {
      expect(await contentProblems(copy, 'both', CONFIG)).toEqual([]);
    });
    test('names alone, or folders alone, are reported', async () => {
      expect((await contentProblems(copy, 'content', CONFIG))[0]).toMatch(
        /^content\/en: the site has versions \(v2, v1\), and these pages are in none/,
      );
      expect((await contentProblems(copy, 'both'))[0]).toMatch(/^both\/v1\/en: "v1" is not a version of the site/);
    });
    test('a sidebar that lists a page missing from the version is reported', async () => {
      expect(await contentProblems(copy, 'older', CONFIG)).toEqual([
        'sidebar "guide" of the site\'s configuration: "Profiling" links to /v1/guide/advanced/profiling, which is not a page',
      ]);
    });
  });
});
