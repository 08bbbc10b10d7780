import { formatPounds } from '#domain/money/money.ts';
import { problemMessage } from '#domain/order/order-problem.ts';
import { ORDER_FAILED, ORDER_PROCESSING_FAILED } from '#domain/words/messages.ts';
import type { OrderResponse } from './order-response.ts';

export type Refusal = Exclude<OrderResponse, { kind: 'placed' }>;

/** The words for an order that was not placed. */
export function orderResultText(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'invalid':
      return 'Please check the highlighted fields.';
    case 'lines-short':
      return problemMessage({ problem: 'out-of-stock', lines: refusal.lines });
    case 'lines-gone':
      return problemMessage({ problem: 'product-gone', lines: refusal.lines });
    case 'price-changed':
      return `Prices have changed: your total is now ${formatPounds(refusal.totalPence)}.`;
    case 'already-placed':
      return problemMessage({ problem: 'idempotency-key-reused', orderNumber: refusal.orderNumber });
    case 'code-refused':
      return refusal.text || ORDER_PROCESSING_FAILED;
    case 'gift-gone':
    case 'delivery-not-offered':
    case 'no-orders-taken':
    case 'cash-not-offered':
    case 'transfer-not-offered':
    case 'card-not-offered':
    case 'card-declined':
    case 'payment-unreachable':
      return problemMessage({ problem: refusal.kind });
    case 'busy':
      return 'Too many attempts. Please wait a while and try again.';
    case 'refused':
      return refusal.text || ORDER_PROCESSING_FAILED;
    case 'unreachable':
      return ORDER_FAILED;
    case 'unexpected':
      return ORDER_PROCESSING_FAILED;
  }
}
