import { useState } from 'react';
import { useShop } from '#app/shop/use-shop.ts';
import type { CartItem } from '#domain/cart/cart.ts';
import type { DeliveryAsked } from './cart-check.ts';
import { type CheckedCart, viewCart } from './checked-cart.ts';
import { useCartCheck } from './use-cart-check.ts';

/** The cart as the shop has it today, delivered to a place by a service; `place` is the same object as long as it is the same place. */
export function useCheckedCart(
  items: readonly CartItem[],
  asked: DeliveryAsked,
  { isAsking = true }: { isAsking?: boolean } = {},
): { cart: CheckedCart } & ReturnType<typeof useCartCheck> {
  const { delivery: limits, served } = useShop();
  const [nowMs] = useState(() => Date.now());
  const checking = useCartCheck(isAsking ? items : NOTHING, asked);
  return { cart: viewCart(items, checking.check, { limits, served }, { ...asked, nowMs }), ...checking };
}

const NOTHING: readonly CartItem[] = [];
