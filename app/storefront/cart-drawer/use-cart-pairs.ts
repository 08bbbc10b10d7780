import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '#app/links/paths.ts';
import type { CartLineView } from '#app/storefront/cart/checked-cart.ts';
import type { ShownCard } from '#app/storefront/product-card/shown-card.ts';
import { notInCart } from './not-in-cart.ts';

/**
 * What is used together with the products of the cart and is not in it; nothing until the shop has responded. Without a network
 * the pairs known last stay, and the shop is asked again once it is back.
 */
export function useCartPairs(lines: readonly CartLineView[]): ShownCard[] {
  const { load, data } = useFetcher<{ pairs: ShownCard[] | null }>();
  const [known, setKnown] = useState<ShownCard[]>([]);
  const pairs = data?.pairs ?? known;
  if (pairs !== known) setKnown(pairs);
  const question = lines.length > 0 ? paths.cartPairs(lines.map(({ item }) => item)) : null;
  useEffect(() => {
    if (!question) return;
    // Without a network the router would look for the script of the cart's page, in vain.
    const ask = () => void (navigator.onLine !== false && load(question));
    ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [load, question]);
  return question ? notInCart(pairs, lines) : [];
}
