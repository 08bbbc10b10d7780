import type { OutboxOrder } from '#domain/order/outbox-order.ts';
import { orderBody } from './api-messages.ts';

/** A cash order that waits on the device, as it is stored under `orders`. */
export function outboxOrder(idempotencyKey: string, more: Partial<OutboxOrder> = {}): OutboxOrder {
  return {
    idempotencyKey,
    request: {
      items: [{ id: 'rose-radiance-serum', variant: 'Standard', quantity: 1 }],
      customerInfo: orderBody().customerInfo,
      paymentMethod: 'cod',
      expectedTotalPence: 3959,
    },
    keptAt: '2026-03-02T10:00:00.000Z',
    mayHaveArrived: false,
    problem: null,
    ...more,
  };
}
