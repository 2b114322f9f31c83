import { expect, onTestFinished, test, vi } from 'vitest';
import { reportUrl } from '#shared/report-url.ts';

const TEMPLATE = 'https://repo.test/new?title={title}&body={body}';
const REPORT = { title: 'Docs: A & B', facts: ['Page: https://docs.test/a', 'Version: 1'], question: 'What is wrong:' };

function bodyOf(selected: string): string {
  return new URL(reportUrl(TEMPLATE, { ...REPORT, selected })).searchParams.get('body') ?? '';
}

test('a report has a title, the facts and the question', () => {
  const url = new URL(reportUrl(TEMPLATE, { ...REPORT, selected: '' }));
  expect(url.searchParams.get('title')).toBe('Docs: A & B');
  expect(bodyOf('')).toBe('Page: https://docs.test/a\nVersion: 1\n\nWhat is wrong:\n\n');
});

test('selected text is quoted, line by line', () => {
  expect(bodyOf(' one\n\ntwo $& {title}\n')).toContain('\n\n> one\n> \n> two $& {title}\n\nWhat is wrong:');
});

test('a long selection is cut, so that the address stays below the limit', () => {
  const url = reportUrl(TEMPLATE, { ...REPORT, selected: '快照'.repeat(5000) });
  expect(url.length).toBeLessThanOrEqual(6000);
  expect(new URL(url).searchParams.get('body')).toMatch(/> (快照)+快?…\n\nWhat is wrong:/);
});

test('of a very long selection no more is encoded than an address can hold', () => {
  const encode = vi.spyOn(globalThis, 'encodeURIComponent');
  onTestFinished(() => encode.mockRestore());
  reportUrl(TEMPLATE, { ...REPORT, selected: 'word '.repeat(100_000) });
  expect(Math.max(...encode.mock.calls.map(([text]) => String(text).length))).toBeLessThan(7000);
});

test('half a character, which no address can hold, is left out', () => {
  expect(bodyOf('a\uD83D')).toContain('> a\n');
});
