import { LANGS, type Lang } from '#shared/page.ts';

/** A list of each language, as one list without the items whose key an earlier language has too. */
export function onceForAll<Item>(
  itemsOf: (lang: Lang) => readonly Item[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  const known = new Set<string>();
  return LANGS.flatMap((lang) => {
    const own = itemsOf(lang).filter((item) => !known.has(keyOf(item)));
    for (const item of own) known.add(keyOf(item));
    return own;
  });
}
