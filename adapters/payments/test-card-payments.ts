import type { Db } from '#database/open.ts';
import {
  changeTestCardPayment,
  findTestCardPayment,
  insertTestCardPayment,
  insertTestCardRefund,
  listTestCardRefunds,
  lockTestCardPayment,
  type TestCardPayment,
} from '#database/queries/payment/test-card-rows.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Pence } from '#domain/money/money.ts';
import type {
  PaymentProvider,
  PaymentReport,
  Refund,
  RefundResult,
} from '#operations/platform/payment-provider.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { readTestCardToken, type TestCard } from './test-card-token.ts';

const LATE_MS = 20_000;
/** Before the key of a refund, in its reference. */
const REFUND = 'test_refund_';
const DECLINED = 'Your card was declined.';

/** The provider of a demo shop (docs/decisions/031-demo-shop.md): takes no money, and behaves like one that does. */
export function testCardPayments({
  db,
  clock,
  random,
}: Pick<Platform, 'db' | 'clock' | 'random'>): PaymentProvider {
  const read = async (reference: string): Promise<PaymentReport> => {
    const payment = await paymentOf(db, reference);
    if (payment.state !== 'processing' || Date.parse(payment.settles_at ?? '') > clock.now())
      return report(db, payment);
    await changeTestCardPayment(db, reference, ['processing'], { state: 'paid' });
    return report(db, await paymentOf(db, reference));
  };
  return {
    name: 'test-card',
    publishableKey: null,
    smallestPence: 1,
    pageOf: () => null,
    read,
    // A test card is never held.
    capture: read,
    listDisputes: async () => [],
    listRefunds: async () => ({ refunds: [], next: null }),
    listFraudWarnings: async () => [],
    declines: (token) => cardOf(token)?.outcome === 'decline',

    async begin({ key, amountPence, token }) {
      await insertTestCardPayment(db, {
        reference: `test_${random.id()}`,
        request_key: key,
        client_secret: random.id(),
        amount_pence: amountPence,
        state: 'unpaid',
        card_brand: null,
        card_last4: null,
        failure: null,
        settles_at: null,
        bank_asked_at: null,
      });
      const payment = await findTestCardPayment(db, { key });
      if (!payment) throw new Error('The payment just begun is gone');
      const card = cardOf(token);
      if (card) await changeTestCardPayment(db, payment.reference, ['unpaid'], attempt(card, clock.now()));
      return { reference: payment.reference, clientSecret: payment.client_secret };
    },

    async cancel(reference) {
      await changeTestCardPayment(db, reference, ['unpaid', 'processing'], { state: 'ended' });
      return read(reference);
    },

    refund({ reference, key, amountPence }): Promise<RefundResult> {
      return inTransaction(db, async (trx): Promise<RefundResult> => {
        await lockTestCardPayment(trx, reference);
        const payment = await paymentOf(trx, reference);
        const refunds = await listTestCardRefunds(trx, reference);
        const refund = { reference: REFUND + key, amountPence };
        const given = refunds.reduce((sum, one) => sum + one.amountPence, 0);
        if (!refunds.some((earlier) => earlier.reference === refund.reference)) {
          if (payment.state !== 'paid' || given + amountPence > payment.amount_pence)
            return { ok: false, problem: 'more-than-paid', report: await report(trx, payment) };
          await insertTestCardRefund(trx, reference, refund);
        }
        return { ok: true, refund: reported(refund) };
      });
    },
  };
}

function reported({ reference, amountPence }: { reference: string; amountPence: Pence }): Refund {
  return { reference, amountPence, state: 'done', key: reference.slice(REFUND.length), reason: '' };
}

function attempt({ outcome, brand, last4 }: TestCard, now: number): Partial<TestCardPayment> {
  const card = { card_brand: brand, card_last4: last4, failure: null, bank_asked_at: null };
  switch (outcome) {
    case 'approve':
      return { ...card, state: 'paid' };
    case 'late':
      return { ...card, state: 'processing', settles_at: new Date(now + LATE_MS).toISOString() };
    case 'decline':
      return { failure: DECLINED, bank_asked_at: null };
    case 'challenge':
      return { ...card, bank_asked_at: new Date(now).toISOString() };
  }
}

function cardOf(token: string | null): TestCard | null {
  return token === null ? null : readTestCardToken(token);
}

async function paymentOf(db: Db, reference: string): Promise<TestCardPayment> {
  const payment = await findTestCardPayment(db, { reference });
  if (!payment) throw new Error(`The test card has no payment ${reference}`);
  return payment;
}

async function report(db: Db, payment: TestCardPayment): Promise<PaymentReport> {
  const { reference, state, amount_pence, card_brand, card_last4, failure, bank_asked_at } = payment;
  const refunds = await listTestCardRefunds(db, reference);
  return {
    reference,
    state,
    amountPence: amount_pence,
    receivedPence: state === 'paid' ? amount_pence : 0,
    method: card_brand ? { name: card_brand, last4: card_last4 } : null,
    refunds: refunds.map(reported),
    disputes: [],
    risk: { level: null, review: null, reviewReason: null },
    failure,
    isToConfirm: state === 'unpaid' && bank_asked_at !== null,
  };
}
