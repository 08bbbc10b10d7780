import { addToCart, type CartItem, type CartLine, sameLine } from '#domain/cart/cart.ts';
import { removeLine, setQuantity } from '#domain/cart/cart-lines.ts';
import { readCart, writeCart } from './cart-store.ts';

export function changeQuantity(line: CartLine, quantity: number): boolean {
  return writeCart(setQuantity(readCart(), line, quantity));
}

/** What can be had of each line stays, what cannot goes. */
export function changeToWhatIsLeft(lines: readonly { item: CartItem; buyable: number }[]): boolean {
  return writeCart(lines.reduce((cart, { item, buyable }) => setQuantity(cart, item, buyable), readCart()));
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

/** An order changed at the checkout changes the cart with it: what was taken out of the one goes from the other. */
export function takeOutOfCart(before: readonly CartItem[], after: readonly CartItem[]): boolean {
  return takeOrderedItems(
    before.flatMap((item) => {
      const left = after.find((other) => sameLine(other, item))?.quantity ?? 0;
      return left < item.quantity ? [{ ...item, quantity: item.quantity - left }] : [];
    }),
  );
}

function withoutOrdered(items: CartItem[], ordered: CartItem): CartItem[] {
  const held = items.find((item) => sameLine(item, ordered));
  return held ? setQuantity(items, ordered, held.quantity - ordered.quantity) : items;
}
