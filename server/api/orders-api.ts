import * as v from 'valibot';
import { testCardToken } from '#adapters/payments/test-card-token.ts';
import { tallyLines } from '#database/queries/order/line-movements.ts';
import {
  foundOrderMessage,
  orderMessage,
  orderRequestMessage,
  placedOrderMessage,
} from '#domain/api/order-message.ts';
import { pricedCartMessage } from '#domain/api/priced-cart-message.ts';
import { orderProblemMessage } from '#domain/api/problem-message.ts';
import { cartRequestSchema, parseCartRequest } from '#domain/cart/cart-request.ts';
import { lastFour } from '#domain/order/card.ts';
import { ORDER_NOT_FOUND, POSTCODE_ASKED } from '#domain/order/order-lookup-words.ts';
import { type OrderProblem, variantMessage } from '#domain/order/order-problem.ts';
import { type OrderRequest, parseOrderRequest, placeOfLine } from '#domain/order/order-request.ts';
import { lookUpOrder } from '#operations/order/look-up-order.ts';
import { type CardToken, findPlacedOrder } from '#operations/order/order-under-key.ts';
import { placeOrder } from '#operations/order/place-order.ts';
import { quoteOrder } from '#operations/order/quote-order.ts';
import { offersCard, takesStripe } from '#operations/payment/offers-card.ts';
import { settledOrder } from '#operations/payment/settled-order.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { problem } from '#server/http/problem.ts';
import { tooManyRequests } from '#server/http/too-many-requests.ts';
import type { ApiParts } from './api-parts.ts';
import { type Api, addRoute, anyProblem, json, jsonBody, problemOf, query } from './api-route.ts';
import { idempotencyKey, readIdempotencyKey } from './idempotency-header.ts';
import { readJson } from './json-body.ts';
import { refuseOrder } from './refuse-order.ts';
import { foundOrderView, orderView, pricedCartView } from './views.ts';

const keyReused = problemOf(
  'idempotency-key-reused: the order of this orderNumber has the key',
  orderProblemMessage,
);

