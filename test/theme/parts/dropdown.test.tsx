import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { Dropdown } from '#theme/parts/dropdown.tsx';

let box: HTMLDetailsElement;

beforeEach(() => {
  const { container } = render(
    <>
      <Dropdown className="languages" button="Language">
        <a href="/zh/">中文</a>
      </Dropdown>
      <button type="button">elsewhere</button>
    </>,
  );
  box = container.querySelector('details') as HTMLDetailsElement;
  box.open = true;
});
const summary = () => box.querySelector('summary') as HTMLElement;

test('its button says what it is given', () => {
  expect(summary().textContent).toBe('Language');
  expect(box.className).toBe('dropdown languages');
});

describe('it closes', () => {
  test('by Escape, and gives focus back to its button', () => {
    act(() => screen.getByRole('link').focus());
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(box.open).toBe(false);
    expect(document.activeElement).toBe(summary());
  });
  test('by a press outside', () => {
    fireEvent.pointerDown(document.body);
    expect(box.open).toBe(false);
  });
  test('by a press on one of its links', () => {
    fireEvent.click(screen.getByRole('link'));
    expect(box.open).toBe(false);
  });
  test('when focus goes elsewhere', () => {
    act(() => screen.getByRole('button', { name: 'elsewhere' }).focus());
    expect(box.open).toBe(false);
  });
});

describe('it stays open', () => {
  test('on a press inside', () => {
    fireEvent.pointerDown(screen.getByRole('link'));
    expect(box.open).toBe(true);
  });
  test('while focus moves inside', () => {
    act(() => screen.getByRole('link').focus());
    expect(box.open).toBe(true);
  });
  test('on any other key', () => {
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(box.open).toBe(true);
  });
});

test('Escape takes no focus while it is closed', () => {
  box.open = false;
  const elsewhere = screen.getByRole('button', { name: 'elsewhere' });
  act(() => elsewhere.focus());
  fireEvent.keyDown(elsewhere, { key: 'Escape' });
  expect(document.activeElement).toBe(elsewhere);
});
