import { expect, test } from 'vitest';
import { mapConcurrently } from '#docs/examples/map-concurrently.ts';

test('results come in the order of the items, whatever finishes first', async () => {
  const work = async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) await Promise.resolve();
    return rounds;
  };
  expect(await mapConcurrently([9, 1, 5], 2, work)).toEqual([9, 1, 5]);
});

test('no more items than the width run at once', async () => {
  let atWork = 0;
  let most = 0;
  await mapConcurrently([1, 2, 3, 4, 5], 2, async () => {
    atWork += 1;
    most = Math.max(most, atWork);
    await Promise.resolve();
    atWork -= 1;
  });
  expect(most).toBe(2);
});

test('an error of the work is thrown', async () => {
  await expect(mapConcurrently([1], 2, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
