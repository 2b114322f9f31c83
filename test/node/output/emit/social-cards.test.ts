import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import { NO_CACHE, type DiskCache } from '#node/content/disk-cache.ts';
import type { EmitInput } from '#node/output/emit/emitter.ts';
import { socialCards } from '#node/output/emit/social-cards.ts';
import { emitInput } from '../../../support/emit-input.ts';
import { indexedPage } from '../../../support/pages.ts';
import { site } from '../../../support/site.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const hero = { name: 'Docs', text: 'Said by the hero' };
const input = emitInput({ pages: [indexedPage('en/index.mdx', { routePath: '/', frontmatter: { hero } })] });

const cardsOf = (said: Partial<EmitInput> = {}) =>
  new Map(socialCards({ ...input, ...said }).map((card) => [card.path, card]));
const draw = async (path: string, given = site) => (await cardsOf({ site: given }).get(path)?.make()) as Uint8Array;

/** The input of a card's drawing, as the cache gets it. */
async function drawnFrom(path: string, said: Partial<EmitInput> = {}): Promise<string> {
  let asked = '';
  const cache: DiskCache = {
    ...NO_CACHE,
    rememberAsync: <Value>(parts: readonly string[]) => {
      asked = parts.join(' ');
      return Promise.resolve('' as Value);
    },
  };
  await cardsOf({ ...said, cache })
    .get(path)
    ?.make();
  return asked;
}

test('the home page and each section have a card in each language', () => {
  expect([...cardsOf().keys()]).toEqual(['cards/en.png', 'cards/en/guide.png', 'cards/zh.png', 'cards/zh/guide.png']);
});

test(
  'a card is a PNG of 1200 by 630 pixels, with the same bytes whenever it is drawn',
  { timeout: 60_000 },
  async () => {
    const [some, again] = [await draw('cards/zh.png'), await draw('cards/zh.png')];
    expect(imageSize(some)).toMatchObject({ type: 'png', width: 1200, height: 630 });
    expect(again).toEqual(some);
  },
);

test('letters of both scripts are drawn', { timeout: 60_000 }, async () => {
  const titled = (title: string) => draw('cards/en.png', { ...site, config: { ...site.config, title } });
  // A character that no font has is drawn as the same box whatever it is.
  expect(await titled('文')).not.toEqual(await titled('字'));
  expect(await titled('A')).not.toEqual(await titled('B'));
});

test('the card of the home page says what the hero says, or else the description of the site', async () => {
  expect(await drawnFrom('cards/en.png')).toContain('Said by the hero');
  expect(await drawnFrom('cards/zh.png')).toContain('关于文档。');
});

test('the card of a section has its name and the first level of its sidebar', async () => {
  const from = await drawnFrom('cards/en/guide.png');
  for (const text of ['Guide', 'Start', 'Docs', 'docs.test']) expect(from).toContain(`"text":"${text}"`);
});

test('a logo of the site takes the place of the drawn one, and a change of it draws the cards anew', async () => {
  const own = { ...site, config: { ...site.config, logo: '/logo.svg' } };
  const withLogo = (svg: string) => {
    const place = { ...input.place, publicDir: tempFolder({ 'logo.svg': svg }) };
    return drawnFrom('cards/en.png', { site: own, place });
  };
  expect(await withLogo('<svg id="a"/>')).not.toBe(await withLogo('<svg id="b"/>'));
});
