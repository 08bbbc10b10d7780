import type { Db } from '#database/open.ts';
import { lockProducts } from '#database/queries/catalogue/lock-products.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { hasStock, productsTaken } from '#database/queries/catalogue/take-stock.ts';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { findHeldMove, type HeldMove, writeLatePayment } from '#database/queries/order/order-moves.ts';
import {
  insertOrderEvent,
  type LockedOrder,
  lockOrderById,
  writeOrderPayment,
  writeOrderStatus,
} from '#database/queries/order/order-rows.ts';
import { insertLedgerEntry, listLedger } from '#database/queries/payment/payment-ledger.ts';
import {
  findPayment,
  findPaymentOfOrder,
  type Payment,
  writePaymentPurpose,
  writePaymentReference,
} from '#database/queries/payment/payments.ts';
import { listRefundParts } from '#database/queries/payment/refund-parts.ts';
import { endRefund, listRefunds, type RefundRow } from '#database/queries/payment/refunds.ts';
import { inTransaction } from '#database/transaction.ts';
import { askedPence } from '#domain/corrections/settled.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import { holdsStock, INITIAL_STATUS, type OrderStatus } from '#domain/order/order.ts';
import { paymentMethodName } from '#domain/payment/payment-method-name.ts';
import { type LedgerKind, paymentState } from '#domain/payment/payment-state.ts';
import { refundablePence } from '#domain/payment/refundable.ts';
import { askToPayAgainAt } from '#domain/payment/when-to-ask.ts';
import { askForRest } from '#operations/differences/open-difference.ts';
import { receiveDifference } from '#operations/differences/receive-difference.ts';
import { queueAlert } from '#operations/mail/queue-alert.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';
import { tellOfFailedRefund } from '#operations/mail/tell-of-failed-refund.ts';
import { followRefunds } from '#operations/order-lines/follow-refunds.ts';
import { listLinesTaken, moveLines } from '#operations/order-lines/move-lines.ts';
import { releaseUnpaid } from '#operations/order-lines/release-unpaid.ts';
import { issueCreditNote, issueInvoice, withdrawCreditNote } from '#operations/paper/issue-paper.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { PaymentReport } from '#operations/platform/payment-provider.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { giveBackOverpaid } from '#operations/refunds/give-back.ts';
import { requestRefund } from '#operations/refunds/request-refund.ts';
import { applyRisk } from '#operations/risk/apply-risk.ts';
import { adoptRefunds } from './adopt-refunds.ts';
import { applyDisputes } from './apply-disputes.ts';

const TEST_CARD_PROVIDER = 'test-card';

/**
 * Writes what a provider knows of a payment into the order's ledger, and what follows: payment state, stock, status, mails,
 * refunds. May be called with any report, in any order and any number of times; each consequence comes about once.
 */
export async function applyReport(
  platform: Platform,
  payment: Payment,
  report: PaymentReport,
): Promise<void> {
  const stamp = { now: nowIso(platform.clock), newId: () => platform.random.id() };
  const isTest = payment.provider === TEST_CARD_PROVIDER;
  const moved = await inTransaction(platform.db, (trx) =>
    applyInTransaction({ trx, stamp, payment, isTest }, report),
  );
  if (moved.length > 0) platform.announceStock(moved);
}

/** `isTest`: no money moved, so the papers are numbered apart; money of a payment service is real in a demo too. */
type Cause = { trx: Db; stamp: Stamp; payment: Payment; isTest: boolean };
type Applying = Cause & { order: LockedOrder };

/** Returns the slugs of the products whose stock moved. */
async function applyInTransaction(cause: Cause, report: PaymentReport): Promise<string[]> {
  const { trx, stamp, payment } = cause;
  const order = await lockOrderById(trx, payment.orderId, stamp.now);
  if (!order) return [];
  const applying = { ...cause, order };
  await adoptRefunds(trx, payment, report.refunds, stamp);
  const { kinds, refunds } = await writeEntries(applying, report);
  const moved = await followEntries(applying, report, kinds);
  await endRefunds(applying, report, refunds);
  await followMoney(applying, kinds, refunds);
  await issueRefundPapers(applying, refunds);
  return moved;
}

