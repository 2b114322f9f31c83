/** A reader's report of a fault on a page. */
export interface Report {
  readonly title: string;
  /** Lines that the reader need not type: address, version. */
  readonly facts: readonly string[];
  /** Text that the reader has selected; may be empty. */
  readonly selected: string;
  /** Ends the report, for the reader to answer. */
  readonly question: string;
}

/** Longest address in characters: GitHub rejects addresses over 8 KB. */
const LONGEST = 6000;

/** Address of a form with a prepared report; a long selection is cut. @param template with `{title}` and `{body}` */
export function reportUrl(template: string, { title, facts, selected, question }: Report): string {
  // Remove lone surrogates, for which `encodeURIComponent` throws: a selection or the cut below may split a character.
  const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
  const withQuote = (quote: string) => {
    const lines = quote === '' ? [] : [quote.replace(/^/gm, '> ')];
    const body = [facts.join('\n'), ...lines, question, ''].join('\n\n');
    return template.replace('{title}', () => encode(title)).replace('{body}', () => encode(body));
  };
  // A whole page may be selected, and encoding only makes it longer.
  let kept = selected.trim().slice(0, LONGEST);
  let url = withQuote(kept);
  while (url.length > LONGEST && kept !== '') {
    kept = kept.slice(0, Math.floor(kept.length * 0.8));
    url = withQuote(`${kept}…`);
  }
  return url;
}
