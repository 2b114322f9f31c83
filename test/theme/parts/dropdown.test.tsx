import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useCloseOnRoute } from '#theme/layouts/layout.tsx';
import { closeMenus } from '#theme/parts/close-menus.ts';
import { Dropdown } from '#theme/parts/dropdown.tsx';

let box: HTMLDetailsElement;
let navigate: NavigateFunction;

function Navigate() {
  navigate = useNavigate();
  useCloseOnRoute();
  return null;
}

// The start-up script calls this on every page.
beforeAll(closeMenus);

beforeEach(() => {
  const { container } = render(
    <MemoryRouter>
      <Navigate />
      <Dropdown className="languages" button="Language">
        <a href="/zh/">中文</a>
        <a href="/">English</a>
        <button type="button">last</button>
      </Dropdown>
      <button type="button">elsewhere</button>
    </MemoryRouter>,
  );
  box = container.querySelector('details') as HTMLDetailsElement;
  box.open = true;
});
const summary = () => box.querySelector('summary') as HTMLElement;

test('a dropdown has the given button text and class', () => {
  expect(summary().textContent).toBe('Language');
  expect(box.className).toBe('dropdown languages');
});

describe('a dropdown closes', () => {
  test('on Escape, and focus returns to its button', () => {
    act(() => screen.getByRole('link', { name: '中文' }).focus());
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(box.open).toBe(false);
    expect(document.activeElement).toBe(summary());
  });
  test('by a press outside', () => {
    fireEvent.pointerDown(document.body);
    expect(box.open).toBe(false);
  });
  test('by a press on one of its links', () => {
    fireEvent.click(screen.getByRole('link', { name: '中文' }));
    expect(box.open).toBe(false);
  });
  test('on pagehide, since the back-forward cache restores the page as it was', () => {
    dispatchEvent(new Event('pagehide'));
    expect(box.open).toBe(false);
  });
  test('but not by a link opened in a new tab', () => {
    fireEvent.click(screen.getByRole('link', { name: '中文' }), { ctrlKey: true });
    expect(box.open).toBe(true);
  });
  test('when focus goes elsewhere', () => {
    act(() => screen.getByRole('button', { name: 'elsewhere' }).focus());
    expect(box.open).toBe(false);
  });
});

describe('on navigation to another page', () => {
  test('a dropdown closes', () => {
    act(() => void navigate('/zh/'));
    expect(box.open).toBe(false);
  });
});

test('Escape that was handled inside does not close it', () => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  event.preventDefault();
  fireEvent(box, event);
  expect(box.open).toBe(true);
});

describe('the arrow keys', () => {
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  const focused = () => document.activeElement?.textContent;

  test('open it from its button: ArrowDown at the first entry, ArrowUp at the last', () => {
    box.open = false;
    act(() => summary().focus());
    press('ArrowDown');
    expect([box.open, focused()]).toEqual([true, '中文']);
    act(() => summary().focus());
    press('ArrowUp');
    expect(focused()).toBe('last');
  });
  test('wrap around, and Home and End go to the ends', () => {
    act(() => summary().focus());
    const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => {
      press(key);
      return focused();
    });
    expect(seen).toEqual(['中文', 'English', 'last', '中文', 'last', '中文', 'last']);
  });
  test('are left to the browser with a modifier, as are other keys', () => {
    act(() => summary().focus());
    expect(fireEvent.keyDown(summary(), { key: 'ArrowDown', altKey: true })).toBe(true);
    expect(fireEvent.keyDown(summary(), { key: 'Home' })).toBe(true);
    expect(document.activeElement).toBe(summary());
  });
});

describe('the mouse', () => {
  const over = (pointerType = 'mouse', movementX = 1) =>
    fireEvent(box, new PointerEvent('pointermove', { pointerType, movementX }));
  const away = () => fireEvent(box, new PointerEvent('pointerleave', { pointerType: 'mouse' }));
  beforeEach(() => {
    vi.useFakeTimers();
    box.open = false;
  });

  test('leaves it open while the focus is in its box', () => {
    over();
    vi.advanceTimersByTime(100);
    act(() => screen.getByRole('link', { name: '中文' }).focus());
    away();
    vi.advanceTimersByTime(1000);
    expect(box.open).toBe(true);
  });

  test('opens it after 100 ms and closes it 150 ms after leaving', () => {
    over();
    vi.advanceTimersByTime(99);
    expect(box.open).toBe(false);
    vi.advanceTimersByTime(1);
    expect(box.open).toBe(true);
    away();
    vi.advanceTimersByTime(149);
    expect(box.open).toBe(true);
    vi.advanceTimersByTime(1);
    expect(box.open).toBe(false);
  });
  test('may leave for less than 150 ms', () => {
    over();
    vi.advanceTimersByTime(100);
    away();
    vi.advanceTimersByTime(100);
    over();
    vi.advanceTimersByTime(1000);
    expect(box.open).toBe(true);
  });
  test('that only passes over it opens nothing', () => {
    over();
    vi.advanceTimersByTime(50);
    away();
    vi.advanceTimersByTime(1000);
    expect(box.open).toBe(false);
  });
  test('that clicks the button after hovering keeps it open, also after leaving', () => {
    over();
    vi.advanceTimersByTime(100);
    expect(fireEvent.click(summary())).toBe(false);
    away();
    vi.advanceTimersByTime(1000);
    expect(box.open).toBe(true);
  });
  test('that rests opens nothing when the layout moves it over the button', () => {
    over('mouse', 0);
    vi.advanceTimersByTime(1000);
    expect(box.open).toBe(false);
  });
  test('is told apart from touch, which does not open it', () => {
    over('touch');
    vi.advanceTimersByTime(1000);
    expect(box.open).toBe(false);
  });
});

describe('a dropdown stays open', () => {
  test('on a press inside', () => {
    fireEvent.pointerDown(screen.getByRole('link', { name: '中文' }));
    expect(box.open).toBe(true);
  });
  test('while focus moves inside', () => {
    act(() => screen.getByRole('link', { name: '中文' }).focus());
    expect(box.open).toBe(true);
  });
  test('on any other key', () => {
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(box.open).toBe(true);
  });
});

test('Escape does not move focus while it is closed', () => {
  box.open = false;
  const elsewhere = screen.getByRole('button', { name: 'elsewhere' });
  act(() => elsewhere.focus());
  fireEvent.keyDown(elsewhere, { key: 'Escape' });
  expect(document.activeElement).toBe(elsewhere);
});
