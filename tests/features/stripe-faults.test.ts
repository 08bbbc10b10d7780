import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { ledgerSums, paymentState } from '#domain/payment/payment-state.ts';
import { refundOrder } from '#operations/payment/refund-order.ts';
import { orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import {
  BROKEN,
  STRIPE_CALLS,
  type StripeCall,
  type StripeFault,
  type StripeMoment,
  StripeServer,
} from '../support/stripe-server.ts';
import { runJobs, STRIPE_KEYS } from '../support/stripe-shop.ts';

const server = new StripeServer();
beforeAll(() => server.start());
afterAll(() => server.close());
afterEach(() => {
  server.watch = () => 'go on';
  server.aheadMs = 0;
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ACTOR = { id: 'owner', name: 'Owner' };

const reply = (status: number, type: string, code: string): StripeFault => ({
  status,
  body: { error: { type, code, message: `Stripe says ${status}.` } },
});

/** What can go wrong with a call, and at which moment of it. */
const FAULTS: Record<string, { when: 'before' | 'after'; fault: StripeFault }> = {
  'a 500 that is kept': { when: 'before', fault: BROKEN },
  'a 500 after it was carried out': { when: 'after', fault: BROKEN },
  'a gateway that fails': { when: 'before', fault: { status: 502, body: { message: 'Bad gateway' } } },
  'a 404': { when: 'before', fault: reply(404, 'invalid_request_error', 'resource_missing') },
  'a 409': { when: 'before', fault: reply(409, 'idempotency_error', 'idempotency_key_in_use') },
  'a 429': { when: 'before', fault: reply(429, 'invalid_request_error', 'rate_limit') },
  'a connection lost before': { when: 'before', fault: 'lose' },
  'a connection lost after': { when: 'after', fault: 'lose' },
};

describeOnBothEngines(
  'Stripe on a bad day',
  (shop, engine) => {
    /** Breaks the first calls of a kind. */
    function breakCalls(call: StripeCall, name: string, times: number): void {
      const found = FAULTS[name];
      if (!found) throw new Error('No such fault');
      let left = times;
      server.watch = (moment: StripeMoment) => {
        if (moment !== `${found.when} ${call}` || left === 0) return 'go on';
        left -= 1;
        return found.fault;
      };
    }

    /** Leaves nothing to do for the orders of other tests. */
    async function forgetOthers(): Promise<void> {
      await shop().platform.db.deleteFrom('jobs').execute();
      await shop().platform.db.deleteFrom('payments').execute();
    }

    /** The engines differ in what is written, not in how Stripe fails: the second one tries the fault that writes the most. */
    const faults = engine === 'sqlite' ? Object.keys(FAULTS) : ['a 500 after it was carried out'];

    const order = (key: string) =>
      shop()
        .platform.db.selectFrom('orders')
        .selectAll()
        .where('idempotency_key', '=', key)
        .executeTakeFirstOrThrow();

    const stock = async () => (await (await shop().get(`/api/products/${SERUM.id}`)).json()).stock;

    async function sendOrder(key: string): Promise<{ status: number; clientSecret: string | null }> {
      const body = orderOf([SERUM], { paymentMethod: 'card' });
      const response = await shop().post('/api/orders', body, { 'idempotency-key': key });
      const { payment } = await response.json();
      return { status: response.status, clientSecret: payment?.clientSecret ?? null };
    }

    const intentsOf = async (key: string) => {
      const { order_number: orderNumber } = await order(key);
      return [...server.intents.values()].filter(({ metadata }) => metadata.order === orderNumber);
    };

    async function check(afterMs: number): Promise<void> {
      const { db, random } = shop().platform;
      const stamp = { now: new Date().toISOString(), newId: () => random.id() };
      await insertJob(db, { kind: 'reconcile-payments', payload: {} }, stamp);
      await runJobs(shop(), afterMs);
    }

    /** The ledger leads to the state, and holds what Stripe holds. */
    async function expectSameMoney(key: string): Promise<void> {
      const { id, payment_state: state, payment_reference: reference } = await order(key);
      const rows = await shop()
        .platform.db.selectFrom('payment_ledger')
        .select(['kind', 'amount_pence as amountPence'])
        .where('order_id', '=', id)
        .execute();
      expect(state).toBe(paymentState('provider', rows));
      const kept = reference ? server.keptPence(reference) : 0;
      expect(ledgerSums(rows).keptPence).toBe(kept);
    }

    const failedJobs = () =>
      shop()
        .platform.db.selectFrom('jobs')
        .select(['kind', 'last_error'])
        .where('state', '=', 'failed')
        .execute();

    for (const call of STRIPE_CALLS)
      for (const name of faults) {
        test(`${name} at ‘${call}’: an order is paid once and refunded once`, async () => {
          await forgetOthers();
          const key = randomUUID();
          const before = await stock();
          const isRefusal = call === 'create' && name === 'a 404';
          breakCalls(call, name, 1);
          let sent = await sendOrder(key);
          if (sent.clientSecret === null && !isRefusal) sent = await sendOrder(key);
          if (isRefusal) {
            expect(sent.status).toBe(409);
            expect((await order(key)).order_status).toBe('cancelled');
            expect(await stock()).toBe(before);
            return;
          }
          expect(sent).toMatchObject({ status: 201, clientSecret: expect.any(String) });
          expect(await intentsOf(key)).toHaveLength(1);
          server.attempt(sent.clientSecret ?? '', call === 'capture' ? 'hold' : 'succeed');
          // A payment that Stripe does not know ends its order, which is reopened when Stripe does.
          await check(2 * MINUTE);
          await check(8 * MINUTE);
          const { order_number: orderNumber, payment_state: state } = await order(key);
          expect(state).toBe('paid');
          const refund = {
            orderNumber,
            amountPence: 1000,
            reason: 'Broken',
            key: randomUUID(),
            actor: ACTOR,
            isConfirmed: true,
          };
          breakCalls(call, name, 1);
          expect(await refundOrder(shop().platform, refund)).toMatchObject({ ok: true });
          for (const after of [10, 20, 30, 60]) await check(after * MINUTE);
          await expectSameMoney(key);
          const isRefused = name === 'a 404' && (call === 'refund' || call === 'list');
          expect((await order(key)).payment_state).toBe(isRefused ? 'paid' : 'partly refunded');
          expect(await stock()).toBe(before - 1);
          expect(await failedJobs()).toEqual([]);
        });

        test(`${name} at every ‘${call}’: an order ends in time`, async () => {
          await forgetOthers();
          const key = randomUUID();
          const before = await stock();
          breakCalls(call, name, Number.POSITIVE_INFINITY);
          await sendOrder(key);
          await sendOrder(key);
          for (const after of [31, 32, 33]) await runJobs(shop(), after * MINUTE);
          expect(await order(key)).toMatchObject({ order_status: 'cancelled', payment_state: 'failed' });
          expect(await stock()).toBe(before);
          // Back again, nothing is left open at Stripe that anybody could pay.
          server.watch = () => 'go on';
          await check(2 * HOUR);
          const reference = (await order(key)).payment_reference;
          const open = (await intentsOf(key)).filter(({ status }) => status !== 'canceled');
          expect(open.filter(({ id }) => id === reference)).toEqual([]);
          await expectSameMoney(key);
          expect(await failedJobs()).toEqual([]);
        });
      }

    test('a kept 500 makes no order unpayable', async () => {
      const key = randomUUID();
      breakCalls('create', 'a 500 that is kept', 3);
      expect((await sendOrder(key)).status).toBe(503);
      expect((await sendOrder(key)).status).toBe(201);
      expect(await intentsOf(key)).toHaveLength(1);
    });

    // No database waits.
    if (engine === 'postgres') return;
    test('a call that hangs keeps nobody waiting for more than eight seconds', {
      timeout: 60_000,
    }, async () => {
      const key = randomUUID();
      server.watch = (moment) => (moment.startsWith('before') ? 'hang' : 'go on');
      const waited = async (work: () => Promise<unknown>) => {
        const begun = performance.now();
        await work();
        return performance.now() - begun;
      };
      expect(await waited(() => sendOrder(key))).toBeLessThan(8000);
      server.watch = () => 'go on';
      await sendOrder(key);
      const { order_number: orderNumber, email } = await order(key);
      server.watch = (moment) => (moment.startsWith('before') ? 'hang' : 'go on');
      const looks = [
        () => shop().get(`/api/orders/${orderNumber}?email=${email}`),
        () => shop().post(`/api/orders/${orderNumber}/payment`, { email }),
        () => shop().post('/checkout/pay', new URLSearchParams({ orderNumber, email })),
      ];
      for (const time of await Promise.all(looks.map(waited))) expect(time).toBeLessThan(8000);
    });
  },
  { demoShop: false, stripe: () => ({ ...STRIPE_KEYS, apiBase: server.address }) },
);
