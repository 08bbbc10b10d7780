import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCorrections } from '#database/queries/corrections/order-corrections.ts';
import { findOrder } from '#database/queries/order/orders.ts';
import { listPapersOfOrder } from '#database/queries/paper/papers.ts';
import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import { findPaymentOfOrder } from '#database/queries/payment/payments.ts';
import type { WantedCorrection } from '#domain/corrections/wanted-correction.ts';
import { uncredited } from '#domain/paper/credit-facts.ts';
import { ledgerSums } from '#domain/payment/payment-state.ts';
import { applyCorrection, previewCorrection } from '#operations/corrections/apply-correction.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { settlePayment } from '#operations/payment/settle-payment.ts';
import { MINUTE, useMailWork } from '../support/mail-work.ts';
import { freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { StripeServer } from '../support/stripe-server.ts';
import { STRIPE_KEYS } from '../support/stripe-shop.ts';
import { registerForVat } from '../support/vat-shop.ts';

const server = new StripeServer();
beforeAll(() => server.start());
afterAll(() => server.close());

const ACTOR = { id: 'owner', name: 'Owner' };

describeOnBothEngines(
  'a correction of name, contact and address',
  (shop) => {
    const { work, mails } = useMailWork(shop);
    const db = () => shop().platform.db;
    let owner: Record<string, string>;
    beforeAll(async () => {
      owner = await signInAs(shop(), 'owner');
      await registerForVat(shop());
      shop().platform.sendsMail = async () => true;
    });

    async function place(paymentMethod: 'card' | 'cod' = 'card') {
      const body = orderOf([{ ...SERUM, quantity: 2 }], { paymentMethod });
      const placed = await (await shop().post('/api/orders', body, freshKey())).json();
      const orderNumber = String(placed.orderNumber);
      const order = await orderOfNumber(orderNumber);
      if (paymentMethod === 'card') {
        server.attempt(placed.payment.clientSecret, 'succeed');
        const payment = await findPaymentOfOrder(db(), order.id);
        if (payment) await settlePayment(shop().platform, payment);
      }
      await work();
      await db().deleteFrom('mails').execute();
      return order;
    }
    const orderOfNumber = async (orderNumber: string) => {
      const order = await findOrder(db(), orderNumber);
      if (!order) throw new Error('The order of the test is gone');
      return order;
    };
    const path = (orderNumber: string) => `/cms/orders/${orderNumber}/correct`;
    const textOf = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '');
    const send = (orderNumber: string, fields: Record<string, string>) =>
      postForm(shop(), path(orderNumber), { key: 'form-1', mail: 'yes', ...fields }, owner);
    /** Previews a correction, and sends what the page would. */
    async function correct(orderNumber: string, fields: Record<string, string>) {
      const shown = await textOf(await send(orderNumber, { intent: 'preview', ...fields }));
      const seen = /name="seen" value="([^"]*)"/.exec(shown)?.[1] ?? '';
      return { shown, seen, sent: await send(orderNumber, { intent: 'apply', seen, ...fields }) };
    }
    const papersOf = async (id: string) => (await listPapersOfOrder(db(), id)).map(({ facts }) => facts);
    const standing = async (id: string) =>
      uncredited(await papersOf(id)).reduce((sum, { grossPence }) => sum + grossPence, 0);

    const BILLING = {
      billing: 'on',
      'billing.name': 'Studio Ltd',
      'billing.address': '1 High Street',
      'billing.city': 'Leeds',
      'billing.postcode': 'ls14dy',
      'billing.country': 'United Kingdom',
    };

    test('gives the invoice another address, by a credit note and a new invoice, and takes it away again', async () => {
      const { id, orderNumber } = await place();
      const fields = { wishes: 'yes', ...BILLING };
      const wrong = await textOf(
        await send(orderNumber, { intent: 'preview', ...fields, 'billing.city': '' }),
      );
      expect(wrong).toContain('City is required');
      const { shown, seen, sent } = await correct(orderNumber, fields);
      for (const text of [
        'Invoice to',
        'Studio Ltd\n1 High Street\nLeeds',
        'The invoice is credited, and a new one',
      ])
        expect(shown).toContain(text);
      expect(sent.status).toBe(302);
      expect((await send(orderNumber, { intent: 'apply', seen, ...fields })).status).toBe(302);
      expect((await orderOfNumber(orderNumber)).billing).toMatchObject({
        name: 'Studio Ltd',
        postcode: 'LS1 4DY',
      });
      const papers = await papersOf(id);
      expect(papers.map(({ kind, buyer }) => [kind, buyer.name])).toEqual([
        ['invoice', 'Test Shopper'],
        ['credit-note', 'Test Shopper'],
        ['invoice', 'Studio Ltd'],
      ]);
      expect(papers.at(-1)?.sentTo).toContain('1 Example Street');
      await work(MINUTE);
      expect((await mails()).map(({ html }) => html).join()).toContain('We corrected: invoice address');

      // The form as the page has it changes nothing; a box that is not ticked takes the address away.
      const page = await textOf(await shop().get(path(orderNumber), owner));
      expect(page).toMatch(/name="billing.name"[^>]*value="Studio Ltd"/);
      const same = await textOf(await send(orderNumber, { intent: 'preview', key: 'form-2', ...fields }));
      expect(same).toContain('Nothing would change.');
      expect(await textOf(await send(orderNumber, { intent: 'preview', key: 'form-3' }))).toContain(
        'Nothing would change.',
      );
      expect((await correct(orderNumber, { key: 'form-4', wishes: 'yes' })).sent.status).toBe(302);
      expect((await orderOfNumber(orderNumber)).billing).toBeNull();
      expect((await papersOf(id)).at(-1)).toMatchObject({ buyer: { name: 'Test Shopper' }, sentTo: '' });
    });

    test('makes it a gift with another message, which no invoice states', async () => {
      const { id, orderNumber } = await place();
      const fields = { wishes: 'yes', gift: 'on', 'gift.message': 'Happy birthday' };
      const { shown, sent } = await correct(orderNumber, fields);
      expect(shown).toContain('A gift: Happy birthday');
      expect(shown).toContain('The invoice stays: it states none of this.');
      expect(shown).toContain('neither slip nor parcel has prices');
      expect(sent.status).toBe(302);
      expect((await orderOfNumber(orderNumber)).gift).toEqual({ message: 'Happy birthday' });
      expect(await papersOf(id)).toHaveLength(1);
      const slip = await textOf(await shop().get(`/cms/orders/packing-slips?numbers=${orderNumber}`, owner));
      expect(slip).toContain('Happy birthday');
      const card = { ...fields, 'gift.message': '4242 4242 4242 4242' };
      expect((await send(orderNumber, { intent: 'preview', key: 'form-2', ...card })).status).toBe(422);
      expect((await correct(orderNumber, { key: 'form-3', wishes: 'yes' })).sent.status).toBe(302);
      expect((await orderOfNumber(orderNumber)).gift).toBeNull();
    });

    test('is shown first, then made with its papers, history and mail, and once for a form', async () => {
      const { id, orderNumber, totalPence } = await place();
      const page = await textOf(await shop().get(path(orderNumber), owner));
      expect(page).toContain('value="1 Example Street"');
      const fields = { lastName: 'Newname', address: '2 Other Road', email: 'new@example.com' };
      const { shown, seen, sent } = await correct(orderNumber, fields);
      for (const text of [
        '1 Example Street',
        '2 Other Road',
        'The invoice is credited, and a new one takes its place.',
        'An email to new@example.com, in a minute.',
      ])
        expect(shown).toContain(text);
      expect(sent.status).toBe(302);
      expect((await send(orderNumber, { intent: 'apply', seen, ...fields })).status).toBe(302);
      const after = await orderOfNumber(orderNumber);
      expect(after).toMatchObject({
        totalPence,
        customerInfo: {
          lastName: 'Newname',
          address: '2 Other Road',
          email: 'new@example.com',
          city: 'London',
        },
      });
      const [made, ...more] = await listCorrections(db(), id);
      expect(more).toEqual([]);
      expect(made).toMatchObject({
        actor: expect.any(String),
        facts: { lines: [], delivery: null, owedPence: 0, backPence: 0 },
        person: {
          before: { lastName: 'Shopper', address: '1 Example Street' },
          after: { lastName: 'Newname', address: '2 Other Road' },
        },
      });
      const [invoice, note, replacing] = await papersOf(id);
      expect(invoice?.buyer.name).toBe('Test Shopper');
      expect(note).toMatchObject({
        kind: 'credit-note',
        grossPence: totalPence,
        buyer: { name: 'Test Shopper' },
        takesBack: [{ number: invoice?.number }],
        payment: 'A new invoice takes its place.',
      });
      expect(replacing).toMatchObject({
        kind: 'invoice',
        grossPence: totalPence,
        buyer: { name: 'Test Newname' },
        suppliedAt: invoice?.issuedAt,
      });
      expect(await standing(id)).toBe(ledgerSums(await listLedger(db(), id)).keptPence);
      await work();
      expect(await mails()).toEqual([]);
      await work(MINUTE);
      const [mail] = await mails();
      expect(mail).toMatchObject({ kind: 'order-corrected', recipient: 'new@example.com' });
      expect(mail?.body).toContain('We corrected: last name, email address, address.');
      expect(mail?.body).toContain(`${replacing?.number}`);
      const orderPage = await textOf(await shop().get(`/cms/orders/${orderNumber}`, owner));
      expect(orderPage).toContain('Corrected: last name, email address, address');
      expect(orderPage).toContain(`href="${path(orderNumber)}"`);
    });

    test('that no paper states issues none, and tells nobody where staff do not want it', async () => {
      const { id, orderNumber } = await place();
      const { sent } = await correct(orderNumber, { phone: '020 7946 0999', mail: '' });
      expect(sent.status).toBe(302);
      expect(await papersOf(id)).toHaveLength(1);
      await work(MINUTE);
      expect(await mails()).toEqual([]);
    });

    test('of an order without an invoice issues none; the invoice of the dispatch has the new address', async () => {
      const { id, orderNumber } = await place('cod');
      const { shown } = await correct(orderNumber, { address: '3 Third Street' });
      expect(shown).toContain('There is no invoice yet.');
      expect(await papersOf(id)).toEqual([]);
      await changeOrderStatus(shop().platform, { orderNumber, to: 'shipped', actor: ACTOR, answers: {} });
      expect((await papersOf(id)).map(({ buyer }) => buyer.address)).toEqual([
        '3 Third Street\nLondon\nSW1A 1AA\nUnited Kingdom',
      ]);
    });

    test('that is stale is shown anew and changes nothing, also with two members of staff at once', async () => {
      const { id, orderNumber, customerInfo } = await place();
      const wanted = (address: string): WantedCorrection => ({
        customerInfo: { ...customerInfo, address },
        lines: [],
        added: [],
        service: null,
        deliveryPence: null,
        reason: '',
      });
      const previews = await Promise.all(
        ['4 Fourth Street', '5 Fifth Street'].map(async (address) => {
          const preview = await previewCorrection(shop().platform, orderNumber, wanted(address));
          return { address, seen: preview.ok ? preview.seen : '' };
        }),
      );
      const outcomes = await Promise.all(
        previews.map(({ address, seen }) =>
          applyCorrection(shop().platform, {
            orderNumber,
            wanted: wanted(address),
            key: randomUUID(),
            seen,
            sendsMail: true,
            actor: ACTOR,
            mayChangeGoods: true,
          }),
        ),
      );
      expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
      expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ problem: 'changed-meanwhile' });
      expect(await listCorrections(db(), id)).toHaveLength(1);
      const stale = await send(orderNumber, {
        intent: 'apply',
        key: 'late',
        seen: previews[0]?.seen ?? '',
        city: 'Leeds',
      });
      expect(stale.status).toBe(409);
      const text = await textOf(stale);
      expect(text).toContain('Nothing was changed: the order, a price or a stock is another by now.');
      expect(text).toContain('Leeds');
      expect((await orderOfNumber(orderNumber)).customerInfo.city).toBe('London');
    });

    test('that is not right names the field; an order that has left or ended is not corrected', async () => {
      const { orderNumber } = await place();
      for (const [fields, status, text] of [
        [{ lastName: ' ' }, 422, 'Last name is required'],
        [{ email: 'nobody' }, 422, 'Please enter a valid email address'],
        [{ postcode: 'JE2 3AB' }, 409, 'Sorry, we do not deliver to Jersey.'],
        [{}, 409, 'Nothing would change.'],
      ] as const) {
        const refused = await send(orderNumber, { intent: 'preview', ...fields });
        expect(refused.status, text).toBe(status);
        expect(await textOf(refused)).toContain(text);
      }
      await changeOrderStatus(shop().platform, { orderNumber, to: 'shipped', actor: ACTOR, answers: {} });
      expect(await textOf(await shop().get(path(orderNumber), owner))).toContain('The order has left.');
      expect((await send(orderNumber, { intent: 'preview', city: 'Leeds' })).status).toBe(409);
      const page = await textOf(await shop().get(`/cms/orders/${orderNumber}`, owner));
      expect(page).not.toContain(path(orderNumber));
    });

    test('is never edited or removed while its order is there', async () => {
      const { id, orderNumber } = await place('cod');
      await correct(orderNumber, { city: 'Leeds' });
      const edit = db().updateTable('order_corrections').set({ facts: '{}' }).where('order_id', '=', id);
      await expect(edit.execute()).rejects.toThrow('A correction is never edited');
      const remove = db().deleteFrom('order_corrections').where('order_id', '=', id);
      await expect(remove.execute()).rejects.toThrow('A correction is never removed');
      await db().deleteFrom('orders').where('id', '=', id).execute();
      expect(await listCorrections(db(), id)).toEqual([]);
    });
  },
  { demoShop: false, stripe: () => ({ ...STRIPE_KEYS, apiBase: server.address }) },
);
