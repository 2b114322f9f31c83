import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchAnswer } from '#search/source.ts';
import { answerOf, fakeSource, hit } from '../../support/search.ts';
import { active, dialog, input, openModal, press, type } from '../../support/search-modal.tsx';

const openWindow = vi.fn();
const followed = vi.fn();
const answer = answerOf(hit('pool'), hit('pool a'), hit('pool b'));

/** Handles link clicks as the app does, by preventing the default action. */
function onClick(event: MouseEvent): void {
  event.preventDefault();
  followed((event.target as Element).closest('a')?.getAttribute('href'));
}

/** A pending answer, and the function that resolves it. */
function later(): readonly [Promise<SearchAnswer>, (given: SearchAnswer) => void] {
  let give: (given: SearchAnswer) => void = () => {};
  const promise = new Promise<SearchAnswer>((resolve) => (give = resolve));
  return [promise, give];
}

let main = fakeSource();

beforeEach(async () => {
  openWindow.mockReset();
  followed.mockReset();
  vi.stubGlobal('open', openWindow);
  main = fakeSource();
  main.search.mockImplementation(async (query) => (query.startsWith('poo') ? answer : answerOf()));
  await openModal({ main });
  await type('pool');
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
});

function composingEnter(more: Partial<KeyboardEvent>) {
  const event = createEvent.keyDown(input(), { key: 'Enter' });
  for (const [name, value] of Object.entries(more)) Object.defineProperty(event, name, { value });
  fireEvent(input(), event);
  return event;
}

describe('the active result', () => {
  test('is the first one at first', () => {
    expect(active()).toBe('/pool');
  });
  test('moves with the arrow keys and wraps at both ends', () => {
    press('ArrowUp');
    expect(active()).toBe('/pool-b');
    press('ArrowDown');
    press('ArrowDown');
    expect(active()).toBe('/pool-a');
  });
  test('is not referenced while the reader moves in the text or deletes, and still opens', () => {
    const isReferenced = () => input().hasAttribute('aria-activedescendant');
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Backspace', 'Delete']) {
      press(key);
      expect(isReferenced(), key).toBe(false);
      press('ArrowDown');
      expect(isReferenced(), key).toBe(true);
    }
    press('Backspace');
    press('Enter');
    expect(followed).toHaveBeenCalledWith('/pool');
  });
  test('is referenced by the field, as is its list', () => {
    press('ArrowDown');
    const named = (attribute: string) => document.getElementById(input().getAttribute(attribute) ?? '');
    expect(named('aria-controls')?.role).toBe('listbox');
    expect(named('aria-activedescendant')?.getAttribute('href')).toBe('/pool-a');
  });
  test('is the first one again after a new answer', async () => {
    press('ArrowDown');
    main.search.mockResolvedValue(answerOf(hit('poo'), hit('pool')));
    await type('poo');
    expect(active()).toBe('/poo');
  });
  test('follows the pointer', () => {
    fireEvent.pointerMove(screen.getAllByRole('option')[2] as HTMLElement, { movementX: 1 });
    expect(active()).toBe('/pool-b');
  });
});

test('an arrow key pressed before the answer arrives moves through that answer', async () => {
  const [late, giveLate] = later();
  main.search.mockReturnValue(late);
  await type('retry');
  press('ArrowDown');
  await act(async () => giveLate(answerOf(hit('retry'), hit('guess'))));
  expect(active()).toBe('/guess');
});

test.each([
  ['ArrowDown', '/pool-a'],
  ['Backspace', '/pool'],
  ['x', '/pool'],
])('%s on a button acts in the field, which takes focus', (key, url) => {
  const close = screen.getByRole('button', { name: 'Close search' });
  close.focus();
  fireEvent.keyDown(close, { key });
  expect([document.activeElement, active()]).toEqual([input(), url]);
});

test.each(['Enter', ' '])('%j on a button presses it', (key) => {
  const close = screen.getByRole('button', { name: 'Close search' });
  close.focus();
  expect(fireEvent.keyDown(close, { key })).toBe(true);
  expect(document.activeElement).toBe(close);
});

