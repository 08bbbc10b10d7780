/** Returns the first `count` by their distance in price; of two as near, the earlier one. */
export function nearestInPrice<T extends { pricePence: number }>(
  products: readonly T[],
  pricePence: number,
  count: number,
): T[] {
  const distance = (product: T) => Math.abs(product.pricePence - pricePence);
  return [...products].sort((one, other) => distance(one) - distance(other)).slice(0, count);
}
