import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/order/order.ts';
import { paymentState } from '#domain/payment/payment-state.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { deliverBy, flatPlan } from '../support/flat-plan.ts';
import { importText } from '../support/import-file.ts';
import { CUSTOMER, freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { StripeServer } from '../support/stripe-server.ts';
import { runJobs, STRIPE_KEYS } from '../support/stripe-shop.ts';

const server = new StripeServer();
beforeAll(() => server.start());
afterAll(() => server.close());

const SMALLEST = 30;
const DAY = 24 * 60 * 60 * 1000;
const ACTOR = { id: 'owner', name: 'Owner' };
const SAMPLE = { id: 'small-sample', variant: 'Standard', quantity: 1 };

describeOnBothEngines(
  'orders of pennies and of nothing',
  (shop) => {
    beforeAll(() =>
      importText(shop().platform.db, 'id,name,price,stock,status\nS1,Small Sample,1,5000,published\n'),
    );

    /** Sets price and delivery so that one sample costs this total. */
    async function cost(totalPence: number): Promise<void> {
      const { db } = shop().platform;
      const pricePence = totalPence % 3;
      await deliverBy(shop(), flatPlan({ pricePence, freeFromPence: null }));
      const price_pence = totalPence - pricePence;
      await db.transaction().execute(async (trx) => {
        const { id } = await trx
          .updateTable('products')
          .set({ price_pence })
          .where('slug', '=', SAMPLE.id)
          .returning('id')
          .executeTakeFirstOrThrow();
        await trx
          .updateTable('variants')
          .set({ price_pence })
          .where('product_id', '=', id)
          .where('price_pence', 'is not', null)
          .execute();
        await moveCatalogueRevision(trx);
      });
    }
    const place = async (paymentMethod: PaymentMethod, email: string, key = freshKey()) => {
      const customerInfo = { ...CUSTOMER, email };
      const response = await shop().post(
        '/api/orders',
        orderOf([SAMPLE], { paymentMethod, customerInfo }),
        key,
      );
      return { status: response.status, body: await response.json() };
    };
    const written = async (orderNumber: string) => {
      const { db } = shop().platform;
      const row = await db
        .selectFrom('orders')
        .selectAll()
        .where('order_number', '=', orderNumber)
        .executeTakeFirstOrThrow();
      const ledger = await db
        .selectFrom('payment_ledger')
        .select(['kind', 'amount_pence as amountPence'])
        .where('order_id', '=', row.id)
        .execute();
      const payments = await db.selectFrom('payments').select('id').where('order_id', '=', row.id).execute();
      const jobs = await db
        .selectFrom('jobs')
        .select('payload')
        .where('payload', 'like', `%${row.id}%`)
        .execute();
      return { row, ledger, payments, jobs: jobs.map(({ payload }) => payload).join(' ') };
    };
    const countOrders = async () =>
      Number(
        (
          await shop()
            .platform.db.selectFrom('orders')
            .select((eb) => eb.fn.countAll().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      );

    test('every total from £0.00 to £1.00 is charged, paid at once, or refused before anything is written', {
      timeout: 120_000,
    }, async () => {
      const ends = [0, 1, 29, 30, 31, 100];
      await fc.assert(fc.asyncProperty(fc.nat(100), fc.constantFrom(...PAYMENT_METHODS), check), {
        numRuns: 30,
        examples: PAYMENT_METHODS.flatMap((method) => ends.map((total) => [total, method] as const)),
      });
    });

    async function check(totalPence: number, paymentMethod: PaymentMethod): Promise<void> {
      await cost(totalPence);
      const [orders, intents] = [await countOrders(), server.intents.size];
      const { status, body } = await place(paymentMethod, `${randomUUID()}@example.com`);
      if (paymentMethod === 'card' && totalPence > 0 && totalPence < SMALLEST) {
        expect({ status, body }).toMatchObject({
          status: 409,
          body: { code: 'card-too-small', smallest: 0.3, detail: expect.stringContaining('£0.30 or more') },
        });
        expect(await countOrders()).toBe(orders);
        expect(server.intents.size).toBe(intents);
        return;
      }
      // The shop of this test has no bank account.
      if (paymentMethod === 'transfer') {
        expect({ status, body }).toMatchObject({ status: 409, body: { code: 'transfer-not-offered' } });
        expect([await countOrders(), server.intents.size]).toEqual([orders, intents]);
        return;
      }
      expect(status).toBe(201);
      const isCharged = paymentMethod === 'card' && totalPence > 0;
      expect(server.intents.size).toBe(intents + (isCharged ? 1 : 0));
      const { row, ledger, payments, jobs } = await written(body.orderNumber);
      expect(row.total_pence).toBe(totalPence);
      expect(row.payment_state).toBe(paymentState(paymentMethod === 'cod' ? 'cash' : 'provider', ledger));
      expect(body.paymentStatus).toBe(row.payment_state);
      expect(payments).toHaveLength(isCharged ? 1 : 0);
      expect(jobs.includes('order-confirmation')).toBe(!isCharged);
      if (totalPence > 0) return;
      expect(body).toMatchObject({ paymentStatus: 'paid', payBy: null, payment: null });
      expect(ledger).toEqual([{ kind: 'captured', amountPence: 0 }]);
      expect(jobs).toContain('new-order');
    }

    test.each(['cod', 'card'] as const)(
      'an order of £0.00 by %s is placed once, stands, and is cancelled without money',
      async (paymentMethod) => {
        await shop().platform.db.deleteFrom('jobs').execute();
        await cost(0);
        const key = freshKey();
        const email = `free-${paymentMethod}@example.com`;
        const { body } = await place(paymentMethod, email, key);
        const again = await place(paymentMethod, email, key);
        expect(again).toMatchObject({ status: 201, body: { orderNumber: body.orderNumber, payment: null } });
        const opened = await shop().post(`/api/orders/${body.orderNumber}/payment`, { email });
        expect(opened.status).toBe(409);
        expect(await opened.json()).toMatchObject({ code: 'nothing-to-pay' });
        await runJobs(shop(), 2 * DAY);
        expect((await written(body.orderNumber)).row).toMatchObject({
          order_status: 'confirmed',
          payment_state: 'paid',
        });
        for (const to of ['processing', 'shipped', 'cancelled', 'confirmed', 'cancelled'] as const) {
          const answers = { refunds: true, stock: 'return' as const };
          const change = { orderNumber: body.orderNumber, to, actor: ACTOR, answers };
          expect(await changeOrderStatus(shop().platform, change)).toMatchObject({ ok: true });
        }
        await runJobs(shop(), 3 * DAY);
        const { row, ledger } = await written(body.orderNumber);
        expect(row).toMatchObject({ order_status: 'cancelled', payment_state: 'paid' });
        expect(ledger).toEqual([{ kind: 'captured', amountPence: 0 }]);
        const refunds = shop().platform.db.selectFrom('refunds').where('order_id', '=', row.id);
        expect(await refunds.select('id').execute()).toEqual([]);
      },
    );
  },
  { demoShop: false, stripe: () => ({ ...STRIPE_KEYS, apiBase: server.address }) },
);
