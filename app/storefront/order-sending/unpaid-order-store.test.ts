import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderBody } from '../../../tests/support/api-messages.ts';
import { fakeBrowser } from '../../../tests/support/fake-browser.ts';
import { storeConfirmation } from './confirmation-store.ts';
import { type PlacedOrder, parsePlacedOrder } from './placed-order.ts';
import { readUnpaidOrder } from './unpaid-order-store.ts';

const UNTIL = '2026-11-22T14:30:00.000Z';

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

function placed(change: Partial<PlacedOrder>): PlacedOrder {
  const order = parsePlacedOrder(orderBody());
  if (!order) throw new Error('no order');
  return { ...order, ...change };
}

test('an order that awaits its payment stays on the device, with nothing of its customer', () => {
  const order = placed({ paymentStatus: 'awaiting payment', payBy: UNTIL });
  storeConfirmation(order);
  expect(browser.stored('unpaidOrder')).toEqual({ orderNumber: order.orderNumber, payBy: UNTIL });
});

test('it leaves the device once it is paid or cancelled, and another order does not remove it', () => {
  const order = placed({ paymentStatus: 'awaiting payment', payBy: UNTIL });
  for (const change of [{ paymentStatus: 'paid', payBy: '' }, { orderStatus: 'cancelled' }] as const) {
    storeConfirmation(order);
    storeConfirmation(placed({ orderNumber: 'ZA000000001', paymentStatus: 'paid', payBy: '' }));
    expect(readUnpaidOrder()?.orderNumber).toBe(order.orderNumber);
    storeConfirmation({ ...order, ...change });
    expect(readUnpaidOrder()).toBeNull();
  }
});
