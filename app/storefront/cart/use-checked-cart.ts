import { useState } from 'react';
import { useShop } from '#app/shop/use-shop.ts';
import { useOfferChoice } from '#app/storefront/offer-choice/offer-choice-store.ts';
import type { CartItem } from '#domain/cart/cart.ts';
import type { DeliveryAsked } from './cart-check.ts';
import { type CheckedCart, viewCart } from './checked-cart.ts';
import { useCartCheck } from './use-cart-check.ts';

/** The cart as the shop has it today, delivered to a place by a service; `place` is the same object as long as it is the same place. */
export function useCheckedCart(
  items: readonly CartItem[],
  asked: DeliveryAsked,
  {
    isAsking = true,
    email = null,
  }: {
    isAsking?: boolean;
    /** Who orders, once it is known. */
    email?: string | null;
  } = {},
): { cart: CheckedCart } & ReturnType<typeof useCartCheck> {
  const { delivery: limits, served } = useShop();
  const [nowMs] = useState(() => Date.now());
  const choice = useOfferChoice();
  const checking = useCartCheck(isAsking ? items : NOTHING, { ...asked, choice, email });
  const about = { ...asked, ...choice, email: checking.who, nowMs };
  return { cart: viewCart(items, checking.check, { limits, served }, about), ...checking };
}

const NOTHING: readonly CartItem[] = [];
