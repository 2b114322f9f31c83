import { problem, type Problem } from '#node/content/problem.ts';
import type { SinceData } from './compare-options.ts';
import type { ReferencePage } from './read-reference.ts';

/** A name of code, such as `rs.waitFor`; headings of prose are not on record. */
const NAME = /^[\w.]+$/;

/** Compares `<Since>` below the headings of a page with the recorded releases, both ways. */
export function compareSince(page: ReferencePage, { api }: SinceData): readonly Problem[] {
  const said = new Map(page.since.map(({ heading, version }) => [heading, version]));
  return page.headings.flatMap(({ text, line }) => {
    const [known, version] = [api[text], said.get(text)];
    if (known === version || (known === undefined && !NAME.test(text))) return [];
    const reason =
      known === undefined
        ? `the first release of ${text} is not on record; add it to scripts/docs/reference/since.json`
        : `${text} exists since ${known}, not ${version ?? '0.1.0'}; write <Since version="${known}" /> below the heading`;
    return [problem({ file: page.file, line }, reason)];
  });
}
