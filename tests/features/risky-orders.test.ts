import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { reconcilePayments } from '#operations/payment/reconcile-payments.ts';
import { freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { StripeServer } from '../support/stripe-server.ts';
import { deliver, runJobs, STRIPE_KEYS } from '../support/stripe-shop.ts';

const server = new StripeServer();
beforeAll(() => server.start());
afterAll(() => server.close());

describeOnBothEngines(
  'an order whose payment is doubted',
  (shop) => {
    let owner: Record<string, string>;
    beforeAll(async () => {
      owner = await signInAs(shop(), 'owner');
    });
    beforeEach(() => {
      server.events.length = 0;
      server.riskLevel = 'normal';
    });
    const deliverAll = async () => {
      for (const event of server.events.splice(0)) expect(await deliver(shop(), server, event)).toBe(200);
      await runJobs(shop());
    };
    const placePaid = async (notes = '') => {
      const body = orderOf([SERUM], { paymentMethod: 'card' });
      const request = { ...body, customerInfo: { ...body.customerInfo, notes } };
      const { orderNumber, payment } = await (await shop().post('/api/orders', request, freshKey())).json();
      const { id } = server.attempt(payment.clientSecret, 'succeed');
      await deliverAll();
      return { orderNumber: String(orderNumber), reference: id };
    };
    const text = async (path: string) => plain(await (await shop().get(path, owner)).text());
    const sendTo = (order: string, fields: Record<string, string>) =>
      postForm(shop(), `/cms/orders/${order}`, fields, owner);
    const patch = (order: string, body: object) =>
      shop().send(`/api/orders/${order}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', ...owner },
        body: JSON.stringify(body),
      });
    const statusOf = async (order: string) =>
      (
        await shop()
          .platform.db.selectFrom('orders')
          .select('order_status')
          .where('order_number', '=', order)
          .executeTakeFirstOrThrow()
      ).order_status;

    const doubts = [
      [
        'disputed',
        'The customer’s bank disputes the payment.',
        (reference: string) => void server.dispute(reference),
      ],
      [
        'in-review',
        'The payment is in review at the payment service.',
        (reference: string) => server.review(reference),
      ],
      [
        'fraud-warning',
        'The card’s network warned that the payment is fraud.',
        (reference: string) => server.warn(reference),
      ],
    ] as const;

    test.each(doubts)('is packed and sent only after a question: %s', async (question, words, doubt) => {
      const { orderNumber, reference } = await placePaid();
      doubt(reference);
      await deliverAll();
      for (const to of ['processing', 'shipped', 'delivered']) {
        const asked = plain(await (await sendTo(orderNumber, { orderStatus: to, from: 'confirmed' })).text());
        expect(asked).toContain(words);
        await sendTo(orderNumber, { orderStatus: to });
        const bulk = await postForm(shop(), '/cms/orders', { intent: to, ids: orderNumber }, owner);
        expect(plain(await bulk.text())).toContain(`${orderNumber}: ${words}`);
        const refused = await patch(orderNumber, { orderStatus: to });
        expect([refused.status, await refused.json()]).toMatchObject([
          409,
          { code: 'needs-confirmation', questions: [question], wouldRefund: 0 },
        ]);
        expect(await statusOf(orderNumber)).toBe('confirmed');
      }
      const slip = await text(`/cms/orders/packing-slips?numbers=${orderNumber}`);
      expect(slip).toContain('On hold: ask before sending');
      await sendTo(orderNumber, { orderStatus: 'shipped', from: 'confirmed', confirmed: 'yes' });
      expect(await statusOf(orderNumber)).toBe('shipped');
    });

    test('shows review, warning and level of risk on its page and in the list, and asks no more once a review is closed', async () => {
      server.riskLevel = 'elevated';
      const { orderNumber, reference } = await placePaid();
      expect(await text(`/cms/orders/${orderNumber}`)).toContain('Risk of fraud: elevated.');
      expect(await text('/cms/orders')).toContain('Elevated risk');
      expect(await text('/cms/orders?check=risk')).not.toContain(orderNumber);
      server.review(reference);
      await deliverAll();
      expect(await text(`/cms/orders/${orderNumber}`)).toContain('In review: rule.');
      expect(await text('/cms/orders?check=risk')).toContain(orderNumber);
      server.review(reference, 'approved');
      await deliverAll();
      const page = await text(`/cms/orders/${orderNumber}`);
      expect(page).toContain('Review closed: approved.');
      expect(await text('/cms/orders?check=risk')).not.toContain(orderNumber);
      expect((await patch(orderNumber, { orderStatus: 'processing' })).status).toBe(200);
    });

    test('is known without its messages, by the recurring check', async () => {
      const { orderNumber, reference } = await placePaid();
      server.warn(reference, 'card_never_received');
      server.events.length = 0;
      await reconcilePayments(shop().platform);
      await reconcilePayments(shop().platform);
      const page = await text(`/cms/orders/${orderNumber}`);
      expect(page).toContain('Early fraud warning: card never received.');
      const notes = await shop()
        .platform.db.selectFrom('order_events')
        .select('note')
        .where('note', 'like', '%card never received%')
        .execute();
      expect(notes).toHaveLength(1);
    });

    test('a failed refund is marked in the list and on its page, once in the payment card, until it is made good', async () => {
      const { orderNumber, reference } = await placePaid();
      const other = (await placePaid()).orderNumber;
      const refund = (left: string, key: string) =>
        sendTo(orderNumber, {
          intent: 'refund',
          amount: '10',
          left,
          reason: 'Broken',
          key: `${orderNumber} ${key}`,
          confirmed: 'yes',
        });
      await refund('39.59', 'first');
      await runJobs(shop());
      for (const made of server.refunds) if (made.payment_intent === reference) made.status = 'failed';
      const { db, random } = shop().platform;
      await insertJob(
        db,
        { kind: 'settle-payment', payload: { reference, key: null } },
        { now: new Date().toISOString(), newId: () => random.id() },
      );
      await runJobs(shop());
      const list = await text('/cms/orders?check=failed-refund');
      expect(list).toContain(orderNumber);
      expect(list).not.toContain(other);
      expect(list).toContain('Refund failed');
      const page = await text(`/cms/orders/${orderNumber}`);
      expect(page).toContain('The refund of £10.00 failed: the customer does not have the money.');
      const card = /<section aria-label="Payment"[\s\S]*?<\/section>/.exec(page)?.[0] ?? '';
      expect(card.match(/Refund failed/g)).toHaveLength(1);
      await refund('39.59', 'second');
      await runJobs(shop());
      expect(await text('/cms/orders?check=failed-refund')).not.toContain(orderNumber);
      expect(await text(`/cms/orders/${orderNumber}`)).not.toContain('does not have the money');
    });

    test('a note of the customer is marked in the list, and what was refunded in full is not to pack', async () => {
      const noted = await placePaid('Please leave it with the neighbour');
      const plainOrder = await placePaid();
      const rows = (await text('/cms/orders')).split('<tr');
      const rowOf = (order: string) => rows.find((row) => row.includes(order)) ?? '';
      expect(rowOf(noted.orderNumber)).toContain('>Note<');
      expect(rowOf(plainOrder.orderNumber)).not.toContain('>Note<');
      expect(await text('/cms/orders?status=to-pack')).toContain(noted.orderNumber);
      await sendTo(noted.orderNumber, {
        intent: 'refund',
        amount: '39.59',
        left: '39.59',
        reason: 'Broken',
        key: noted.orderNumber,
        confirmed: 'yes',
      });
      await runJobs(shop());
      expect(await text('/cms/orders?status=to-pack')).not.toContain(noted.orderNumber);
      expect(await text(`/cms/orders/packing-slips?numbers=${noted.orderNumber}`)).toContain(
        'Refunded: do not send',
      );
      const cash = await (await shop().post('/api/orders', orderOf([SERUM]), freshKey())).json();
      expect(await text(`/cms/orders/packing-slips?numbers=${cash.orderNumber}`)).toContain(
        'Cash on delivery: collect £39.59',
      );
      expect(await text(`/cms/orders/packing-slips?numbers=${plainOrder.orderNumber}`)).toContain(
        'Paid: nothing to collect',
      );
    });
  },
  { demoShop: false, stripe: () => ({ ...STRIPE_KEYS, apiBase: server.address }) },
);

function plain(html: string): string {
  return html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'");
}
