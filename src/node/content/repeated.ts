/** The items that have the key of an earlier one, each with the first one of that key. */
export function repeated<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const firsts = new Map<string, Item>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, item);
    return first === undefined ? [] : [{ item, first }];
  });
}
