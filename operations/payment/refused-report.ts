import type { Payment } from '#database/queries/payment/payments.ts';
import type { PaymentReport } from '#operations/platform/payment-provider.ts';

/** Reports a payment that the provider refused to begin. */
export function refusedReport({ id, amountPence }: Payment): PaymentReport {
  return {
    reference: `refused-${id}`,
    state: 'ended',
    amountPence,
    receivedPence: 0,
    method: null,
    refunds: [],
    disputes: [],
    failure: null,
    isToConfirm: false,
  };
}
