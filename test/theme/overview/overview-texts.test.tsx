import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resolveSite } from '#shared/site.ts';
import { Overview } from '#theme/overview/overview.tsx';
import { renderInSite, siteData } from '../../support/render.tsx';
import { site } from '../../support/site.ts';

test('the filter of an overview uses the texts of the configuration', () => {
  const overview = { filterNameText: 'Find', filterPlaceholderText: 'a name', filterNoResultText: 'No {query} here' };
  const themeConfig = { ...site.config.themeConfig, overview };
  const whole = resolveSite({ ...site, config: { ...site.config, themeConfig } });
  renderInSite(<Overview groups={[{ name: 'G', pages: [] }]} />, { site: siteData('en', whole) });
  const box = screen.getByRole('textbox', { name: 'Find' });
  expect(box.getAttribute('placeholder')).toBe('a name');
  fireEvent.input(box, { target: { value: 'xyz' } });
  expect(screen.getByRole('status').textContent).toBe('No xyz here');
});
