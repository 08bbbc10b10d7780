import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import {
  type Difference,
  endDifference,
  findOpenDifference,
  insertDifference,
} from '#database/queries/corrections/differences.ts';
import { listCorrections } from '#database/queries/corrections/order-corrections.ts';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import type { LockedOrder } from '#database/queries/order/order-rows.ts';
import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import { insertPayment } from '#database/queries/payment/payments.ts';
import { listRefunds } from '#database/queries/payment/refunds.ts';
import { settledPence } from '#domain/corrections/settled.ts';
import type { Pence } from '#domain/money/money.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long the link in the mail pays. */
export const LINK_DAYS = 14;

export type Owing = {
  orderId: string;
  correctionId: string;
  /** What is to be paid; 0 ends what was. */
  owedPence: Pence;
  /** The payment service of new payments; null where the shop has none: staff settle it another way. */
  provider: string | null;
  actor: string | null;
  /** Why what was owed ends; another sum replaces it otherwise. */
  as?: 'let-go' | 'replaced';
};

/**
 * Makes what a locked order owes what it is by now: another sum ends the payment that was begun for the former one, and the same sum
 * stays as it is. Returns the open difference; null where nothing is owed.
 */
export async function owe(trx: Db, owing: Owing, stamp: Stamp): Promise<Difference | null> {
  const { orderId, correctionId, owedPence, provider, actor, as = 'replaced' } = owing;
  const open = await findOpenDifference(trx, orderId);
  if (open?.amountPence === owedPence) return open;
  if (open) await closeDifference(trx, open, { state: as, by: actor }, stamp);
  if (owedPence === 0) return null;
  const paymentId = provider === null ? null : stamp.newId();
  if (provider !== null && paymentId !== null)
    await insertPayment(trx, {
      id: paymentId,
      order_id: orderId,
      provider,
      reference: null,
      client_secret: null,
      amount_pence: owedPence,
      created_at: stamp.now,
      asked_at: null,
      risk_level: null,
      review: null,
      review_reason: null,
      fraud_warning: null,
      purpose: 'difference',
    });
  await insertDifference(trx, {
    id: stamp.newId(),
    order_id: orderId,
    correction_id: correctionId,
    amount_pence: owedPence,
    state: 'open',
    payment_id: paymentId,
    link_until: linkUntil(stamp.now),
    at: stamp.now,
    ended_at: null,
    ended_by: null,
  });
  return findOpenDifference(trx, orderId);
}

/** The end of a link that is mailed now (UTC, ISO). */
export function linkUntil(now: string): string {
  return new Date(Date.parse(now) + LINK_DAYS * DAY_MS).toISOString();
}

/** Ends an open difference that nobody is to pay any more, and the payment that was begun for it at its service. */
export async function closeDifference(
  trx: Db,
  difference: Difference,
  { state, by }: { state: 'let-go' | 'replaced'; by: string | null },
  stamp: Stamp,
): Promise<void> {
  await endDifference(trx, difference, { state, at: stamp.now, by });
  if (difference.paymentId === null) return;
  await insertJob(trx, { kind: 'end-payment', payload: { paymentId: difference.paymentId } }, stamp);
}

/** An order that was corrected while it was being paid, and paid at the former sum, owes the rest; no other order does. */
export async function askForRest(
  trx: Db,
  { id: orderId, totalPence }: Pick<LockedOrder, 'id' | 'totalPence'>,
  provider: string,
  stamp: Stamp,
): Promise<void> {
  const correction = (await listCorrections(trx, orderId)).at(-1);
  if (!correction) return;
  const settled = settledPence(await listLedger(trx, orderId), await listRefunds(trx, orderId));
  const owedPence = Math.max(0, totalPence - settled);
  const open = await owe(
    trx,
    { orderId, correctionId: correction.id, owedPence, provider, actor: null },
    stamp,
  );
  if (open) await queueMail(trx, { mail: 'order-corrected', orderId, correctionId: correction.id }, stamp);
}

/** Ends what a locked order owes, where it is cancelled. */
export async function owesNothing(trx: Db, orderId: string, by: string | null, stamp: Stamp): Promise<void> {
  const open = await findOpenDifference(trx, orderId);
  if (open) await closeDifference(trx, open, { state: 'replaced', by }, stamp);
}
