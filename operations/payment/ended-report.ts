import type { Payment } from '#database/queries/payment/payments.ts';
import type { PaymentReport } from '#operations/platform/payment-provider.ts';

/**
 * The reason a payment ends without its provider's word. `refused`: never begun there; `unknown`: the provider knows it no
 * longer; `unanswered`: its time is up, and the provider cannot be asked.
 */
export type EndedBecause = 'refused' | 'unknown' | 'unanswered';

/** Reports a payment that ends here, whatever the provider says of it later. */
export function endedReport({ id, amountPence }: Payment, because: EndedBecause): PaymentReport {
  return {
    reference: `${because}-${id}`,
    state: 'ended',
    amountPence,
    receivedPence: 0,
    method: null,
    refunds: [],
    disputes: [],
    risk: { level: null, review: null, reviewReason: null },
    failure: null,
    isToConfirm: false,
  };
}
