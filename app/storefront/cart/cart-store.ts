import { storedValue } from '#app/browser/stored-value.ts';
import { addToCart, type CartItem, cartCount, parseCart } from '#domain/cart/cart.ts';

const cart = storedValue<CartItem[]>({ key: 'cart', event: 'cartUpdated', parse: parseCart });

export const useCart = cart.useValue;
export const readCart = cart.read;
export const writeCart = cart.write;

export function useCartCount(): number {
  return cartCount(useCart());
}

export type AddResult = 'added' | 'nothing-added' | 'not-stored';

/** 'nothing-added' when the cart holds all of the stock already. */
export function addItem({ quantity, ...item }: CartItem, { stock }: { stock?: number } = {}): AddResult {
  const before = cart.read();
  const after = addToCart(before, item, { quantity, stock });
  if (after === before) return 'nothing-added';
  return cart.write(after) ? 'added' : 'not-stored';
}