async function followEntries(
  applying: Applying,
  report: PaymentReport,
  news: Set<LedgerKind>,
): Promise<string[]> {
  const { trx, stamp, order } = applying;
  const state = paymentState('provider', await listLedger(trx, order.id), askedPence(order));
  const method = report.method && {
    brand: paymentMethodName(report.method.name),
    last4: report.method.last4,
  };
  await writeOrderPayment(trx, order.id, {
    state,
    ...(news.has('captured') && method && applying.payment.purpose !== 'difference' && { method }),
  });
  await applyDisputes(trx, order, report.disputes, stamp);
  await applyRisk(trx, order, { paymentId: applying.payment.id, risk: report.risk }, stamp);
  if (news.has('captured') && applying.payment.purpose === 'difference') {
    const by = method?.brand ?? 'the payment service';
    const { receivedPence } = report;
    await receiveDifference(trx, order, applying.payment, { receivedPence, by }, stamp);
    return [];
  }
  if (news.has('captured') && applying.payment.purpose === 'replaced') await takePlace(applying);
  if (news.has('captured')) return receive(applying, report, method?.brand ?? 'the payment service');
  if (news.has('ended') && state === 'failed') return releaseUnpaid(trx, order, stamp);
  if (news.has('declined') && state === 'awaiting payment' && order.status !== 'cancelled')
    await tellOfFailure(trx, order, stamp);
  return [];
}

/** A payment that was to end, and was paid first, is the order's: the one that was to come is ended in its place. */
async function takePlace({ trx, stamp, order, payment }: Applying): Promise<void> {
  const other = await findPaymentOfOrder(trx, order.id);
  await writePaymentPurpose(trx, payment.id, 'order');
  if (payment.reference !== null)
    await writePaymentReference(trx, payment, { reference: payment.reference, clientSecret: null });
  if (!other) return;
  await writePaymentPurpose(trx, other.id, 'replaced');
  await insertJob(trx, { kind: 'end-payment', payload: { paymentId: other.id } }, stamp);
}

/** Leaves the shopper time to try again: the mail is written only if the order is still not paid by then. */
function tellOfFailure(trx: Db, { id, holdUntil }: LockedOrder, stamp: Stamp): Promise<void> {
  const runAt = askToPayAgainAt(stamp.now, holdUntil);
  const payload = { orderId: id, after: 'failure' as const };
  return insertJob(trx, { kind: 'ask-to-pay', payload, runAt, key: `payment-failed-${id}` }, stamp);
}

type NewRefundEntry = { kind: 'refunded' | 'refund-failed'; reference: string; amountPence: Pence };

/** Returns the kinds of the entries that were not there before, and those about refunds. */
async function writeEntries(
  { trx, stamp, order, payment }: Applying,
  report: PaymentReport,
): Promise<{ kinds: Set<LedgerKind>; refunds: NewRefundEntry[] }> {
  const { reference, state, amountPence, receivedPence, failure } = report;
  const kinds = new Set<LedgerKind>();
  const refunds: NewRefundEntry[] = [];
  const asked = report.refunds.length > 0 ? await listRefunds(trx, order.id) : [];
  const write = async (kind: LedgerKind, amount: number, under: string, note = '', actor?: string | null) => {
    const entry = {
      kind,
      amountPence: amount,
      tender: 'card' as const,
      reference: under,
      note,
      actor: actor ?? null,
    };
    if (!(await insertLedgerEntry(trx, order.id, entry, stamp))) return;
    kinds.add(kind);
    if (kind === 'refunded' || kind === 'refund-failed')
      refunds.push({ kind, reference: under, amountPence: amount });
  };
  // A payment beside the order's own says only what it brought: the order is paid, or not, without it.
  const isOwn = payment.purpose === 'order';
  if (failure && isOwn) await write('declined', 0, `${reference} ${failure}`.slice(0, 300), failure);
  if (state === 'authorised' && isOwn) await write('authorised', amountPence, reference);
  if (receivedPence > 0) await write('captured', receivedPence, reference);
  if (state === 'ended' && receivedPence === 0 && isOwn) await write('ended', 0, reference);
  for (const refund of report.refunds) {
    const cause = asked.find(({ reference }) => reference === refund.reference);
    if (refund.state === 'done')
      await write('refunded', refund.amountPence, refund.reference, cause?.reason, cause?.actor);
    if (refund.state === 'failed') await writeFailedRefund(refund.reference, refund.amountPence, cause);
  }
  return { kinds, refunds };

  /** Counts only where the refund was done before. */
  async function writeFailedRefund(under: string, amount: number, cause: RefundRow | undefined) {
    const entries = await listLedger(trx, order.id);
    if (entries.some(({ kind, reference }) => kind === 'refunded' && reference === under))
      await write('refund-failed', amount, under, cause?.reason, cause?.actor);
  }
}

