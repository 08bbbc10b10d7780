import type { LineProblem } from '#domain/cart/line-problem.ts';
import { type OrderLimits, type QuantityProblem, quantityProblem } from '../order-limits.ts';

/** The limits of one order. */
export type CartLimits = Pick<OrderLimits, 'maxLineQuantity' | 'maxOrderQuantity'>;

/** How many of a line's quantity an order would take: no more than there are, and than one order may hold of one variant. */
export function buyableQuantity(quantity: number, stock: number, { maxLineQuantity }: CartLimits): number {
  return Math.max(0, Math.min(quantity, stock, maxLineQuantity));
}

/** The reason why an order would not take this quantity of a variant, or null. */
export function lineProblem(quantity: number, stock: number, limits: CartLimits): LineProblem | null {
  if (stock <= 0) return 'out-of-stock';
  const wanted = { id: '', variant: '', name: '', quantity };
  const isTooLarge = quantityProblem([wanted], { ...limits, maxOrderQuantity: quantity }) !== null;
  if (isTooLarge && stock >= limits.maxLineQuantity) return 'line-too-large';
  return quantity > stock ? 'not-enough-stock' : null;
}

/** The limit that the sum of what can be had of each line exceeds, or null: lines have their own problems. */
export function cartProblem(
  buyable: readonly number[],
  { maxOrderQuantity }: CartLimits,
): Extract<QuantityProblem, { problem: 'order-too-large' }> | null {
  const lines = buyable.map((quantity) => ({ id: '', variant: '', name: '', quantity }));
  const problem = quantityProblem(lines, { maxLineQuantity: Number.POSITIVE_INFINITY, maxOrderQuantity });
  return problem?.problem === 'order-too-large' ? problem : null;
}
