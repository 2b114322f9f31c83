/** Redirects a first-time visitor to the browser's language, once (spec 4). */

import { LANGS, type Lang } from '#shared/page.ts';
import { langOf, localize } from '#shared/path.ts';

const VISITED_KEY = 'visited';
const BOTS = /bot|crawl|spider|slurp|lighthouse/i;

/** True on the first visit only. Also false when storage cannot keep the mark, so that nobody is redirected twice. */
function isFirstVisit(): boolean {
  try {
    if (localStorage.getItem(VISITED_KEY)) return false;
    localStorage.setItem(VISITED_KEY, '1');
    return true;
  } catch {
    return false;
  }
}

/** Redirects only when the root element has `data-locale-redirect`, which the build writes as configured. */
export function redirectToReadersLanguage(): void {
  const siteLang = document.documentElement.dataset['localeRedirect'] as Lang | undefined;
  if (!siteLang || !isFirstVisit() || BOTS.test(navigator.userAgent)) return;
  const wanted = LANGS.find((lang) => lang === navigator.language.split('-')[0]);
  const { pathname, search, hash } = location;
  if (!wanted || wanted === langOf(pathname, siteLang)) return;
  location.replace(localize(pathname, wanted, siteLang) + search + hash);
}