/** Ends refunds as the provider reports them; the shopper is told of each that is done. */
async function endRefunds(
  { trx, stamp, order }: Applying,
  { refunds }: PaymentReport,
  entries: readonly NewRefundEntry[],
): Promise<void> {
  for (const { reference, state } of refunds) {
    if (state === 'pending') continue;
    const failure = state === 'failed' ? 'The payment service could not carry it out.' : null;
    const ended = await endRefund(trx, { reference }, { state, failure });
    if (!ended) continue;
    const amount = formatPounds(ended.amountPence);
    await note(
      { trx, stamp, order },
      state === 'done' ? `${amount} refunded: ${ended.reason}` : `Refund of ${amount} failed`,
      { actor: ended.actor },
    );
    if (state === 'done')
      await queueMail(trx, { mail: 'order-refunded', orderId: order.id, refundId: ended.id }, stamp);
    else {
      const cameBack = entries.some(
        (entry) => entry.kind === 'refund-failed' && entry.reference === reference,
      );
      await tellOfFailedRefund(trx, order, { refundId: ended.id, wasTold: cameBack }, stamp);
    }
  }
}

/** Writes into the lines what was given back for them, or was not after all; money that came later counts too. */
async function followMoney(
  { trx, stamp, order }: Applying,
  kinds: ReadonlySet<LedgerKind>,
  entries: readonly NewRefundEntry[],
): Promise<void> {
  const comesLate = kinds.has('captured') && order.paymentState === 'refunded';
  if (entries.length === 0 && !comesLate) return;
  const last = entries.at(-1);
  const refund =
    last && (await listRefunds(trx, order.id)).find(({ reference }) => reference === last.reference);
  const state = paymentState('provider', await listLedger(trx, order.id), askedPence(order));
  const cause = { refundId: refund?.id ?? null, actor: refund?.actor ?? null, reason: refund?.reason ?? '' };
  await followRefunds(trx, { orderId: order.id, state }, cause, stamp);
}

/** The last that is done in the transaction: numbers of papers are taken behind every other lock. */
async function issueRefundPapers({ trx, stamp, order }: Applying, entries: NewRefundEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const asked = await listRefunds(trx, order.id);
  const parts = await listRefundParts(trx, order.id);
  for (const { kind, reference, amountPence } of entries) {
    const refund = asked.find((each) => each.reference === reference);
    // The papers of its correction state it.
    if (refund?.correctionId) continue;
    if (kind === 'refunded')
      await issueCreditNote(
        trx,
        {
          orderId: order.id,
          reference,
          amountPence,
          reason: refund?.reason ?? '',
          parts: refund && parts.get(refund.id),
        },
        stamp,
      );
    else await withdrawCreditNote(trx, { orderId: order.id, reference }, stamp);
  }
}

/**
 * Money has come: the order stands, is taken up again where it had expired, or the money goes back. While its cancellation, one
 * of many, can be undone, the money waits with it.
 */
