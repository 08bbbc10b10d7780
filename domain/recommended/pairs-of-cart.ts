/**
 * Returns the pairs of several products as one list: the first of the product added last, then the first of the one before, and
 * so on in turn. None is named twice or is in the cart.
 */
export function pairsOfCart<T extends { id: string }>(
  lists: readonly (readonly T[])[],
  inCart: readonly string[],
): T[] {
  const latestFirst = lists.toReversed();
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, place) => latestFirst.map((list) => list[place])).flat();
  const named = new Set(inCart);
  return inTurn.flatMap((product) => {
    if (!product || named.has(product.id)) return [];
    named.add(product.id);
    return [product];
  });
}