export function ordersApi(api: Api, { platform, checkLimit, clientOf }: ApiParts): void {
  addRoute(
    api,
    {
      method: 'post',
      path: '/cart',
      hold: 'queued',
      summary: 'A cart priced by the catalogue, with what cannot be had',
      body: jsonBody(cartRequestSchema),
      responses: { 200: json('The priced cart', pricedCartMessage), 400: anyProblem, 429: anyProblem },
    },
    async ({ req, env }, respond) => {
      const refusal = await checkLimit('cart', clientOf(req.raw, env));
      if (refusal) return tooManyRequests(refusal.retryAfterSeconds);
      const json = await readJson(req.raw);
      if (!json.ok) return json.response;
      const asked = parseCartRequest(json.body);
      if (!asked) return problem(400, 'invalid-cart', 'Send { items: [{ id, variant, quantity }] }.');
      const [cart, takesCard, chargesCards, demo] = await Promise.all([
        quoteOrder(
          platform.db,
          { ...asked, gifts: asked.givenVariants, isPublic: true },
          nowIso(platform.clock),
        ),
        offersCard(platform),
        takesStripe(platform),
        platform.demo.isDemo(),
      ]);
      const priced = pricedCartView(cart, {
        place: asked.place,
        nowMs: platform.clock.now(),
        offersCard: takesCard,
        chargesCards,
        demo,
      });
      return respond(200, priced);
    },
  );

  // Only a new order counts against the limit: neither a refused form nor an order sent again.
  addRoute(
    api,
    {
      method: 'post',
      path: '/orders',
      hold: 'limited',
      summary: 'Place an order',
      parameters: [idempotencyKey('order')],
      body: jsonBody(orderRequestMessage),
      responses: {
        201: json('The order, and what its payment is made with', placedOrderMessage),
        400: problemOf(
          'invalid-order: errors by field, of a line by its place (items.0.quantity); variant-unknown: the same for items.0.variant; not-delivered-there: the same for country or postcode; idempotency-key-missing or -invalid',
        ),
        402: problemOf('card-declined', orderProblemMessage),
        409: problemOf(
          'out-of-stock, price-changed, product-gone, line-too-large, order-too-large, too-much-unpaid, delivery-not-offered, goods-not-sent-there, code-refused, gift-gone, no-orders-taken, cash-not-offered, transfer-not-offered, cash-too-large, card-too-small or card-not-offered',
          orderProblemMessage,
        ),
        422: keyReused,
        429: anyProblem,
        503: problemOf(
          'payment-unreachable: the order is held, and the same request begins its payment; busy, or the database is away: try again after Retry-After',
        ),
      },
    },
    async ({ req, env }, respond) => {
      const client = clientOf(req.raw, env);
      const sent = await readOrder(platform, req.raw);
      if (!sent.ok) {
        const refusal = await checkLimit('refused-order-form', client);
        return refusal ? tooManyRequests(refusal.retryAfterSeconds) : sent.response;
      }
      const { key, order, card, body } = sent;
      const placed = await placeOrder(platform, key, order, card, {
        refuseNew: async () => {
          const refusal = await checkLimit('order', client);
          return refusal && tooManyRequests(refusal.retryAfterSeconds);
        },
        client: checkLimit.isOn ? client : null,
      });
      if (placed instanceof Response) return placed;
      if (placed.ok) return respond(201, { ...orderView(placed.order), payment: placed.payment });
      return refuseOrder(placed, errorsOf(placed, body));
    },
  );

  // For a client that lost the response and does not want to place the order now.
  addRoute(
    api,
    {
      method: 'post',
      path: '/orders/find',
      hold: 'limited',
      summary: 'Whether an order sent before was placed, without placing it',
      parameters: [idempotencyKey('order')],
      body: jsonBody(orderRequestMessage),
      responses: {
        200: json('The order', orderMessage),
        400: problemOf('as for placing it'),
        404: problemOf('order-not-placed: nothing has this key'),
        422: keyReused,
        429: anyProblem,
      },
    },
    async ({ req, env }, respond) => {
      const refusal = await checkLimit('lookup', clientOf(req.raw, env));
      if (refusal) return tooManyRequests(refusal.retryAfterSeconds);
      const sent = await readOrder(platform, req.raw);
      if (!sent.ok) return sent.response;
      const earlier = await findPlacedOrder(platform.db, sent.key, sent.order, sent.card);
      if (!earlier) return problem(404, 'order-not-placed', ORDER_NOT_PLACED);
      return earlier.ok ? respond(200, orderView(earlier.order)) : refuseOrder(earlier);
    },
  );

  addRoute(
    api,
    {
      method: 'get',
      path: '/orders/:orderNumber',
      hold: 'limited',
      summary: 'An order by its number and email',
      parameters: [
        { ...query('email', v.string()), required: true },
        query('postcode', v.string(), 'Asked for where the number was tried with many wrong emails'),
      ],
      responses: {
        200: json('The order', foundOrderMessage),
        403: problemOf('postcode-asked: send the postcode of the order as well'),
        404: anyProblem,
        429: anyProblem,
      },
    },
    async ({ req, env }, respond) => {
      const client = clientOf(req.raw, env);
      const refusal = await checkLimit('lookup', client);
      if (refusal) return tooManyRequests(refusal.retryAfterSeconds);
      const [orderNumber, email] = [req.param('orderNumber'), req.query('email') ?? ''];
      if (email.trim() === '') return problem(404, 'order-not-found', ORDER_NOT_FOUND);
      const found = await lookUpOrder(platform, {
        orderNumber,
        email,
        postcode: req.query('postcode') ?? '',
      });
      if (found.ok) {
        await checkLimit.uncount('lookup', client, 1);
        const order = await settledOrder(platform, found.order);
        const tallies = await tallyLines(platform.db, order.id, order.lines);
        return respond(200, foundOrderView(order, tallies), { 'cache-control': 'no-store' });
      }
      return found.problem === 'postcode-asked'
        ? problem(403, 'postcode-asked', POSTCODE_ASKED)
        : problem(404, 'order-not-found', ORDER_NOT_FOUND);
    },
  );
}

const ORDER_NOT_PLACED = 'No order was placed under this Idempotency-Key.';

type SentOrder =
  | { ok: true; key: string; order: OrderRequest; card: CardToken | null; body: unknown }
  | { ok: false; response: Response };

/** A card's details end here: what goes on is a token. */
async function readOrder({ payments }: Platform, request: Request): Promise<SentOrder> {
  const read = readIdempotencyKey(request, 'order');
  if (!read.ok) return read;
  const { key } = read;
  const json = await readJson(request);
  if (!json.ok) return json;
  const takesCard = !(await payments.current())?.publishableKey;
  const parsed = parseOrderRequest(json.body, { takesCard });
  if (parsed.ok) {
    const card = parsed.card && {
      token: testCardToken(parsed.card),
      last4: lastFour(parsed.card.cardNumber),
    };
    return { ok: true, key, order: parsed.order, card, body: json.body };
  }
  const { errors } = parsed;
  const text = errors.items ?? 'Some fields need another look.';
  return { ok: false, response: problem(400, 'invalid-order', text, { errors }) };
}

/** Errors by field, where the problem is one of fields. */
function errorsOf(refusal: OrderProblem, body: unknown): Record<string, string> | undefined {
  if (refusal.problem === 'not-delivered-there') return { [refusal.field]: refusal.message };
  return refusal.problem === 'variant-unknown' ? variantErrors(refusal, body) : undefined;
}

/** Errors of each line under its place in the body. */
function variantErrors(
  refusal: Extract<OrderProblem, { problem: 'variant-unknown' }>,
  body: unknown,
): Record<string, string> {
  return Object.fromEntries(
    refusal.lines.map((line) => [`items.${placeOfLine(body, line)}.variant`, variantMessage(line)]),
  );
}