describe('Enter', () => {
  test('follows the active result, reports it to the engine and closes the search', () => {
    press('ArrowDown');
    press('Enter');
    expect(followed.mock.calls).toEqual([['/pool-a']]);
    expect(main.onSelect.mock.calls).toEqual([[answer.hits[1], answer, 2]]);
    expect(dialog().open).toBe(false);
  });
  test.each([
    ['Ctrl', { ctrlKey: true }, 'noopener'],
    ['Command', { metaKey: true }, 'noopener'],
    ['Shift', { shiftKey: true }, 'noopener,popup'],
  ])('with %s opens the active result in a new tab or window, and the search stays open', (_, keys, features) => {
    press('Enter', keys);
    expect(openWindow.mock.calls).toEqual([['/pool', '_blank', features]]);
    expect(followed).not.toHaveBeenCalled();
    expect(main.onSelect).toHaveBeenCalledTimes(1);
    expect(dialog().open).toBe(true);
  });
  test.each([{ isComposing: true }, { keyCode: 229 }])(
    'that ends a composition (%j) is left to the input method',
    (more) => {
      expect(composingEnter(more).defaultPrevented).toBe(false);
      expect(followed).not.toHaveBeenCalled();
      expect(dialog().open).toBe(true);
    },
  );
  test('without results does nothing', async () => {
    await type('webpack');
    press('Enter');
    press('ArrowDown');
    expect(followed).not.toHaveBeenCalled();
    expect(dialog().open).toBe(true);
  });
  test('does not open a result of the previous query', async () => {
    main.search.mockReturnValue(new Promise(() => {}));
    await type('retry');
    press('Enter');
    expect(followed).not.toHaveBeenCalled();
  });
  test('before the answer opens the first result once, when the answer is complete', async () => {
    const [first, giveFirst] = later();
    const [complete, giveComplete] = later();
    main.search.mockReturnValue(first);
    await type('retry');
    press('Enter');
    await act(async () => giveFirst({ ...answerOf(hit('guess')), complete }));
    expect(followed).not.toHaveBeenCalled();
    await act(async () => giveComplete(answerOf(hit('retry'), hit('guess'))));
    expect(followed.mock.calls).toEqual([['/retry']]);
    expect(dialog().open).toBe(false);
  });
  test('after a failure opens nothing when a retry succeeds', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    main.search.mockRejectedValueOnce(new Error('offline'));
    await type('retry');
    press('Enter');
    main.search.mockResolvedValue(answerOf(hit('retry')));
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(active()).toBe('/retry');
    expect(followed).not.toHaveBeenCalledWith('/retry');
    expect(dialog().open).toBe(true);
  });
  test('before the answer, after arrow keys, opens the result that they select', async () => {
    const [late, giveLate] = later();
    main.search.mockReturnValue(late);
    await type('retry');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) press(key);
    press('Enter');
    press('ArrowUp');
    await act(async () => giveLate(answerOf(hit('retry'), hit('guess'), hit('third'))));
    expect(followed.mock.calls).toEqual([['/guess']]);
  });
  test('with Ctrl before the answer opens the first result in a new tab', async () => {
    const [late, giveLate] = later();
    main.search.mockReturnValue(late);
    await type('retry');
    press('Enter', { ctrlKey: true });
    await act(async () => giveLate(answerOf(hit('retry'))));
    expect(openWindow.mock.calls).toEqual([['/retry', '_blank', 'noopener']]);
  });
  test('waits five seconds for the complete answer, then opens the first result so far', async () => {
    vi.useFakeTimers();
    const [first, giveFirst] = later();
    main.search.mockReturnValue(first);
    await type('retry');
    press('Enter');
    await act(async () => giveFirst({ ...answerOf(hit('retry')), complete: new Promise(() => {}) }));
    await act(async () => vi.advanceTimersByTime(3000));
    // A moving pointer renders the results again.
    fireEvent.pointerMove(screen.getByRole('option'), { movementX: 1 });
    await act(async () => vi.advanceTimersByTime(1999));
    expect(followed).not.toHaveBeenCalled();
    await act(async () => vi.advanceTimersByTime(1));
    expect(followed.mock.calls).toEqual([['/retry']]);
  });
  test('that opens a result on screen replaces a waiting one', async () => {
    vi.useFakeTimers();
    const [first, giveFirst] = later();
    main.search.mockReturnValue(first);
    await type('retry');
    press('Enter', { ctrlKey: true });
    await act(async () => giveFirst({ ...answerOf(hit('retry')), complete: new Promise(() => {}) }));
    press('Enter', { ctrlKey: true });
    await act(async () => vi.advanceTimersByTime(5000));
    expect(openWindow).toHaveBeenCalledTimes(1);
  });
  test('before the answer is canceled by further typing', async () => {
    const [late, giveLate] = later();
    main.search.mockReturnValueOnce(late);
    await type('retr');
    press('Enter');
    main.search.mockResolvedValue(answerOf(hit('retry')));
    await type('retry');
    await act(async () => giveLate(answerOf(hit('retreat'))));
    expect(followed).not.toHaveBeenCalled();
    expect(active()).toBe('/retry');
  });
});

