import * as v from 'valibot';
import { testCardToken } from '#adapters/payments/test-card-token.ts';
import { findOrder } from '#database/queries/order/orders.ts';
import { paymentMessage, paymentRequestMessage } from '#domain/api/order-message.ts';
import { ORDER_NOT_FOUND, POSTCODE_ASKED } from '#domain/order/order-lookup-words.ts';
import { allowsPayment } from '#domain/payment/payment-state.ts';
import { lookUpOrder } from '#operations/order/look-up-order.ts';
import { findLinkedOrder } from '#operations/order/order-account.ts';
import { Patience } from '#operations/payment/patience.ts';
import { payOrder } from '#operations/payment/pay-order.ts';
import { receiveNotice } from '#operations/payment/receive-notice.ts';
import { settledOrder } from '#operations/payment/settled-order.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { problem } from '#server/http/problem.ts';
import { tooManyRequests } from '#server/http/too-many-requests.ts';
import type { ApiParts } from './api-parts.ts';
import { type Api, addRoute, anyProblem, json, jsonBody, problemOf } from './api-route.ts';
import { readJson } from './json-body.ts';
import { refuseOrder } from './refuse-order.ts';
import { orderView } from './views.ts';

/** The path of Stripe's messages: signed, so that they need no Origin. */
export const STRIPE_WEBHOOK_PATH = '/api/stripe/webhook';

/** The form of Stripe's signatures, of which there are several while a secret is changed. */
const signatureSchema = v.pipe(v.string(), v.regex(/^t=[0-9]+(,v[0-9]=[0-9a-f]+)+$/));

const NOT_SIGNED = 'This is not an event signed by Stripe, or it is too old.';

/** Finds an order by the token of its page, or by its email. */
async function findOrderToPay(
  platform: Platform,
  orderNumber: string,
  { email, postcode, link }: { email: string; postcode: string; link: string },
): ReturnType<typeof lookUpOrder> {
  if (link === '') return lookUpOrder(platform, { orderNumber, email, postcode });
  const order = await findLinkedOrder(platform, link);
  return order?.orderNumber === orderNumber ? { ok: true, order } : { ok: false, problem: 'order-not-found' };
}

export function paymentsApi(api: Api, { platform, checkLimit, clientOf }: ApiParts): void {
  addRoute(
    api,
    {
      method: 'post',
      path: '/orders/:orderNumber/payment',
      hold: 'limited',
      summary: 'Open the payment of an order that awaits it, to pay it later or again',
      body: jsonBody(paymentRequestMessage),
      responses: {
        200: json('The payment', paymentMessage),
        400: anyProblem,
        402: problemOf('card-declined'),
        403: problemOf('postcode-asked: send the postcode of the order as well'),
        404: anyProblem,
        409: problemOf(
          'nothing-to-pay: it is paid, has ended, or is paid in cash; payment-processing: the bank works on a payment; or card-not-offered',
        ),
        429: anyProblem,
        503: problemOf('payment-unreachable: try again'),
      },
    },
    async ({ req, env }, respond) => {
      const client = clientOf(req.raw, env);
      const refusal = await checkLimit('lookup', client);
      if (refusal) return tooManyRequests(refusal.retryAfterSeconds);
      const sent = await readJson(req.raw);
      if (!sent.ok) return sent.response;
      const body = v.safeParse(paymentRequestMessage, sent.body);
      if (!body.success || (body.output.email.trim() === '' && body.output.link === ''))
        return problem(400, 'invalid-payment', 'Send the email address of the order.');
      const { card } = body.output;
      const found = await findOrderToPay(platform, req.param('orderNumber'), body.output);
      if (!found.ok)
        return found.problem === 'postcode-asked'
          ? problem(403, 'postcode-asked', POSTCODE_ASKED)
          : problem(404, 'order-not-found', ORDER_NOT_FOUND);
      const patience = new Patience();
      const order = await settledOrder(platform, found.order, patience);
      const isOwed = allowsPayment('pay', order.paymentState) || (order.differencePence ?? 0) > 0;
      if (order.orderStatus === 'cancelled' || !isOwed) {
        await checkLimit.uncount('lookup', client, 1);
        return problem(409, 'nothing-to-pay', 'There is nothing to pay for this order.');
      }
      if (order.isPaymentProcessing) {
        await checkLimit.uncount('lookup', client, 1);
        return problem(409, 'payment-processing', 'Your bank has not told us yet whether it is paid.');
      }
      const paid = await payOrder(platform, order, card ? testCardToken(card) : null, patience);
      if (!paid.ok) return refuseOrder(paid);
      await checkLimit.uncount('lookup', client, 1);
      const now = (await findOrder(platform.db, order.orderNumber)) ?? order;
      const { paymentStatus, payBy } = orderView(now);
      return respond(200, { paymentStatus, payBy, payment: paid.payment }, { 'cache-control': 'no-store' });
    },
  );

  addRoute(
    api,
    {
      method: 'post',
      path: '/stripe/webhook',
      hold: 'cheap',
      summary: 'Messages of Stripe about payments, signed by it',
      parameters: [{ name: 'Stripe-Signature', in: 'header', required: true, schema: signatureSchema }],
      body: jsonBody(v.record(v.string(), v.unknown())),
      responses: {
        200: json('Stored, to be worked on', v.object({ received: v.boolean() })),
        400: problemOf('invalid-signature: not an event signed by Stripe, or too old'),
        404: problemOf('no-payments: this shop takes none by Stripe'),
      },
    },
    async ({ req }, respond) => {
      if (!req.header('stripe-signature')) return problem(400, 'invalid-signature', NOT_SIGNED);
      const readNotice = await platform.payments.noticeReader();
      if (!readNotice) return problem(404, 'no-payments', 'This shop takes no payments by Stripe.');
      const notice = readNotice(await req.text(), req.header('stripe-signature') ?? '');
      if (!notice) return problem(400, 'invalid-signature', NOT_SIGNED);
      await receiveNotice(platform, 'stripe', notice);
      return respond(200, { received: true });
    },
  );
}