async function receive(
  applying: Applying,
  { reference, receivedPence }: Pick<PaymentReport, 'reference' | 'receivedPence'>,
  by: string,
): Promise<string[]> {
  const { trx, stamp, order, payment, isTest } = applying;
  const held = order.status === 'cancelled' ? await findHeldMove(trx, order.id) : null;
  if (held && held.latePayment === null) {
    await writeLatePayment(trx, held, { paymentId: payment.id, reference, pence: receivedPence, by });
    await note(
      applying,
      `Paid ${formatPounds(receivedPence)} by ${by}, while the cancellation can be undone`,
    );
    return [];
  }
  const hasExpired = order.status === 'cancelled' && order.holdUntil !== null;
  const isStanding = holdsStock(order.status);
  const canStand = isStanding || (hasExpired && (await canBeTaken(trx, order)));
  const of = receivedPence < order.totalPence ? ` of ${formatPounds(order.totalPence)}` : '';
  const paid = `Paid ${formatPounds(receivedPence)}${of} by ${by}`;
  if (!canStand) {
    await note(applying, `${paid}, too late: it is refunded`);
    // While a cancellation could be undone, staff may have given part of it back.
    const leftPence = refundablePence(await listLedger(trx, order.id), await listRefunds(trx, order.id));
    const amountPence = Math.min(receivedPence, leftPence);
    if (amountPence === 0) return [];
    await requestRefund(
      trx,
      {
        orderId: order.id,
        key: `late-${payment.id}`,
        amountPence,
        reason: hasExpired
          ? 'Your payment arrived after the order had expired, and part of it was sold out.'
          : 'Your payment arrived after the order was cancelled.',
        actor: null,
      },
      stamp,
    );
    return [];
  }
  const moved: string[] = [];
  if (!isStanding) {
    moved.push(...(await moveLines(trx, order, { to: INITIAL_STATUS, stock: null, actor: null }, stamp)));
    await writeOrderStatus(trx, order.id, INITIAL_STATUS);
    await note(applying, `${paid} after it had expired: reopened`, { to: INITIAL_STATUS });
  } else await note(applying, paid);
  await writeOrderPayment(trx, order.id, {
    state: paymentState('provider', await listLedger(trx, order.id), askedPence(order)),
    holdUntil: null,
  });
  await giveBackOverpaid(trx, order, stamp);
  await askForRest(trx, order, payment.provider, stamp);
  await queueMail(trx, { mail: 'order-confirmation', orderId: order.id }, stamp);
  await queueAlert(trx, { alert: 'new-order', orderId: order.id }, stamp);
  await issueInvoice(trx, { orderId: order.id, reference, isTest }, stamp);
  return moved;
}

/**
 * Decides about money that came while a cancellation could be undone, once that is over: as if it came now. The caller has
 * locked the order and written its status; papers are numbered here, so that nothing is locked afterwards.
 */
export async function receiveLate(
  platform: Pick<Platform, 'clock' | 'random'>,
  trx: Db,
  order: LockedOrder,
  { latePayment }: HeldMove,
): Promise<string[]> {
  const payment = latePayment && (await findPayment(trx, latePayment.paymentId));
  if (!payment) return [];
  const stamp = { now: nowIso(platform.clock), newId: () => platform.random.id() };
  const isTest = payment.provider === TEST_CARD_PROVIDER;
  const { reference, pence, by } = latePayment;
  return receive({ trx, stamp, payment, isTest, order }, { reference, receivedPence: pence }, by);
}

async function canBeTaken(trx: Db, order: LockedOrder): Promise<boolean> {
  const lines = await listLinesTaken(trx, order, INITIAL_STATUS);
  if (lines.length === 0) return true;
  await lockProducts(trx, productsTaken(lines));
  return hasStock(trx, lines);
}

function note(
  { trx, stamp, order }: Pick<Applying, 'trx' | 'stamp' | 'order'>,
  text: string,
  { to = order.status, actor = null }: { to?: OrderStatus; actor?: string | null } = {},
): Promise<void> {
  return insertOrderEvent(trx, {
    id: stamp.newId(),
    order_id: order.id,
    at: stamp.now,
    actor,
    note: text,
    from_status: order.status,
    to_status: to,
  });
}
