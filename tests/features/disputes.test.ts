import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { jobHandlers } from '#jobs/job-handlers.ts';
import { runDueJob } from '#jobs/run-job.ts';
import { mailMeans } from '#server/platform/mail-means.ts';
import { freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { StripeServer } from '../support/stripe-server.ts';
import { deliver, STRIPE_KEYS } from '../support/stripe-shop.ts';

const server = new StripeServer();
beforeAll(() => server.start());
afterAll(() => server.close());

const HOME = 'https://shop.example';
const TOTAL = 3959;

describeOnBothEngines(
  'disputes',
  (shop) => {
    let build: ServerBuild;
    let owner: Record<string, string>;
    let support: Record<string, string>;
    beforeAll(async () => {
      build = await import(new URL('../../build/server/index.js', import.meta.url).href);
      owner = await signInAs(shop(), 'owner');
      support = await signInAs(shop(), 'support');
    });
    beforeEach(async () => {
      server.events.length = 0;
      server.disputes.length = 0;
      for (const table of ['jobs', 'mails', 'disputes'] as const)
        await shop().platform.db.deleteFrom(table).execute();
    });

    const work = async () => {
      const means = mailMeans(build, { smtpUrl: null, mailFrom: '', publicUrl: HOME }, 0);
      while (await runDueJob(shop().platform, jobHandlers(means), { worker: 'test' }));
    };
    const paidOrder = async () => {
      const request = orderOf([SERUM], { paymentMethod: 'card' });
      const { orderNumber, payment } = await (await shop().post('/api/orders', request, freshKey())).json();
      const { id } = server.attempt(payment.clientSecret, 'succeed');
      await deliverAll();
      await shop().platform.db.deleteFrom('mails').execute();
      return { orderNumber, reference: id };
    };
    const deliverAll = async (events = server.events.splice(0)) => {
      for (const event of events) expect(await deliver(shop(), server, event)).toBe(200);
      await work();
    };
    const orderRow = (orderNumber: string) =>
      shop()
        .platform.db.selectFrom('orders')
        .select(['id', 'payment_state as state'])
        .where('order_number', '=', orderNumber)
        .executeTakeFirstOrThrow();
    const ledger = async (orderNumber: string) => {
      const { id } = await orderRow(orderNumber);
      const rows = await shop()
        .platform.db.selectFrom('payment_ledger')
        .select(['kind', 'amount_pence as amount'])
        .where('order_id', '=', id)
        .execute();
      return rows.map(({ kind, amount }) => `${kind} ${amount}`).sort();
    };
    const alerts = async () => {
      const rows = await shop()
        .platform.db.selectFrom('mails')
        .select(['subject', 'recipient', 'html'])
        .where('kind', '=', 'staff-alert')
        .orderBy('created_at')
        .execute();
      return rows.filter(({ subject }) => !subject.includes('New order'));
    };
    const page = async (orderNumber: string, staff = owner) =>
      (await (await shop().get(`/cms/orders/${orderNumber}`, staff)).text()).replaceAll('<!-- -->', '');
    const reconcile = async () => {
      const { db, random } = shop().platform;
      const stamp = { now: new Date().toISOString(), newId: () => random.id() };
      await insertJob(db, { kind: 'reconcile-payments', payload: {} }, stamp);
      await work();
    };

    test('a dispute takes the money back, is told to the owner and shown on the order with the way to answer', async () => {
      const { orderNumber, reference } = await paidOrder();
      server.dispute(reference);
      await deliverAll();
      expect(await ledger(orderNumber)).toEqual([`captured ${TOTAL}`, `disputed ${TOTAL}`]);
      expect(await alerts()).toMatchObject([
        {
          recipient: 'owner@example.com',
          subject: expect.stringContaining(`A bank questions £39.59 of order ${orderNumber}`),
        },
      ]);
      const html = await page(orderNumber);
      expect(html).toContain('The bank has taken £39.59 back. Send evidence, or accept it.');
      expect(html).toContain('Product not received');
      expect(html).toContain('Evidence until');
      expect(html).toContain(`https://dashboard.stripe.com/test/payments/${reference}`);
      expect(html).toContain('there is nothing left to refund');
      expect(html).toContain('Taken back by the bank');
      expect(await page(orderNumber, support)).toContain('Disputed');
    });

    test('nothing that a bank has taken back can be refunded', async () => {
      const { orderNumber, reference } = await paidOrder();
      server.dispute(reference, { amount: 1000 });
      await deliverAll();
      const refund = {
        intent: 'refund',
        amount: '39.59',
        left: '39.59',
        reason: 'Kindness',
        key: `refund ${orderNumber}`,
      };
      const refused = await postForm(shop(), `/cms/orders/${orderNumber}`, refund, owner);
      expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('29.59')]);
      expect(server.refunds.filter(({ payment_intent }) => payment_intent === reference)).toEqual([]);
    });

    test.each([
      [
        'won',
        [`captured ${TOTAL}`, `dispute-returned ${TOTAL}`, `disputed ${TOTAL}`],
        'Won: £39.59 is yours again.',
      ],
      ['lost', [`captured ${TOTAL}`, `disputed ${TOTAL}`], 'Lost: £39.59 stays with the customer.'],
    ])(
      'a dispute that is %s ends with the money where it belongs, and staff are told',
      async (end, entries, text) => {
        const { orderNumber, reference } = await paidOrder();
        const dispute = server.dispute(reference);
        await deliverAll();
        server.settleDispute(dispute, 'under_review');
        await deliverAll();
        expect(await page(orderNumber)).toContain('looks at your evidence');
        expect(await alerts()).toHaveLength(1);
        server.settleDispute(dispute, end);
        await deliverAll();
        expect(await ledger(orderNumber)).toEqual(entries);
        expect((await alerts())[1]?.subject).toContain(`Dispute ${end}: £39.59 of order ${orderNumber}`);
        expect(await page(orderNumber)).toContain(text);
        expect((await orderRow(orderNumber)).state).toBe('paid');
        // Green for money that the shop has.
        expect(/text-\[#24563a\]">paid</.test(await page(orderNumber))).toBe(end === 'won');
        const kept = server.keptPence(reference);
        expect(kept).toBe(end === 'won' ? TOTAL : 0);
      },
    );

    test('messages that come thrice, in any order, or before that of the payment count once', async () => {
      const request = orderOf([SERUM], { paymentMethod: 'card' });
      const { orderNumber, payment } = await (await shop().post('/api/orders', request, freshKey())).json();
      const { id } = server.attempt(payment.clientSecret, 'succeed');
      const dispute = server.dispute(id);
      server.settleDispute(dispute, 'under_review');
      server.settleDispute(dispute, 'won');
      const events = server.events.splice(0);
      await deliverAll([...events.toReversed(), ...events, ...events]);
      expect(await ledger(orderNumber)).toEqual([
        `captured ${TOTAL}`,
        `dispute-returned ${TOTAL}`,
        `disputed ${TOTAL}`,
      ]);
      expect(await alerts()).toHaveLength(1);
      expect((await orderRow(orderNumber)).state).toBe('paid');
    });

    test('a dispute whose messages never come is found by the recurring check, and so is its end', async () => {
      const { orderNumber, reference } = await paidOrder();
      const dispute = server.dispute(reference);
      server.events.length = 0;
      await reconcile();
      expect(await ledger(orderNumber)).toContain(`disputed ${TOTAL}`);
      server.settleDispute(dispute, 'won');
      server.events.length = 0;
      await reconcile();
      expect(await ledger(orderNumber)).toContain(`dispute-returned ${TOTAL}`);
      expect(await alerts()).toHaveLength(2);
      await reconcile();
      expect(await alerts()).toHaveLength(2);
    });

    test('an inquiry moves no money, and the list of orders finds what is open', async () => {
      const { orderNumber, reference } = await paidOrder();
      const dispute = server.dispute(reference, { status: 'warning_needs_response', reason: 'general' });
      await deliverAll();
      expect(await ledger(orderNumber)).toEqual([`captured ${TOTAL}`]);
      const list = async (search: string) =>
        (await (await shop().get(`/cms/orders${search}`, owner)).text()).includes(orderNumber);
      expect(await list('?dispute=open')).toBe(true);
      server.settleDispute(dispute, 'warning_closed');
      await deliverAll();
      expect(await list('?dispute=open')).toBe(false);
      expect(await list('?dispute=any')).toBe(true);
      expect(await page(orderNumber)).toContain('closed without a dispute');
    });

    test('the recurring check reads every page of many disputes', async () => {
      const { reference } = await paidOrder();
      for (let count = 0; count < 120; count += 1)
        server.dispute(reference, { status: 'warning_needs_response' });
      const listed = await (await shop().platform.payments.current())?.listDisputes(
        new Date(Date.now() - 60_000).toISOString(),
      );
      expect(listed).toHaveLength(120);
    });
  },
  { stripe: () => ({ ...STRIPE_KEYS, apiBase: server.address }) },
);
