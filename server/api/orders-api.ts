import { findOrder } from '#database/queries/orders.ts';
import { parseCartRequest } from '#domain/cart-request.ts';
import { normaliseEmail } from '#domain/email.ts';
import { isIdempotencyKey, LONGEST_IDEMPOTENCY_KEY } from '#domain/idempotency-key.ts';
import { penceToPounds } from '#domain/money.ts';
import { ORDER_NOT_FOUND } from '#domain/order-lookup-words.ts';
import { type OrderProblem, problemMessage } from '#domain/order-problem.ts';
import { parseOrderRequest } from '#domain/order-request.ts';
import { placeOrder } from '#operations/place-order.ts';
import { priceCart } from '#operations/price-cart.ts';
import { tooManyRequests } from '../too-many-requests.ts';
import type { Api, ApiParts } from './api.ts';
import { readJson } from './json-body.ts';
import { problem } from './problem.ts';
import { cartView, orderView, totalsView } from './views.ts';

export function ordersApi(api: Api, { platform, checkLimit, clientOf }: ApiParts): void {
  api.post('/cart', async ({ req }) => {
    const json = await readJson(req.raw);
    if (!json.ok) return json.answer;
    const items = parseCartRequest(json.body);
    if (!items) return problem(400, 'invalid-cart', 'Send { items: [{ id, variant, quantity }] }.');
    const [cart, offersCard, demo] = await Promise.all([
      priceCart(platform.db, items),
      platform.payments.offersCard(),
      platform.demo.isDemo(),
    ]);
    return Response.json({ ...cartView(cart), paymentMethods: offersCard ? ['cod', 'card'] : ['cod'], demo });
  });

  api.post('/orders', async ({ req, env }) => {
    const refusal = await checkLimit('order', clientOf(req.raw, env));
    if (refusal) return tooManyRequests(refusal.retryAfterSeconds);
    const key = req.header('idempotency-key')?.trim() ?? '';
    if (key === '') {
      return problem(400, 'idempotency-key-missing', 'Send an Idempotency-Key header with your order.');
    }
    if (!isIdempotencyKey(key)) {
      return problem(
        400,
        'idempotency-key-invalid',
        `An Idempotency-Key has 1 to ${LONGEST_IDEMPOTENCY_KEY} printing ASCII characters.`,
      );
    }
    const json = await readJson(req.raw);
    if (!json.ok) return json.answer;
    const parsed = parseOrderRequest(json.body);
    if (!parsed.ok) {
      return problem(400, 'invalid-order', parsed.errors.items ?? 'Some fields need another look.', {
        errors: parsed.errors,
      });
    }
    const placed = await placeOrder(platform, key, parsed.order, parsed.card);
    return placed.ok ? Response.json(orderView(placed.order), { status: 201 }) : refuse(placed);
  });

  api.get('/orders/:orderNumber', async ({ req, env }) => {
    const refusal = await checkLimit('lookup', clientOf(req.raw, env));
    if (refusal) return tooManyRequests(refusal.retryAfterSeconds);
    const order = await findOrder(platform.db, req.param('orderNumber'));
    const email = normaliseEmail(req.query('email') ?? '');
    if (!order || email === '' || normaliseEmail(order.customerInfo.email) !== email) {
      return problem(404, 'order-not-found', ORDER_NOT_FOUND);
    }
    return Response.json(orderView(order), { headers: { 'cache-control': 'no-store' } });
  });
}

const STATUS: Record<OrderProblem['problem'], number> = {
  'out-of-stock': 409,
  'price-changed': 409,
  'product-gone': 409,
  'idempotency-key-reused': 422,
  'card-not-offered': 409,
  'card-declined': 402,
};

function refuse(refusal: OrderProblem): Response {
  return problem(STATUS[refusal.problem], refusal.problem, problemMessage(refusal), detailsOf(refusal));
}

function detailsOf(refusal: OrderProblem): Record<string, unknown> {
  switch (refusal.problem) {
    case 'out-of-stock':
    case 'product-gone':
      return { lines: refusal.lines };
    case 'price-changed':
      return {
        expectedTotal: penceToPounds(refusal.expectedTotalPence),
        totals: totalsView(refusal.totals),
        items: refusal.lines.map(({ unitPricePence, ...line }) => ({
          ...line,
          price: penceToPounds(unitPricePence),
        })),
      };
    default:
      return {};
  }
}
