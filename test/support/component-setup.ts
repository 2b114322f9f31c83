import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { writeStored } from '#theme/parts/storage.ts';

// As the stylesheet does.
document.documentElement.style.setProperty('scroll-padding-top', '96px');

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Values that blocked storage rejected stay in memory until a write succeeds.
  for (const key of ['theme', 'tab:a', 'docs:searches:en', 'docs:searches:zh']) writeStored(key, '');
  localStorage.clear();
  document.documentElement.className = '';
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
