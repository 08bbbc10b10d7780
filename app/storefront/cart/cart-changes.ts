import { addToCart, type CartItem, type CartLine, sameLine } from '#domain/cart/cart.ts';
import { removeLine, setQuantity, withNamesOfToday } from '#domain/cart/cart-lines.ts';
import { readCart, writeCart } from './cart-store.ts';

export function changeQuantity(line: CartLine, quantity: number): boolean {
  return writeCart(setQuantity(readCart(), line, quantity));
}

/** Reduces each line to the quantity that can be bought; a line without any goes. */
export function changeToWhatIsLeft(lines: readonly { item: CartItem; buyable: number }[]): boolean {
  return writeCart(lines.reduce((cart, { item, buyable }) => setQuantity(cart, item, buyable), readCart()));
}

/** Names the lines of the cart as the shop does today, where it said so. */
export function nameAsToday(today: readonly CartLine[]): void {
  const before = readCart();
  const named = withNamesOfToday(before, today);
  if (named !== before) writeCart(named);
}

export function removeItem(line: CartLine): boolean {
  return writeCart(removeLine(readCart(), line));
}

/** Puts a removed item back in its old place. */
export function putBackItem(item: CartItem, place: number): boolean {
  const others = removeLine(readCart(), item);
  return writeCart([...others.slice(0, place), item, ...others.slice(place)]);
}

/** Adds the items of an order that was not placed to the cart. */
export function putBackItems(items: readonly CartItem[]): boolean {
  return writeCart(
    items.reduce((all, { quantity, ...item }) => addToCart(all, item, { quantity }), readCart()),
  );
}

export function clearCart(): boolean {
  return writeCart([]);
}

/** Removes ordered items alone: items that another tab has added since stay. */
export function takeOrderedItems(ordered: readonly CartItem[]): boolean {
  return writeCart(ordered.reduce(withoutOrdered, readCart()));
}

/** Takes items out of the cart that were taken out of the order at the checkout. */
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
