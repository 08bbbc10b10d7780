import { formatPounds } from '#domain/money/money.ts';
import { REFUND_PIECES, RESTOCK_PIECES } from '#domain/refunds/refund-form.ts';
import type { MoneyResult, RefundOrderResult } from '#operations/payment/refund-order.ts';

/** A refund that was refused for one of its fields. */
type FieldProblem = Exclude<
  RefundOrderResult,
  MoneyResult | { ok: true } | { problem: 'needs-confirmation' }
>;

/** True where a refund was refused for one of its fields, not as a whole. */
export function isOfField(result: FieldProblem | Exclude<MoneyResult, { ok: true }>): result is FieldProblem {
  return !OF_ALL.includes(result.problem);
}

const OF_ALL: readonly string[] = [
  'order-not-found',
  'not-allowed',
  'more-than-kept',
  'changed-meanwhile',
] satisfies Exclude<MoneyResult, { ok: true }>['problem'][];

/** The field with the words. */
export function fieldError(result: FieldProblem): Record<string, string> {
  switch (result.problem) {
    case 'no-such-line':
      return { amount: 'This order has no such item' };
    case 'too-many-pieces':
      return { [REFUND_PIECES + result.lineId]: `At most ${result.most} can be refunded` };
    case 'more-than-worth':
      return { [REFUND_PIECES + result.lineId]: 'More is taken off than these pieces are worth' };
    case 'too-many-back':
      return { [RESTOCK_PIECES + result.lineId]: `At most ${result.most} can come back` };
    case 'more-than-delivery':
      return { delivery: `At most ${formatPounds(result.mostPence)} of delivery can be refunded` };
    case 'rate-needed':
      return { rate: 'VAT rate of the sum is required' };
    case 'no-such-rate':
      return { rate: 'Nothing of this order has that rate' };
    case 'more-than-rate':
      return { amount: `At most ${formatPounds(result.mostPence)} is left at that rate` };
    case 'nothing-asked':
      return { amount: 'Refund is required' };
  }
}
