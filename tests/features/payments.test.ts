import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { insertLineMovements } from '#database/queries/order/line-movements.ts';
import { paymentState } from '#domain/payment/payment-state.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { endDemo } from '#operations/shop/end-demo.ts';
import { CUSTOMER, freshKey, orderOf, SERUM, TEST_CARD } from '../support/order-requests.ts';
import { describeOnBothEngines, type TestShop } from '../support/shop.ts';
import { StripeServer } from '../support/stripe-server.ts';
import { deliver, runJobs, STRIPE_KEYS } from '../support/stripe-shop.ts';
import { nameTrader } from '../support/trader.ts';

const server = new StripeServer();
beforeAll(() => server.start());
afterAll(() => server.close());

const MINUTE = 60_000;
const BY_CARD = orderOf([SERUM], { paymentMethod: 'card' });
const ACTOR = { id: 'owner', name: 'Owner' };

describeOnBothEngines(
  'a shop with keys of Stripe',
  (shop) => {
    const place = async (key = freshKey()) => {
      const response = await shop().post('/api/orders', BY_CARD, key);
      expect(response.status).toBe(201);
      return response.json();
    };
    const look = async (orderNumber: string) =>
      (await shop().get(`/api/orders/${orderNumber}?email=${CUSTOMER.email}`)).json();
    const deliverAll = async () => {
      for (const event of server.events.splice(0)) expect(await deliver(shop(), server, event)).toBe(200);
    };

    test('an order by card holds its stock before it is paid, and its key gives the same payment', async () => {
      const before = await stockOf(shop());
      const key = freshKey();
      const order = await place(key);
      expect(order).toMatchObject({
        paymentStatus: 'awaiting payment',
        orderStatus: 'confirmed',
        payment: { publishableKey: StripeServer.PUBLISHABLE_KEY },
      });
      expect(Date.parse(order.payBy) - Date.parse(order.createdAt)).toBe(30 * MINUTE);
      expect(await stockOf(shop())).toBe(before - 1);
      const again = await place(key);
      expect(again).toMatchObject({ orderNumber: order.orderNumber, payment: order.payment });
      expect(await stockOf(shop())).toBe(before - 1);
      const opened = await pay(order.orderNumber);
      expect(opened.status).toBe(200);
      expect((await opened.json()).payment).toEqual(order.payment);
      server.attempt(order.payment.clientSecret, 'succeed');
      expect(await look(order.orderNumber)).toMatchObject({
        paymentStatus: 'paid',
        payBy: null,
        card: { brand: 'Visa', last4: '4242' },
        isTestCard: false,
      });
      expect((await pay(order.orderNumber)).status).toBe(409);
      server.events.length = 0;
    });

    const pay = (orderNumber: string, email = CUSTOMER.email) =>
      shop().post(`/api/orders/${orderNumber}/payment`, { email });

    test('nobody opens the payment of an order without its email', async () => {
      const { orderNumber } = await place();
      expect((await pay(orderNumber, 'other@example.com')).status).toBe(404);
      expect((await pay(orderNumber, '')).status).toBe(400);
    });

    test('card details are not taken, and the cart offers card, before cash', async () => {
      const response = await shop().post('/api/orders', { ...BY_CARD, card: TEST_CARD }, freshKey());
      expect(response.status).toBe(400);
      expect(Object.keys((await response.json()).errors)).toEqual(['card']);
      const cart = await (await shop().post('/api/cart', { items: [SERUM] })).json();
      expect(cart.paymentMethods).toEqual(['card', 'cod']);
    });

    test('a webhook is verified, stored and worked on once, however often and in whatever order it comes', async () => {
      const { orderNumber, payment } = await place();
      server.events.length = 0;
      server.attempt(payment.clientSecret, 'decline');
      server.attempt(payment.clientSecret, 'succeed');
      const [declined, succeeded] = server.events.splice(0);
      if (!declined || !succeeded) throw new Error('Stripe sent no events');
      for (const event of [succeeded, declined, succeeded, succeeded])
        expect(await deliver(shop(), server, event)).toBe(200);
      await runJobs(shop());
      expect(await ledgerOf(orderNumber)).toEqual([['captured', 3959]]);
      expect(await mailsAbout(orderNumber)).toEqual(['order-confirmation']);
      const body = JSON.stringify(succeeded);
      const forged = await shop().send('/api/stripe/webhook', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': server.signature(`${body} `) },
        body,
      });
      expect(forged.status).toBe(400);
      for (const broken of ['{', '{}']) {
        const headers = {
          'content-type': 'application/json',
          'stripe-signature': server.signature(broken),
        };
        const sent = await shop().send('/api/stripe/webhook', { method: 'POST', headers, body: broken });
        expect(sent.status).toBe(400);
      }
    });

    test('a payment whose webhook never comes is found by the recurring check', async () => {
      const { orderNumber, payment } = await place();
      server.attempt(payment.clientSecret, 'succeed');
      server.events.length = 0;
      const { db, random } = shop().platform;
      const stamp = { now: new Date().toISOString(), newId: () => random.id() };
      await insertJob(db, { kind: 'reconcile-payments', payload: {} }, stamp);
      await runJobs(shop(), 6 * MINUTE);
      expect(await stateOf(orderNumber)).toBe('paid');
    });

    test('a webhook that comes before the reference is stored finds the payment by its key', async () => {
      const { orderNumber, payment } = await place();
      const { id } = await rowOf(orderNumber);
      await shop()
        .platform.db.updateTable('payments')
        .set({ reference: null, client_secret: null })
        .where('order_id', '=', id)
        .execute();
      server.events.length = 0;
      server.attempt(payment.clientSecret, 'succeed');
      await deliverAll();
      await runJobs(shop());
      expect(await stateOf(orderNumber)).toBe('paid');
    });

    test('an unpaid order ends at the provider first, returns its stock once and says so by mail', async () => {
      // Orders of other tests have ended then.
      await runJobs(shop(), 90 * MINUTE);
      const before = await stockOf(shop());
      const { orderNumber, payment } = await place();
      await runJobs(shop(), 29 * MINUTE);
      expect(await stateOf(orderNumber)).toBe('awaiting payment');
      await runJobs(shop(), 31 * MINUTE);
      await runJobs(shop(), 90 * MINUTE);
      expect(await look(orderNumber)).toMatchObject({ paymentStatus: 'failed', orderStatus: 'cancelled' });
      expect(await stockOf(shop())).toBe(before);
      expect(server.attempt(payment.clientSecret, 'succeed').status).toBe('canceled');
      expect(await mailsAbout(orderNumber)).toEqual(['payment-needed', 'order-expired']);
      await deliverAll();
      await runJobs(shop(), 90 * MINUTE);
      expect(await stockOf(shop())).toBe(before);
      expect((await pay(orderNumber)).status).toBe(409);
    });

    test('money that is only held on a card is taken at once, and let go where its order was cancelled', async () => {
      const held = await place();
      server.attempt(held.payment.clientSecret, 'hold');
      await deliverAll();
      await runJobs(shop());
      expect(await look(held.orderNumber)).toMatchObject({ paymentStatus: 'paid', orderStatus: 'confirmed' });
      expect(await ledgerOf(held.orderNumber)).toEqual([['captured', 3959]]);
      // Nobody looks before the time is up: what is held counts as having come.
      const late = await place();
      server.attempt(late.payment.clientSecret, 'hold');
      server.events.length = 0;
      await runJobs(shop(), 31 * MINUTE);
      expect(await stateOf(late.orderNumber)).toBe('paid');
      const cancelled = await place();
      server.attempt(cancelled.payment.clientSecret, 'hold');
      server.events.length = 0;
      const { orderNumber } = cancelled;
      await changeOrderStatus(shop().platform, { orderNumber, to: 'cancelled', actor: ACTOR });
      await runJobs(shop());
      expect(server.attempt(cancelled.payment.clientSecret, 'succeed').status).toBe('canceled');
      expect(await stateOf(orderNumber)).toBe('failed');
      server.events.length = 0;
    });

    test('an order for which less came than it costs is not packed without a question', async () => {
      const { orderNumber, payment } = await place();
      const { reference } = await shop()
        .platform.db.selectFrom('payments')
        .innerJoin('orders', 'orders.id', 'payments.order_id')
        .select('payments.reference')
        .where('order_number', '=', orderNumber)
        .executeTakeFirstOrThrow();
      server.attempt(payment.clientSecret, 'hold');
      server.captureInDashboard(reference ?? '', 2000);
      await deliverAll();
      await runJobs(shop());
      expect(await ledgerOf(orderNumber)).toEqual([['captured', 2000]]);
      const pack = (answers?: object) =>
        changeOrderStatus(shop().platform, { orderNumber, to: 'processing', actor: ACTOR, answers });
      expect(await pack()).toMatchObject({ problem: 'needs-confirmation', questions: ['underpaid'] });
      expect(await pack({})).toMatchObject({ ok: true });
    });

    test('an order that was begun by a process that ended can be paid, or ends', async () => {
      server.drop({ requests: 3 });
      const key = freshKey();
      const failed = await shop().post('/api/orders', BY_CARD, key);
      server.drop({});
      expect(failed.status).toBe(503);
      expect((await failed.json()).code).toBe('payment-unreachable');
      const order = await place(key);
      expect(order.payment.clientSecret).toContain('_secret_');
      server.drop({ replies: 3 });
      const lost = freshKey();
      expect((await shop().post('/api/orders', BY_CARD, lost)).status).toBe(503);
      server.drop({});
      const before = server.intents.size;
      await runJobs(shop(), 40 * MINUTE);
      expect(server.intents.size).toBe(before);
      expect([...server.intents.values()].at(-1)?.status).toBe('canceled');
    });

    test('a payment after the end counts where the stock is there, and goes back where it is not', async () => {
      for (const isThere of [true, false]) {
        const { orderNumber, payment } = await place();
        const stock = await stockOf(shop());
        await endHere(orderNumber);
        if (!isThere) await setStock(shop(), 0);
        server.attempt(payment.clientSecret, 'succeed');
        await deliverAll();
        await runJobs(shop());
        if (isThere) {
          expect(await look(orderNumber)).toMatchObject({ paymentStatus: 'paid', orderStatus: 'confirmed' });
          expect(await stockOf(shop())).toBe(stock);
        } else {
          expect(await look(orderNumber)).toMatchObject({
            paymentStatus: 'refunded',
            orderStatus: 'cancelled',
          });
          expect(await ledgerOf(orderNumber)).toEqual([
            ['captured', 3959],
            ['refunded', 3959],
          ]);
          expect(await mailsAbout(orderNumber)).toEqual(['order-refunded']);
          await setStock(shop(), 50);
        }
      }
    });

    /** Ends the order here, as if its end at the provider had been lost. */
    async function endHere(orderNumber: string): Promise<void> {
      const { id } = await rowOf(orderNumber);
      const { db } = shop().platform;
      const now = new Date(Date.now() - MINUTE).toISOString();
      await db
        .updateTable('orders')
        .set({ order_status: 'cancelled', hold_until: now })
        .where('id', '=', id)
        .execute();
      const lines = await db.selectFrom('order_lines').select('id').where('order_id', '=', id).execute();
      for (const line of lines)
        await insertLineMovements(db, [
          {
            id: `${line.id}-ended`,
            order_id: id,
            line_id: line.id,
            kind: 'cancelled',
            cause: 'status',
            quantity: 1,
            stock_back: 1,
            at: now,
            reason: 'Not paid in time',
          },
        ]);
      await db
        .updateTable('variants')
        .set((eb) => ({ stock: eb('stock', '+', 1) }))
        .where('product_id', '=', await productId())
        .execute();
      await db
        .updateTable('products')
        .set((eb) => ({ stock: eb('stock', '+', 1) }))
        .where('id', '=', await productId())
        .execute();
    }

    test('cancelling ends an open payment, and refunds a paid one where it is asked for', async () => {
      const open = await place();
      const stock = await stockOf(shop());
      const cancel = (orderNumber: string) =>
        changeOrderStatus(shop().platform, {
          orderNumber,
          to: 'cancelled',
          actor: ACTOR,
          answers: { refunds: true },
        });
      expect(await cancel(open.orderNumber)).toMatchObject({ ok: true });
      await runJobs(shop());
      expect(await stateOf(open.orderNumber)).toBe('failed');
      expect(server.attempt(open.payment.clientSecret, 'succeed').status).toBe('canceled');
      expect(await stockOf(shop())).toBe(stock + 1);
      const paid = await place();
      server.attempt(paid.payment.clientSecret, 'succeed');
      await look(paid.orderNumber);
      await cancel(paid.orderNumber);
      await runJobs(shop());
      expect(await stateOf(paid.orderNumber)).toBe('refunded');
      expect(server.keptPence(String((await rowOf(paid.orderNumber)).payment_reference))).toBe(0);
      expect(await stockOf(shop())).toBe(stock + 1);
      server.events.length = 0;
    });

    test('an order that is not paid is neither packed nor sent', async () => {
      const { orderNumber } = await place();
      expect(
        await changeOrderStatus(shop().platform, { orderNumber, to: 'shipped', actor: ACTOR }),
      ).toMatchObject({
        ok: false,
        problem: 'not-paid',
      });
    });

    async function rowOf(orderNumber: string) {
      return shop()
        .platform.db.selectFrom('orders')
        .selectAll()
        .where('order_number', '=', orderNumber)
        .executeTakeFirstOrThrow();
    }

    async function ledgerOf(orderNumber: string) {
      const { id, payment_state } = await rowOf(orderNumber);
      const entries = await shop()
        .platform.db.selectFrom('payment_ledger')
        .selectAll()
        .where('order_id', '=', id)
        .orderBy('kind')
        .execute();
      expect(payment_state).toBe(
        paymentState(
          'provider',
          entries.map(({ kind, amount_pence }) => ({ kind, amountPence: amount_pence })),
        ),
      );
      return entries.map(({ kind, amount_pence }) => [kind, amount_pence]);
    }

    const stateOf = async (orderNumber: string) => (await rowOf(orderNumber)).payment_state;

    async function mailsAbout(orderNumber: string): Promise<string[]> {
      const { id } = await rowOf(orderNumber);
      const jobs = await shop()
        .platform.db.selectFrom('jobs')
        .select('payload')
        .where('kind', '=', 'send-mail')
        .orderBy('created_at')
        .execute();
      return jobs
        .map(({ payload }) => JSON.parse(payload))
        .filter(({ orderId, mail }) => orderId === id && mail !== 'payment-failed')
        .map(({ mail }) => mail);
    }

    const productId = async () =>
      (
        await shop()
          .platform.db.selectFrom('products')
          .select('id')
          .where('slug', '=', SERUM.id)
          .executeTakeFirstOrThrow()
      ).id;
  },
  { demoShop: false, stripe: () => ({ ...STRIPE_KEYS, apiBase: server.address }) },
);

