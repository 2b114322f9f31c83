import { problem, type Problem } from '#node/content/problem.ts';
import type { ReferencePage } from './read-reference.ts';
import type { MinorChanges, SinceData } from './releases.ts';

/** The recorded facts about the published releases. */
export interface Releases {
  readonly since: SinceData;
  /** By minor release, such as `0.11`. */
  readonly minors: Readonly<Record<string, Pick<MinorChanges, 'removed' | 'changed'>>>;
}

/** A name of code, such as `rs.waitFor`; headings of prose are not on record. */
const NAME = /^[\w.]+$/;

/** Other pages mention names in headings, too: `rstest` is also a command, `expect` an option. */
const API_PAGE = /\/api\//;

/** Compares `<Since>` below the headings of a page with the recorded releases. On pages of the API, each name needs one. */
export function compareSince(page: ReferencePage, { api }: SinceData): readonly Problem[] {
  const versions = new Map(page.since.map(({ heading, version }) => [heading, version]));
  return page.headings.flatMap(({ text, line }) => {
    const [known, version] = [api[text], versions.get(text)];
    if (known === version || (known === undefined && !NAME.test(text))) return [];
    if (version === undefined && !API_PAGE.test(page.file)) return [];
    const fix = `write <Since version="${known}" /> below the heading`;
    const stated = version === undefined ? 'does not say its first release' : `exists since ${known}, not ${version}`;
    const reason =
      known === undefined
        ? `the first release of ${text} is not on record; run npm run docs:releases`
        : `${text} ${stated}; ${fix}`;
    return [problem({ file: page.file, line }, reason)];
  });
}

/**
 * Compares what a page says of the releases of an option or flag with the record: its first release, then each minor
 * that changed its default, or removed it for a while.
 * @param names all its names; the first one on record counts
 */
export function wrongReleases(
  names: readonly string[],
  text: string,
  first: SinceData['config' | 'flags'],
  { minors }: Releases,
): readonly string[] {
  const name = names.find((each) => first[each] !== undefined);
  const known = name === undefined ? undefined : first[name];
  if (name === undefined || known === undefined) return [`the first release of ${names.join(', ')} is not on record`];
  const stated = /^\d+(\.\d+)+/.exec(text)?.[0] ?? text;
  const unsaid = Object.entries(minors).filter(
    ([minor, { removed, changed }]) =>
      (removed.includes(name) || name in changed) && !new RegExp(String.raw`\b${minor}\b`).test(text),
  );
  return [
    ...(sameVersion(stated, known) ? [] : [`${name} exists since ${known}, not ${stated}`]),
    ...unsaid.map(([minor]) => `${minor} changed or removed ${name}; say it after the first release`),
  ];
}

/** True for the same version; `0.10` means `0.10.0`. */
function sameVersion(stated: string, known: string): boolean {
  return stated === known || `${stated}.0` === known;
}
