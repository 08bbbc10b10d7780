import { findOrder } from '#database/queries/order/orders.ts';
import { parseCartRequest } from '#domain/cart/cart-request.ts';
import { normaliseEmail } from '#domain/fields/email.ts';
import { penceToPounds } from '#domain/money/money.ts';
import type { CardDetails } from '#domain/order/checkout-form.ts';
import { isIdempotencyKey, LONGEST_IDEMPOTENCY_KEY } from '#domain/order/idempotency-key.ts';
import { ORDER_NOT_FOUND } from '#domain/order/order-lookup-words.ts';
import { type OrderProblem, problemMessage, variantMessage } from '#domain/order/order-problem.ts';
import { type OrderRequest, parseOrderRequest, placeOfLine } from '#domain/order/order-request.ts';
import { priceCart } from '#operations/catalogue/price-cart.ts';
import { findPlacedOrder, type PlaceOrderResult, placeOrder } from '#operations/order/place-order.ts';
import { problem } from '#server/http/problem.ts';
import { tooManyRequests } from '#server/pages/too-many-requests.ts';
import type { Api, ApiParts } from './api-parts.ts';
import { readJson } from './json-body.ts';
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

  /** Only what may become an order counts against its limit: neither a form sent back, nor an order sent again. */
  api.post('/orders', async ({ req, env }) => {
    const client = clientOf(req.raw, env);
    const sent = await readOrder(req.raw);
    if (!sent.ok) {
      const refusal = await checkLimit('refused-order-form', client);
      return refusal ? tooManyRequests(refusal.retryAfterSeconds) : sent.answer;
    }
    const { key, order, card, body } = sent;
    const placed = await placeOrder(platform, key, order, card, async () => {
      const refusal = await checkLimit('order', client);
      return refusal && tooManyRequests(refusal.retryAfterSeconds);
    });
    if (placed instanceof Response) return placed;
    return !placed.ok && placed.problem === 'variant-unknown'
      ? refuseVariants(placed, body)
      : answerTo(placed);
  });

  /** Whether it was placed, for who lost the answer and does not want to place it now. */
  api.post('/orders/find', async ({ req, env }) => {
    const refusal = await checkLimit('lookup', clientOf(req.raw, env));
    if (refusal) return tooManyRequests(refusal.retryAfterSeconds);
    const sent = await readOrder(req.raw);
    if (!sent.ok) return sent.answer;
    const earlier = await findPlacedOrder(platform.db, sent.key, sent.order, sent.card);
    return earlier ? answerTo(earlier, 200) : problem(404, 'order-not-placed', ORDER_NOT_PLACED);
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

const ORDER_NOT_PLACED = 'No order was placed under this Idempotency-Key.';

type SentOrder =
  | { ok: true; key: string; order: OrderRequest; card: CardDetails | null; body: unknown }
  | { ok: false; answer: Response };

async function readOrder(request: Request): Promise<SentOrder> {
  const key = request.headers.get('idempotency-key')?.trim() ?? '';
  if (key === '') {
    const text = 'Send an Idempotency-Key header with your order.';
    return { ok: false, answer: problem(400, 'idempotency-key-missing', text) };
  }
  if (!isIdempotencyKey(key)) {
    const text = `An Idempotency-Key has 1 to ${LONGEST_IDEMPOTENCY_KEY} printing ASCII characters.`;
    return { ok: false, answer: problem(400, 'idempotency-key-invalid', text) };
  }
  const json = await readJson(request);
  if (!json.ok) return json;
  const parsed = parseOrderRequest(json.body);
  if (parsed.ok) return { ok: true, key, order: parsed.order, card: parsed.card, body: json.body };
  const { errors } = parsed;
  const text = errors.items ?? 'Some fields need another look.';
  return { ok: false, answer: problem(400, 'invalid-order', text, { errors }) };
}

function answerTo(placed: PlaceOrderResult, status = 201): Response {
  return placed.ok ? Response.json(orderView(placed.order), { status }) : refuse(placed);
}

const STATUS: Record<OrderProblem['problem'], number> = {
  'out-of-stock': 409,
  'price-changed': 409,
  'product-gone': 409,
  'variant-unknown': 400,
  'idempotency-key-reused': 422,
  'card-not-offered': 409,
  'card-declined': 402,
};

function refuse(refusal: OrderProblem): Response {
  return problem(STATUS[refusal.problem], refusal.problem, problemMessage(refusal), detailsOf(refusal));
}

/** Says of each line where it stood in the body. */
function refuseVariants(
  refusal: Extract<OrderProblem, { problem: 'variant-unknown' }>,
  body: unknown,
): Response {
  const errors = Object.fromEntries(
    refusal.lines.map((line) => [`items.${placeOfLine(body, line)}.variant`, variantMessage(line)]),
  );
  return problem(STATUS['variant-unknown'], refusal.problem, problemMessage(refusal), {
    ...detailsOf(refusal),
    errors,
  });
}

function detailsOf(refusal: OrderProblem): Record<string, unknown> {
  switch (refusal.problem) {
    case 'out-of-stock':
    case 'product-gone':
    case 'variant-unknown':
      return { lines: refusal.lines };
    case 'idempotency-key-reused':
      return { orderNumber: refusal.orderNumber };
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
