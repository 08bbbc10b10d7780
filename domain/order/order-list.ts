import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';
import { PAYMENT_STATES } from '#domain/payment/payment-state.ts';
import { ORDER_CHANNELS, PAYMENT_METHODS } from './order.ts';

/**
 * Parameters of the list of orders in /cms; `from` and `to` are days. `to-pack`: may be packed now; `to-check`: but for what speaks
 * against the payment; `difference`: a correction made it dearer, and nobody has paid that yet.
 */
export const ORDER_LIST = {
  sorts: ['-placed', 'placed', '-total', 'total'],
  filters: {
    status: [
      'to-pack',
      'to-check',
      'difference',
      'confirmed',
      'processing',
      'shipped',
      'delivered',
      'cancelled',
    ],
    payment: PAYMENT_METHODS,
    channel: ORDER_CHANNELS,
    money: PAYMENT_STATES,
    dispute: ['open', 'any'],
    check: ['failed-refund', 'risk'],
    mark: 'any',
    archived: ['yes'],
    from: 'any',
    to: 'any',
  },
} as const satisfies ListShape;

export type OrderListQuery = ListQuery<typeof ORDER_LIST>;
