/** What a recipe is to the tests: steps that can be done, or left out. */

import { expect } from 'vitest';
import type { ProjectCopy } from './project-copy.ts';

export interface Step {
  /** Path from the project's root. */
  readonly file: string;
  /** The file's text with the step done; a new file's was empty. */
  readonly edit: (text: string) => string;
}

export interface Recipe {
  /** The recipe's title in CONTRIBUTING.md. */
  readonly title: string;
  /** A word that the names of its new things begin with; no other recipe's. */
  readonly word: string;
  /** The recipe carried out for something new. Done for several names, nothing stands in the other's way. */
  readonly steps: (name: string) => readonly Step[];
  /** What is said of a new thing for which a step was left out, in the order of the steps: parts of one line. */
  readonly forgotten: readonly ((name: string) => readonly string[])[];
}

/** A step that makes a file. */
export function makes(file: string, text: string): Step {
  return { file, edit: () => text };
}

/** A step that adds text to a file, each behind its place. */
export function adds(file: string, ...additions: readonly (readonly [place: RegExp, text: string])[]): Step {
  const edit = (before: string) =>
    additions.reduce((text, [place, added]) => {
      expect(text, file).toMatch(place);
      return text.replace(place, (found) => found + added);
    }, before);
  return { file, edit };
}

const LACKS = ['one', 'two', 'three', 'four'];

/** Carries out all steps of the recipes. */
export function carryOut(copy: ProjectCopy, recipes: readonly Recipe[]): void {
  for (const { word, steps } of recipes) steps(`${word}whole`).forEach((step) => take(copy, step));
}

/**
 * Carries out each recipe several times, each time without one of its steps.
 * @param chosen tells which steps to leave out, by their number from 0
 * @returns what has to be said of it
 */
export function forget(
  copy: ProjectCopy,
  recipes: readonly Recipe[],
  chosen: (index: number) => boolean,
): readonly (readonly string[])[] {
  return recipes.flatMap(({ word, steps, forgotten }) =>
    forgotten.flatMap((said, lacking) => {
      if (!chosen(lacking)) return [];
      const name = word + LACKS[lacking];
      const others = steps(name).filter((_, index) => index !== lacking);
      others.forEach((step) => take(copy, step));
      return [said(name)];
    }),
  );
}

function take(copy: ProjectCopy, { file, edit }: Step): void {
  copy.write(file, edit(copy.read(file)));
}
