import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CUSTOMER, orderOf, SERUM } from '../support/order-requests.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';
import { StripeServer } from '../support/stripe-server.ts';
import { runJobs, STRIPE_KEYS } from '../support/stripe-shop.ts';

const server = new StripeServer();
let shop: TestShop;
beforeAll(async () => {
  await server.start();
  const stripe = () => ({ ...STRIPE_KEYS, apiBase: server.address });
  shop = await openTestShop('sqlite', { demoShop: false, stripe });
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

/** Begun and asked about: two requests, each killed as it arrives and when it was carried out. */
const MOMENTS = [0, 1, 2, 3];

test.each(MOMENTS)(
  'a process killed at moment %i of a payment leaves one order, one payment and the right stock',
  async (moment) => {
    const before = await stock();
    const intents = server.intents.size;
    const key = `killed-${moment}`;
    await killAt(moment, key);
    const sent = await shop.post('/api/orders', orderOf([SERUM], { paymentMethod: 'card' }), {
      'idempotency-key': key,
    });
    expect(sent.status).toBe(201);
    const { orderNumber, payment } = await sent.json();
    expect(server.intents.size).toBe(intents + 1);
    expect(await stock()).toBe(before - 1);
    server.attempt(payment.clientSecret, 'succeed');
    const found = await shop.get(`/api/orders/${orderNumber}?email=${CUSTOMER.email}`);
    expect((await found.json()).paymentStatus).toBe('paid');
  },
);

test.each(MOMENTS)(
  'an order whose process was killed at moment %i ends when nobody comes back',
  async (moment) => {
    const before = await stock();
    await killAt(moment, `left-${moment}`);
    expect(await stock()).toBe(before - 1);
    await runJobs(shop, 40 * 60_000);
    expect(await stock()).toBe(before);
    expect([...server.intents.values()].at(-1)?.status).toBe('canceled');
  },
);

async function killAt(moment: number, key: string): Promise<void> {
  let moments = 0;
  let child: ChildProcess | undefined;
  server.watch = () => {
    if (moments++ === moment) child?.kill('SIGKILL');
  };
  const program = fileURLToPath(new URL('../support/pay-in-process.ts', import.meta.url));
  const file = shop.address.engine === 'sqlite' ? shop.address.file : '';
  child = spawn(process.execPath, [program, file, server.address, key], { stdio: 'ignore' });
  const [, signal] = await once(child, 'exit');
  server.watch = () => {};
  expect(signal).toBe('SIGKILL');
}

async function stock(): Promise<number> {
  return (await (await shop.get(`/api/products/${SERUM.id}`)).json()).stock;
}
