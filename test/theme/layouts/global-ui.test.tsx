import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useHasGlobalUI } from '#theme/layouts/layout.tsx';
import { renderInSite } from '../../support/render.tsx';

function Answer() {
  return <p>{useHasGlobalUI() ? 'extras' : 'none'}</p>;
}

test.each([
  ['/guide/a', undefined, 'extras'],
  ['/guide/a', true, 'extras'],
  ['/guide/a', false, 'none'],
  ['/guide/a?globalUIComponents=0', undefined, 'none'],
  ['/guide/a?globalUIComponents=1', undefined, 'extras'],
  ['/guide/a?navbar=0', undefined, 'extras'],
  ['/guide/a?globalUIComponents=1', false, 'none'],
])('%s with globalUIComponents %s in the frontmatter: %s', (address, globalUIComponents, expected) => {
  const frontmatter = globalUIComponents === undefined ? {} : { globalUIComponents };
  renderInSite(<Answer />, { address, page: { frontmatter } });
  expect(screen.getByText(expected)).toBeTruthy();
});
