import { expect, test } from 'vitest';
import { importedNames, nameLinksOf } from '#node/content/name-links.ts';
import { indexedPage } from '../../support/pages.ts';

const code = (text: string) => [{ text: '', code: text, defined: '', messages: [] }];
const named = (name: string, said = {}) => ({ id: name.replace('.', '').toLowerCase(), name, ...said });

const MOCKS = indexedPage('en/api/mocks.mdx', {
  routePath: '/api/mocks',
  names: [
    named('rs.fn'),
    named('test', { id: '' }),
    named('toBe', { signature: 'toBe()' }),
    named('timeout', { signature: 'timeout: number' }),
    named('mock'),
  ],
  sections: code("import { rs, test } from '@rstest/core';"),
});
const OPTION = indexedPage('en/config/pool.mdx', {
  routePath: '/config/pool',
  names: [named('pool', { id: '' }), named('pool.type'), named('threads', { signature: 'threads()' })],
});
const GUIDE = indexedPage('en/guide/a.mdx', { routePath: '/guide/a' });
const TEXT = "import { rs } from '@rstest/core'; rs.fn test toBe timeout mock pool.type threads";

test('names have the form of their use: imported, method of a value, key of the configuration', () => {
  const linksOf = nameLinksOf([MOCKS, OPTION, GUIDE]);
  expect(linksOf({ ...GUIDE, text: TEXT })).toEqual({
    'rs.fn': '/api/mocks#rsfn',
    test: '/api/mocks',
    '.toBe': '/api/mocks#tobe',
    'pool:': '/config/pool',
    'pool.type:': '/config/pool#pooltype',
  });
});

test('a page has the links of the names in its text, as long as it imports the framework', () => {
  const linksOf = nameLinksOf([MOCKS, OPTION, GUIDE]);
  expect(linksOf({ ...GUIDE, text: "rs.fn() from '@rstest/core'" })).toEqual({ 'rs.fn': '/api/mocks#rsfn' });
  expect(linksOf({ ...GUIDE, text: 'rs.fn' })).toBeUndefined();
});

test('links within a page are those to its sections, and none to itself', () => {
  const linksOf = nameLinksOf([MOCKS, OPTION]);
  expect(linksOf({ ...OPTION, text: TEXT })).toMatchObject({ 'pool.type:': '#pooltype', test: '/api/mocks' });
  expect(linksOf({ ...OPTION, text: TEXT })).not.toHaveProperty('pool:');
});

test('links stay in the language and the version of the page', () => {
  const linksOf = nameLinksOf([MOCKS]);
  const chinese = indexedPage('zh/guide/a.mdx', { routePath: '/zh/guide/a' });
  expect(linksOf({ ...chinese, text: TEXT })).toEqual({});
  const older = indexedPage('en/guide/a.mdx', { routePath: '/v1/guide/a', version: 'v1' });
  expect(linksOf({ ...older, text: TEXT })).toEqual({});
});

test.each([
  "import { rs, test } from 'a';",
  'import { rs, test } from "a";',
  "import { rs as mock, test as base } from 'a';",
  "import { type rs, test } from 'a';",
  "import type { rs, test } from 'a';",
])('imports of examples have the names that the package gives them: %s', (line) => {
  const sections = code(`${line} import { c } from './c.ts'; import { d } from "../d.ts";`);
  expect(importedNames({ sections })).toEqual(new Map([['a', new Set(['rs', 'test'])]]));
});
