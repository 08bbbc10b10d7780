/** A product that may stand for another: what is told of it ('finish:matt'), and its price. */
export type Likeness = { told: readonly string[]; pricePence: number };

/** Returns the first `count` that share most of what is told of a product; of those that share as much the nearest in price. */
export function nearestAlike<T extends Likeness>(products: readonly T[], to: Likeness, count: number): T[] {
  const told = new Set(to.told);
  const shared = (product: T) => product.told.filter((value) => told.has(value)).length;
  const distance = (product: T) => Math.abs(product.pricePence - to.pricePence);
  return [...products]
    .sort((one, other) => shared(other) - shared(one) || distance(one) - distance(other))
    .slice(0, count);
}
