import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchAnswer } from '#search/source.ts';
import { answerOf, fakeSource, hit } from '../../support/search.ts';
import { translateTexts } from '../../support/translate-texts.ts';
import { active, input, message, openModal, options, type } from '../../support/search-modal.tsx';

let main = fakeSource();

beforeEach(async () => {
  main = fakeSource();
  await openModal({ main });
});

describe('results', () => {
  test('are grouped under the title of their page', async () => {
    main.search.mockResolvedValue(answerOf(hit('pool'), hit('retry', 'Pool size'), hit('pool', 'Type')));
    await type('pool');
    const groups = screen.getAllByRole('group').map((group) => [
      document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ]);
    expect(groups).toEqual([
      ['poolConfig', ['pool', 'Type']],
      ['retryConfig', ['Pool size']],
    ]);
  });
  test('keep their elements when a fuller answer changes the first result of their page', async () => {
    let giveWhole: (answer: SearchAnswer) => void = () => {};
    const complete = new Promise<SearchAnswer>((resolve) => (giveWhole = resolve));
    main.search.mockResolvedValue({ ...answerOf(hit('pool'), hit('pool', 'Size')), complete });
    await type('pool');
    const size = screen.getByRole('option', { name: 'Size' });
    await act(async () => giveWhole(answerOf(hit('pool', 'Type'), hit('pool', 'Size'))));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Type', 'Size']);
    expect(screen.getByRole('option', { name: 'Size' })).toBe(size);
  });
  test('are counted for screen readers', async () => {
    main.search.mockResolvedValue(answerOf(hit('pool'), hit('retry')));
    await type('pool');
    expect(message()).toBe('Results: 2');
    expect(input().getAttribute('aria-expanded')).toBe('true');
  });
  test('show their matches as marks, and everything else as text', async () => {
    const title = [
      { text: '<img src=x onerror=alert(1)>', isMatch: false },
      { text: '<b>pool</b>', isMatch: true },
    ];
    const snippet = [{ text: '<script>alert(1)</script>', isMatch: true }];
    main.search.mockResolvedValue(answerOf(hit('pool', null, { title, snippet })));
    await type('pool');
    const option = screen.getByRole('option');
    expect([...option.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      '<b>pool</b>',
      '<script>alert(1)</script>',
    ]);
    expect(option.querySelector('img, b, script')).toBeNull();
  });
  test.each([
    ['moved', false],
    ['replaced', true],
  ])('change with the query after the browser has translated the page: texts %s', async (_, replaces) => {
    const matching = (...words: readonly string[]) =>
      answerOf(hit('pool', null, { title: words.map((text, index) => ({ text, isMatch: index === 1 })) }));
    main.search.mockResolvedValue(matching('The ', 'pool', ' size'));
    await type('pool');
    translateTexts({ selector: 'dialog', replaces });
    main.search.mockResolvedValue(matching('', 'The', ' pool size'));
    await type('the');
    expect(screen.getByRole('option').innerHTML).toContain('<mark>The</mark> pool size');
  });
  test('that lead away from the site are not listed', async () => {
    main.search.mockResolvedValue(answerOf(hit('a', null, { url: 'javascript:alert(1)' }), hit('b')));
    await type('a');
    expect(options()).toEqual(['/b']);
  });
  test('are requested 20 at a time, with snippets of 15 words', async () => {
    await type(' pool ');
    expect(main.search.mock.calls).toEqual([['pool', { hitsPerPage: 20, snippetWords: 15 }]]);
  });
  test('have snippets of 10 words on a narrow screen', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(width <= 768px)' }));
    await type('pool');
    expect(main.search.mock.calls[0]?.[1].snippetWords).toBe(10);
  });
  test('become active below a moving pointer, not below a resting one', async () => {
    main.search.mockResolvedValue(answerOf(hit('pool'), hit('retry')));
    await type('pool');
    const retry = screen.getByRole('option', { name: 'retry' });
    fireEvent.pointerMove(retry, { movementX: 0, movementY: 0 });
    expect(active()).toBe('/pool');
    fireEvent.pointerMove(retry, { movementX: 0, movementY: 1 });
    expect(active()).toBe('/retry');
  });
  test('are not rendered again while the pointer moves on the active one', async () => {
    const answer = answerOf(hit('pool'));
    main.search.mockResolvedValue(answer);
    await type('pool');
    const move = () => fireEvent.pointerMove(screen.getByRole('option'), { movementX: 1 });
    move();
    const read = vi.fn(() => []);
    Object.defineProperty(answer.hits[0], 'title', { get: read });
    move();
    move();
    expect(read).not.toHaveBeenCalled();
  });
  test('are reported to the engine once they are on screen', async () => {
    const answer = answerOf(hit('pool'));
    main.search.mockResolvedValue(answer);
    await type('pool');
    expect(main.onShow.mock.calls).toEqual([[answer]]);
  });
});

describe('a late answer', () => {
  test('to an older query never replaces a newer one', async () => {
    let answerFirst = (_: SearchAnswer) => {};
    main.search.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
    main.search.mockResolvedValueOnce(answerOf(hit('new')));
    await type('ol');
    await type('new');
    await act(async () => answerFirst(answerOf(hit('old'))));
    expect(options()).toEqual(['/new']);
  });
  test('does not replace the start screen', async () => {
    let answer = (_: SearchAnswer) => {};
    main.search.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await type('pool');
    await type('');
    await act(async () => answer(answerOf(hit('pool'))));
    expect(options()).toEqual([]);
  });
  test('that fails after a newer one has arrived changes nothing', async () => {
    let fail = (_: Error) => {};
    main.search.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    main.search.mockResolvedValueOnce(answerOf(hit('new')));
    await type('ol');
    await type('new');
    await act(async () => fail(new Error('late')));
    expect(options()).toEqual(['/new']);
  });
});

describe('an empty result', () => {
  test('is announced with the query as plain text', async () => {
    await type('<b>webpack</b>');
    expect(message()).toBe('No results for "<b>webpack</b>"');
    expect(input().getAttribute('aria-expanded')).toBe('false');
  });
  test('offers other queries, and a click searches for one', async () => {
    main.suggest.mockResolvedValue(['pool', 'retry', 'root']);
    await type('pol');
    const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names).toEqual(['pool', 'retry', 'root']);
    main.search.mockResolvedValue(answerOf(hit('retry')));
    await act(async () => screen.getByRole('button', { name: 'retry' }).click());
    expect(input().value).toBe('retry');
    expect(options()).toEqual(['/retry']);
    expect(document.activeElement).toBe(input());
  });
  test('has a link to report it, with the query in its address', async () => {
    await type('a&b');
    const link = screen.getByRole('link', { name: 'Believe this query should return results? Let us know.' });
    expect(link.getAttribute('href')).toBe('https://site.example/missing?query=a%26b');
  });
  test('is announced even when suggestions fail', async () => {
    main.suggest.mockRejectedValue(new Error('offline'));
    await type('webpack');
    expect(message()).toBe('No results for "webpack"');
  });
});

describe('the field', () => {
  test('has no autocomplete, autocorrect or spellcheck', () => {
    const names = ['autocomplete', 'autocorrect', 'autocapitalize', 'spellcheck'];
    expect(names.map((name) => input().getAttribute(name))).toEqual(['off', 'off', 'off', 'false']);
  });
  test('accepts at most 512 characters', async () => {
    await type('a'.repeat(600));
    expect(input().value).toHaveLength(512);
    expect(input().maxLength).toBe(512);
  });
});
