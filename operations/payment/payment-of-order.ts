import { findOpenDifference } from '#database/queries/corrections/differences.ts';
import { findOrderById } from '#database/queries/order/orders.ts';
import { findPayment, findPaymentOfOrder, type Payment } from '#database/queries/payment/payments.ts';
import type { Pence } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { differenceStep, type PaymentStep, paymentStep } from '#domain/order/payment-step.ts';
import type { PaymentMeans } from '#domain/payment/payment-means.ts';
import { allowsPayment } from '#domain/payment/payment-state.ts';
import type { TransferInstructions } from '#domain/transfers/transfer-instructions.ts';
import { instructionsOfOrder } from '#operations/bank/instructions-of-order.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { PaymentReport } from '#operations/platform/payment-provider.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { tryToOpenPayment } from './open-payment.ts';
import { Patience } from './patience.ts';
import { settlePayment } from './settle-payment.ts';

export type PaymentOfOrder = {
  order: Order;
  step: PaymentStep;
  /** The reason the last attempt failed, in the provider's words. */
  failure: string | null;
  /** Where it is what a correction made the order cost more: the sum, and until when its link pays it. */
  difference: { amountPence: Pence; until: string } | null;
  /** How the shopper pays or confirms; null where nothing is to be done, or the provider cannot be reached. */
  means: PaymentMeans | null;
  /** What is to be transferred and where to; null where no transfer is awaited. */
  transfer: TransferInstructions | null;
};

/** Asks the provider about an order's payment, and opens it where it can be paid; both within one patience. */
export async function paymentOfOrder(platform: Platform, before: Order): Promise<PaymentOfOrder> {
  const payment = await cardPayment(platform, before);
  return { ...payment, transfer: await instructionsOfOrder(platform, payment.order) };
}

async function cardPayment(platform: Platform, before: Order): Promise<Omit<PaymentOfOrder, 'transfer'>> {
  const open = await findOpenDifference(platform.db, before.id);
  const isOfDifference = open !== null && !allowsPayment('pay', before.paymentState);
  const payment = await (isOfDifference
    ? findPayment(platform.db, open.paymentId ?? '')
    : findPaymentOfOrder(platform.db, before.id));
  const patience = new Patience();
  const asked = payment && (await askProvider(platform, payment, patience));
  const order = asked ? ((await findOrderById(platform.db, before.id)) ?? before) : before;
  const isOwed = isOfDifference && (order.differencePence ?? 0) > 0;
  const difference = isOwed ? { amountPence: open.amountPence, until: open.linkUntil } : null;
  const isOver = difference !== null && difference.until <= nowIso(platform.clock);
  const step = difference ? differenceStep(order, asked, isOver) : paymentStep(order, asked);
  const failure = step === 'pay' ? (asked?.failure ?? null) : null;
  const known = { order, step, failure, difference };
  if (step === 'confirm' && payment?.clientSecret)
    return { ...known, means: { by: 'demo-bank', secret: payment.clientSecret } };
  if (step !== 'pay') return { ...known, means: null };
  const opened = await tryToOpenPayment(platform, order.id, null, patience);
  if (opened.ok && opened.payment) return { ...known, means: { by: 'stripe', ...opened.payment } };
  const takesTestCard = (await platform.payments.current())?.name === 'test-card';
  return { ...known, means: opened.ok && takesTestCard ? { by: 'test-card' } : null };
}

/** Null where it was not begun or the provider cannot be reached: the recurring check asks again. */
async function askProvider(
  platform: Platform,
  payment: Payment,
  patience: Patience,
): Promise<PaymentReport | null> {
  try {
    return await patience.wait(() => settlePayment(platform, payment));
  } catch (error) {
    platform.log.warn({ err: error, order: payment.orderId }, 'a payment could not be asked about');
    return null;
  }
}
