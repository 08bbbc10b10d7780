import type { CartLineView } from '#app/storefront/cart/checked-cart.ts';

/** Returns the products that are not in the cart, by themselves or in a set. */
export function notInCart<T extends { id: string }>(
  products: readonly T[],
  lines: readonly (Pick<CartLineView, 'parts'> & { item: { id: string } })[],
): T[] {
  const inCart = new Set(lines.flatMap(({ item, parts = [] }) => [item.id, ...parts.map(({ id }) => id)]));
  return products.filter(({ id }) => !inCart.has(id));
}