describe('a composition', () => {
  test('is not searched for until it ends', async () => {
    main.search.mockClear();
    fireEvent.compositionStart(input());
    await type('kuai');
    await type('kuai zhao');
    expect(main.search).not.toHaveBeenCalled();
    expect(input().value).toBe('kuai zhao');
    fireEvent.change(input(), { target: { value: '快照' } });
    fireEvent.compositionEnd(input());
    expect(main.search.mock.calls.map(([query]) => query)).toEqual(['快照']);
  });
});

test('other keys are left to the field', () => {
  expect(press('ArrowLeft')).toBe(true);
  expect(press('Home')).toBe(true);
});

describe('closing', () => {
  test('a click on a result closes the search and reports the result to the engine', () => {
    fireEvent.click(screen.getAllByRole('option')[2] as HTMLElement);
    expect(followed.mock.calls).toEqual([['/pool-b']]);
    expect(main.onSelect.mock.calls[0]?.[2]).toBe(3);
    expect(dialog().open).toBe(false);
  });
  test('a middle click on a result is reported to the engine, and the search stays open', () => {
    fireEvent(
      screen.getAllByRole('option')[2] as HTMLElement,
      new MouseEvent('auxclick', { button: 1, bubbles: true }),
    );
    expect(main.onSelect.mock.calls[0]?.[2]).toBe(3);
    expect(dialog().open).toBe(true);
  });
  test('a right click on a result is not reported', () => {
    fireEvent(
      screen.getAllByRole('option')[2] as HTMLElement,
      new MouseEvent('auxclick', { button: 2, bubbles: true }),
    );
    expect(main.onSelect).not.toHaveBeenCalled();
  });
  test.each(['ctrlKey', 'altKey'])('a click with %s on a result leaves the search open', (modifier) => {
    fireEvent.click(screen.getAllByRole('option')[2] as HTMLElement, { [modifier]: true });
    expect(dialog().open).toBe(true);
  });
  // Browsers fire `click` on the nearest common ancestor of mousedown and mouseup.
  const pressFrom = (start: Element, end: Element) => {
    fireEvent.mouseDown(start);
    fireEvent.mouseUp(end);
    fireEvent.click(start === end ? start : dialog());
  };
  test('a click on the backdrop closes the search', () => {
    pressFrom(dialog(), dialog());
    expect(dialog().open).toBe(false);
  });
  test('a press that starts or ends inside the dialog does not', () => {
    pressFrom(input(), input());
    pressFrom(input(), dialog());
    pressFrom(dialog(), input());
    expect(dialog().open).toBe(true);
  });
  test('the close button closes the search', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Close search' }));
    expect(dialog().open).toBe(false);
  });
});

describe('Escape', () => {
  const escape = (more: Partial<KeyboardEvent> = {}) =>
    act(async () => void fireEvent.keyDown(document.body, { key: 'Escape', ...more }));

  test('closes the search wherever the focus is', async () => {
    await escape();
    expect(dialog().open).toBe(false);
  });
  test.each([{ isComposing: true }, { keyCode: 229 }])('that cancels a composition (%j) does not', async (more) => {
    await escape(more);
    expect(dialog().open).toBe(true);
  });
});
