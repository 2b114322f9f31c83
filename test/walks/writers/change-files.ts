import { BASE_TREE } from './base-tree.ts';
import { EDITS, type EditName } from './edits.ts';
import { FILE_CHANGES, filesOf, pagePaths, routeOf, type FileChangeName } from './file-changes.ts';
import type { Step } from './steps.ts';
import { readTree, writeFile, writeTree, type Tree } from './tree.ts';

function isEdit(name: Step['does']): name is EditName {
  return name in EDITS;
}

function isFileChange(name: Step['does']): name is FileChangeName {
  return name in FILE_CHANGES;
}

function targetsOf(root: string): readonly string[] {
  return [...pagePaths(root).map(routeOf), '/guide/parts#code', '/config/two#how-it-counts', '#first-steps'];
}

/**
 * Changes the files as a step says; a visit changes none.
 * @param past the tree before each earlier step, the first being the initial one
 * @param page chooses the page that an edit changes
 */
export function changeFiles(step: Step, root: string, past: readonly Tree[], page = step.at): void {
  const { does, at, word, isAtomic } = step;
  if (isEdit(does)) {
    for (const file of filesOf({ root, ...step, at: page })) {
      const text = String(readTree(root).get(file));
      writeFile(root, file, EDITS[does]({ text, at, word, targets: targetsOf(root) }), isAtomic);
    }
  } else if (isFileChange(does)) FILE_CHANGES[does]({ root, ...step });
  else if (does === 'undo') writeTree(root, past.at(-1) ?? BASE_TREE);
  else if (does === 'branch') writeTree(root, past[at % past.length] ?? BASE_TREE);
}