describeOnBothEngines('the test card of a demo', (shop) => {
  const place = (cardNumber: string) =>
    shop().post('/api/orders', { ...BY_CARD, card: { ...TEST_CARD, cardNumber } }, freshKey());

  test('pays, declines, asks for more or answers late', async () => {
    expect(await (await place('4242 4242 4242 4242')).json()).toMatchObject({
      paymentStatus: 'paid',
      isTestCard: true,
      payment: null,
    });
    expect((await place('4000 0000 0000 0002')).status).toBe(402);
    const challenged = await (await place('4000 0027 6000 3184')).json();
    expect(challenged).toMatchObject({ paymentStatus: 'awaiting payment', card: null });
    const again = (cardNumber: string) =>
      shop().post(`/api/orders/${challenged.orderNumber}/payment`, {
        email: CUSTOMER.email,
        card: { ...TEST_CARD, cardNumber },
      });
    expect((await again('4000 0000 0000 0002')).status).toBe(402);
    expect(await (await again('4242 4242 4242 4242')).json()).toMatchObject({ paymentStatus: 'paid' });
    const late = await (await place('4000 0000 0000 0077')).json();
    expect(late.paymentStatus).toBe('awaiting payment');
    await shop()
      .platform.db.updateTable('test_card_payments')
      .set({ settles_at: new Date(0).toISOString() })
      .where('state', '=', 'processing')
      .execute();
    const found = await shop().get(`/api/orders/${late.orderNumber}?email=${CUSTOMER.email}`);
    expect(await found.json()).toMatchObject({ paymentStatus: 'paid' });
  });

  test('pays nothing once the demo has ended, also not an order from before', async () => {
    const { orderNumber } = await (await place('4000 0027 6000 3184')).json();
    await nameTrader(shop());
    await endDemo(shop().platform, ACTOR);
    const response = await shop().post(`/api/orders/${orderNumber}/payment`, {
      email: CUSTOMER.email,
      card: TEST_CARD,
    });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'card-not-offered' });
  });
});

async function stockOf(shop: TestShop): Promise<number> {
  return (await (await shop.get(`/api/products/${SERUM.id}`)).json()).stock;
}

async function setStock({ platform: { db } }: TestShop, stock: number): Promise<void> {
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', SERUM.id)
    .executeTakeFirstOrThrow();
  await db.updateTable('products').set({ stock }).where('id', '=', id).execute();
  await db.updateTable('variants').set({ stock }).where('product_id', '=', id).execute();
}
