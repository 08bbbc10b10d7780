import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOrder, isPaidForReal } from '#database/queries/order/orders.ts';
import { listPapersOfOrder } from '#database/queries/paper/papers.ts';
import { CUSTOMER, freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { StripeServer } from '../support/stripe-server.ts';
import { runJobs, STRIPE_KEYS } from '../support/stripe-shop.ts';

const server = new StripeServer();
beforeAll(() => server.start());
afterAll(() => server.close());

describeOnBothEngines(
  'money that a payment service takes in a demo',
  (shop) => {
    let owner: Record<string, string>;
    beforeAll(async () => {
      owner = await signInAs(shop(), 'owner');
    });
    const place = async (paymentMethod: 'card' | 'cod') =>
      (await shop().post('/api/orders', orderOf([SERUM], { paymentMethod }), freshKey())).json();
    const pay = async () => {
      const { orderNumber, payment } = await place('card');
      server.attempt(payment.clientSecret, 'succeed');
      await shop().get(`/api/orders/${orderNumber}?email=${CUSTOMER.email}`);
      return String(orderNumber);
    };
    const seriesOf = async (orderNumber: string) => {
      const order = await findOrder(shop().platform.db, orderNumber);
      const papers = await listPapersOfOrder(shop().platform.db, order?.id ?? '');
      return papers.map(({ series }) => series);
    };
    const demo = async (fields: Record<string, string>) =>
      (
        await postForm(shop(), '/cms/settings/demo', { intent: 'remove', ids: 'orders', ...fields }, owner)
      ).text();

    test('has an invoice that counts for VAT; cash in a demo has not', async () => {
      expect(await seriesOf(await pay())).toEqual(['invoice']);
      const { orderNumber } = await place('cod');
      await postForm(
        shop(),
        `/cms/orders/${orderNumber}`,
        { intent: 'cash', note: '', confirmed: 'yes' },
        owner,
      );
      expect(await seriesOf(orderNumber)).toEqual(['test-invoice']);
    });

    test('keeps its order when the demo content goes, and both question and result say so', async () => {
      const paid = await pay();
      const open = String((await place('card')).orderNumber);
      const ended = String((await place('card')).orderNumber);
      await postForm(shop(), `/cms/orders/${ended}`, { orderStatus: 'cancelled', from: 'confirmed' }, owner);
      await runJobs(shop());
      const cash = String((await place('cod')).orderNumber);
      const { db } = shop().platform;
      for (const [order, isReal] of [
        [paid, true],
        [open, true],
        [ended, false],
        [cash, false],
      ] as const)
        expect(await isPaidForReal(db, order)).toBe(isReal);
      const words = '3 orders stay: they were paid through a payment service, or can still be, and no demo.';
      expect(await (await shop().get('/cms/settings/demo', owner)).text()).toContain(words);
      expect(await demo({})).toContain(words);
      expect(await demo({ confirmed: 'yes' })).toContain(words);
      expect(await findOrder(db, paid)).not.toBeNull();
      expect(await findOrder(db, open)).not.toBeNull();
      expect(await findOrder(db, ended)).toBeNull();
      expect(await findOrder(db, cash)).toBeNull();
      expect(await seriesOf(paid)).toEqual(['invoice']);
    });
  },
  { demoShop: true, stripe: () => ({ ...STRIPE_KEYS, apiBase: server.address }) },
);
