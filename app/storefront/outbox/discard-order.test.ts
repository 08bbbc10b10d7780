import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderBody, orderProblemBody, problemBody } from '../../../tests/support/api-messages.ts';
import { fakeBrowser } from '../../../tests/support/fake-browser.ts';
import { outboxOrder } from '../../../tests/support/outbox-orders.ts';
import { discardOrder, mayHaveBeenPlaced } from './discard-order.ts';

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

const sent = outboxOrder('sent', { mayHaveArrived: true });
const keysLeft = () => browser.stored('orders');

test('an order that never left this device is discarded without asking the shop', async () => {
  browser.store('orders', [outboxOrder('one'), outboxOrder('two')]);
  expect(await discardOrder(outboxOrder('one'))).toEqual({ kind: 'discarded' });
  expect(browser.sent).toEqual([]);
  expect(keysLeft()).toMatchObject([{ idempotencyKey: 'two' }]);
});

test('a refused order is discarded without asking the shop', async () => {
  const refused = outboxOrder('one', { mayHaveArrived: true, problem: 'No longer sold.' });
  browser.store('orders', [refused]);
  expect(mayHaveBeenPlaced(refused)).toBe(false);
  expect(await discardOrder(refused)).toEqual({ kind: 'discarded' });
  expect(browser.sent).toEqual([]);
});

test('an order that may have arrived is looked up by its key and body, and not placed by that', async () => {
  browser.store('orders', [sent]);
  browser.reply({ status: 404, body: problemBody('order-not-placed', 404) });
  expect(await discardOrder(sent)).toEqual({ kind: 'discarded' });
  expect(browser.sent).toMatchObject([{ url: '/api/orders/find', body: { expectedTotal: 39.59 } }]);
  expect(browser.sent[0]?.headers.get('idempotency-key')).toBe('sent');
  expect(keysLeft()).toEqual([]);
});

test('an order that the shop has becomes its confirmation', async () => {
  browser.store('orders', [sent]);
  browser.reply({ status: 200, body: orderBody() });
  expect(await discardOrder(sent)).toEqual({ kind: 'placed', orderNumber: 'ZA123456789' });
  expect(keysLeft()).toEqual([]);
  expect(browser.sessionStorage.getItem('confirmations')).toContain('ZA123456789');
});

test.each([
  [
    'another order has the key',
    422,
    orderProblemBody({ code: 'idempotency-key-reused', orderNumber: null }, 422),
  ],
  ['the shop takes no such form', 400, problemBody('invalid-order', 400)],
])('where %s, this one was not placed', async (_name, status, body) => {
  browser.store('orders', [sent]);
  browser.reply({ status, body });
  expect(await discardOrder(sent)).toEqual({ kind: 'discarded' });
});

test.each([
  ['no response', 'lost'],
  ['a body that breaks off', 'broken-off'],
  ['a server error', { status: 503, body: problemBody('unavailable', 503) }],
  ['a server error that names an order', { status: 500, body: orderBody() }],
  ['a limit', { status: 429, body: problemBody('too-many-requests', 429) }],
  ['a 404 of something else', { status: 404, body: '<html>' }],
  ['a success that is no order', { status: 200, body: {} }],
] as const)('after %s the order stays: it may be placed', async (_name, reply) => {
  browser.store('orders', [sent]);
  browser.reply(reply);
  expect(await discardOrder(sent)).toEqual({ kind: 'unknown' });
  expect(keysLeft()).toMatchObject([{ idempotencyKey: 'sent', problem: null }]);
});

test('what another tab marked as sent meanwhile is looked up, though this tab knows the older order', async () => {
  browser.storeInOtherTab('orders', [outboxOrder('one', { mayHaveArrived: true })]);
  browser.reply({ status: 200, body: orderBody() });
  expect(await discardOrder(outboxOrder('one'))).toMatchObject({ kind: 'placed' });
});

test('what another tab settled meanwhile is left alone', async () => {
  browser.store('orders', []);
  expect(await discardOrder(sent)).toEqual({ kind: 'settled' });
  expect(browser.sent).toEqual([]);
});

test('while another tab sends it, discarding waits and then finds it gone', async () => {
  browser.store('orders', [sent]);
  const { promise: sending, resolve: end } = Promise.withResolvers<void>();
  const other = browser.locks.request('outbox-orders', async () => {
    await sending;
    browser.storeInOtherTab('orders', []);
  });
  const discarding = discardOrder(sent);
  end();
  expect(await discarding).toEqual({ kind: 'settled' });
  await other;
  expect(browser.sent).toEqual([]);
});

test('a confirmation that the browser does not store changes nothing of the result', async () => {
  browser.store('orders', [sent]);
  browser.sessionStorage.isForbidden = true;
  browser.reply({ status: 200, body: orderBody() });
  expect(await discardOrder(sent)).toEqual({ kind: 'placed', orderNumber: 'ZA123456789' });
});
