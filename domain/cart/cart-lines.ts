import { addToCart, type CartItem, type CartLine, sameLine, wholeQuantity } from './cart.ts';

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

/**
 * Returns the cart with its lines named as the shop names them today, and with the ids of their variants; lines that have become
 * one are merged. The same array where nothing is new.
 */
export function withNamesOfToday(cart: CartItem[], today: readonly CartLine[]): CartItem[] {
  let isNew = false;
  const named = cart.map((item) => {
    const now = today.find((line) => line.variantId && sameLine(line, item));
    if (!now || NAMES.every((field) => now[field] === item[field])) return item;
    isNew = true;
    const { id, variant, variantId } = now;
    return { ...item, id, variant, variantId };
  });
  if (!isNew) return cart;
  return named.reduce<CartItem[]>((all, { quantity, ...item }) => addToCart(all, item, { quantity }), []);
}

const NAMES = ['id', 'variant', 'variantId'] as const;

/** What a cart asks the shop for: all that names its variants, and no price. */
export function itemsToSend(
  items: readonly (CartLine & Pick<CartItem, 'quantity'>)[],
): (CartLine & Pick<CartItem, 'quantity'>)[] {
  return items.map(({ id, variant, variantId, quantity }) => ({
    id,
    variant,
    ...(variantId && { variantId }),
    quantity,
  }));
}

/** The product's slug and the variant's name as one text. */
export function lineKey({ id, variant }: CartLine): string {
  return JSON.stringify([id, variant]);
}

export function removeLine(cart: CartItem[], line: CartLine): CartItem[] {
  return cart.filter((item) => !sameLine(item, line));
}
