import type { CartLine } from '#domain/cart/cart.ts';
/** How much one customer may order, so that nobody empties the shop with orders that are never paid. */
export type OrderLimits = {
  /** Of one variant in an order. */
  maxLineQuantity: number;
  /** Of all lines of an order together. */
  maxOrderQuantity: number;
  /** Of all unpaid orders of one customer that have not left yet. */
  maxUnpaidQuantity: number;
};

export const ORDER_LIMITS: OrderLimits = {
  maxLineQuantity: 50,
  maxOrderQuantity: 150,
  maxUnpaidQuantity: 150,
};

/** A network address may be shared by a household, an office or a mobile network: it holds this many times as much in a day. */
export const CUSTOMERS_PER_CLIENT = 5;

export type QuantityProblem =
  | { problem: 'line-too-large'; limit: number; lines: (CartLine & { name: string })[] }
  | { problem: 'order-too-large'; limit: number };

/** The limit that an order exceeds; null where it exceeds none. */
export function quantityProblem(
  lines: readonly (CartLine & { name: string; quantity: number })[],
  { maxLineQuantity, maxOrderQuantity }: Pick<OrderLimits, 'maxLineQuantity' | 'maxOrderQuantity'>,
): QuantityProblem | null {
  const large = lines.filter(({ quantity }) => quantity > maxLineQuantity);
  if (large.length > 0)
    return {
      problem: 'line-too-large',
      limit: maxLineQuantity,
      lines: large.map(({ quantity, ...line }) => line),
    };
  const total = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return total > maxOrderQuantity ? { problem: 'order-too-large', limit: maxOrderQuantity } : null;
}
