import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SearchOpener } from '#theme/search/search-opener.tsx';
import type { SearchModalProps } from '#theme/search/search-opener.tsx';
import { renderInSite } from '../../support/render.tsx';

/** The dialog's module, which comes when the test says so. */
const module = vi.hoisted(() => ({ arrive: () => {}, fetched: undefined as Promise<void> | undefined }));
vi.mock('#theme/search/search-modal.tsx', async () => {
  await module.fetched;
  return { SearchModal: ({ initialText }: SearchModalProps) => <p role="note">{initialText}</p> };
});

const press = (key: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(document.body, { key, ...more });
const isWaiting = () => document.documentElement.classList.contains('waiting');
const arrive = () => act(async () => module.arrive());

beforeEach(() => {
  module.fetched ??= new Promise((resolve) => (module.arrive = resolve));
  renderInSite(<SearchOpener />);
});

test('Escape stops the wait, and keys are the page’s again', async () => {
  press('/');
  // A short wait has no sign.
  expect(isWaiting()).toBe(false);
  await vi.waitFor(() => expect(isWaiting()).toBe(true));
  expect(press('a')).toBe(false);
  press('Escape');
  expect(isWaiting()).toBe(false);
  expect(press('a')).toBe(true);
});

test('what is typed while the dialog is on its way stands in its field', async () => {
  press('k', { ctrlKey: true });
  for (const key of ['m', 'o', 'x', 'Backspace', 'c', 'k', 'Shift', ' ', '/', '快']) press(key);
  await arrive();
  expect((await screen.findByRole('note')).textContent).toBe('mock /快');
});
