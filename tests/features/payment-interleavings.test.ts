import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseOrderRequest } from '#domain/order/order-request.ts';
import { ledgerSums, paymentState } from '#domain/payment/payment-state.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { placeOrder } from '#operations/order/place-order.ts';
import { expireOrder } from '#operations/payment/expire-order.ts';
import { reconcilePayments } from '#operations/payment/reconcile-payments.ts';
import { refundOrder } from '#operations/payment/refund-order.ts';
import { settledOrder } from '#operations/payment/settled-order.ts';
import { freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { StripeServer } from '../support/stripe-server.ts';
import { deliver, runJobs, STRIPE_KEYS, withSteps } from '../support/stripe-shop.ts';

const server = new StripeServer();
beforeAll(() => server.start());
afterAll(() => server.close());

const HOUR = 60 * 60_000;
const TOTAL = 3959;
const ACTOR = { id: 'owner', name: 'Owner' };

const STEPS = [
  'pay',
  'decline',
  'webhook',
  'repeat',
  'lose',
  'read',
  'worker',
  'expire',
  'refund',
  'cancel',
  'resend',
] as const;
/** Steps within one group happen at the same time. */
const groups = fc.array(fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 3 }), {
  minLength: 2,
  maxLength: 7,
});
/** The call of the provider at whose beginning or end the process ends; none, if it is beyond the last. */
const crash = fc.nat(12);

describeOnBothEngines(
  'payments in any order of webhook, browser, worker, expiry and refund',
  (shop) => {
    test('end as one order with the money and the stock it says it has', { timeout: 240_000 }, async () => {
      // What is drawn is the same for both engines; PostgreSQL has its own locks alone to prove.
      const numRuns = shop().engine === 'sqlite' ? 120 : 40;
      await fc.assert(fc.asyncProperty(groups, crash, follow), { numRuns });
    });

    async function follow(steps: (typeof STEPS)[number][][], crashAt: number): Promise<void> {
      const { platform } = shop();
      const { db } = platform;
      await db.deleteFrom('jobs').execute();
      server.events.length = 0;
      const before = await stock();
      const key = freshKey()['idempotency-key'] ?? '';
      const parsed = parseOrderRequest(orderOf([SERUM], { paymentMethod: 'card' }), { takesCard: false });
      if (!parsed.ok) throw new Error('The order of the test is not valid');
      let calls = 0;
      const crashing = withSteps(platform, (name) => {
        if (calls++ === crashAt) throw new Error(`the process ends ${name}`);
      });
      const place = () => placeOrder(crashing, key, parsed.order, null);
      const intents = server.intents.size;
      await place();
      const stored = () =>
        db.selectFrom('orders').selectAll().where('idempotency_key', '=', key).executeTakeFirstOrThrow();
      const { id, order_number: orderNumber } = await stored();
      const intent = () => [...server.intents.values()].slice(intents)[0];
      const delivered: object[] = [];
      const orderNow = async () => {
        const again = await placeOrder(platform, key, parsed.order, null);
        if (!again.ok) throw new Error(`not placed: ${again.problem}`);
        return again.order;
      };

      const doStep = async (step: (typeof STEPS)[number]): Promise<void> => {
        const secret = intent()?.client_secret;
        switch (step) {
          case 'pay':
            if (secret) server.attempt(secret, 'succeed');
            return;
          case 'decline':
            if (secret) server.attempt(secret, 'decline');
            return;
          case 'webhook':
            for (const event of server.events.splice(0).reverse()) {
              delivered.push(event);
              expect(await deliver(shop(), server, event)).toBe(200);
            }
            return;
          case 'repeat':
            for (const event of [...delivered]) await deliver(shop(), server, event);
            return;
          case 'lose':
            server.events.length = 0;
            return;
          case 'read':
            await settledOrder(crashing, await orderNow());
            return;
          case 'worker':
            await runJobs(shop(), 0, crashing);
            return;
          case 'expire':
            await runJobs(shop(), HOUR, crashing);
            return;
          case 'refund':
            await refundOrder(platform, {
              orderNumber,
              amountPence: 1000,
              reason: 'Broken',
              key: `r-${key}`,
              actor: ACTOR,
              isConfirmed: true,
            });
            return;
          case 'cancel':
            await changeOrderStatus(platform, {
              orderNumber,
              to: 'cancelled',
              actor: ACTOR,
              answers: { refunds: true },
            });
            return;
          case 'resend':
            await place();
        }
      };
      for (const group of steps) await Promise.all(group.map(doStep));

      // Whatever was lost or broken: the recurring check and the worker come round again.
      const later = { ...platform, clock: { now: () => platform.clock.now() + 24 * HOUR } };
      await runJobs(shop(), 24 * HOUR);
      await expireOrder(later, id);
      await reconcilePayments(later);
      await runJobs(shop(), 48 * HOUR);

      expect(server.intents.size - intents).toBeLessThanOrEqual(1);
      const order = await stored();
      const entries = (
        await db
          .selectFrom('payment_ledger')
          .select(['kind', 'amount_pence'])
          .where('order_id', '=', id)
          .execute()
      ).map(({ kind, amount_pence }) => ({ kind, amountPence: amount_pence }));
      const { keptPence, receivedPence } = ledgerSums(entries);
      const reference = String(order.payment_reference);
      expect(keptPence).toBe(server.keptPence(reference));
      expect(receivedPence).toBe(server.intents.get(reference)?.amount_received ?? 0);
      expect(order.payment_state).toBe(paymentState('provider', entries));
      const stands = order.order_status !== 'cancelled';
      expect(await stock()).toBe(before - (stands ? 1 : 0));
      expect([0, TOTAL, TOTAL - 1000]).toContain(keptPence);
      expect(stands).toBe(keptPence > 0);
      const failed = await db
        .selectFrom('jobs')
        .select(['kind', 'last_error'])
        .where('state', '=', 'failed')
        .execute();
      expect(failed).toEqual([]);
      const confirmations = await db
        .selectFrom('jobs')
        .select('payload')
        .where('kind', '=', 'send-mail')
        .execute();
      const mails = confirmations.filter(({ payload }) => payload.includes('order-confirmation'));
      if (stands) expect(mails).toHaveLength(1);
      else expect(mails.length).toBeLessThanOrEqual(1);
    }

    async function stock(): Promise<number> {
      const { stock } = await shop()
        .platform.db.selectFrom('products')
        .select('stock')
        .where('slug', '=', SERUM.id)
        .executeTakeFirstOrThrow();
      return stock;
    }
  },
  { demoShop: false, stripe: () => ({ ...STRIPE_KEYS, apiBase: server.address }) },
);
