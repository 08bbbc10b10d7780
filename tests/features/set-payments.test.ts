import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refundOrder } from '#operations/payment/refund-order.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { stockOf, writeStock } from '../support/sets.ts';
import { describeOnSqlite } from '../support/shop.ts';
import { StripeServer } from '../support/stripe-server.ts';
import { deliver, runJobs, STRIPE_KEYS } from '../support/stripe-shop.ts';
import { registerForVat } from '../support/vat-shop.ts';

const server = new StripeServer();
beforeAll(() => server.start());
afterAll(() => server.close());

const HOUR = 60 * 60_000;
const SET = 'first-light-ritual-set';
const PARTS = ['damask-cleansing-balm', 'petal-dew-facial-mist', 'rose-radiance-serum'];

describeOnSqlite(
  'a set paid by card',
  (shop) => {
    beforeAll(() => registerForVat(shop()));
    beforeEach(async () => {
      for (const slug of PARTS) await writeStock(shop(), slug, 20);
      server.events.length = 0;
    });
    const stocks = () => Promise.all([SET, ...PARTS].map((slug) => stockOf(shop(), slug)));
    const place = async () => {
      const items = [{ id: SET, variant: 'Standard', quantity: 2 }];
      const response = await shop().post(
        '/api/orders',
        orderOf(items, { paymentMethod: 'card' }),
        freshKey(),
      );
      const body = await response.json();
      expect(response.status, JSON.stringify(body)).toBe(201);
      return body as { orderNumber: string; total: number; payment: { clientSecret: string } };
    };
    const orderRow = (orderNumber: string) =>
      shop()
        .platform.db.selectFrom('orders')
        .selectAll()
        .where('order_number', '=', orderNumber)
        .executeTakeFirstOrThrow();

    test('holds its parts, and gives them back when it is not paid in time', async () => {
      const { orderNumber } = await place();
      expect(await stocks()).toEqual([18, 18, 18, 18]);
      await runJobs(shop(), HOUR);
      expect((await orderRow(orderNumber)).order_status).toBe('cancelled');
      expect(await stocks()).toEqual([20, 20, 20, 20]);
    });

    test('has papers of its price, and a refund has its credit note', async () => {
      const { orderNumber, payment } = await place();
      server.attempt(payment.clientSecret, 'succeed');
      for (const event of server.events.splice(0)) expect(await deliver(shop(), server, event)).toBe(200);
      await runJobs(shop());
      const { id, total_pence: total } = await orderRow(orderNumber);
      expect(
        await refundOrder(shop().platform, {
          orderNumber,
          amountPence: 1000,
          leftPence: total,
          reason: 'Lid was dented',
          key: `refund ${orderNumber}`,
          actor: { id: 'owner', name: 'Owner' },
          isConfirmed: true,
        }),
      ).toEqual({ ok: true, isDone: false, amountPence: 1000 });
      await runJobs(shop());
      for (const event of server.events.splice(0)) await deliver(shop(), server, event);
      await runJobs(shop());
      const papers = await shop()
        .platform.db.selectFrom('papers')
        .select(['facts', 'gross_pence as grossPence'])
        .where('order_id', '=', id)
        .orderBy('issued_at')
        .orderBy('sequence')
        .execute();
      expect(papers.map(({ grossPence }) => grossPence)).toEqual([total, 1000]);
      const [invoice] = JSON.parse(papers[0]?.facts ?? '').lines;
      expect(invoice.detail).toContain('Contains Damask Cleansing Balm');
      expect(invoice).toMatchObject({ grossPence: 10880, vatPence: 1813 });
      expect(await stocks()).toEqual([18, 18, 18, 18]);
    });
  },
  { demoShop: false, stripe: () => ({ ...STRIPE_KEYS, apiBase: server.address }) },
);
