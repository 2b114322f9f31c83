import * as v from 'valibot';
import { PAGE_TYPES, type Frontmatter, type Hero, type HeroAction } from '#shared/page.ts';
import { readYaml } from './checked-yaml.ts';
import type { Problem } from './problem.ts';
import { TRANSLATION_HASH } from './translation.ts';

/** Search engines and chat previews truncate longer descriptions. */
const DESCRIPTION_MAX_LENGTH = 200;

/** A schema for each key of a type: a missing or unknown key does not compile. */
type Entries<Type> = Record<keyof Type, v.GenericSchema>;

const words = v.pipe(v.string(), v.nonEmpty('must not be empty'));

const heroAction = v.strictObject({
  text: words,
  link: words,
  theme: v.optional(v.picklist(['brand', 'alt'])),
} satisfies Entries<HeroAction>);

const hero = v.strictObject({
  name: words,
  text: words,
  tagline: v.optional(words),
  actions: v.optional(v.array(heroAction)),
} satisfies Entries<Hero>);

/** Spec 3, "Frontmatter", and the build's `translatedFrom`. Unknown keys are errors, to catch misspellings. */
const fields = v.strictObject({
  title: v.optional(words),
  // Empty: no suffix.
  titleSuffix: v.optional(v.string()),
  description: v.optional(v.pipe(words, v.maxLength(DESCRIPTION_MAX_LENGTH))),
  // The Content-Security-Policy blocks scripts and styles; other tags do not belong in the head.
  head: v.optional(v.array(v.tuple([v.picklist(['meta', 'link']), v.record(v.string(), v.string())]))),
  overview: v.optional(v.boolean()),
  overviewHeaders: v.optional(v.array(v.pipe(v.number(), v.minValue(1), v.maxValue(6)))),
  pageType: v.optional(v.picklist(PAGE_TYPES)),
  hero: v.optional(hero),
  navbar: v.optional(v.boolean()),
  sidebar: v.optional(v.boolean()),
  outline: v.optional(v.boolean()),
  footer: v.optional(v.boolean()),
  globalUIComponents: v.optional(v.boolean()),
  translatedFrom: v.optional(
    v.pipe(v.string(), v.regex(TRANSLATION_HASH, 'is written by npm run docs:translated, which see')),
  ),
} satisfies Entries<Frontmatter & Pick<ParsedFrontmatter, 'translatedFrom'>>);

const schema = v.pipe(
  fields,
  v.forward(
    v.check((page) => page.hero === undefined || page.pageType === 'home', 'is shown with "pageType: home" only'),
    ['hero'],
  ),
);

/** The block between the first two `---` lines, at the start of the file. */
const BLOCK = /^---\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n|$)/;

/** The opening `---` line above the YAML. */
const LINES_BEFORE = 1;

export interface ParsedFrontmatter {
  readonly frontmatter: Frontmatter;
  /** On a translated page, the hash of the original when it was translated. */
  readonly translatedFrom?: string;
  readonly errors: readonly Problem[];
}

/**
 * Parses and validates a page's frontmatter.
 * @param source the whole file
 * @param file name of the file in errors
 * @returns the frontmatter, empty when invalid, and errors with file, line and column
 */
export function parseFrontmatter(source: string, file: string): ParsedFrontmatter {
  const yaml = BLOCK.exec(source)?.[1];
  if (yaml === undefined) return { frontmatter: {}, errors: [] };

  const { value, errors } = readYaml({
    text: yaml,
    file,
    linesBefore: LINES_BEFORE,
    what: 'frontmatter',
    schema,
    reasonFor,
  });
  if (value === undefined) return { frontmatter: {}, errors };
  const { translatedFrom, ...frontmatter } = value;
  return { frontmatter, errors, ...(translatedFrom !== undefined && { translatedFrom }) };
}

function reasonFor(issue: v.BaseIssue<unknown>, path: readonly (string | number)[]): string {
  const field = path.join('.');
  if (issue.expected === 'never') {
    // Only the hero and its actions are nested objects.
    const { entries } = [fields, hero][path.length - 1] ?? heroAction;
    return `unknown frontmatter field "${field}"; known fields are ${Object.keys(entries).join(', ')}`;
  }
  if (issue.received === 'undefined') return `frontmatter field "${field}" is missing`;
  return `frontmatter field "${field}": ${issue.message}`;
}
