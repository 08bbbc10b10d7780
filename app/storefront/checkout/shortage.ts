import type { CartItem } from '#domain/cart/cart.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import { problemMessage } from '#domain/order/order-problem.ts';
import type { CartLineView } from '../cart/checked-cart.ts';

type Line = Pick<CartLineView, 'item' | 'problem' | 'stock' | 'buyable'>;

export type Shortage = { text: string; action: string };

/**
 * What of the order cannot be had as it stands and what is left of it comes to, and what the button that settles it says;
 * null where all can be had.
 */
export function shortageOf(lines: readonly Line[], totalPence: Pence): Shortage | null {
  const wanting = lines.filter((line) => line.problem !== null);
  if (wanting.length === 0) return null;
  const gone = wanting.filter((line) => line.problem === 'product-gone').map(namedLine);
  const short = wanting.filter((line) => line.problem !== 'product-gone').map(namedLine);
  const texts = [
    short.length > 0 && problemMessage({ problem: 'out-of-stock', lines: short }),
    gone.length > 0 && problemMessage({ problem: 'product-gone', lines: gone }),
    lines.some((line) => line.buyable > 0) &&
      `What is left comes to ${formatPounds(totalPence)}. Please look at it and place your order again if you agree.`,
  ];
  return { text: texts.filter(Boolean).join(' '), action: actionFor(wanting) };
}

/** The order with what is left of it. */
export function itemsLeft(lines: readonly Line[]): CartItem[] {
  return lines.flatMap(({ item, buyable }) => (buyable > 0 ? [{ ...item, quantity: buyable }] : []));
}

function actionFor(wanting: readonly Line[]): string {
  if (wanting.some((line) => line.buyable > 0)) return 'Change to what is left';
  return wanting.length === 1 ? 'Remove it from the order' : 'Remove them from the order';
}

function namedLine({ item: { id, variant, name }, stock }: Line) {
  return { id, variant, name, stock };
}
