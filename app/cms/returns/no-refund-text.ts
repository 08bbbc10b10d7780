import { fieldError } from '#app/cms/orders/refund-refusal.ts';
import { formatPounds } from '#domain/money/money.ts';
import type { Return } from '#domain/returns/return.ts';
import { SETTLE_FIELDS } from '#domain/returns/return-form.ts';
import type { SettleResult } from '#operations/returns/settle-return.ts';

type NoRefund = Extract<SettleResult, { problem: 'no-refund' }>['refund'];

/** Why the money of a return cannot be given so, for staff. */
export function noRefundText(refund: NoRefund): string {
  switch (refund.problem) {
    case 'not-allowed':
      return `Nothing was changed. ${refund.message}`;
    case 'more-than-kept':
      return `Nothing was changed. At most ${formatPounds(refund.keptPence)} can be refunded.`;
    case 'order-not-found':
    case 'changed-meanwhile':
    case 'needs-confirmation':
      return 'Nothing was changed. The order changed meanwhile: look again.';
    default:
      return `Nothing was changed. ${Object.values(fieldError(refund)).join('. ')}.`;
  }
}

/** The field of the line that is meant, where it is one. */
export function fieldOfRefund(refund: NoRefund, { lines }: Return): Record<string, string> {
  if (!('lineId' in refund)) return {};
  const line = lines.find(({ lineId }) => lineId === refund.lineId);
  if (!line) return {};
  return refund.problem === 'more-than-worth'
    ? { [SETTLE_FIELDS.less + line.id]: 'More than it is worth' }
    : { [SETTLE_FIELDS.quantity + line.id]: 'Fewer can be refunded' };
}
