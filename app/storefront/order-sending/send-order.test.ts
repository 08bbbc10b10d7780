import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderBody, orderProblemBody, problemBody } from '../../../tests/support/api-messages.ts';
import { fakeBrowser } from '../../../tests/support/fake-browser.ts';
import { sendOrder } from './send-order.ts';

const order = {
  items: [{ id: 'lip-oil', variant: 'Ember', quantity: 2, name: 'Lip Oil', price: 9.5 }],
  customerInfo: orderBody().customerInfo,
  paymentMethod: 'cod' as const,
  expectedTotal: 24.99,
};

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
  const response = sendOrder(order, 'key-1');
  await vi.runAllTimersAsync();
  return response;
}

const keys = () => browser.sent.map(({ headers }) => headers.get('idempotency-key'));

test('an order is sent with its key, without prices but the total that was shown', async () => {
  browser.reply({ status: 201, body: orderBody() });
  expect(await send()).toMatchObject({ kind: 'placed', order: { orderNumber: 'ZA123456789' } });
  expect(browser.sent).toHaveLength(1);
  expect(browser.sent[0]?.url).toBe('/api/orders');
  expect(browser.sent[0]?.body).toEqual({
    items: [{ id: 'lip-oil', variant: 'Ember', quantity: 2 }],
    customerInfo: order.customerInfo,
    paymentMethod: 'cod',
    expectedTotal: 24.99,
  });
});

test('a lost response is asked for once more under the same key, so that it is one order', async () => {
  browser.reply('lost', { status: 201, body: orderBody() });
  expect(await send()).toMatchObject({ kind: 'placed' });
  expect(keys()).toEqual(['key-1', 'key-1']);
  expect(browser.sent[0]?.body).toEqual(browser.sent[1]?.body);
});

test('a body that breaks off is a lost response', async () => {
  browser.reply('broken-off', { status: 201, body: orderBody() });
  expect(await send()).toMatchObject({ kind: 'placed' });
  expect(keys()).toEqual(['key-1', 'key-1']);
});

test.each([500, 502, 503, 408])('after a %i it is sent once more, and no oftener', async (status) => {
  browser.reply(
    { status, body: 'Bad gateway' },
    { status, body: 'Bad gateway' },
    { status: 201, body: orderBody() },
  );
  expect(await send()).toEqual({ kind: 'unreachable', mayHaveArrived: true });
  expect(keys()).toEqual(['key-1', 'key-1']);
});

test('a refusal is not sent again', async () => {
  browser.reply({ status: 402, body: orderProblemBody({ code: 'card-declined' }, 402) });
  expect(await send()).toMatchObject({ kind: 'card-declined' });
  browser.reply({ status: 429, body: problemBody('too-many-requests', 429) });
  expect(await send()).toEqual({ kind: 'busy' });
  expect(browser.sent).toHaveLength(2);
});

test('a refusal on the second try counts, whatever became of the first', async () => {
  browser.reply('lost', { status: 409, body: orderProblemBody({ code: 'card-not-offered' }) });
  expect(await send()).toMatchObject({ kind: 'card-not-offered' });
});

test('a success that is no JSON is not sent again: the order may stand', async () => {
  browser.reply({ status: 201, body: '<html>' });
  expect(await send()).toEqual({ kind: 'unexpected' });
  expect(browser.sent).toHaveLength(1);
});

test('offline all the while, the order never left this device', async () => {
  browser.network.onLine = false;
  expect(await send()).toEqual({ kind: 'unreachable', mayHaveArrived: false });
  expect(browser.sent).toHaveLength(1);
});

test('a network lost while it is sent leaves open whether it arrived', async () => {
  browser.reply(() => {
    browser.network.onLine = false;
    return 'lost';
  });
  expect(await send()).toEqual({ kind: 'unreachable', mayHaveArrived: true });
  expect(browser.sent).toHaveLength(1);
});

test('a network that comes and goes leaves it open too', async () => {
  browser.network.onLine = false;
  browser.reply(() => {
    browser.network.onLine = true;
    return 'lost';
  });
  expect(await send()).toEqual({ kind: 'unreachable', mayHaveArrived: true });
});
