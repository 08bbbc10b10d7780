import type { Pence } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { cameBack, comesBack, type Return, type ReturnLine } from '#domain/returns/return.ts';
import { REFUSAL_WORDS } from '#domain/returns/return-words.ts';
import type { RefundableOrder } from '#operations/refunds/refundable-of-order.ts';

/** A line of a return as its page shows it. */
export type ReturnLineView = ReturnLine & {
  name: string;
  variant: string;
  comesBack: boolean;
  /** Pieces that can be paid for: those that came back, or all where nothing has to. */
  suggested: number;
};

/** What the page of a return shows beside it: names, and what is suggested to pay back. */
export function viewOfReturn(
  given: Return,
  order: Order,
  { lines: refundable, deliveryPence }: RefundableOrder,
): { lines: ReturnLineView[]; deliveryPence: Pence; refusal: string } {
  const lines = given.lines.map((line) => {
    const sold = order.lines.find(({ lineId }) => lineId === line.lineId);
    const back = given.inspectedAt === null ? line.quantity : cameBack(line);
    return {
      ...line,
      name: sold?.name ?? 'An item',
      variant: sold?.variant ?? '',
      comesBack: comesBack(line),
      suggested: comesBack(line) ? back : line.quantity,
    };
  });
  const paidFor = (lineId: string) =>
    lines.reduce((sum, line) => (line.lineId === lineId ? sum + line.suggested : sum), 0);
  const isWhole =
    lines.every(({ withDelivery }) => withDelivery) &&
    refundable.every(({ lineId, pieces }) => paidFor(lineId) >= pieces);
  const isUnsealed = given.lines.some(({ condition }) => condition === 'unsealed' || condition === 'used');
  return {
    lines,
    deliveryPence: isWhole ? deliveryPence : 0,
    refusal: isUnsealed ? REFUSAL_WORDS.unsealed : '',
  };
}
