import { type CartItem, type CartLine, sameLine, wholeQuantity } from './cart.ts';

/** The cart with that many of the line; zero or less removes it (spec §4). */
export function setQuantity(cart: CartItem[], line: CartLine, quantity: number): CartItem[] {
  if (Number.isNaN(quantity)) return cart;
  if (quantity < 1) return removeLine(cart, line);
  return cart.map((item) => (sameLine(item, line) ? { ...item, quantity: wholeQuantity(quantity) } : item));
}

export function removeLine(cart: CartItem[], line: CartLine): CartItem[] {
  return cart.filter((item) => !sameLine(item, line));
}
