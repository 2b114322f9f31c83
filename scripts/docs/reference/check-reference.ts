import { problem, type Problem } from '#node/content/problem.ts';
import { compareFlags } from './compare-flags.ts';
import { undocumented, unknownKeys, unknownNames } from './compare-names.ts';
import { compareOptions } from './compare-options.ts';
import { nameKinds } from './name-kinds.ts';
import { NOT_COVERED } from './not-covered.ts';
import type { PackageFacts } from './package-facts.ts';
import type { ReferencePage } from './read-reference.ts';
import since from './since.json' with { type: 'json' };

/** The page with every command and flag. */
const CLI_PAGE = /\/guide\/basic\/cli\.mdx$/;

/** Holds what one page says of names, options and flags against the package. */
export function checkPage(page: ReferencePage, facts: PackageFacts): readonly Problem[] {
  return [
    ...unknownKeys(page, facts.types.configKeys),
    ...compareOptions(page, facts, since),
    ...(CLI_PAGE.test(page.file) ? compareFlags(page, facts, since) : []),
    ...unknownNames(page, nameKinds(facts)),
  ];
}

/** Names of the package that no page documents and no reason excuses, and excuses that nothing needs. */
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
