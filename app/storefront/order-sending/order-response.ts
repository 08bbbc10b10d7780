import { count, list, messageReader, pence, text } from '#app/browser/message-reader.ts';
import { objectOf, textOf, textsOf } from '#app/browser/read-json.ts';
import type { OrderProblemOf } from '#domain/api/problem-message.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import type { Pence } from '#domain/money/money.ts';
import { type PlacedOrder, parsePlacedOrder } from './placed-order.ts';

export type ShortLine = CartLine & { name: string; stock: number };
export type CurrentPrice = CartLine & { pricePence: Pence };

/** The outcomes of sending an order, each with what the checkout shows. */
export type OrderResponse =
  | { kind: 'placed'; order: PlacedOrder }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'lines-short'; lines: ShortLine[] }
  | { kind: 'lines-gone'; lines: ShortLine[] }
  | { kind: 'price-changed'; totalPence: Pence; prices: CurrentPrice[] }
  | { kind: 'already-placed'; orderNumber: string | null }
  | { kind: 'delivery-not-offered'; text: string }
  /** A code that takes nothing off any more, or a gift that cannot be given. */
  | { kind: 'code-refused'; text: string }
  | { kind: 'gift-gone'; text: string }
  | { kind: 'no-orders-taken'; text: string }
  | { kind: 'cash-not-offered'; text: string }
  | { kind: 'transfer-not-offered'; text: string }
  | { kind: 'card-not-offered'; text: string }
  | { kind: 'card-declined'; text: string }
  /** The order is held; the same request begins its payment. */
  | { kind: 'payment-unreachable'; text: string }
  | { kind: 'busy' }
  /** Refused for another reason than those above. */
  | { kind: 'refused'; text: string }
  /** No response. `mayHaveArrived` is false only where the order surely never left this device. */
  | { kind: 'unreachable'; mayHaveArrived: boolean }
  /** A response the shop does not send. */
  | { kind: 'unexpected' };

/** The one reader of the responses to `POST /api/orders`. */
export function readOrderResponse(status: number, body: unknown): OrderResponse {
  const isHeld = textOf(objectOf(body).code) === 'payment-unreachable';
  if (!isHeld && (status >= 500 || status === 408)) return { kind: 'unreachable', mayHaveArrived: true };
  if (status === 200 || status === 201) {
    const order = parsePlacedOrder(body);
    return order ? { kind: 'placed', order } : { kind: 'unexpected' };
  }
  return status >= 400 ? readProblem(objectOf(body), status) : { kind: 'unexpected' };
}

const readShortLines = list(
  messageReader<CartLine & { name?: string; stock?: number }>()({
    id: text,
    variant: text,
    variantId: text,
    name: text,
    stock: count,
  }),
);

const readOutOfStock = messageReader<OrderProblemOf<'out-of-stock'>>()({ lines: readShortLines });
const readGone = messageReader<OrderProblemOf<'product-gone' | 'variant-unknown'>>()({
  lines: readShortLines,
});

type PriceChanged = OrderProblemOf<'price-changed'>;
const readPriceChanged = messageReader<PriceChanged>()({
  totals: messageReader<PriceChanged['totals']>()({ total: pence }),
  items: list(
    messageReader<PriceChanged['items'][number]>()({
      id: text,
      variant: text,
      variantId: text,
      price: pence,
    }),
  ),
});

const readKeyReused = messageReader<OrderProblemOf<'idempotency-key-reused'>>()({ orderNumber: text });

function readProblem(problem: Record<string, unknown>, status: number): OrderResponse {
  const code = textOf(problem.code);
  const detail = textOf(problem.detail) || textOf(problem.title);
  switch (code) {
    case 'not-delivered-there':
    case 'invalid-order': {
      const errors = textsOf(problem.errors);
      return Object.keys(errors).length > 0 ? { kind: 'invalid', errors } : { kind: 'refused', text: detail };
    }
    case 'out-of-stock':
      return { kind: 'lines-short', ...readOutOfStock(problem) };
    case 'product-gone':
    // A variant that was in the cart and is none any more is as gone.
    case 'variant-unknown':
      return { kind: 'lines-gone', ...readGone(problem) };
    case 'price-changed': {
      const { totals, items } = readPriceChanged(problem);
      const prices = items.map(({ price, ...line }) => ({ ...line, pricePence: price }));
      return { kind: 'price-changed', totalPence: totals.total, prices };
    }
    case 'idempotency-key-reused':
      return { kind: 'already-placed', orderNumber: readKeyReused(problem).orderNumber || null };
    case 'delivery-not-offered':
    case 'code-refused':
    case 'gift-gone':
    case 'no-orders-taken':
    case 'cash-not-offered':
    case 'transfer-not-offered':
    case 'card-not-offered':
    case 'card-declined':
    case 'payment-unreachable':
      return { kind: code, text: detail };
    case 'too-many-requests':
      return { kind: 'busy' };
    default:
      if (status === 429) return { kind: 'busy' };
      return code ? { kind: 'refused', text: detail } : { kind: 'unexpected' };
  }
}
