import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { searchSources } from '#search/source.ts';
import type { SearchSource } from '#search/source.ts';
import { SearchModal } from '#theme/search/search-modal.tsx';
import { renderInSite, type Surroundings } from './render.tsx';

export const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
export const input = () => screen.getByRole<HTMLInputElement>('combobox');
export const message = () => screen.getByRole('status').textContent;
export const options = () => screen.queryAllByRole('option').map((option) => option.getAttribute('href'));
export const active = () => screen.getByRole('option', { selected: true }).getAttribute('href');
export const type = (value: string) => act(async () => void fireEvent.change(input(), { target: { value } }));
export const press = (key: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(input(), { key, ...more });

interface Given extends Surroundings {
  readonly main: SearchSource;
  readonly fallback?: SearchSource;
}

/** Renders the open dialog with the given search sources. */
export async function openModal({ main, fallback, ...surroundings }: Given) {
  const onClose = vi.fn();
  const sources = searchSources(main, fallback);
  await act(async () => {
    renderInSite(<SearchModal initialText="" onClose={onClose} />, { ...surroundings, sources: () => sources });
  });
  return { onClose };
}
