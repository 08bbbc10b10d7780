import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '#app/links/paths.ts';
import { signedToken } from '#operations/mail/signed-token.ts';
import { refundOrder } from '#operations/payment/refund-order.ts';
import { settleNoticed } from '#operations/payment/settle-payment.ts';
import { linkIn, useMailWork } from '../support/mail-work.ts';
import { freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { StripeServer } from '../support/stripe-server.ts';
import { STRIPE_KEYS } from '../support/stripe-shop.ts';

const server = new StripeServer();
beforeAll(() => server.start());
afterAll(() => server.close());

const HOUR = 60 * 60_000;
const OWNER = { id: 'owner', name: 'Owner' };

describeOnBothEngines(
  'a refund at Stripe',
  (shop) => {
    const mailWork = useMailWork(shop);
    const settle = (reference: string) => settleNoticed(shop().platform, { reference, key: null });

    async function placePaid() {
      const order = orderOf([SERUM], { paymentMethod: 'card' });
      const placed = await (await shop().post('/api/orders', order, freshKey())).json();
      const intent = server.attempt(placed.payment.clientSecret, 'succeed');
      await settle(intent.id);
      await mailWork.work();
      const { id } = await shop()
        .platform.db.selectFrom('orders')
        .select('id')
        .where('order_number', '=', placed.orderNumber)
        .executeTakeFirstOrThrow();
      return { id, orderNumber: String(placed.orderNumber), reference: intent.id };
    }

    const refund = (orderNumber: string, amountPence: number) =>
      refundOrder(shop().platform, {
        orderNumber,
        amountPence,
        reason: 'Broken in the post',
        key: randomUUID(),
        actor: OWNER,
        isConfirmed: true,
      });
    const refundsOf = (id: string) =>
      shop().platform.db.selectFrom('refunds').selectAll().where('order_id', '=', id).execute();
    const notesOf = async (id: string) =>
      (
        await shop()
          .platform.db.selectFrom('order_events')
          .select('note')
          .where('order_id', '=', id)
          .where('note', 'like', '%efund%')
          .execute()
      ).map(({ note }) => note);
    const creditNotesOf = async (id: string) =>
      (await shop().platform.db.selectFrom('papers').select('facts').where('order_id', '=', id).execute())
        .map(({ facts }) => JSON.parse(facts))
        .filter(({ kind }) => kind === 'credit-note');
    const refundMails = async () => (await mailWork.mails()).filter(({ kind }) => kind === 'order-refunded');
    const pageOf = async (id: string) => {
      const expiresAt = Date.now() + HOUR;
      const token = signedToken(shop().platform.keys, { purpose: 'view-order', id, expiresAt });
      return (await (await shop().get(paths.viewOrder(token))).text()).replaceAll('<!-- -->', '');
    };

    test('made in its dashboard is told, noted and papered with its reason, once', async () => {
      for (const [reason, words] of [
        [null, 'Refunded by Stripe.'],
        ['requested_by_customer', 'You asked for it.'],
      ] as const) {
        const { id, reference } = await placePaid();
        server.refundInDashboard(reference, 1000, reason);
        await settle(reference);
        await settle(reference);
        const before = (await refundMails()).length;
        await mailWork.work();
        expect(await refundsOf(id)).toMatchObject([
          { amount_pence: 1000, state: 'done', actor: null, reason: words },
        ]);
        expect(await notesOf(id)).toEqual([`£10.00 refunded: ${words}`]);
        expect(await creditNotesOf(id)).toMatchObject([{ reason: words }]);
        const mails = await refundMails();
        expect(mails.length).toBe(before + 1);
        expect(mails.at(-1)?.body).toContain(`Reason: ${words}`);
        expect(linkIn(mails.at(-1)?.html, '/orders/view')).toBeTruthy();
      }
    });

    test('is made once, though its reply was lost and Stripe has forgotten the key', async () => {
      const { id, orderNumber, reference } = await placePaid();
      await refund(orderNumber, 1000);
      server.watch = (moment) => (moment === 'after refund' ? 'lose' : 'go on');
      await mailWork.work();
      server.watch = () => 'go on';
      server.forgetKeys();
      await mailWork.work(HOUR);
      expect(server.keptPence(reference)).toBe(2959);
      expect(await refundsOf(id)).toMatchObject([{ state: 'done', reason: 'Broken in the post' }]);
      expect(await refundMails()).toHaveLength(1);
    });

    test('whose message overtakes the reply keeps its reason, and is not taken for another', async () => {
      const { id, orderNumber, reference } = await placePaid();
      await refund(orderNumber, 1000);
      server.watch = (moment) => (moment === 'after refund' ? 'lose' : 'go on');
      await mailWork.work();
      server.watch = () => 'go on';
      await settle(reference);
      await mailWork.work(HOUR);
      expect(await refundsOf(id)).toMatchObject([
        { amount_pence: 1000, state: 'done', reason: 'Broken in the post' },
      ]);
      expect(await creditNotesOf(id)).toMatchObject([{ reason: 'Broken in the post' }]);
      expect(await refundMails()).toHaveLength(1);
    });

    test('that failed is told on the order’s page, until another has made it good', async () => {
      const { id, orderNumber, reference } = await placePaid();
      await refund(orderNumber, 1000);
      await mailWork.work();
      const [made] = server.refunds.slice(-1);
      if (!made) throw new Error('Stripe made no refund');
      made.status = 'failed';
      await settle(reference);
      const page = await pageOf(id);
      expect(page).toContain('The refund of £10.00 did not go through; we are on it');
      expect(page).toContain('A refund came back to us');
      await refund(orderNumber, 1000);
      await mailWork.work();
      expect(await pageOf(id)).not.toContain('we are on it');
    });
  },
  { demoShop: false, stripe: () => ({ ...STRIPE_KEYS, apiBase: server.address }) },
);
