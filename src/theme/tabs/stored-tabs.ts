/** Stored tab choices: the index by group, in local storage (spec 4). */

const PREFIX = 'tab:';

export const storedTabKey = (group: string) => PREFIX + group;

/** Parses a stored index; undefined for invalid text. */
export function tabIndex(stored: string | null): number | undefined {
  return stored !== null && /^\d{1,3}$/.test(stored) ? Number(stored) : undefined;
}

/**
 * Shows the stored tabs from the first paint on by style rules alone, since hydration needs the HTML as the server
 * wrote it. Call before the body is parsed.
 * @returns a function that disables the rules, once React shows the same
 */
export function showStoredTabs(): () => void {
  let rules: CSSStyleSheet | undefined;
  try {
    // In print all tabs show.
    rules = new CSSStyleSheet({ media: 'screen' });
    for (const [key, stored] of Object.entries<string>(localStorage)) {
      const index = key.startsWith(PREFIX) && tabIndex(stored);
      if (index) rules.insertRule(ruleFor(key.slice(PREFIX.length), index));
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
function ruleFor(group: string, index: number): string {
  const tab = `>:nth-child(${index + 1})`;
  // The tab list precedes the panels.
  const panel = `>:nth-child(${index + 2})`;
  return `[data-group="${CSS.escape(group)}"]:has(${panel}){
    >.tab-panel{display:none}
    ${panel}{display:block}
    >.tab-list>*{--tab-mark:#0000;--tab-ink:var(--ink-soft)}
    >.tab-list${tab}{--tab-mark:var(--brand);--tab-ink:var(--link)}
  }`;
}
