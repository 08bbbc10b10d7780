import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderBody, orderProblemBody, problemBody } from '../../../tests/support/api-messages.ts';
import { fakeBrowser } from '../../../tests/support/fake-browser.ts';
import { outboxOrder } from '../../../tests/support/outbox-orders.ts';
import { sendOutboxOrders } from './send-outbox-orders.ts';

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  vi.useFakeTimers();
  browser = fakeBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function send() {
  const sending = sendOutboxOrders();
  await vi.runAllTimersAsync();
  await sending;
}

const keys = () => browser.sent.map(({ headers }) => headers.get('idempotency-key'));
const GONE = orderProblemBody({
  code: 'product-gone',
  lines: [{ id: 'rose-radiance-serum', variant: 'Standard', name: 'Rose Radiance Serum' }],
});

test('waiting orders are sent in turn under their own keys, leave the device and are confirmed', async () => {
  browser.store('orders', [outboxOrder('one'), outboxOrder('two')]);
  browser.reply(
    { status: 201, body: orderBody({ orderNumber: 'ZA111111111' }) },
    { status: 201, body: orderBody({ orderNumber: 'ZA222222222' }) },
  );
  await send();
  expect(keys()).toEqual(['one', 'two']);
  expect(browser.sent[0]?.body).toMatchObject({ paymentMethod: 'cod', expectedTotal: 39.59 });
  expect(browser.stored('orders')).toEqual([]);
  expect(browser.sessionStorage.getItem('confirmations')).toContain('ZA222222222');
});

test('a waiting order is sent with all that was asked for: codes, gifts, invoice address and the card for a present', async () => {
  const wishes = {
    codes: ['SPRING10'],
    givenVariants: ['balm-standard'],
    gift: { message: 'Happy birthday' },
    billing: {
      name: 'Lee Ltd',
      address: '1 High Street',
      city: 'London',
      postcode: 'SW1A 1AA',
      country: 'United Kingdom',
    },
    delivery: 'next-day',
  };
  const order = outboxOrder('one');
  browser.store('orders', [{ ...order, request: { ...order.request, ...wishes } }]);
  browser.reply({ status: 201, body: orderBody() });
  await send();
  expect(browser.sent[0]?.body).toMatchObject(wishes);
});

test('an order is marked as sent before it goes, in case the tab is closed meanwhile', async () => {
  browser.store('orders', [outboxOrder('one')]);
  browser.reply(() => {
    expect(browser.stored('orders')).toMatchObject([{ mayHaveArrived: true }]);
    return { status: 201, body: orderBody() };
  });
  await send();
  expect(browser.sent).toHaveLength(1);
});

test('while the shop cannot be reached every order waits, and only the first was tried', async () => {
  browser.store('orders', [outboxOrder('one'), outboxOrder('two')]);
  await send();
  expect(keys()).toEqual(['one', 'one']);
  expect(browser.stored('orders')).toMatchObject([
    { idempotencyKey: 'one', mayHaveArrived: true, problem: null },
    { idempotencyKey: 'two', mayHaveArrived: false, problem: null },
  ]);
});

test('without a network an order counts as never sent', async () => {
  browser.network.onLine = false;
  browser.store('orders', [outboxOrder('one')]);
  await send();
  expect(browser.stored('orders')).toMatchObject([{ mayHaveArrived: false, problem: null }]);
});

test.each([
  ['a limit', { status: 429, body: problemBody('too-many-requests', 429) }],
  ['a success that is no order', { status: 200, body: 'login please' }],
])('after %s it waits and is sent again later', async (_name, reply) => {
  browser.store('orders', [outboxOrder('one')]);
  browser.reply(reply);
  await send();
  expect(browser.stored('orders')).toMatchObject([{ idempotencyKey: 'one', problem: null }]);
  browser.reply({ status: 201, body: orderBody() });
  await send();
  expect(keys()).toEqual(['one', 'one']);
  expect(browser.stored('orders')).toEqual([]);
});

test('a refused order stays with the reason, is not sent again, and the next one goes', async () => {
  browser.store('orders', [outboxOrder('one'), outboxOrder('two')]);
  browser.reply({ status: 409, body: GONE }, { status: 201, body: orderBody() });
  await send();
  expect(browser.stored('orders')).toMatchObject([
    { idempotencyKey: 'one', problem: expect.stringContaining('Rose Radiance Serum is no longer sold.') },
  ]);
  await send();
  expect(keys()).toEqual(['one', 'two']);
});

test('an order discarded while another is sent is not sent', async () => {
  browser.store('orders', [outboxOrder('one'), outboxOrder('two')]);
  browser.reply(() => {
    browser.storeInOtherTab('orders', [outboxOrder('one')]);
    return { status: 201, body: orderBody() };
  });
  await send();
  expect(keys()).toEqual(['one']);
  expect(browser.stored('orders')).toEqual([]);
});

test('an order queued while others are sent stays for the next time', async () => {
  browser.store('orders', [outboxOrder('one')]);
  browser.reply(() => {
    browser.storeInOtherTab('orders', [outboxOrder('one'), outboxOrder('new')]);
    return { status: 201, body: orderBody() };
  });
  await send();
  expect(browser.stored('orders')).toMatchObject([{ idempotencyKey: 'new' }]);
});

test('of two tabs only one sends', async () => {
  browser.store('orders', [outboxOrder('one')]);
  browser.reply({ status: 201, body: orderBody() });
  const both = [sendOutboxOrders(), sendOutboxOrders()];
  await vi.runAllTimersAsync();
  await Promise.all(both);
  expect(keys()).toEqual(['one']);
});

test('a tab does not wait for another that sends', async () => {
  browser.store('orders', [outboxOrder('one')]);
  const { promise: sending, resolve: end } = Promise.withResolvers<void>();
  const other = browser.locks.request('outbox-orders', () => sending);
  await Promise.resolve();
  await sendOutboxOrders();
  expect(browser.sent).toEqual([]);
  end();
  await other;
});

test('where the browser has no locks, two tabs send one order under one key', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  browser.store('orders', [outboxOrder('one')]);
  browser.reply({ status: 201, body: orderBody() }, { status: 201, body: orderBody() });
  const both = [sendOutboxOrders(), sendOutboxOrders()];
  await vi.runAllTimersAsync();
  await Promise.all(both);
  expect(keys()).toEqual(['one', 'one']);
  expect(browser.stored('orders')).toEqual([]);
});

test('with storage forbidden there is nothing to send, and nothing fails', async () => {
  browser.localStorage.isForbidden = true;
  await send();
  expect(browser.sent).toEqual([]);
});

test('broken and card orders in storage are never sent', async () => {
  const card = outboxOrder('card');
  browser.store('orders', [
    null,
    { idempotencyKey: 'broken' },
    { ...card, request: { ...card.request, paymentMethod: 'card' } },
  ]);
  await send();
  expect(browser.sent).toEqual([]);
});
