import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { reconcilePayments } from '#operations/payment/reconcile-payments.ts';
import { refundOrder } from '#operations/payment/refund-order.ts';
import { useMailWork } from '../support/mail-work.ts';
import { freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnSqlite } from '../support/shop.ts';
import { signInAs } from '../support/staff.ts';
import { StripeServer } from '../support/stripe-server.ts';
import { STRIPE_KEYS } from '../support/stripe-shop.ts';

const server = new StripeServer();
beforeAll(() => server.start());
afterAll(() => server.close());

const MINUTE = 60_000;
const OWNER = { id: 'owner', name: 'Owner' };

describeOnSqlite(
  'a refund about which no message comes',
  (shop) => {
    const mailWork = useMailWork(shop);
    beforeAll(async () => {
      await signInAs(shop(), 'owner');
    });
    beforeEach(async () => {
      server.watch = () => 'go on';
      server.refunds.length = 0;
      await shop().platform.db.deleteFrom('payments').execute();
    });

    async function check(laterMs = 0): Promise<void> {
      server.events.length = 0;
      const { db, random } = shop().platform;
      const stamp = { now: new Date().toISOString(), newId: () => random.id() };
      await insertJob(db, { kind: 'reconcile-payments', payload: {} }, stamp);
      await mailWork.work(laterMs);
    }

    async function placePaid() {
      const order = orderOf([SERUM], { paymentMethod: 'card' });
      const placed = await (await shop().post('/api/orders', order, freshKey())).json();
      const intent = server.attempt(placed.payment.clientSecret, 'succeed');
      await check(2 * MINUTE);
      const row = await stored(placed.orderNumber);
      expect(row.payment_state).toBe('paid');
      return { id: row.id, orderNumber: row.order_number, reference: intent.id };
    }

    const stored = (orderNumber: string) =>
      shop()
        .platform.db.selectFrom('orders')
        .selectAll()
        .where('order_number', '=', orderNumber)
        .executeTakeFirstOrThrow();
    const kinds = async () => (await mailWork.mails()).map(({ kind }) => kind);

    test('made in the dashboard is found, told and papered', async () => {
      const { orderNumber, reference } = await placePaid();
      server.refundInDashboard(reference, 300);
      await check();
      await check();
      expect((await stored(orderNumber)).payment_state).toBe('partly refunded');
      expect((await kinds()).filter((kind) => kind === 'order-refunded')).toHaveLength(1);
    });

    test('made in the dashboard is known to the form that was refused because of it', async () => {
      const { id, orderNumber, reference } = await placePaid();
      server.refundInDashboard(reference, 3000);
      const refund = { orderNumber, amountPence: 3959, reason: 'All of it', key: randomUUID(), actor: OWNER };
      expect(await refundOrder(shop().platform, { ...refund, isConfirmed: true })).toMatchObject({
        ok: true,
      });
      await mailWork.work();
      expect((await stored(orderNumber)).payment_state).toBe('partly refunded');
      const rows = await shop()
        .platform.db.selectFrom('refunds')
        .selectAll()
        .where('order_id', '=', id)
        .execute();
      expect(rows.map(({ amount_pence, state }) => [amount_pence, state]).sort()).toEqual([
        [3000, 'done'],
        [3959, 'failed'],
      ]);
    });

    test('that fails later is found, and owner and shopper are told', async () => {
      const { orderNumber } = await placePaid();
      const refund = { orderNumber, amountPence: 1000, reason: 'Broken', key: randomUUID(), actor: OWNER };
      await refundOrder(shop().platform, { ...refund, isConfirmed: true });
      await mailWork.work();
      expect((await stored(orderNumber)).payment_state).toBe('partly refunded');
      const made = server.refunds.at(-1);
      if (made) made.status = 'failed';
      await check();
      expect((await stored(orderNumber)).payment_state).toBe('paid');
      const mails = await mailWork.mails();
      const correction = mails.find(({ kind }) => kind === 'refund-failed');
      expect(correction?.body).toContain('We wrote to you that we refunded £10.00');
      expect(mails.filter(({ subject }) => subject.includes('Refund failed: £10.00'))).not.toHaveLength(0);
    });

    test('is found among hundreds, from where the last check ended', async () => {
      const { orderNumber, reference } = await placePaid();
      const first = server.refundInDashboard(reference, 1);
      for (let count = 0; count < 1200; count += 1)
        server.refunds.push({
          ...first,
          id: `re_other_${count}`,
          payment_intent: 'pi_other',
          created: first.created,
        });
      for (let count = 0; count < 3; count += 1) await reconcilePayments(shop().platform);
      expect((await stored(orderNumber)).payment_state).toBe('partly refunded');
      server.refunds.length = 0;
    });

    test('is one of many questions: a payment that Stripe refuses to tell of slows nobody', async () => {
      const lost = await placePaid();
      server.refundInDashboard(lost.reference, 100);
      await check();
      await shop()
        .platform.db.updateTable('refunds')
        .set({ state: 'pending' })
        .where('order_id', '=', lost.id)
        .execute();
      server.intents.delete(lost.reference);
      const open = await (
        await shop().post('/api/orders', orderOf([SERUM], { paymentMethod: 'card' }), freshKey())
      ).json();
      server.attempt(open.payment.clientSecret, 'succeed');
      await check(2 * MINUTE);
      expect((await stored(open.orderNumber)).payment_state).toBe('paid');
      const [next] = (await mailWork.jobs()).filter(
        ({ kind, state }) => kind === 'reconcile-payments' && state === 'waiting',
      );
      expect(next?.attempts).toBe(0);
      expect(Date.parse(next?.run_at ?? '') - Date.now()).toBeLessThan(8 * MINUTE);
      await check(40 * MINUTE);
      const subjects = (await mailWork.mails()).map(({ subject }) => subject);
      expect(
        subjects.filter((subject) => subject.includes('The payment service cannot be asked')),
      ).not.toHaveLength(0);
    });
  },
  { demoShop: false, stripe: () => ({ ...STRIPE_KEYS, apiBase: server.address }) },
);
