import { expect, test } from 'vitest';
import { readStaticHtml } from '#entry/first-page.ts';

test('the strings are the contents of the data-static elements, in document order', () => {
  document.body.innerHTML =
    '<main><div data-static=""><p>1 &lt; 2</p></div>' +
    '<section><div data-static=""><b>in</b> it</div></section>' +
    '<div>not this</div><div data-static=""></div></main>';
  expect(readStaticHtml()).toEqual(['<p>1 &lt; 2</p>', '<b>in</b> it', '']);
});
