import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { toolCards } from '#shared/tool-family.ts';
import { tools } from '#site/tools.ts';
import { ToolFamily, ToolPopover } from '#theme/tool-family/tool-family.tsx';
import { Icon } from '#theme/parts/icon.tsx';
import { renderInSite, siteData } from '../../support/render.tsx';

const site = { ...siteData(), tools: toolCards(tools, 'en') };

test('the landing block has a title, a tagline and seven cards', () => {
  renderInSite(<ToolFamily />, { site });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('The Rstack family');
  const names = screen.getAllByRole('link').map((link) => link.querySelector('.tool-name')?.textContent);
  expect(names).toEqual(['Rspack', 'Rsbuild', 'Rslib', 'Rspress', 'Rsdoctor', 'Rstest', 'Rslint']);
  expect(
    screen.getByText('JavaScript tools around Rspack: one engine from the first build to the last test.').tagName,
  ).toBe('P');
});

test('a card has the description and address of its tool and a lazy logo, and opens in a new tab', () => {
  renderInSite(<ToolFamily />, { site });
  const card = screen.getByRole('link', { name: /^Rspack/ });
  expect(card.getAttribute('href')).toBe('https://rspack.rs/');
  expect(card.getAttribute('target')).toBe('_blank');
  expect(within(card).getByText('rspack.rs')).toBeTruthy();
  expect(within(card).getByText('The Rust bundler with the API of webpack')).toBeTruthy();
  expect(card.querySelector('img')?.getAttribute('loading')).toBe('lazy');
});

test('logos come from the asset host', () => {
  const { config } = site;
  const hosted = { ...site, config: { ...config, assetHost: 'https://assets.test' } };
  const { container } = renderInSite(<ToolFamily />, { site: hosted });
  expect(container.querySelector('img')?.getAttribute('src')).toBe('https://assets.test/images/tools/rspack.svg');
});

test('a logo is sized by its scale', () => {
  const [first] = site.tools.cards;
  const cards = first ? [{ ...first, logoScale: 0.5 }] : [];
  const { container } = renderInSite(<ToolFamily />, { site: { ...site, tools: { ...site.tools, cards } } });
  expect(container.querySelector('img')?.getAttribute('width')).toBe('20');
});

test('the popover lists the same tools, and the ecosystem as the eighth entry', () => {
  const { container } = renderInSite(<ToolPopover />, { site });
  const names = [...container.querySelectorAll('.tool-name')].map(({ textContent }) => textContent);
  expect(names).toHaveLength(8);
  expect(names.at(-1)).toBe('Awesome Rstack');
});

test('the popover button has a grid icon, and the last entry links to the ecosystem list', () => {
  const { container } = renderInSite(<ToolPopover />, { site });
  expect(container.querySelector('summary .icon')?.outerHTML).toBe(
    renderInSite(<Icon name="grid" />).container.innerHTML,
  );
  const addresses = [...container.querySelectorAll('.tool-list a')].map((link) => link.getAttribute('href'));
  expect(addresses.at(-1)).toBe('https://github.com/rstackjs/awesome-rstack');
});

describe('hovering over the popover button', () => {
  function openAfterHover(trigger?: 'click'): boolean | undefined {
    vi.useFakeTimers();
    const { container } = renderInSite(<ToolPopover />, {
      site: { ...site, tools: toolCards({ ...tools, ...(trigger && { trigger }) }, 'en') },
    });
    const box = container.querySelector('details');
    if (box) fireEvent(box, new PointerEvent('pointermove', { pointerType: 'mouse', movementX: 1 }));
    vi.advanceTimersByTime(1000);
    return box?.open;
  }
  test('opens the popover', () => {
    expect(openAfterHover()).toBe(true);
  });
  test('does not open the popover when its trigger is click', () => {
    expect(openAfterHover('click')).toBe(false);
  });
});

test('a site without a tool family shows neither block nor popover', () => {
  const { container } = renderInSite(
    <>
      <ToolFamily />
      <ToolPopover />
    </>,
  );
  expect(container.innerHTML).toBe('');
});
