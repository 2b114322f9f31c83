import { expect, test } from 'vitest';
import { tidyReactHtml } from '#node/output/react-html.ts';

test('attribute names are in lower case', () => {
  expect(tidyReactHtml('<a href="/A" hrefLang="zh-CN">B</a>')).toBe('<a href="/A" hreflang="zh-CN">B</a>');
});

test('a boolean attribute has no value', () => {
  expect(tidyReactHtml('<details class="x" open=""></details>')).toBe('<details class="x" open></details>');
});

test('an empty value of any other attribute stays', () => {
  expect(tidyReactHtml('<img alt="" src="/a.svg"/>')).toBe('<img alt="" src="/a.svg">');
});

test('void tags have no slash', () => {
  expect(tidyReactHtml('<input type="text"/><hr/>')).toBe('<input type="text"><hr>');
});

test('SVG keeps its capitals and its slashes', () => {
  const svg = '<svg viewBox="0 0 1 1"><path d="M0 0"/><use href="#a"></use></svg>';
  expect(tidyReactHtml(svg)).toBe(svg);
});

test('text and values that look like tags stay', () => {
  const html = '<p title="a > b/> C">1 &lt; 2 hrefLang="x"</p>';
  expect(tidyReactHtml(html)).toBe(html);
});

test('a tag over several lines keeps its lines', () => {
  expect(tidyReactHtml('<a\n  tabIndex="0">b</a>')).toBe('<a\n  tabindex="0">b</a>');
});
