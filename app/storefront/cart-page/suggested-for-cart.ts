import type { CartLineView } from '#app/storefront/cart/checked-cart.ts';
import { notInCart } from '#app/storefront/cart-drawer/not-in-cart.ts';

const SUGGESTED = 4;

/** Returns the pairs, filled up with popular products that are not in the cart, under a title that is true of all of them. */
export function suggestedForCart<T extends { id: string }>(
  pairs: readonly T[],
  popular: readonly T[],
  lines: readonly (Pick<CartLineView, 'parts'> & { item: { id: string } })[],
): { title?: string; products: T[] } {
  const paired = new Set(pairs.map(({ id }) => id));
  const others = notInCart(popular, lines).filter(({ id }) => !paired.has(id));
  const products = [...pairs, ...others].slice(0, SUGGESTED);
  return { ...(pairs.length > 0 && { title: titleOf(pairs.length, products.length) }), products };
}

function titleOf(pairs: number, shown: number): string {
  return pairs >= shown ? 'Pairs well with your cart' : 'Pairs well with your cart, and more';
}
