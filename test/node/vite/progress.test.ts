import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { createProgress } from '#node/vite/progress.ts';

/** @returns what a terminal was sent by saying each text a second after the last */
function sentBy(isTTY: boolean, texts: readonly string[]): string {
  const terminal = Object.assign(new PassThrough(), { isTTY }) as unknown as NodeJS.WriteStream;
  let time = 0;
  const progress = createProgress(terminal, () => (time += 1000));
  for (const text of texts) progress.say(text);
  progress.end();
  return String(terminal.read() ?? '');
}

test('a terminal shows the last text on one line, which the end clears', () => {
  vi.stubEnv('CI', '');
  const sent = sentBy(true, ['1 of 2 pages', '2 of 2 pages']);
  expect(sent).toContain('2 of 2 pages');
  expect(sent).not.toContain('\n');
  expect(sent.endsWith('\u001B[2K')).toBe(true);
  vi.unstubAllEnvs();
});

test('nothing is shown in a pipe or in CI', () => {
  expect(sentBy(false, ['1 of 2 pages'])).toBe('');
  vi.stubEnv('CI', 'true');
  expect(sentBy(true, ['1 of 2 pages'])).toBe('');
  vi.unstubAllEnvs();
});

test('texts that follow at once are not shown', () => {
  vi.stubEnv('CI', '');
  const terminal = Object.assign(new PassThrough(), { isTTY: true }) as unknown as NodeJS.WriteStream;
  createProgress(terminal, () => 0).say('1 of 2 pages');
  expect(terminal.read()).toBeNull();
  vi.unstubAllEnvs();
});
