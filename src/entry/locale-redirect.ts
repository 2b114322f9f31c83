/** Redirects a first-time visitor to the browser's language, once (spec 4). */

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

/**
 * Redirects to the `hreflang` alternate in the reader's language, if the build has written `data-locale-redirect`. The
 * 404 page has none, but counts as a visit: readers choose their language there. A page saved as a file has no host,
 * and the other language is not beside it.
 */
export function redirectToReadersLanguage(): void {
  const { lang, dataset } = document.documentElement;
  if (dataset['localeRedirect'] === undefined || !location.host || !isFirstVisit()) return;
  if (BOTS.test(navigator.userAgent)) return;
  const [wanted = ''] = navigator.language.split('-');
  const twin = document.querySelector<HTMLLinkElement>(`link[hreflang|="${wanted}"]`);
  if (!twin || lang.startsWith(wanted)) return;
  // Only the path: a preview of the site may run on another host.
  location.replace(new URL(twin.href).pathname + location.search + location.hash);
}
