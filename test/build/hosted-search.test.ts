import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyFixture, type FixtureCopy } from './fixture.ts';

let plain: FixtureCopy;
let hosted: FixtureCopy;

beforeAll(async () => {
  plain = copyFixture();
  hosted = copyFixture();
  expect(await plain.build()).toMatchObject({ code: 0 });
  expect(await hosted.build({ FIXTURE_HOSTED: '1' })).toMatchObject({ code: 0 });
}, 120_000);
afterAll(() => {
  plain.remove();
  hosted.remove();
});

const PRECONNECT = '<link rel="preconnect" href="https://fixture-dsn.algolia.net" crossorigin>';

test('pages preconnect to the first search host, only on sites with hosted search', () => {
  for (const file of ['index.html', 'zh/index.html', '404.html']) {
    expect(hosted.dist(file)).toContain(PRECONNECT);
    expect(plain.dist(file)).not.toContain('preconnect');
  }
});

test('the policy of a site allows its search hosts, and no more', () => {
  const policy = (site: FixtureCopy) => /connect-src ([^;]*);/.exec(site.dist('_headers'))?.[1];
  expect(policy(plain)).toBe("'self'");
  expect(policy(hosted)?.split(' ')).toEqual([
    "'self'",
    'https://fixture-dsn.algolia.net',
    'https://fixture-1.algolianet.com',
    'https://fixture-2.algolianet.com',
    'https://fixture-3.algolianet.com',
  ]);
  expect(hosted.dist('_headers')).not.toContain('jsdelivr');
});
