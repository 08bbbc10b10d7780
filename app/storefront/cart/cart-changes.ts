import { addToCart, type CartItem, type CartLine, sameLine } from '#domain/cart.ts';
import { removeLine, setQuantity } from '#domain/cart-lines.ts';
import { readCart, writeCart } from './cart-store.ts';

export function changeQuantity(line: CartLine, quantity: number): boolean {
  return writeCart(setQuantity(readCart(), line, quantity));
}

export function removeItem(line: CartLine): boolean {
  return writeCart(removeLine(readCart(), line));
}

/** A removed item at its old place again. */
export function putBackItem(item: CartItem, place: number): boolean {
  const others = removeLine(readCart(), item);
  return writeCart([...others.slice(0, place), item, ...others.slice(place)]);
}

/** Items of an order that came to nothing, on top of what is in the cart. */
export function putBackItems(items: readonly CartItem[]): boolean {
  return writeCart(
    items.reduce((all, { quantity, ...item }) => addToCart(all, item, { quantity }), readCart()),
  );
}

export function clearCart(): boolean {
  return writeCart([]);
}

/** Leaves what another tab has put in since: only what was ordered goes. */
export function takeOrderedItems(ordered: readonly CartItem[]): boolean {
  return writeCart(ordered.reduce(withoutOrdered, readCart()));
}

function withoutOrdered(items: CartItem[], ordered: CartItem): CartItem[] {
  const held = items.find((item) => sameLine(item, ordered));
  return held ? setQuantity(items, ordered, held.quantity - ordered.quantity) : items;
}
