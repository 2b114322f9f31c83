import { problem, type Problem } from '#node/content/problem.ts';
import { compareFlags } from './compare-flags.ts';
import { undocumented, unknownKeys, unknownNames } from './compare-names.ts';
import { compareOptions } from './compare-options.ts';
import { compareSince } from './compare-since.ts';
import { nameKinds } from './name-kinds.ts';
import { NOT_COVERED } from './not-covered.ts';
import type { PackageFacts } from './package-facts.ts';
import type { ReferencePage } from './read-reference.ts';
import since from './since.json' with { type: 'json' };

const CLI_PAGE = /\/guide\/basic\/cli\.mdx$/;

/** Compares the names, options and flags of one page with the package. */
export function checkPage(page: ReferencePage, facts: PackageFacts): readonly Problem[] {
  return [
    ...unknownKeys(page, facts.types.configKeys),
    ...compareOptions(page, facts, since),
    ...compareSince(page, since),
    ...(CLI_PAGE.test(page.file) ? compareFlags(page, facts, since) : []),
    ...unknownNames(page, nameKinds(facts)),
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
      .map((name) => problem(where, `no page documents ${name}; write it, or say here why not`)),
    ...excused
      .filter((name) => !lacking.includes(name))
      .map((name) => problem(where, `${name} is documented, or Rstest lacks it; take it off the list`)),
  ];
}
