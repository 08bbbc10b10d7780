import { type CartItem, type CartLine, sameLine, wholeQuantity } from './cart.ts';

/** Sets the quantity of the line; less than one removes it. */
export function setQuantity(cart: CartItem[], line: CartLine, quantity: number): CartItem[] {
  if (Number.isNaN(quantity)) return cart;
  if (quantity < 1) return removeLine(cart, line);
  return cart.map((item) => (sameLine(item, line) ? { ...item, quantity: wholeQuantity(quantity) } : item));
}

/** True where both hold as many of the same lines, at whatever prices. */
export function sameItems(a: readonly CartItem[], b: readonly CartItem[]): boolean {
  return (
    a.length === b.length &&
    a.every((item) => b.some((other) => sameLine(other, item) && other.quantity === item.quantity))
  );
}

/** The identity of a line, product and variant, as one text: equal exactly where `sameLine` is true. */
export function lineKey({ id, variant }: CartLine): string {
  return JSON.stringify([id, variant]);
}

export function removeLine(cart: CartItem[], line: CartLine): CartItem[] {
  return cart.filter((item) => !sameLine(item, line));
}
