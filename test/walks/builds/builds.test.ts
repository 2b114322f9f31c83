import { afterAll, expect, test } from 'vitest';
import { removeCopies } from '../../../scripts/project-copy.ts';
import { sample } from '../../support/sample.ts';
import { copySite } from '../writers/copy-site.ts';
import { createEdits, walkBuilds } from './walk.ts';

/** `npm run test:walks -- builds` takes more, and longer ones. */
const SEEDS = sample(1, [1, 2, 3, 4, 5, 6]);
const EDITS = 2;

afterAll(removeCopies);

test.each(SEEDS)(
  'a build that keeps earlier results gives the same bytes as a clean one (seed %i)',
  async (seed) => {
    const { difference, succeeded } = await walkBuilds(createEdits(seed, EDITS), copySite());
    expect(difference).toBeUndefined();
    expect(succeeded).toBeGreaterThan(0);
  },
  300_000,
);
