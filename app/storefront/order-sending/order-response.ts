import { listOf, numberOf, objectOf, penceOf, textOf, textsOf } from '#app/browser/read-json.ts';
import type { Pence } from '#domain/money/money.ts';
import { type PlacedOrder, parsePlacedOrder } from './placed-order.ts';

export type ShortLine = { id: string; variant: string; name: string; stock: number };
export type CurrentPrice = { id: string; variant: string; pricePence: Pence };

/** What can come of sending an order, as the checkout must tell the shopper. */
export type OrderResponse =
  | { kind: 'placed'; order: PlacedOrder }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'lines-short'; lines: ShortLine[] }
  | { kind: 'lines-gone'; lines: ShortLine[] }
  | { kind: 'price-changed'; totalPence: Pence; prices: CurrentPrice[] }
  | { kind: 'already-placed'; orderNumber: string | null }
  | { kind: 'card-not-offered'; text: string }
  | { kind: 'card-declined'; text: string }
  | { kind: 'busy' }
  /** Refused for another reason than those above. */
  | { kind: 'refused'; text: string }
  /** Nothing known about the order, but where it surely never left this device. */
  | { kind: 'unreachable'; mayHaveArrived: boolean }
  /** An answer no shop of ours would give. */
  | { kind: 'unexpected' };

/** The one place that knows how `POST /api/orders` answers. */
export function readOrderResponse(status: number, body: unknown): OrderResponse {
  if (status >= 500 || status === 408) return { kind: 'unreachable', mayHaveArrived: true };
  if (status === 200 || status === 201) {
    const order = parsePlacedOrder(body);
    return order ? { kind: 'placed', order } : { kind: 'unexpected' };
  }
  const problem = objectOf(body);
  return status >= 400 ? readProblem(textOf(problem.code), problem, status) : { kind: 'unexpected' };
}

function readProblem(code: string, problem: Record<string, unknown>, status: number): OrderResponse {
  const text = textOf(problem.detail) || textOf(problem.title);
  switch (code) {
    case 'invalid-order': {
      const errors = textsOf(problem.errors);
      return Object.keys(errors).length > 0 ? { kind: 'invalid', errors } : { kind: 'refused', text };
    }
    case 'out-of-stock':
      return { kind: 'lines-short', lines: listOf(problem.lines).map(parseShortLine) };
    case 'product-gone':
    // A variant that was in the cart and is none any more is as gone.
    case 'variant-unknown':
      return { kind: 'lines-gone', lines: listOf(problem.lines).map(parseShortLine) };
    case 'price-changed':
      return {
        kind: 'price-changed',
        totalPence: penceOf(objectOf(problem.totals).total),
        prices: listOf(problem.items).map(parsePrice),
      };
    case 'idempotency-key-reused':
      return { kind: 'already-placed', orderNumber: textOf(problem.orderNumber) || null };
    case 'card-not-offered':
    case 'card-declined':
      return { kind: code, text };
    case 'too-many-requests':
      return { kind: 'busy' };
    default:
      if (status === 429) return { kind: 'busy' };
      return code ? { kind: 'refused', text } : { kind: 'unexpected' };
  }
}

function parseShortLine(line: Record<string, unknown>): ShortLine {
  return {
    id: textOf(line.id),
    variant: textOf(line.variant),
    name: textOf(line.name),
    stock: Math.max(0, Math.floor(numberOf(line.stock))),
  };
}

function parsePrice(item: Record<string, unknown>): CurrentPrice {
  return { id: textOf(item.id), variant: textOf(item.variant), pricePence: penceOf(item.price) };
}
