import { findOrderById } from '#database/queries/order/orders.ts';
import { findPaymentByReference } from '#database/queries/payment/payments.ts';
import {
  answerTestCardBank,
  findTestCardPayment,
  type TestCardPayment,
} from '#database/queries/payment/test-card-rows.ts';
import type { Pence } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { settlePayment } from './settle-payment.ts';

const REFUSED = 'Your bank could not confirm that it was you.';

/** Returns the order whose test payment has this secret and whether the demo's bank waits for its shopper; null for no such payment. */
export async function findAtDemoBank(
  platform: Platform,
  secret: string,
): Promise<{ order: Order; amountPence: Pence; isWaiting: boolean; last4: string } | null> {
  const found = await findBySecret(platform, secret);
  if (!found) return null;
  const { order, testPayment } = found;
  const amountPence = testPayment.amount_pence;
  return {
    order,
    amountPence,
    isWaiting: testPayment.bank_asked_at !== null,
    last4: testPayment.card_last4 ?? '',
  };
}

/**
 * Confirms or refuses a test payment, as the shopper did at the demo's bank, and settles it. Changes nothing where the bank
 * does not wait for that any more. Returns the order; null for no such payment.
 */
export async function answerDemoBank(
  platform: Platform,
  secret: string,
  isConfirmed: boolean,
): Promise<Order | null> {
  const found = await findBySecret(platform, secret);
  if (!found) return null;
  const { testPayment, order, payment } = found;
  const reply: Pick<TestCardPayment, 'state' | 'failure'> = isConfirmed
    ? { state: 'paid', failure: null }
    : { state: 'unpaid', failure: REFUSED };
  if (await answerTestCardBank(platform.db, testPayment.reference, reply))
    await settlePayment(platform, payment);
  return order;
}

/** There is no such bank once the demo has ended. */
async function findBySecret({ db, demo }: Platform, secret: string) {
  if (!(await demo.isDemo())) return null;
  const testPayment = await findTestCardPayment(db, { clientSecret: secret });
  const payment = testPayment && (await findPaymentByReference(db, testPayment.reference));
  const order = payment && (await findOrderById(db, payment.orderId));
  return order ? { testPayment, payment, order } : null;
}
