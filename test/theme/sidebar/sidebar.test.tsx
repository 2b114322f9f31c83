import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { SidebarEntry } from '#shared/schema/navigation.ts';
import { Sidebar } from '#theme/sidebar/sidebar.tsx';
import { inSite, renderInSite } from '../../support/render.tsx';

const A = { text: 'A', link: '/guide/a' };
const B = { text: 'B', link: '/guide/b/', tag: 'New' };
const closed = (...items: readonly SidebarEntry[]) => ({ text: 'Group', collapsed: true, items });

const renderOn = (routePath: string, ...sidebar: readonly SidebarEntry[]) =>
  renderInSite(<Sidebar />, { page: { routePath }, sidebar });
const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);
const groups = (container: HTMLElement) => [...container.querySelectorAll('details')];
const areOpen = (container: HTMLElement) => groups(container).map(({ open }) => open);

describe('links', () => {
  test('are in a named landmark', () => {
    renderOn('/', A, B);
    const nav = screen.getByRole('navigation', { name: 'Pages of this section' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/guide/a', '/guide/b/']);
  });
  test('mark the page on screen, whether or not its address ends in a slash', () => {
    renderOn('/guide/b', A, B);
    expect(current()).toEqual(['BNew']);
  });
  test('mark nothing on a page that is not among them', () => {
    renderOn('/elsewhere', A, B);
    expect(current()).toEqual([]);
  });
  test('show their tag', () => {
    renderOn('/', B);
    expect(screen.getByText('New').className).toBe('tag');
  });
});

describe('groups', () => {
  test('are open unless configured as collapsed', () => {
    const { container } = renderOn('/', { text: 'Open', items: [A] }, closed(B));
    expect(areOpen(container)).toEqual([true, false]);
  });
  test('that contain the current page are open, at any depth', () => {
    const { container } = renderOn('/guide/a', closed({ text: 'Inner', collapsed: true, items: [A] }), closed(B));
    expect(areOpen(container)).toEqual([true, true, false]);
  });
  test('that cannot collapse have a plain text title', () => {
    const { container } = renderOn('/', { text: 'Fixed', collapsible: false, items: [A] });
    expect(groups(container)).toEqual([]);
    expect(screen.getByText('Fixed')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'A' })).toBeTruthy();
  });
  test('that are pages themselves have a link in their title', () => {
    renderOn('/guide/', { text: 'Guide', link: '/guide/', items: [A] });
    expect(current()).toEqual(['Guide']);
  });
  test('without entries still show their name', () => {
    renderOn('/', { text: 'Empty', items: [] });
    expect(screen.getByText('Empty')).toBeTruthy();
  });
});

describe('on navigation to another page', () => {
  const sidebar = [closed(A), { text: 'Other', collapsed: true, items: [B] }];
  const on = (routePath: string) => inSite(<Sidebar />, { page: { routePath }, sidebar });

  test('the group of the new page opens', () => {
    const { container, rerender } = renderOn('/guide/a', ...sidebar);
    rerender(on('/guide/b/'));
    expect(groups(container)[1]?.open).toBe(true);
    expect(current()).toEqual(['BNew']);
  });
  test('a group that the reader has closed stays closed until the reader opens a page in it', () => {
    const open = [
      { text: 'Open', items: [A, B] },
      { text: 'C', link: '/guide/c' },
    ];
    const at = (routePath: string) => inSite(<Sidebar />, { page: { routePath }, sidebar: open });
    const { container, rerender } = renderOn('/guide/a', ...open);
    const [group] = groups(container);
    (group as HTMLDetailsElement).open = false;
    rerender(at('/guide/c'));
    expect(group?.open).toBe(false);
    rerender(at('/guide/b/'));
    expect(group?.open).toBe(true);
  });
});

test('groups and section headers show their tags, and entries have their context as data attribute', () => {
  const { container } = renderOn(
    '/',
    { sectionHeaderText: 'Reference', tag: 'beta' },
    { text: 'Group', tag: 'new', context: 'advanced', items: [{ ...A, context: 'a' }] },
    { text: 'Fixed', tag: 'old', context: 'fixed', collapsible: false, items: [] },
  );
  expect([...container.querySelectorAll('.tag')].map(({ textContent }) => textContent)).toEqual(['beta', 'new', 'old']);
  const contexts = [...container.querySelectorAll<HTMLElement>('[data-context]')];
  expect(contexts.map(({ dataset, tagName }) => [tagName, dataset['context']])).toEqual([
    ['SUMMARY', 'advanced'],
    ['A', 'a'],
    ['P', 'fixed'],
  ]);
});

test('a divider is a separator with the class of its type', () => {
  renderOn('/', A, { dividerType: 'dashed' }, B);
  expect(screen.getByRole('separator').className).toContain('sidebar-divider-dashed');
});

test('a section header is text, not a link', () => {
  renderOn('/', { sectionHeaderText: 'Reference' }, A);
  expect(screen.getByText('Reference').closest('a')).toBeNull();
});

test('the drawer has a named close button', () => {
  renderOn('/', A);
  const button = screen.getByRole('button', { name: 'Close menu' });
  expect(button.getAttribute('popovertarget')).toBe('docs-sidebar');
  expect(button.getAttribute('popovertargetaction')).toBe('hide');
});
