/** The progress bar, loaded only when a page is slow. */

import { BProgress } from '@bprogress/core';
import { trustHtml } from '#shared/trusted.ts';

export { default as css } from './progress.css?inline';

/** Spec 9: interval of the steps, and the largest step as a fraction of the bar. */
const TRICKLE_SPEED_MS = 800;
const TRICKLE_RATE = 0.02;

BProgress.configure({
  // Spec 9: the smallest visible fraction, and the duration of each step in milliseconds.
  minimum: 0.08,
  speed: 200,
  easing: 'ease',
  // The library's own trickle has fixed steps.
  trickle: false,
  showSpinner: false,
  // Decorative: screen readers get the page announcement.
  template: trustHtml('<div class="bar" aria-hidden="true"></div>'),
});

let trickling: ReturnType<typeof setInterval> | undefined;

/** Shows the bar and lets it advance; no effect while it is shown. */
export function startBar(): void {
  if (trickling !== undefined) return;
  // A bar that is still fading would remove the new one with it.
  document.querySelector('.bprogress')?.remove();
  BProgress.start();
  trickling = setInterval(() => BProgress.inc(Math.random() * TRICKLE_RATE), TRICKLE_SPEED_MS);
}

/** Fills the bar and fades it out; no effect when there is none. */
export function finishBar(): void {
  clearInterval(trickling);
  trickling = undefined;
  BProgress.done();
  // The library leaves its class on the root when it removes a bar.
  document.documentElement.classList.remove('bprogress-busy');
}
