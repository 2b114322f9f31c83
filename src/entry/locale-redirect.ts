/** Sends a first visitor to the language of the browser, once (spec 4). */

import { LANGS, type Lang } from '#shared/page.ts';
import { langOf, localize } from '#shared/path.ts';

/** Marks that the browser has been here. */
const VISITED_KEY = 'visited';
const BOTS = /bot|crawl|spider|slurp|lighthouse/i;

/** True at the first visit only; false too when storage cannot keep the mark, so that nobody is sent back and forth. */
function isFirstVisit(): boolean {
  try {
    if (localStorage.getItem(VISITED_KEY)) return false;
    localStorage.setItem(VISITED_KEY, '1');
    return true;
  } catch {
    return false;
  }
}

/** Acts on pages whose root element asks for it: the build writes `data-locale-redirect` as configured. */
export function redirectToReadersLanguage(): void {
  const siteLang = document.documentElement.dataset['localeRedirect'] as Lang | undefined;
  if (!siteLang || !isFirstVisit() || BOTS.test(navigator.userAgent)) return;
  const wanted = LANGS.find((lang) => lang === navigator.language.split('-')[0]);
  const { pathname, search, hash } = location;
  if (!wanted || wanted === langOf(pathname, siteLang)) return;
  location.replace(localize(pathname, wanted, siteLang) + search + hash);
}
