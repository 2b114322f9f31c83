import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Lang } from '#shared/page.ts';
import { readStaticHtml } from '#entry/first-page.ts';
import { searchSources } from '#search/source.ts';
import { App } from '#theme/app.tsx';
import { Static } from '#theme/mdx/static.tsx';
import type { LoadView, View } from '#theme/navigation/view.ts';
import { dataWith } from '../support/pages.ts';
import { fakeSource } from '../support/search.ts';
import { siteData } from '../support/render.tsx';

function viewOf(routePath: string, lang: Lang, title: string): View {
  const data = dataWith({ routePath, lang, title });
  const Content: View['page']['Content'] = ({ components }) => <components.Static html={`<h1>${title}</h1>`} />;
  return { site: siteData(lang), page: { data, sidebar: [{ text: 'B', link: '/zh/guide/b' }], Content } };
}
const A = viewOf('/guide/a', 'en', 'A');
const B = viewOf('/zh/guide/b', 'zh', '乙');
const load = vi.fn<LoadView>();

beforeEach(async () => {
  load.mockReset().mockResolvedValue(B);
  vi.stubGlobal('scrollTo', () => {});
  history.replaceState(null, '', '/guide/a');
  await act(async () => {
    render(
      <BrowserRouter>
        <App initial={A} load={load} sources={() => searchSources(fakeSource())} />
      </BrowserRouter>,
    );
  });
});

test('the app shows the server-rendered page without loading anything', () => {
  expect(screen.getByRole('heading', { level: 1, name: 'A' })).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
});

test('a link shows the next page with its language and title, without a page load', async () => {
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'B' })));
  expect(location.pathname).toBe('/zh/guide/b');
  expect(screen.getByRole('heading', { level: 1, name: '乙' })).toBeTruthy();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('乙');
  await vi.waitFor(() => expect([document.title, document.documentElement.lang]).toEqual(['乙 - Docs', 'zh-CN']));
});

test('Static renders raw HTML, which readStaticHtml finds in the page', () => {
  document.body.replaceChildren();
  const { container } = render(<Static html="<p>1 &lt; <b>2</b></p>" />);
  expect(container.innerHTML).toBe('<div class="text" data-static=""><p>1 &lt; <b>2</b></p></div>');
  document.body.append(container);
  expect(readStaticHtml()).toEqual(['<p>1 &lt; <b>2</b></p>']);
});
