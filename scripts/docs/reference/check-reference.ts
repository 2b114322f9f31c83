import { problem, type Problem } from '#node/content/problem.ts';
import { compareFlags } from './compare-flags.ts';
import { undocumented, unknownKeys, unknownNames } from './compare-names.ts';
import { compareOptions } from './compare-options.ts';
import { compareSince } from './compare-since.ts';
import { compareUpgrade } from './compare-upgrade.ts';
import { nameKinds } from './name-kinds.ts';
import { NOT_COVERED } from './not-covered.ts';
import { flagsOf, type PackageFacts } from './package-facts.ts';
import type { ReferencePage } from './read-reference.ts';
import type { MinorChanges } from './releases.ts';
import minors from './minors.json' with { type: 'json' };
import since from './since.json' with { type: 'json' };

/** The records of `npm run docs:releases`. TypeScript reads the pairs in the JSON file as lists, hence the cast. */
const RELEASES = { since, minors: minors as unknown as Readonly<Record<string, MinorChanges>> };

const UPGRADE_PAGE = /\/guide\/migration\/upgrade\.mdx$/;
const CLI_PAGE = /\/guide\/basic\/cli\.mdx$/;

/** Compares the names, options and flags of one page with the package. */
export function checkPage(page: ReferencePage, facts: PackageFacts): readonly Problem[] {
  return [
    ...unknownKeys(page, facts.types.configKeys),
    ...compareOptions(page, facts, RELEASES),
    ...compareSince(page, since),
    ...(CLI_PAGE.test(page.file) ? compareFlags(page, facts, RELEASES) : []),
    ...unknownNames(page, nameKinds(facts)),
  ];
}

/** Compares the Upgrade page of one language with the recorded releases; other pages have no problem. */
export function checkUpgrade(page: ReferencePage): readonly Problem[] {
  return UPGRADE_PAGE.test(page.file) ? compareUpgrade(page, RELEASES.minors) : [];
}

/** Names of the package whose first release is not on record. */
export function notOnRecord(facts: PackageFacts): readonly string[] {
  const kinds = nameKinds(facts);
  const namesOf = (isOption: boolean) =>
    kinds.filter(({ kind }) => (kind === 'option') === isOption).flatMap(({ names }) => names);
  const flags = flagsOf(facts).flatMap(({ names }) => names);
  const excused = NOT_COVERED.flatMap(({ names }) => names);
  return [
    ...flags.filter((name) => name.startsWith('--') && !(name in since.flags)),
    ...[...facts.types.configKeys, ...namesOf(true)].filter((name) => !(name in since.config)),
    ...namesOf(false).filter((name) => !(name in since.api) && !excused.includes(name)),
  ];
}

/** Names of the package that are neither documented nor excused, and excuses that are not needed. */
export function checkCoverage(pages: readonly ReferencePage[], facts: PackageFacts): readonly Problem[] {
  const lacking = undocumented(pages, nameKinds(facts), facts.types.configKeys);
  const excused = NOT_COVERED.flatMap(({ names }) => names);
  const where = { file: 'scripts/docs/reference/not-covered.ts' };
  return [
    ...lacking
      .filter((name) => !excused.includes(name))
      .map((name) => problem(where, `no page documents ${name}; document it, or give the reason here`)),
    ...excused
      .filter((name) => !lacking.includes(name))
      .map((name) => problem(where, `${name} is documented, or Rstest lacks it; remove it from the list`)),
  ];
}
