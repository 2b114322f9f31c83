import { createEdits, walkBuilds } from '../../test/walks/builds/walk.ts';
import { copySite } from '../../test/walks/writers/copy-site.ts';

/** Edits of one walk. */
const EDITS = 10;

/**
 * Walks of edits. After each edit, one build reuses the results of earlier builds and another one does not.
 * @returns how many walks failed
 */
export async function walkThroughBuilds(first: number, count: number): Promise<number> {
  let failed = 0;
  for (let seed = first; seed < first + count; seed++) {
    const { difference, succeeded } = await walkBuilds(createEdits(seed, EDITS), copySite());
    // Failed builds compare nothing but their words.
    const isRight = difference === undefined && succeeded > 0;
    const said = `${isRight ? 'right' : 'wrong'}, ${succeeded} of ${EDITS} builds succeeded`;
    console.log(`seed ${seed}: ${difference ?? said}`);
    if (!isRight) failed++;
  }
  return failed;
}
