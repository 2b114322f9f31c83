/** Recipes as steps that tests carry out or leave out. */

import { expect } from 'vitest';
import type { ProjectCopy } from './project-copy.ts';

export interface Step {
  /** Path from the project's root. */
  readonly file: string;
  /** Carries out the step on the file's text, which is empty for a new file. */
  readonly edit: (text: string) => string;
}

export interface Recipe {
  /** The recipe's title in CONTRIBUTING.md. */
  readonly title: string;
  /** Prefix of the names that the recipe adds, unique to it. */
  readonly word: string;
  /** Steps that add something of this name; they may be carried out for several names. */
  readonly steps: (name: string) => readonly Step[];
  /** For each step, in order: the parts of the one-line message when it is left out. */
  readonly forgotten: readonly ((name: string) => readonly string[])[];
}

/** A step that creates a file. */
export function makes(file: string, text: string): Step {
  return { file, edit: () => text };
}

/** A step that inserts texts into a file, each after a match. */
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
 * @param chosen whether to leave out the step of this index
 * @returns the expected messages, each as parts of a line
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
