import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchAnswer } from '#search/source.ts';
import { answerOf, fakeSource, hit } from '../../support/search.ts';
import { active, dialog, input, openModal, press, type } from '../../support/search-modal.tsx';

const openWindow = vi.fn();
const followed = vi.fn();
const answer = answerOf(hit('pool'), hit('pool a'), hit('pool b'));

/** What the app does with a link: takes the click. */
function onClick(event: MouseEvent): void {
  event.preventDefault();
  followed((event.target as Element).closest('a')?.getAttribute('href'));
}

/** An answer, and what gives it. */
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
  test('is the first one', () => {
    expect(active()).toBe('/pool');
  });
  test('moves down and up, and around both ends', () => {
    press('ArrowUp');
    expect(active()).toBe('/pool-b');
    press('ArrowDown');
    press('ArrowDown');
    expect(active()).toBe('/pool-a');
  });
  test('is named by the field, with its list', () => {
    press('ArrowDown');
    const named = (attribute: string) => document.getElementById(input().getAttribute(attribute) ?? '');
    expect(named('aria-controls')?.role).toBe('listbox');
    expect(named('aria-activedescendant')?.getAttribute('href')).toBe('/pool-a');
  });
  test('is the first one again for another answer', async () => {
    press('ArrowDown');
    main.search.mockResolvedValue(answerOf(hit('poo'), hit('pool')));
    await type('poo');
    expect(active()).toBe('/poo');
  });
  test('follows the pointer', () => {
    fireEvent.pointerMove(screen.getAllByRole('option')[2] as HTMLElement);
    expect(active()).toBe('/pool-b');
  });
});

test('an arrow before its answer moves through that answer', async () => {
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
])('%s on a button goes on in the field', (key, url) => {
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
  test('follows the active result, tells the engine and closes the search', () => {
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
  ])('with %s opens it elsewhere, and the search stays', (_, keys, features) => {
    press('Enter', keys);
    expect(openWindow.mock.calls).toEqual([['/pool', '_blank', features]]);
    expect(followed).not.toHaveBeenCalled();
    expect(main.onSelect).toHaveBeenCalledTimes(1);
    expect(dialog().open).toBe(true);
  });
  test.each([{ isComposing: true }, { keyCode: 229 }])(
    'that ends a composition (%j) belongs to the input method',
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
  test('does not open a result of the query before', async () => {
    main.search.mockReturnValue(new Promise(() => {}));
    await type('retry');
    press('Enter');
    expect(followed).not.toHaveBeenCalled();
  });
  test('before its answer opens the first result, once, when the whole answer is there', async () => {
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
  test('after a failure opens nothing when another try succeeds', async () => {
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
  test('before its answer, after arrows, opens the result that these lead to', async () => {
    const [late, giveLate] = later();
    main.search.mockReturnValue(late);
    await type('retry');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) press(key);
    press('Enter');
    press('ArrowUp');
    await act(async () => giveLate(answerOf(hit('retry'), hit('guess'), hit('third'))));
    expect(followed.mock.calls).toEqual([['/guess']]);
  });
  test('with Ctrl before its answer opens the first result in another tab', async () => {
    const [late, giveLate] = later();
    main.search.mockReturnValue(late);
    await type('retry');
    press('Enter', { ctrlKey: true });
    await act(async () => giveLate(answerOf(hit('retry'))));
    expect(openWindow.mock.calls).toEqual([['/retry', '_blank', 'noopener']]);
  });
  test('waits five seconds for a whole answer, and then takes the first one', async () => {
    vi.useFakeTimers();
    const [first, giveFirst] = later();
    main.search.mockReturnValue(first);
    await type('retry');
    press('Enter');
    await act(async () => giveFirst({ ...answerOf(hit('retry')), complete: new Promise(() => {}) }));
    await act(async () => vi.advanceTimersByTime(4999));
    expect(followed).not.toHaveBeenCalled();
    await act(async () => vi.advanceTimersByTime(1));
    expect(followed.mock.calls).toEqual([['/retry']]);
  });
  test('that opens what is on screen takes the place of one that waits', async () => {
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
  test('before its answer is forgotten by who types on', async () => {
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
  test('a press on a result closes it and tells the engine', () => {
    fireEvent.click(screen.getAllByRole('option')[2] as HTMLElement);
    expect(followed.mock.calls).toEqual([['/pool-b']]);
    expect(main.onSelect.mock.calls[0]?.[2]).toBe(3);
    expect(dialog().open).toBe(false);
  });
  test('the middle button opens a result elsewhere: that is told, and the search stays open', () => {
    fireEvent(
      screen.getAllByRole('option')[2] as HTMLElement,
      new MouseEvent('auxclick', { button: 1, bubbles: true }),
    );
    expect(main.onSelect.mock.calls[0]?.[2]).toBe(3);
    expect(dialog().open).toBe(true);
  });
  test('the right button opens nothing', () => {
    fireEvent(
      screen.getAllByRole('option')[2] as HTMLElement,
      new MouseEvent('auxclick', { button: 2, bubbles: true }),
    );
    expect(main.onSelect).not.toHaveBeenCalled();
  });
  test('a press with Ctrl on a result leaves it open', () => {
    fireEvent.click(screen.getAllByRole('option')[2] as HTMLElement, { ctrlKey: true });
    expect(dialog().open).toBe(true);
  });
  // A browser tells of a click on what the two ends of a press have in common.
  const pressFrom = (start: Element, end: Element) => {
    fireEvent.mouseDown(start);
    fireEvent.mouseUp(end);
    fireEvent.click(start === end ? start : dialog());
  };
  test('a press on the backdrop closes it', () => {
    pressFrom(dialog(), dialog());
    expect(dialog().open).toBe(false);
  });
  test('a press that begins or ends inside does not', () => {
    pressFrom(input(), input());
    pressFrom(input(), dialog());
    pressFrom(dialog(), input());
    expect(dialog().open).toBe(true);
  });
  test('its button closes it', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Close search' }));
    expect(dialog().open).toBe(false);
  });
});

describe('Escape', () => {
  const escape = (more: Partial<KeyboardEvent> = {}) =>
    act(async () => void fireEvent.keyDown(document.body, { key: 'Escape', ...more }));

  test('closes the search from wherever the focus is', async () => {
    await escape();
    expect(dialog().open).toBe(false);
  });
  test.each([{ isComposing: true }, { keyCode: 229 }])('that drops a composition (%j) does not', async (more) => {
    await escape(more);
    expect(dialog().open).toBe(true);
  });
});
