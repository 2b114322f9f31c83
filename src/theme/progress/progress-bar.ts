/** The bar of a page that is long in coming; loaded only then. */

import { BProgress } from '@bprogress/core';

/** Spec 9: how often the bar moves on, and how far at most, as a part of its whole length. */
const TRICKLE_SPEED_MS = 800;
const TRICKLE_RATE = 0.02;

BProgress.configure({
  // Spec 9: the least that shows, and the time of each move in milliseconds.
  minimum: 0.08,
  speed: 200,
  easing: 'ease',
  // Its own steps are fixed ones.
  trickle: false,
  showSpinner: false,
  // To look at only: a new page is announced when it is there.
  template: '<div class="bar" aria-hidden="true"></div>',
});

let trickling: ReturnType<typeof setInterval> | undefined;

export function startBar(): void {
  if (trickling !== undefined) return;
  // One that still fades would take the new one along.
  document.querySelector('.bprogress')?.remove();
  BProgress.start();
  trickling = setInterval(() => BProgress.inc(Math.random() * TRICKLE_RATE), TRICKLE_SPEED_MS);
}

/** Fills the bar and lets it fade; nothing when there is none. */
export function finishBar(): void {
  clearInterval(trickling);
  trickling = undefined;
  BProgress.done();
  document.documentElement.classList.remove('bprogress-busy');
}
