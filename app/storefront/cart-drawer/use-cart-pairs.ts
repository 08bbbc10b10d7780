import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '#app/links/paths.ts';
import type { CartLineView } from '#app/storefront/cart/checked-cart.ts';
import type { ShownCard } from '#app/storefront/product-card/shown-card.ts';
import { notInCart } from './not-in-cart.ts';

/** What is used together with the products of the cart and is not in it; null until the shop has responded. */
export function useCartPairs(lines: readonly CartLineView[]): ShownCard[] | null {
  const { load, data } = useFetcher<{ pairs: ShownCard[] }>();
  const question = paths.cartPairs(lines.map(({ item }) => item.id));
  useEffect(() => void load(question), [load, question]);
  return data ? notInCart(data.pairs, lines) : null;
}
