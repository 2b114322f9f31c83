import { act, render } from '@testing-library/react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCloseOnRoute } from '#theme/layouts/layout.tsx';
import { NavScreen } from '#theme/nav/navbar.tsx';
import { ViewProvider } from '#theme/navigation/view.ts';
import { dataWith } from '../../support/pages.ts';
import { siteData } from '../../support/render.tsx';

let navigate: NavigateFunction;
let isOpen = true;
const hide = vi.fn(() => void (isOpen = false));
/** The media query lists that the component listens to, by query. */
let widths: Map<string, EventTarget>;

function Navigate() {
  navigate = useNavigate();
  useCloseOnRoute();
  return null;
}

/** Stubs the popover API, which happy-dom lacks, before the render, as a menu may be open then. */
beforeEach(() => {
  isOpen = true;
  hide.mockClear();
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':popover-open' ? isOpen : matches.call(this, selector);
  });
  Object.assign(HTMLElement.prototype, { hidePopover: hide });
  widths = new Map();
  vi.stubGlobal('matchMedia', (query: string) => {
    const width = new EventTarget();
    widths.set(query, width);
    return width;
  });
  render(
    <MemoryRouter initialEntries={['/guide/a']}>
      <ViewProvider value={{ site: siteData(), page: { data: dataWith(), sidebar: [], Content: () => null } }}>
        <Navigate />
        <NavScreen />
      </ViewProvider>
    </MemoryRouter>,
  );
});

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

test('the navigation closes when the reader goes to another page', () => {
  act(() => void navigate('/guide/b'));
  expect(hide).toHaveBeenCalledTimes(1);
});

test('the navigation closes when the reader goes to another section of the page', () => {
  act(() => void navigate('#part'));
  expect(hide).toHaveBeenCalledTimes(1);
});

test('a closed navigation is not closed again', () => {
  isOpen = false;
  act(() => void navigate('/guide/b'));
  expect(hide).not.toHaveBeenCalled();
});

test('a navigation opened before hydration stays open', () => {
  expect(hide).not.toHaveBeenCalled();
});

test.each(['(width >= 768px)', 'not (width <= 768px)'])(
  'the navigation closes when %s starts to match, and not when it stops',
  (query) => {
    const become = (matches: boolean) =>
      act(() => void widths.get(query)?.dispatchEvent(Object.assign(new Event('change'), { matches })));
    become(false);
    expect(hide).not.toHaveBeenCalled();
    become(true);
    expect(hide).toHaveBeenCalledTimes(1);
  },
);
