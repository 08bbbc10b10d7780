import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { penceToPounds, poundsToPence } from '#domain/money/money.ts';
import { isRecord } from '#domain/text/is-record.ts';

/** A line of the cart, stored under the browser's key `cart`. Its identity: `sameLine` (docs/decisions/196-variants-by-id.md). */
export type CartItem = {
  id: string;
  name: string;
  brand: string;
  /** Pounds, as shown when it was added; the server prices the order itself. */
  price: number;
  variant: string;
  /** Of the variant, whatever it is called; missing in carts of the old form, and filled in by the next check. */
  variantId?: string;
  quantity: number;
  image: string;
};

export type CartLine = Pick<CartItem, 'id' | 'variant' | 'variantId'>;

export const MAX_CART_LINES = 100;
export const MAX_LINE_QUANTITY = 999;

/** Parses a stored cart: drops broken items, merges equal lines, allows 100 lines of 1 to 999. */
export function parseCart(value: unknown): CartItem[] {
  if (!Array.isArray(value)) return [];
  const cart: CartItem[] = [];
  for (const stored of value.slice(0, MAX_STORED)) {
    const item = parseItem(stored);
    const same = item && cart.find((line) => sameLine(line, item));
    if (same) same.quantity = wholeQuantity(same.quantity + item.quantity);
    else if (item && cart.length < MAX_CART_LINES) cart.push(item);
  }
  return cart;
}

/** Compares the variants' ids where both lines know them; otherwise the product's slug and the variant's name. */
export function sameLine(a: CartLine, b: CartLine): boolean {
  if (a.variantId && b.variantId) return a.variantId === b.variantId;
  return a.id === b.id && a.variant === b.variant;
}

/**
 * Returns the cart with the quantity added, never above the stock. Returns the same array where nothing could be added: sold
 * out, all of the stock in it already, or 100 lines.
 */
export function addToCart(
  cart: CartItem[],
  item: Omit<CartItem, 'quantity'>,
  { quantity = 1, stock = MAX_LINE_QUANTITY }: { quantity?: number; stock?: number } = {},
): CartItem[] {
  const line = cart.find((other) => sameLine(other, item));
  if (!line && cart.length >= MAX_CART_LINES) return cart;
  const held = line?.quantity ?? 0;
  const wanted = wholeQuantity(Math.min(held + Math.max(1, Math.floor(quantity) || 1), Math.floor(stock)));
  if (wanted < 1 || wanted === held) return cart;
  const added = { ...(line?.variantId && { variantId: line.variantId }), ...item, quantity: wanted };
  return line ? cart.map((other) => (other === line ? added : other)) : [...cart, added];
}

/** The total quantity, for the badge on the cart button. */
export function cartCount(cart: readonly CartItem[]): number {
  return cart.reduce((sum, item) => sum + item.quantity, 0);
}

const MAX_STORED = 1000;
const MAX_PRICE = 9_999_999.99;

function parseItem(stored: unknown): CartItem | null {
  if (!isRecord(stored)) return null;
  const { id, name, brand, price, variant, variantId, quantity, image } = stored;
  if (!isText(id) || !isText(name)) return null;
  if (typeof price !== 'number' || !(price >= 0 && price <= MAX_PRICE)) return null;
  if (typeof quantity !== 'number' || !(quantity >= 1)) return null;
  return {
    id,
    name,
    brand: isText(brand) ? brand : '',
    price: penceToPounds(poundsToPence(price)),
    variant: isText(variant) ? variant : STANDARD_VARIANT,
    ...(isText(variantId) && { variantId }),
    quantity: wholeQuantity(quantity),
    image: isText(image) && /^(?:https?:\/)?\//.test(image) ? image : '',
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= 2000;
}

export function wholeQuantity(quantity: number): number {
  return Math.min(MAX_LINE_QUANTITY, Math.floor(quantity));
}
