import type { CartItem } from '#domain/cart/cart.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import { problemMessage } from '#domain/order/order-problem.ts';
import type { CartLineView } from '../cart/checked-cart.ts';

type Line = Pick<CartLineView, 'item' | 'problem' | 'stock' | 'buyable'>;

export type Shortage = { text: string; action: string };

/** Words for the lines that cannot be delivered as ordered and for the button that settles them; null where all can be. */
export function shortageOf(lines: readonly Line[], totalPence: Pence): Shortage | null {
  const affected = lines.filter((line) => line.problem !== null);
  if (affected.length === 0) return null;
  const gone = affected.filter((line) => line.problem === 'product-gone').map(namedLine);
  const short = affected.filter((line) => line.problem !== 'product-gone').map(namedLine);
  const texts = [
    short.length > 0 && problemMessage({ problem: 'out-of-stock', lines: short }),
    gone.length > 0 && problemMessage({ problem: 'product-gone', lines: gone }),
    lines.some((line) => line.buyable > 0) &&
      `What is left comes to ${formatPounds(totalPence)}. Please check it and place your order again if you agree.`,
  ];
  return { text: texts.filter(Boolean).join(' '), action: actionFor(affected) };
}

/** The order reduced to the quantities that can be bought. */
export function itemsLeft(lines: readonly Line[]): CartItem[] {
  return lines.flatMap(({ item, buyable }) => (buyable > 0 ? [{ ...item, quantity: buyable }] : []));
}

function actionFor(affected: readonly Line[]): string {
  if (affected.some((line) => line.buyable > 0)) return 'Change to what is left';
  return affected.length === 1 ? 'Remove it from the order' : 'Remove them from the order';
}

function namedLine({ item: { id, variant, name }, stock }: Line) {
  return { id, variant, name, stock };
}
