import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import { listPaymentsOfOrder } from '#database/queries/payment/payments.ts';
import { insertRefundParts } from '#database/queries/payment/refund-parts.ts';
import { insertRefund, listRefunds } from '#database/queries/payment/refunds.ts';
import type { Pence } from '#domain/money/money.ts';
import type { RefundPart } from '#domain/refunds/refund-part.ts';
import { splitParts } from '#domain/refunds/split-parts.ts';

/**
 * Asks for a refund by the provider, in the transaction of its cause; false where the same `key` asked before. Where several payments
 * hold the money, each gives back no more than it has: a refund of its own for each.
 */
export async function requestRefund(
  trx: Db,
  refund: {
    orderId: string;
    key: string;
    amountPence: Pence;
    reason: string;
    actor: string | null;
    parts?: readonly RefundPart[];
    /** The correction that makes it. */
    correctionId?: string;
  },
  stamp: Stamp,
): Promise<boolean> {
  const sources = await sourcesOf(trx, refund.orderId, refund.amountPence);
  const parts = splitParts(
    refund.parts ?? [],
    sources.map(({ pence }) => pence),
  );
  for (const [place, { paymentId, pence }] of sources.entries()) {
    const id = stamp.newId();
    const isNew = await insertRefund(trx, {
      id,
      order_id: refund.orderId,
      request_key: place === 0 ? refund.key : `${refund.key} ${place + 1}`,
      amount_pence: pence,
      reason: refund.reason,
      state: 'requested',
      reference: null,
      failure: null,
      actor: refund.actor,
      requested_at: stamp.now,
      tender: 'card',
      payment_id: paymentId,
      correction_id: refund.correctionId ?? null,
    });
    if (!isNew) return false;
    await insertRefundParts(trx, id, parts[place] ?? []);
    await insertJob(trx, { kind: 'refund-payment', payload: { refundId: id } }, stamp);
  }
  return true;
}

type Source = { paymentId: string | null; pence: Pence };

/** The payments that give an amount back: one where one has it all, the latest first otherwise. */
async function sourcesOf(trx: Db, orderId: string, amountPence: Pence): Promise<Source[]> {
  const payments = await listPaymentsOfOrder(trx, orderId);
  const own = payments.find(({ purpose }) => purpose === 'order');
  if (payments.length <= 1) return [{ paymentId: null, pence: amountPence }];
  const [ledger, refunds] = await Promise.all([listLedger(trx, orderId), listRefunds(trx, orderId)]);
  const held = payments.map(({ id, reference }) => {
    const received = ledger
      .filter((entry) => entry.kind === 'captured' && entry.reference === reference)
      .reduce((sum, entry) => sum + entry.amountPence, 0);
    const given = refunds
      .filter(({ state, tender, paymentId }) => {
        const of = paymentId ?? own?.id;
        return of === id && state !== 'failed' && tender === 'card';
      })
      .reduce((sum, each) => sum + each.amountPence, 0);
    return { paymentId: id, pence: Math.max(0, received - given) };
  });
  const whole = held.find(({ pence }) => pence >= amountPence);
  if (whole) return [{ ...whole, pence: amountPence }];
  let leftPence = amountPence;
  const sources = held.toReversed().flatMap(({ paymentId, pence }): Source[] => {
    const taken = Math.min(pence, leftPence);
    leftPence -= taken;
    return taken > 0 ? [{ paymentId, pence: taken }] : [];
  });
  // What no payment is known to hold is asked of the order's own, as ever.
  return leftPence > 0 ? [...sources, { paymentId: null, pence: leftPence }] : sources;
}
