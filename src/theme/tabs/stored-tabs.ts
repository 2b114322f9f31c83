/** Stored tab choices: the index by group, in local storage (spec 4). */

const PREFIX = 'tab:';

export const storedTabKey = (group: string) => PREFIX + group;

/** Parses a stored index; undefined for invalid text. */
export function tabIndex(stored: string | null): number | undefined {
  return stored !== null && /^\d{1,3}$/.test(stored) ? Number(stored) : undefined;
}

/**
 * Shows the stored tabs from the first paint on by style rules alone: hydration needs the HTML as the server wrote it.
 * @returns a function that disables the rules, once React shows the same
 */
export function showStoredTabs(): () => void {
  let rules: CSSStyleSheet | undefined;
  try {
    // In print all tabs show.
    rules = new CSSStyleSheet({ media: 'screen' });
    for (const [key, stored] of Object.entries<string>(localStorage)) {
      const index = key.startsWith(PREFIX) && tabIndex(stored);
      if (index) show(key.slice(PREFIX.length), index, rules);
    }
    document.adoptedStyleSheets.push(rules);
  } catch {
    // Storage is blocked or the browser too old: the choice shows after hydration.
  }
  return () => {
    if (rules) rules.disabled = true;
  };
}

/** Shows only the chosen panel of the group and marks its tab; no effect on groups with fewer tabs. */
function show(group: string, index: number, rules: CSSStyleSheet): void {
  const nth = `:nth-child(${index + 1})`;
  // The tab list precedes the panels.
  const panel = `>:nth-child(${index + 2})`;
  const tabs = `[data-group="${CSS.escape(group)}"]:has(${panel})`;
  rules.insertRule(
    `${tabs}{>.tab-panel{display:none}${panel}{display:block}` +
      '>.tab-list>*{--tab-mark:#0000;--tab-ink:var(--ink-soft)}' +
      `>.tab-list>${nth}{--tab-mark:var(--brand);--tab-ink:var(--link)}}`,
  );
  // For screen readers; hydration leaves the attribute alone.
  addEventListener('DOMContentLoaded', () => {
    for (const tab of document.querySelectorAll(`${tabs}>.tab-list>*`)) tab.ariaSelected = `${tab.matches(nth)}`;
  });
}
