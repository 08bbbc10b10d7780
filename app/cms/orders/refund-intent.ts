import { data } from 'react-router';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { findOrder } from '#database/queries/order/orders.ts';
import { findPaidWith } from '#database/queries/payment/payments.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import { parseRefund } from '#domain/refunds/refund-form.ts';
import { refundOrder } from '#operations/payment/refund-order.ts';
import { askRefund } from './ask-refund.ts';
import type { MoneyFormResult } from './money-form-result.ts';
import { refuseMoney } from './money-refusal.ts';
import type { AskedOfOrder } from './order-intent.ts';
import { fieldError, isOfField } from './refund-refusal.ts';

/** Refunds what the form asks for, after a question that names the sum, whom it goes to and how, and the lines. */
export async function refund({ platform, member: actor, orderNumber, form }: AskedOfOrder) {
  const values = readSubmitted(form);
  const refuse = (errors: Record<string, string>) =>
    data<MoneyFormResult>({ of: 'refund', ok: false, message: '', errors, values }, { status: 422 });
  const parsed = parseRefund(values);
  if (!parsed.ok) return refuse(parsed.errors);
  const { sumRate, ...asked } = parsed.refund;
  const order = await findOrder(platform.db, orderNumber);
  if (!order) throw data(null, { status: 404 });
  const isConfirmed = form.get('confirmed') === 'yes';
  const result = await refundOrder(platform, {
    ...asked,
    sumRate: sumRate?.rate,
    orderNumber,
    actor,
    isConfirmed,
  });
  if (result.ok) return data<MoneyFormResult>({ of: 'refund', ok: true, message: refundedText(result) });
  if (result.problem === 'needs-confirmation') {
    const paidWith = await findPaidWith(platform.db, order.id);
    const ask = askRefund(order, { refund: result.refund, paidWith, sendsMail: await platform.sendsMail() });
    return data<MoneyFormResult>({ of: 'refund', ok: false, message: '', ask, values });
  }
  return isOfField(result) ? refuse(fieldError(result)) : refuseMoney('refund', result, values);
}

function refundedText({ amountPence, isDone }: { amountPence: Pence; isDone: boolean }): string {
  if (amountPence === 0) return 'The pieces are back in stock.';
  return isDone
    ? `${formatPounds(amountPence)} is refunded.`
    : `The refund of ${formatPounds(amountPence)} is on its way. “Payment” shows when it is done.`;
}
