/** How many examples run at the same time: today's machines have at least two cores. */
export const CONCURRENCY = 2;

/**
 * Maps items by asynchronous work, at most `width` of them at a time.
 * @returns the results in the order of the items
 * @throws the first error of the work
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
