import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyFixture, type FixtureCopy } from './fixture.ts';

let hosted: FixtureCopy;

beforeAll(async () => {
  hosted = copyFixture();
  expect(await hosted.build({ FIXTURE_HOSTED: '1' })).toMatchObject({ code: 0 });
}, 120_000);
afterAll(() => hosted.remove());

const PRECONNECT = '<link rel="preconnect" href="https://fixture-dsn.algolia.net" crossorigin>';

test('pages of a site with hosted search preconnect to the first search host', () => {
  for (const file of ['index.html', 'zh/index.html', '404.html']) expect(hosted.dist(file)).toContain(PRECONNECT);
});

test('the policy of a site with hosted search allows its search hosts, and no more', () => {
  expect(/connect-src ([^;]*);/.exec(hosted.dist('_headers'))?.[1]?.split(' ')).toEqual([
    "'self'",
    'https://fixture-dsn.algolia.net',
    'https://fixture-1.algolianet.com',
    'https://fixture-2.algolianet.com',
    'https://fixture-3.algolianet.com',
  ]);
  expect(hosted.dist('_headers')).not.toContain('jsdelivr');
});
