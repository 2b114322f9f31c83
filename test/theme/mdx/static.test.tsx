import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Static } from '#theme/mdx/static.tsx';

const details = (summary: string, text: string) => `<details><summary>${summary}</summary><p>${text}</p></details>`;

test('new HTML, as after an edit, keeps open the details that were, by their summaries', () => {
  const { container, rerender } = render(<Static html={details('A', 'one') + details('B', 'two')} />);
  container.querySelectorAll('details').item(1).open = true;
  rerender(<Static html={details('New', 'zero') + details('A', 'one') + details('B', 'edited')} />);
  const shown = [...container.querySelectorAll('details')].map(({ open, textContent }) => [textContent, open]);
  expect(shown).toEqual([
    ['Newzero', false],
    ['Aone', false],
    ['Bedited', true],
  ]);
});
