import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { showStoredTabs } from '#theme/tabs/stored-tabs.ts';
import { Static } from '#theme/mdx/static.tsx';
import { Tab, Tabs } from '#theme/tabs/tabs.tsx';
import { blockedStorage, renderInSite } from '../../support/render.tsx';

const group = (name?: string, labels: readonly string[] = ['npm', 'yarn', 'pnpm']) => (
  <Tabs {...(name && { group: name })}>
    {labels.map((label) => (
      <Tab key={label} label={label}>
        <p>use {label}</p>
      </Tab>
    ))}
  </Tabs>
);
const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);
const panels = () => [...document.querySelectorAll<HTMLElement>('.tab-panel')];
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

describe('one group', () => {
  test('shows its first tab', () => {
    renderInSite(group());
    expect(selected()).toEqual(['npm']);
  });
  test('shows the tab that is pressed', () => {
    renderInSite(group());
    fireEvent.click(tab('pnpm'));
    expect(selected()).toEqual(['pnpm']);
  });
  test('keeps every panel in the page and hides all but the selected one', () => {
    renderInSite(group());
    fireEvent.click(tab('yarn'));
    expect(panels().map((panel) => panel.getAttribute('hidden'))).toEqual(['until-found', null, 'until-found']);
    expect(screen.getByText('use pnpm')).toBeTruthy();
  });
  test('names each panel after its tab, and each tab refers to its panel', () => {
    renderInSite(group());
    fireEvent.click(tab('yarn'));
    const panel = screen.getByRole('tabpanel', { name: 'yarn' });
    expect(panel.textContent).toContain('use yarn');
    expect(tab('yarn').getAttribute('aria-controls')).toBe(panel.id);
  });
  test('shows the panel in which find-in-page has found a match', () => {
    renderInSite(group());
    act(() => void panels()[2]?.dispatchEvent(new Event('beforematch', { bubbles: true })));
    expect(selected()).toEqual(['pnpm']);
    expect(panels()[2]?.hasAttribute('hidden')).toBe(false);
  });
  test('ignores children that are not tabs', () => {
    renderInSite(
      <Tabs>
        {[
          '\n',
          <Tab key="a" label="a">
            A
          </Tab>,
          '\n',
          null,
        ]}
      </Tabs>,
    );
    expect(screen.getAllByRole('tab')).toHaveLength(1);
  });
});

describe('the keyboard', () => {
  test.each([
    ['npm', 'ArrowRight', 'yarn'],
    ['pnpm', 'ArrowRight', 'npm'],
    ['npm', 'ArrowLeft', 'pnpm'],
    ['yarn', 'Home', 'npm'],
    ['npm', 'End', 'pnpm'],
  ])('moves from %s by %s to %s, with focus', (from, key, to) => {
    renderInSite(group());
    fireEvent.click(tab(from));
    act(() => tab(from).focus());
    press(key);
    expect(selected()).toEqual([to]);
    expect(document.activeElement?.textContent).toBe(to);
  });
  test('reaches only the selected tab of a group with Tab', () => {
    renderInSite(group());
    fireEvent.click(tab('yarn'));
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  });
  test('leaves keys with a modifier to the browser', () => {
    renderInSite(group());
    act(() => tab('npm').focus());
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
      expect(fireEvent.keyDown(tab('npm'), { key: 'ArrowLeft', [modifier]: true })).toBe(true);
    }
    expect(selected()).toEqual(['npm']);
  });
  test('prevents scrolling by the keys that it handles, and by no other', () => {
    renderInSite(group());
    act(() => tab('npm').focus());
    // `fireEvent` returns false when the event was canceled.
    expect(press('End')).toBe(false);
    expect(press('ArrowDown')).toBe(true);
  });
});

describe('the stored choice', () => {
  test('is stored under the name of its group', () => {
    renderInSite(group('package-manager'));
    fireEvent.click(tab('pnpm'));
    expect(localStorage.getItem('tab:package-manager')).toBe('2');
  });
  test('is restored on the next page', () => {
    localStorage.setItem('tab:package-manager', '1');
    renderInSite(group('package-manager'));
    expect(selected()).toEqual(['yarn']);
  });
  test('is shared by all groups of the same name on the page, and by no others', () => {
    renderInSite(
      <>
        {group('a', ['1', '2'])}
        {group('a', ['1', '2'])}
        {group('b', ['1', '2'])}
        {group(undefined, ['1', '2'])}
      </>,
    );
    fireEvent.click(screen.getAllByRole('tab', { name: '2' })[0] as HTMLElement);
    expect(selected()).toEqual(['2', '2', '1', '1']);
  });
  test('follows the choice made in another browser tab', () => {
    renderInSite(group('a'));
    localStorage.setItem('tab:a', '2');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'tab:a' })));
    expect(selected()).toEqual(['pnpm']);
  });
  test.each(['9', '-1', '1.5', '1x', '0x1', 'rubbish', ''])('that no tab has (%j) selects the first one', (stored) => {
    localStorage.setItem('tab:a', stored);
    renderInSite(group('a'));
    expect(selected()).toEqual(['npm']);
  });
  test('is kept in memory when storage is blocked', () => {
    vi.stubGlobal('localStorage', { ...blockedStorage, clear() {} });
    renderInSite(group('a'));
    fireEvent.click(tab('yarn'));
    expect(selected()).toEqual(['yarn']);
  });
  test('is not stored without a group name', () => {
    renderInSite(group());
    fireEvent.click(tab('yarn'));
    expect(localStorage).toHaveLength(0);
  });
});

describe('the accessible name of the tab list', () => {
  test('is in the language of the page for package managers', () => {
    renderInSite(group('package-manager'), { page: { lang: 'en' } });
    expect(screen.getByRole('tablist', { name: 'Package manager' })).toBeTruthy();
  });
  test('is the group name for other groups', () => {
    renderInSite(group('config'));
    expect(screen.getByRole('tablist', { name: 'config' })).toBeTruthy();
  });
});

describe('the rules that show the stored choices before hydration', () => {
  test('are disabled after it, and other adopted style sheets are not', () => {
    localStorage.setItem('tab:a', '2');
    document.adoptedStyleSheets = [new CSSStyleSheet()];
    const takeBack = showStoredTabs();
    expect(document.adoptedStyleSheets.map(({ cssRules }) => cssRules.length)).toEqual([0, 1]);
    takeBack();
    expect(document.adoptedStyleSheets.map(({ disabled }) => disabled)).toEqual([false, true]);
    document.adoptedStyleSheets = [];
  });
});

test('tabs have the class of the prose around them, by which the reader view of Firefox keeps both', () => {
  const { container } = renderInSite(
    <>
      <Static html="<p>before</p>" />
      {group()}
    </>,
  );
  const [prose, tabs] = container.children;
  expect(prose?.className).not.toBe('');
  expect(tabs?.className).toBe(prose?.className);
});
