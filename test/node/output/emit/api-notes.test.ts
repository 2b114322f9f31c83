import { expect, test } from 'vitest';
import { apiNotes } from '#node/output/emit/api-notes.ts';
import { emitInput } from '../../../support/emit-input.ts';
import { indexedPage } from '../../../support/pages.ts';

test('pages of the API and of options have a file of their names, others have none', () => {
  const names = [
    { id: '', name: 'retry', signature: 'retry: number' },
    { id: 'retrydelay', name: 'retry.delay', summary: '延迟。', since: '0.2.0' },
  ];
  const pages = [
    indexedPage('zh/config/retry.mdx', { routePath: '/zh/config/retry', title: 'retry', names }),
    indexedPage('en/api/a/index.mdx', { routePath: '/api/a/', title: 'A', names: [{ id: 'b', name: 'b' }] }),
    indexedPage('en/api/none.mdx', { routePath: '/api/none' }),
    indexedPage('en/guide/a.mdx', { routePath: '/guide/a', names }),
  ];
  const files = apiNotes(emitInput({ pages }));
  expect(files.map(({ path, text }) => [path, JSON.parse(text)])).toEqual([
    [
      'zh/config/retry.names.json',
      {
        title: 'retry',
        notes: {
          '': { name: 'retry', signature: 'retry: number' },
          retrydelay: { name: 'retry.delay', summary: '延迟。', since: '0.2.0' },
        },
      },
    ],
    ['api/a/index.names.json', { title: 'A', notes: { b: { name: 'b' } } }],
  ]);
});
