/** Walks of builds: after each edit, a build that may keep earlier results is compared with one that has none. */

import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashesBelow } from '../../../scripts/files-below.ts';
import { build } from '../../../scripts/project-copy.ts';
import { createRandom } from '../../../scripts/random.ts';
import { BASE_TREE } from '../writers/base-tree.ts';
import { changeFiles } from '../writers/change-files.ts';
import { createWalk, type Step } from '../writers/steps.ts';
import { readTree, writeTree, type Tree } from '../writers/tree.ts';
import { changeCode, CODE_CHANGES, type CodeChangeName } from './code-changes.ts';

/** Share of the edits that change code. */
const CODE_SHARE = 0.25;

interface Edit extends Step {
  readonly code?: CodeChangeName;
}

/** Random edits of content, settings and code. */
export function createEdits(seed: number, length: number): readonly Edit[] {
  const random = createRandom(seed);
  const names = Object.keys(CODE_CHANGES) as CodeChangeName[];
  return createWalk(seed, length).map((step) =>
    random.chance(CODE_SHARE) || step.does === 'visit' ? { ...step, code: random.pick(names) } : step,
  );
}

export interface Walked {
  /** The first difference to a clean build; undefined when there is none. */
  readonly difference?: string;
  /** Builds that succeeded. The others failed with the same words as a clean one, and their edit was taken back. */
  readonly succeeded: number;
}

/** Makes the edits in a copy of the project. @param root the copy; its code keeps the changes */
export async function walkBuilds(edits: readonly Edit[], root: string): Promise<Walked> {
  writeTree(root, BASE_TREE);
  const past: Tree[] = [];
  let succeeded = 0;
  for (const [index, edit] of edits.entries()) {
    past.push(readTree(root));
    if (edit.code) changeCode(edit.code, root, edit.word);
    else changeFiles(edit, root, past);
    const { difference, isBuilt } = await compareWithCleanBuild(root);
    if (difference !== '') {
      return { difference: `edit ${index + 1}, ${edit.code ?? edit.does}: ${difference}`, succeeded };
    }
    if (isBuilt) succeeded++;
    else writeTree(root, past.pop() ?? BASE_TREE);
  }
  return { succeeded };
}

type Built = ReadonlyMap<string, string> | string;

/** Hashes of the files of a build, or the problems it failed with. */
function built(root: string): Promise<Built> {
  // On a busy machine Vite warns before, while it reads its configuration, that plugins are slow.
  const problems = (error: unknown) => String(error).replace(/^.*(?=error during build:)/s, '');
  return build(root).then(() => hashesBelow(join(root, 'dist')), problems);
}

async function compareWithCleanBuild(root: string) {
  const [cache, aside] = [join(root, 'node_modules/.cache'), join(root, 'node_modules/.cache-aside')];
  const warm = await built(root);
  if (existsSync(cache)) renameSync(cache, aside);
  const clean = await built(root);
  rmSync(cache, { recursive: true, force: true });
  if (existsSync(aside)) renameSync(aside, cache);
  return { difference: differenceOf(warm, clean), isBuilt: typeof clean !== 'string' };
}

function differenceOf(warm: Built, clean: Built): string {
  if (typeof warm === 'string' || typeof clean === 'string') {
    return warm === clean ? '' : `one build says ${describe(warm)}, the clean one ${describe(clean)}`;
  }
  const files = [...new Set([...warm.keys(), ...clean.keys()])].filter((file) => warm.get(file) !== clean.get(file));
  return files.length > 0 ? `the clean build has others of ${files.join(', ')}` : '';
}

const describe = (result: Built) => (typeof result === 'string' ? result : 'nothing');
