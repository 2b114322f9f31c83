import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import { cspHash } from '#node/output/csp.ts';
import { langOf, versionOf } from '#shared/path.ts';
import { CARD_SIZE } from '#shared/social-card.ts';
import { site } from '#site/config.ts';
import { unpressedButtons } from '../support/buttons.ts';
import { sample } from '../support/sample.ts';

const ROOT = join(import.meta.dirname, '../..');
const DIST = join(ROOT, 'dist');

/** The HTML files of the built site, by path below `dist/`. */
const files = (await glob('**/*.html', { cwd: DIST })).toSorted();
const html = new Map(files.map((file) => [file, readFileSync(join(DIST, file), 'utf8')]));
/** Files of the default version only, where the site has versions. */
const current = files.filter((file) => versionOf(`/${file}`) === '');

const matchAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value]) => value as string);

/** Addresses of all pages. */
const locations = matchAll(readFileSync(join(DIST, 'sitemap.xml'), 'utf8'), /<loc>([^<]*)<\/loc>/g);

/** The file that answers an address of this site. */
function fileOf(address: string): string | undefined {
  const path = decodeURI(address.split(/[?#]/)[0] ?? '').slice(1);
  const candidates = [path, `${path}.html`, `${path}index.html`, `${path}/index.html`];
  return candidates.find((file) => file !== '' && existsSync(join(DIST, file)) && /\.\w+$/.test(file));
}

test('the site has pages in both languages', () => {
  const made = ['404.html', 'sitemap.html', 'zh/404.html', 'zh/sitemap.html'];
  const listed = locations
    .map((location) => fileOf(location.replace(site.config.origin, '')) ?? location)
    .filter((file) => versionOf(`/${file}`) === '');
  expect(current).toEqual([...listed, ...made].toSorted());
  expect(current.filter((file) => file.startsWith('zh/')).length).toBe(current.length / 2);
});

test('html-validate finds nothing', async () => {
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const found: string[] = [];
  for (const file of sample(20, files)) {
    const { results } = await validator.validateFile(join(DIST, file));
    const messages = results.flatMap((result) => result.messages);
    found.push(...messages.map(({ ruleId, message, line }) => `${file}:${line} ${ruleId} ${message}`));
  }
  expect(found).toEqual([]);
  // With `--all`, two minutes on a slow machine.
}, 600_000);

test('every link leads to an existing page and section, every asset to a file', () => {
  const dead: string[] = [];
  for (const file of files) {
    const text = html.get(file) as string;
    const addresses = matchAll(text, /\s(?:href|src)="([^"]*)"/g).filter((address) => /^[/#](?!\/)/.test(address));
    for (const address of addresses) {
      const target = address.startsWith('#') ? file : fileOf(address);
      if (!target) dead.push(`${file}: ${address}`);
      const hash = address.split('#')[1];
      if (target && hash && !html.get(target)?.includes(` id="${decodeURIComponent(hash)}"`))
        dead.push(`${file}: ${address}`);
    }
  }
  expect(dead).toEqual([]);
});

test('no heading can have the id of another element', () => {
  const others = [...html].flatMap(([file, text]) =>
    // Headings have no capitals in their ids, as those that React makes have.
    matchAll(text, /<(?!h[1-6]\b)[a-z]\w*(?: [^>]*)? id="(?!docs-)([^"A-Z]*)"/g).map((id) => `${file} ${id}`),
  );
  expect(others).toEqual([]);
});

test('every Markdown copy that a page names exists', () => {
  const named = [...html].flatMap(([file, text]) =>
    matchAll(text, /<link rel="alternate" type="text\/markdown" href="https?:\/\/[^/]+\/([^"]*)"/g).map(
      (copy) => [file, copy] as const,
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(([, copy]) => !existsSync(join(DIST, copy)))).toEqual([]);
});

test('every page names a social card of its language, which is an image of the size that it says', () => {
  const cards = new Set<string>();
  for (const [file, text] of html) {
    if (file.endsWith('404.html')) continue;
    const [card = ''] = matchAll(text, /<meta property="og:image" content="([^"]*)"/g);
    const lang = langOf(`/${file}`, 'en');
    expect(`${file} ${card}`).toMatch(new RegExp(`^\\S+ ${site.config.origin}/cards/${lang}[./]`));
    const size = ['width', 'height'].flatMap((each) =>
      matchAll(text, new RegExp(`<meta property="og:image:${each}" content="(\\d+)"`, 'g')).map(Number),
    );
    expect(size).toEqual([CARD_SIZE.width, CARD_SIZE.height]);
    cards.add(card);
  }
  // Four in each language: home, guide, configuration, API.
  expect(cards.size).toBe(8);
  for (const card of cards) {
    const { type, width, height } = imageSize(readFileSync(join(DIST, card.slice(site.config.origin.length))));
    expect({ type, width, height }).toEqual({ type: 'png', ...CARD_SIZE });
  }
});

test('the policy allows the styles of each drawing, which readers may open by itself', async () => {
  const policy = readFileSync(join(DIST, '_headers'), 'utf8');
  const styles = (await glob('**/*.svg', { cwd: DIST })).flatMap((file) =>
    matchAll(readFileSync(join(DIST, file), 'utf8'), /<style>([^<]*)<\/style>/g),
  );
  expect(styles.length).toBeGreaterThan(3);
  expect(styles.filter((style) => !policy.includes(cspHash(style)))).toEqual([]);
});

test('GitHub Pages publishes the files as they are: without this one it drops those that begin with an underscore', () => {
  expect(existsSync(join(DIST, '.nojekyll'))).toBe(true);
});

test('every button works without scripts or is replayed after hydration', () => {
  const lost = [...html].flatMap(([file, text]) => unpressedButtons(text).map((button) => `${file}: ${button}`));
  expect(lost).toEqual([]);
});

test('titles are unique within a language', () => {
  for (const isChinese of [false, true]) {
    const titles = current
      .filter((file) => file.startsWith('zh/') === isChinese)
      .map((file) => matchAll(html.get(file) as string, /<title>([^<]*)<\/title>/g)[0]);
    expect(titles.length).toBe(new Set(titles).size);
  }
});

test('every page of the sitemap names itself as canonical, and its language alternates link back to it', () => {
  expect(locations.length).toBe(files.filter((file) => !/404|sitemap/.test(file)).length);
  for (const location of locations) {
    const text = html.get(fileOf(location.replace(site.config.origin, '')) ?? '') ?? '';
    expect(matchAll(text, /rel="canonical" href="([^"]*)"/g)).toEqual([location]);
    const alternates = matchAll(text, /rel="alternate" hreflang="(?:en|zh-CN)" href="([^"]*)"/g);
    expect(alternates).toContain(location);
    expect(alternates.length).toBe(2);
    for (const other of alternates) {
      expect(html.get(fileOf(other.replace(site.config.origin, '')) ?? '')).toContain(`href="${location}"`);
    }
  }
});

test.each(['sitemap.html', 'zh/sitemap.html'])('%s links to every page of its language and has noindex', (file) => {
  const text = html.get(file) as string;
  const list = text.slice(text.indexOf('<main'));
  const links = new Set(matchAll(list, /<a href="([^"]*)"/g).map(fileOf));
  const pages = current.filter(
    (each) => !/404|sitemap/.test(each) && each.startsWith('zh/') === file.startsWith('zh/'),
  );
  expect(pages.filter((each) => !links.has(each))).toEqual([]);
  expect(links.size).toBe(pages.length);
  expect(text).toContain('<meta name="robots" content="noindex">');
});
