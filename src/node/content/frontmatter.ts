import type * as v from 'valibot';
import {
  frontmatterFields,
  frontmatterSchema,
  hero,
  heroAction,
  type Frontmatter,
} from '#shared/schema/frontmatter.ts';
import { readYaml } from './read-yaml.ts';
import { problem, type Problem } from './problem.ts';

/** The block between the first two `---` lines, at the start of the file. */
export const FRONTMATTER = /^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?=\n|$)/;
const OPENING = /^---[ \t]*(?:\n|$)/;
/** Frontmatter in TOML, as other generators read it. */
const TOML = /^\+\+\+[ \t]*\n/;
const LATE_OPENING = /^\s+---[ \t]*\n\w+:/;
/** Fields and the closing line, without the opening one. */
const NO_OPENING = /^(?:\w+:[^\n]*\n(?:[ \t][^\n]*\n)*)+---[ \t]*(?:\n|$)/;

export interface ParsedFrontmatter {
  readonly frontmatter: Frontmatter;
  /** On a translated page, the hash of the original when it was translated. */
  readonly translatedFrom?: string;
  /** The links of the hero's buttons; in a `SourcePage`, those of the text follow. */
  readonly links: readonly Reference[];
  readonly errors: readonly Problem[];
}

/** Parses and validates the frontmatter of a whole file; empty when invalid. */
export function parseFrontmatter(source: string, file: string): ParsedFrontmatter {
  // Trimmed, so that a missing quote is reported in the last field and not below it.
  const yaml = FRONTMATTER.exec(source)?.[1]?.trimEnd();
  if (yaml === undefined) return { frontmatter: {}, links: [], errors: [] };

  const { value, errors, placeOf } = readYaml({
    text: yaml,
    file,
    // The opening `---`.
    linesBefore: 1,
    what: 'frontmatter',
    schema: frontmatterSchema,
    reasonFor,
  });
  if (value === undefined) return { frontmatter: {}, links: [], errors };
  const { translatedFrom, ...frontmatter } = value;
  const links = (frontmatter.hero?.actions ?? []).map(({ link }, index) => ({
    target: link,
    ...placeOf(['hero', 'actions', index, 'link']),
  }));
  return { frontmatter, links, errors, ...(translatedFrom !== undefined && { translatedFrom }) };
}

const MISPLACED = [
  [TOML, 'the frontmatter is TOML; write YAML between lines of "---"'],
  [LATE_OPENING, 'the frontmatter begins late; move its "---" to the first line of the file'],
  [NO_OPENING, 'the frontmatter never begins; write a line "---" above its first field'],
  [OPENING, 'the frontmatter is never closed; write a line "---" below its last field'],
] as const;

/** The error of a block that begins late or lacks one of its lines, whose fields would be read as text. */
export function misplacedFrontmatter(source: string, file: string): readonly Problem[] {
  if (FRONTMATTER.test(source)) return [];
  const [, reason] = MISPLACED.find(([pattern]) => pattern.test(source)) ?? [];
  return reason === undefined ? [] : [problem({ file, line: 1, column: 1 }, reason)];
}

function reasonFor(issue: v.BaseIssue<unknown>, path: readonly (string | number)[]): string {
  const field = path.join('.');
  if (issue.expected === 'never') {
    // Only the frontmatter, its hero and an action of the hero report unknown fields: the length of the path says which.
    const { entries } = [frontmatterFields, hero][path.length - 1] ?? heroAction;
    return `unknown frontmatter field "${field}"; known fields are ${Object.keys(entries).join(', ')}`;
  }
  if (issue.received === 'undefined') return `frontmatter field "${field}" is missing`;
  return `frontmatter field "${field}": ${issue.message}`;
}

/** A link or image in the source, with its location. */
export interface Reference {
  readonly target: string;
  readonly line: number;
  readonly column: number;
}
