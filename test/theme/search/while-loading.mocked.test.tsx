import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SearchOpener } from '#theme/search/search-opener.tsx';
import type { SearchModalProps } from '#theme/search/search-opener.tsx';
import { renderInSite } from '../../support/render.tsx';

/** The dialog's module, which loads when the test calls `arrive`. */
const module = vi.hoisted(() => ({ arrive: () => {}, fetched: undefined as Promise<void> | undefined }));
const pressed = vi.fn<(keys: string) => void>();
vi.mock('#theme/search/search-modal.tsx', async () => {
  await module.fetched;
  return {
    SearchModal: ({ initialText, onClose }: SearchModalProps) => (
      <input
        // The real dialog focuses its field.
        ref={(input) => input?.focus()}
        defaultValue={initialText}
        onBlur={onClose}
        onKeyDown={({ key, ctrlKey }) => pressed(ctrlKey ? `Ctrl+${key}` : key)}
      />
    ),
  };
});

const press = (key: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(document.body, { key, ...more });
const isWaiting = () => document.documentElement.classList.contains('waiting');
const arrive = () => act(async () => module.arrive());
const field = () => screen.findByRole<HTMLInputElement>('textbox', undefined, { timeout: 5000 });

beforeEach(() => {
  module.fetched ??= new Promise((resolve) => (module.arrive = resolve));
  renderInSite(<SearchOpener />);
});

test('Escape stops the wait, and the page gets its keys again', async () => {
  press('/');
  // A short wait shows no progress cursor.
  expect(isWaiting()).toBe(false);
  await vi.waitFor(() => expect(isWaiting()).toBe(true));
  expect(press('a')).toBe(false);
  press('Escape');
  expect(isWaiting()).toBe(false);
  expect(press('a')).toBe(true);
  expect(press('Enter')).toBe(true);
});

test('leaving the page stops the wait', () => {
  press('/');
  dispatchEvent(new Event('pagehide'));
  expect(press('a')).toBe(true);
});

test('text typed while the dialog loads is in its field, and other keys are pressed again there', async () => {
  press('k', { ctrlKey: true });
  for (const key of ['m', 'o', 'x', 'Backspace', 'c', 'k', 'Shift', ' ', '/', '快', 'w', 'o', 'r', 'd']) press(key);
  press('Enter');
  press('Backspace', { ctrlKey: true });
  expect(press('ArrowDown')).toBe(false);
  expect(press('Enter', { ctrlKey: true })).toBe(false);
  await arrive();
  expect((await field()).value).toBe('mock ');
  expect(pressed.mock.calls).toEqual([['ArrowDown'], ['Ctrl+Enter']]);
});
