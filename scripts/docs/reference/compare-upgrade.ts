import { problem, type Problem } from '#node/content/problem.ts';
import { patternOfParts } from '../pattern.ts';
import type { Named } from './not-covered.ts';
import { FROM_API } from './read-release.ts';
import type { ReferencePage } from './read-reference.ts';
import type { MinorChanges } from './releases.ts';

/** Names that came or went in a minor without a place on the Upgrade page. */
const NOT_FOR_READERS: readonly Named[] = [
  {
    reason: "entry points for Rstest's own packages and for tools",
    names: [
      '@rstest/core/package.json',
      '@rstest/core/browser',
      '@rstest/core/browser-runtime',
      '@rstest/core/internal/adapter',
      '@rstest/core/internal/browser',
      '@rstest/core/internal/browser-runtime',
    ],
  },
  {
    reason: 'for setup files of tools and adapters, as in not-covered.ts',
    names: ['registerFileCleanup', 'registerWorkerCleanup'],
  },
];

const OWN_FILE = 'scripts/docs/reference/compare-upgrade.ts';

/** The oldest minor with a section. */
const OLDEST = 5;

/**
 * Finds the names that a minor added, removed or changed, and that its section of the Upgrade page does not have in
 * code. Keys below a named option or flag (`--pool.type`) count as said with it.
 */
export function compareUpgrade(
  page: ReferencePage,
  minors: Readonly<Record<string, MinorChanges>>,
  notForReaders: readonly Named[] = NOT_FOR_READERS,
): readonly Problem[] {
  const { file } = page;
  const excused = notForReaders.flatMap(({ names }) => names);
  const lacking = Object.entries(minors)
    .filter(([minor]) => Number(minor.split('.')[1]) >= OLDEST)
    .flatMap(([minor, changes]) => {
      const section = sectionOf(page, `Rstest ${minor}`);
      return lackingNames(section?.codes ?? [], changes).map(({ name, how }) => ({
        name,
        found: problem({ file, line: section?.line ?? 1 }, `the section Rstest ${minor} lacks ${name}: ${how}`),
      }));
    });
  return [
    ...lacking.filter(({ name }) => !excused.includes(name)).map(({ found }) => found),
    ...excused
      .filter((excuse) => !lacking.some(({ name }) => name === excuse))
      .map((excuse) =>
        problem(
          { file: OWN_FILE },
          `${excuse} is on the Upgrade page, or no minor has it; remove it from NOT_FOR_READERS`,
        ),
      ),
  ];
}

/** Line and code spans below a heading, up to the next heading of its depth. */
function sectionOf({ headings, codes }: ReferencePage, title: string) {
  const heading = headings.find(({ text }) => text === title);
  if (!heading) return undefined;
  const { line, depth } = heading;
  const end = headings.find((each) => each.line > line && each.depth <= depth)?.line ?? Infinity;
  return { line, codes: codes.filter((code) => code.line > line && code.line < end).map(({ text }) => text) };
}

function lackingNames(codes: readonly string[], { added, removed, changed }: MinorChanges) {
  const others = [...added, ...removed];
  const isLacking = (name: string) => !isSaid(name, others, codes);
  return [
    ...added.filter(isLacking).map((name) => ({ name, how: 'added' })),
    ...removed.filter(isLacking).map((name) => ({ name, how: 'removed' })),
    ...Object.entries(changed)
      // Pages name Node.js in prose; its versions in code count as naming it.
      .filter(([name, [, value]]) => isLacking(name) && !areInCode(String(value).split(' || '), codes))
      .map(([name, values]) => ({ name, how: values.map((value) => JSON.stringify(value)).join(' became ') })),
  ];
}

function isSaid(name: string, others: readonly string[], codes: readonly string[]): boolean {
  const written = name.replace(FROM_API, '').replace(/^instance\./, '');
  if (areInCode([written], codes)) return true;
  const parent = /^(.+)\.[^.]+$/.exec(written)?.[1];
  // `--coverage.` stands for all flags that begin with it.
  return (
    parent !== undefined && (codes.includes(`${parent}.`) || (others.includes(parent) && isSaid(parent, others, codes)))
  );
}

/** True if each word stands in code, and not as a part of a longer name. */
function areInCode(words: readonly string[], codes: readonly string[]): boolean {
  return words.every((word) => {
    const whole = new RegExp(String.raw`(?<![\w.-])${patternOfParts([word], '')}(?![\w-]|\.\w)`);
    return codes.some((code) => whole.test(code));
  });
}
