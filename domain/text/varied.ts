/**
 * Returns the first `limit` of a ranked list with at most `ofEach` of one key (a brand, a category) while others are left; the
 * rest follow in their own order. Nothing is lost or duplicated.
 */
export function varied<Item>(
  ranked: readonly Item[],
  limit: number,
  { keysOf, ofEach }: { keysOf: (item: Item) => readonly string[]; ofEach: number },
): Item[] {
  const seen = new Map<string, number>();
  const chosen: Item[] = [];
  const passedOver: Item[] = [];
  for (const item of ranked) {
    const keys = keysOf(item);
    if (keys.some((key) => (seen.get(key) ?? 0) >= ofEach)) {
      passedOver.push(item);
      continue;
    }
    for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1);
    chosen.push(item);
  }
  return [...chosen, ...passedOver].slice(0, limit);
}
