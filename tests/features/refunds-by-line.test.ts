import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '#app/links/paths.ts';
import { tallyLines } from '#database/queries/order/line-movements.ts';
import { listSoldLines } from '#database/queries/order/order-rows.ts';
import { listPapersOfMail, listPapersOfOrder } from '#database/queries/paper/papers.ts';
import { insertLedgerEntry, listLedger } from '#database/queries/payment/payment-ledger.ts';
import { findPaymentOfOrder } from '#database/queries/payment/payments.ts';
import { uncredited } from '#domain/paper/credit-facts.ts';
import type { PaperFacts } from '#domain/paper/paper.ts';
import { ledgerSums } from '#domain/payment/payment-state.ts';
import { signedToken } from '#operations/mail/signed-token.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { recordCash, refundOrder } from '#operations/payment/refund-order.ts';
import { settlePayment } from '#operations/payment/settle-payment.ts';
import { refundableOfOrder } from '#operations/refunds/refundable-of-order.ts';
import { importText } from '../support/import-file.ts';
import { MINUTE, useMailWork } from '../support/mail-work.ts';
import { freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { StripeServer } from '../support/stripe-server.ts';
import { STRIPE_KEYS, withSteps } from '../support/stripe-shop.ts';
import { testStamp } from '../support/test-stamp.ts';
import { registerForVat } from '../support/vat-shop.ts';

const server = new StripeServer();
beforeAll(() => server.start());
afterAll(() => server.close());

const ACTOR = { id: 'owner', name: 'Owner' };
const HOUR = 60 * 60_000;
const BOOK = { id: 'book-of-scents', variant: 'Standard', quantity: 1 };

describeOnBothEngines(
  'a refund by line',
  (shop) => {
    const mailWork = useMailWork(shop);
    const db = () => shop().platform.db;
    let manager: Record<string, string>;
    beforeAll(async () => {
      manager = await signInAs(shop(), 'manager');
      await registerForVat(shop());
      await importText(db(), 'id,name,price,stock,status,vat\nV1,Book of Scents,10,50,published,zero\n');
    });

    async function place(paymentMethod: 'card' | 'cod', items: object[] = [{ ...SERUM, quantity: 1 }, BOOK]) {
      const placed = await (
        await shop().post('/api/orders', orderOf(items, { paymentMethod }), freshKey())
      ).json();
      const orderNumber = String(placed.orderNumber);
      const { id } = await db()
        .selectFrom('orders')
        .select('id')
        .where('order_number', '=', orderNumber)
        .executeTakeFirstOrThrow();
      if (paymentMethod === 'card') {
        server.attempt(placed.payment.clientSecret, 'succeed');
        await settle(id);
      } else await recordCash(shop().platform, { orderNumber, note: '', actor: ACTOR });
      const [first = '', second = ''] = (await linesOf(id)).map(({ lineId }) => lineId);
      return { id, orderNumber, serum: first, book: second };
    }
    const settle = async (orderId: string) => {
      const payment = await findPaymentOfOrder(db(), orderId);
      if (payment) await settlePayment(shop().platform, payment);
    };
    const linesOf = async (id: string) => tallyLines(db(), id, await listSoldLines(db(), id));
    const talliesOf = async (id: string) => (await linesOf(id)).map(({ tally }) => tally);
    const stateOf = async (id: string) =>
      (await db().selectFrom('orders').select('payment_state').where('id', '=', id).executeTakeFirstOrThrow())
        .payment_state;
    const papersOf = async (id: string) => (await listPapersOfOrder(db(), id)).map(({ facts }) => facts);
    const stockOf = async (slug: string) =>
      (
        await db()
          .selectFrom('variants')
          .innerJoin('products', 'products.id', 'variants.product_id')
          .select('variants.stock')
          .where('products.slug', '=', slug)
          .executeTakeFirstOrThrow()
      ).stock;
    const pageOf = async (orderNumber: string) => visible(shop().get(`/cms/orders/${orderNumber}`, manager));
    const send = async (orderNumber: string, fields: Record<string, string>) => {
      const left = /name="left" value="([^"]*)"/.exec(await pageOf(orderNumber))?.[1] ?? '0';
      return postForm(
        shop(),
        `/cms/orders/${orderNumber}`,
        { intent: 'refund', reason: 'Broken in the post', key: randomUUID(), left, ...fields },
        manager,
      );
    };
    const confirm = (orderNumber: string, fields: Record<string, string>) =>
      send(orderNumber, { ...fields, confirmed: 'yes' });
    const ship = (orderNumber: string, to: 'processing' | 'shipped' = 'shipped') =>
      changeOrderStatus(shop().platform, { orderNumber, to, actor: ACTOR, answers: {} });
    const customerPage = async (id: string) => {
      const token = signedToken(shop().platform.keys, {
        purpose: 'view-order',
        id,
        expiresAt: Date.now() + HOUR,
      });
      return visible(shop().get(paths.viewOrder(token)));
    };
    const failRefund = async (id: string) => {
      const row = await db()
        .selectFrom('refunds')
        .select('reference')
        .where('order_id', '=', id)
        .where('state', '=', 'done')
        .orderBy('requested_at', 'desc')
        .executeTakeFirst();
      const made = server.refunds.find((each) => each.id === row?.reference);
      if (!made) return;
      made.status = 'failed';
      await settle(id);
    };

    test('is asked about with its lines first, then made once, papered, told and shown by line', async () => {
      const { id, orderNumber, serum, book } = await place('card');
      const fields = {
        [`refund.${book}`]: '1',
        [`restock.${book}`]: '0',
        delivery: '1.00',
        amount: '2.00',
        rate: '20',
      };
      const asked = await visible(send(orderNumber, fields));
      expect(asked).toContain('Refund £13.00 to Visa ending in 4242?');
      expect(asked).toContain(
        '1 × Book of Scents: £10.00. Delivery: £1.00. A sum beside the items: £2.00. It goes to Test Shopper',
      );
      expect(asked).toContain('Nothing comes back to the shelf.');
      await mailWork.work();
      expect((await talliesOf(id)).map(({ refunded }) => refunded)).toEqual([0, 0]);
      const key = randomUUID();
      const stock = await stockOf(BOOK.id);
      for (const _ of [1, 2]) {
        const sent = await visible(confirm(orderNumber, { ...fields, key, left: '49.59' }));
        expect(sent).toContain('The refund of £13.00 is on its way.');
      }
      await mailWork.work();
      expect(await stateOf(id)).toBe('partly refunded');
      expect(await talliesOf(id)).toMatchObject([
        { refunded: 0, refundedPence: 0 },
        { refunded: 1, refundedPence: 1000, stockBack: 0 },
      ]);
      expect(await stockOf(BOOK.id)).toBe(stock);
      const [invoice, note] = await papersOf(id);
      const [delivery20, delivery0] = invoice?.lines.filter(({ about }) => about === 'delivery') ?? [];
      expect([delivery20?.grossPence, delivery0?.grossPence]).toEqual([462, 137]);
      expect(note).toMatchObject({
        kind: 'credit-note',
        grossPence: 1300,
        reason: 'Broken in the post',
        lines: [
          { name: 'Book of Scents', quantity: 1, ratePercent: 0, grossPence: 1000, vatPence: 0 },
          { name: 'Delivery', ratePercent: 20, grossPence: 77, vatPence: 13 },
          { name: 'Delivery', ratePercent: 0, grossPence: 23, vatPence: 0 },
          { name: `Refund on order ${orderNumber}`, ratePercent: 20, grossPence: 200, vatPence: 33 },
        ],
        rates: [
          { ratePercent: 0, grossPence: 1023, vatPence: 0 },
          { ratePercent: 20, grossPence: 277, vatPence: 46 },
        ],
      });
      const mail = (await mailWork.mails()).findLast(({ kind }) => kind === 'order-refunded');
      expect(mail?.body).toContain('1 × Book of Scents: £10.00');
      expect(mail?.body).toContain('Delivery: £1.00');
      const shown = await customerPage(id);
      expect(shown).toContain('1 × Book of Scents, Delivery, A sum beside the items. Broken in the post');
      const page = await pageOf(orderNumber);
      expect(page).toContain('1 refunded');
      expect(page).toContain('Refund of £13.00 (1 × Book of Scents, delivery): Broken in the post');
      expect(page).toContain(`name="refund.${serum}"`);
      expect(page).not.toContain(`name="refund.${book}"`);
      // A sum at the rate of the serum and delivery was given before: they give back what is left of it.
      await confirm(orderNumber, { [`refund.${serum}`]: '1', delivery: '2.99' });
      await mailWork.work();
      expect(await stateOf(id)).toBe('refunded');
      for (const rate of uncredited(await papersOf(id)))
        expect(rate).toMatchObject({ grossPence: 0, vatPence: 0, netPence: 0 });
    });

    test('each mail of two refunds at once brings the credit note of its own', async () => {
      const { id, orderNumber, book, serum } = await place('cod');
      await mailWork.work();
      await confirm(orderNumber, { [`refund.${book}`]: '1' });
      await confirm(orderNumber, { [`refund.${serum}`]: '1' });
      await mailWork.work();
      const mails = (await mailWork.mails()).filter(({ kind }) => kind === 'order-refunded');
      const brought = await Promise.all(mails.map(({ id: mailId }) => listPapersOfMail(db(), mailId)));
      const notes = (await papersOf(id)).filter(({ kind }) => kind === 'credit-note');
      expect(notes).toHaveLength(2);
      expect(brought.map((papers) => papers.map(({ number }) => number)).toSorted()).toEqual(
        notes.map(({ number }) => [number]),
      );
      for (const [place, mail] of mails.entries())
        expect(mail.body).toContain(`refunded £${((brought[place]?.[0]?.grossPence ?? 0) / 100).toFixed(2)}`);
    });

    test('names what is wrong with it at its field, and changes nothing', async () => {
      const { id, orderNumber, serum, book } = await place('card');
      const refused = async (fields: Record<string, string>, words: string) => {
        const response = await confirm(orderNumber, fields);
        expect(response.status).toBe(422);
        expect(await visible(response)).toContain(words);
      };
      await refused({ [`refund.${book}`]: '2' }, 'At most 1 can be refunded');
      await refused({ [`refund.${book}`]: 'one' }, 'Pieces must be a whole number such as 1');
      await refused({ [`restock.${serum}`]: '2' }, 'At most 1 can come back');
      await refused({ delivery: '6' }, 'At most £5.99 of delivery can be refunded');
      await refused({ amount: '5' }, 'VAT rate of the sum is required');
      await refused({ amount: '20', rate: '0' }, 'At most £11.37 is left at that rate');
      await refused({ amount: '5', rate: '5' }, 'Nothing of this order has that rate');
      await refused({}, 'Refund is required');
      await refused({ 'refund.other': '1' }, 'This order has no such item');
      const tooMuch = await confirm(orderNumber, { [`refund.${serum}`]: '1', amount: '20', rate: 'all' });
      expect(tooMuch.status).toBe(409);
      expect(await visible(tooMuch)).toContain('At most £49.59 can be refunded');
      expect(await db().selectFrom('refunds').select('id').where('order_id', '=', id).execute()).toEqual([]);
      expect((await talliesOf(id)).map(({ stockBack }) => stockBack)).toEqual([0, 0]);
    });

    test('pieces that are taken out before they are sent are in stock, on no slip and in no mail', async () => {
      const { id, orderNumber, serum, book } = await place('card', [{ ...SERUM, quantity: 2 }, BOOK]);
      const stock = await stockOf(SERUM.id);
      await confirm(orderNumber, {
        [`refund.${serum}`]: '1',
        [`restock.${serum}`]: '1',
        [`refund.${book}`]: '1',
        [`restock.${book}`]: '1',
      });
      await mailWork.work();
      expect(await stockOf(SERUM.id)).toBe(stock + 1);
      expect(await talliesOf(id)).toMatchObject([
        { cancelled: 1, sent: 0, refunded: 1, stockBack: 1 },
        { cancelled: 1, sent: 0, refunded: 1, stockBack: 1 },
      ]);
      const sheets = await visible(shop().get(`/cms/orders/packing-slips?numbers=${orderNumber}`, manager));
      const [slip = ''] = sheets.split('Confirmation of your order');
      expect(slip).not.toContain('Book of Scents');
      expect(await ship(orderNumber)).toMatchObject({ ok: true });
      await mailWork.work(MINUTE);
      const mail = (await mailWork.mails()).findLast(({ kind }) => kind === 'order-shipped');
      expect(mail?.body).toContain('1 × ');
      expect(mail?.body).not.toContain('Book of Scents');
      expect(await talliesOf(id)).toMatchObject([{ sent: 1 }, { sent: 0 }]);
    });

    test('an order of which no piece is left is neither packed nor sent', async () => {
      const { orderNumber, serum, book } = await place('card');
      await confirm(orderNumber, { [`restock.${serum}`]: '1', [`restock.${book}`]: '1' });
      expect(await ship(orderNumber, 'processing')).toMatchObject({
        ok: false,
        message: expect.stringContaining('None of its pieces is left to send'),
      });
      const slip = await visible(shop().get(`/cms/orders/packing-slips?numbers=${orderNumber}`, manager));
      expect(slip).toContain('Nothing left to send');
    });

    test('pieces come back to the shelf by a form of their own, also once all money went back', async () => {
      const { id, orderNumber, serum } = await place('card');
      await ship(orderNumber);
      await confirm(orderNumber, { amount: '49.59', rate: 'all' });
      await mailWork.work();
      expect(await stateOf(id)).toBe('refunded');
      const stock = await stockOf(SERUM.id);
      const fields = { [`restock.${serum}`]: '1', key: randomUUID() };
      expect(await visible(send(orderNumber, fields))).toContain('Take these pieces back?');
      expect(await stockOf(SERUM.id)).toBe(stock);
      for (const _ of [1, 2])
        expect(await visible(confirm(orderNumber, fields))).toContain('The pieces are back in stock.');
      expect(await stockOf(SERUM.id)).toBe(stock + 1);
      expect(await talliesOf(id)).toMatchObject([{ sent: 1, returned: 1, stockBack: 1 }, { returned: 0 }]);
      expect(await pageOf(orderNumber)).toContain('Back in stock: 1 × ');
    });

    test('one that fails at Stripe after all is taken back in its lines and papers', async () => {
      const { id, orderNumber, book } = await place('card');
      await confirm(orderNumber, { [`refund.${book}`]: '1' });
      await mailWork.work();
      expect(await talliesOf(id)).toMatchObject([{ refunded: 0 }, { refunded: 1, refundedPence: 1000 }]);
      await failRefund(id);
      await settle(id);
      expect(await talliesOf(id)).toMatchObject([{ refunded: 0 }, { refunded: 0, refundedPence: 0 }]);
      const movements = await db()
        .selectFrom('line_movements')
        .select(['quantity', 'amount_pence'])
        .where('order_id', '=', id)
        .where('kind', '=', 'refunded')
        .orderBy('at')
        .execute();
      expect(movements).toEqual([
        { quantity: 1, amount_pence: 1000 },
        { quantity: -1, amount_pence: -1000 },
      ]);
      const [, note, again] = await papersOf(id);
      expect(again?.lines).toEqual(note?.lines);
      await confirm(orderNumber, { [`refund.${book}`]: '1' });
      await mailWork.work();
      expect(await talliesOf(id)).toMatchObject([{ refunded: 0 }, { refunded: 1 }]);
    });

    test('is made once, with its lines, wherever the process ends between asking and writing', async () => {
      for (const dies of ['before refund', 'after refund', 'before read', 'after read']) {
        const { id, orderNumber, book } = await place('card');
        await confirm(orderNumber, { [`refund.${book}`]: '1', [`restock.${book}`]: '1' });
        const { payRefund } = await import('#operations/payment/pay-refund.ts');
        const refund = await db()
          .selectFrom('refunds')
          .select('id')
          .where('order_id', '=', id)
          .executeTakeFirstOrThrow();
        const dying = withSteps(shop().platform, (name) => {
          if (name === dies) throw new Error('The process ended');
        });
        await expect(payRefund(dying, refund.id)).rejects.toThrow('The process ended');
        await payRefund(shop().platform, refund.id);
        await payRefund(shop().platform, refund.id);
        expect(await talliesOf(id)).toMatchObject([
          { refunded: 0 },
          { refunded: 1, refundedPence: 1000, stockBack: 1 },
        ]);
        expect(ledgerSums(await listLedger(db(), id)).refundedPence).toBe(1000);
        expect((await papersOf(id)).map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
      }
      await db().deleteFrom('jobs').execute();
    });

    test('by API says what can be refunded, asks, and is made once under its key', async () => {
      const { id, orderNumber, serum, book } = await place('card');
      const path = `/api/orders/${orderNumber}/refunds`;
      const post = async (body: object, key: Record<string, string>) => {
        const headers = { 'content-type': 'application/json', ...key, ...manager };
        const response = await shop().send(path, { method: 'POST', headers, body: JSON.stringify(body) });
        return { status: response.status, body: await response.json() };
      };
      const read = async () => (await shop().get(path, manager)).json();
      expect(await read()).toMatchObject({
        left: 49.59,
        delivery: 5.99,
        lines: [
          { lineId: serum, pieces: 1, left: 33.6, restock: 1 },
          { lineId: book, name: 'Book of Scents', pieces: 1, left: 10, restock: 1 },
        ],
        vatRates: [20, 0],
        tenders: [{ tender: 'card', left: 49.59 }],
        refunds: [],
      });
      const lines = [{ lineId: book, refund: 1, restock: 1 }];
      const asked = { lines, delivery: 1, sum: { amount: 2, vatRate: 20 }, reason: 'Broken' };
      const key = freshKey();
      expect(await post(asked, key)).toMatchObject({
        status: 409,
        body: {
          code: 'needs-confirmation',
          wouldRefund: 13,
          tender: 'card',
          lines: [{ lineId: book, name: 'Book of Scents', pieces: 1, amount: 10, restock: 1 }],
        },
      });
      const codes = async (body: object) => (await post({ reason: 'x', ...body }, freshKey())).body.code;
      expect(await codes({ sum: { amount: 2 } })).toBe('rate-needed');
      expect(await codes({ sum: { amount: 20, vatRate: 0 } })).toBe('more-than-rate');
      expect(await codes({ sum: { amount: 2, vatRate: 5 } })).toBe('no-such-rate');
      expect(await codes({ delivery: 6 })).toBe('more-than-delivery');
      expect(await codes({ lines: [{ lineId: book, refund: 2 }] })).toBe('too-many-pieces');
      expect(await codes({ lines: [{ lineId: book, restock: 2 }] })).toBe('too-many-back');
      expect(await codes({ lines: [{ lineId: 'other', refund: 1 }] })).toBe('no-such-line');
      expect(await codes({ sum: { amount: 60, vatRate: 'all' } })).toBe('more-than-kept');
      expect(await codes({ delivery: 1, left: 1 })).toBe('changed-meanwhile');
      expect(await codes({})).toBe('nothing-asked');
      expect(await codes({ delivery: -1 })).toBe('invalid-refund');
      expect(await db().selectFrom('refunds').select('id').where('order_id', '=', id).execute()).toEqual([]);
      for (const _ of [1, 2])
        expect(await post({ ...asked, confirmed: true }, key)).toEqual({
          status: 200,
          body: { orderNumber, amount: 13, isDone: false },
        });
      await mailWork.work();
      expect(await read()).toMatchObject({
        left: 36.59,
        refunds: [
          {
            amount: 13,
            state: 'done',
            tender: 'card',
            items: [
              { text: '1 × Book of Scents', amount: 10 },
              { text: 'Delivery', amount: 1 },
              { text: 'A sum beside the items', amount: 2 },
            ],
          },
        ],
      });
    });

    test('of a cash order is given by hand and written at once', async () => {
      const { id, orderNumber, book } = await place('cod');
      const asked = await visible(send(orderNumber, { [`refund.${book}`]: '1' }));
      expect(asked).toContain('Record £10.00 as given back in cash?');
      await confirm(orderNumber, { [`refund.${book}`]: '1' });
      expect(await stateOf(id)).toBe('partly refunded');
      expect(await talliesOf(id)).toMatchObject([{ refunded: 0 }, { refunded: 1 }]);
      expect((await papersOf(id)).at(-1)?.lines).toMatchObject([{ name: 'Book of Scents', quantity: 1 }]);
    });

    test('an order paid by two tenders gives back by the one that holds most, or the one that is chosen', async () => {
      const { id, orderNumber, serum } = await place('cod', [SERUM, BOOK]);
      const { id: other, orderNumber: otherNumber } = await unpaidCash();
      const entry = { kind: 'captured', tender: 'transfer', reference: 'transfer-1' } as const;
      await insertLedgerEntry(db(), other, { ...entry, amountPence: 3000 }, testStamp());
      expect((await refundableOfOrder(db(), other)).tenders).toEqual([
        { tender: 'transfer', leftPence: 3000 },
      ]);
      const recorded = await recordCash(shop().platform, {
        orderNumber: otherNumber,
        note: '',
        actor: ACTOR,
      });
      expect(recorded).toEqual({ ok: true });
      expect(await stateOf(other)).toBe('cash received');
      expect((await listLedger(db(), other)).map(({ tender, amountPence }) => [tender, amountPence])).toEqual(
        [
          ['transfer', 3000],
          ['cash', 1959],
        ],
      );
      const page = await pageOf(otherNumber);
      expect(page).toContain('Bank transfer, up to £30.00');
      expect(await visible(send(otherNumber, { amount: '20', rate: 'all' }))).toContain(
        'Record £20.00 as given back by bank transfer?',
      );
      const tooMuch = await confirm(otherNumber, { amount: '20', rate: 'all', tender: 'cash' });
      expect(await visible(tooMuch)).toContain('At most £19.59 can be refunded');
      await confirm(otherNumber, { amount: '20', rate: 'all' });
      await confirm(otherNumber, { amount: '19.59', rate: 'all', tender: 'cash' });
      expect((await refundableOfOrder(db(), other)).tenders).toEqual([
        { tender: 'transfer', leftPence: 1000 },
      ]);
      expect(await stateOf(other)).toBe('partly refunded');
      await confirm(otherNumber, { amount: '10', rate: 'all' });
      expect(await stateOf(other)).toBe('refunded');
      expect((await refundableOfOrder(db(), id)).tenders).toEqual([{ tender: 'cash', leftPence: 4959 }]);
      expect(await visible(send(orderNumber, { [`refund.${serum}`]: '1' }))).not.toContain('Goes back by');
    });

    test('an order of two tenders is not paid before both have come', async () => {
      const { id } = await unpaidCash();
      const entry = { kind: 'captured', tender: 'transfer', reference: 'transfer-2' } as const;
      await insertLedgerEntry(db(), id, { ...entry, amountPence: 3000 }, testStamp());
      const { orderNumber } = await orderRow(id);
      await changeOrderStatus(shop().platform, { orderNumber, to: 'cancelled', actor: ACTOR, answers: {} });
      // The transfer can be given back: it is still with the shop.
      expect(await stateOf(id)).toBe('paid');
      await confirm(orderNumber, { amount: '30', rate: 'all' });
      expect(await stateOf(id)).toBe('refunded');
    });

    async function unpaidCash() {
      const placed = await (await shop().post('/api/orders', orderOf([SERUM, BOOK]), freshKey())).json();
      const { id } = await db()
        .selectFrom('orders')
        .select('id')
        .where('order_number', '=', placed.orderNumber)
        .executeTakeFirstOrThrow();
      return { id, orderNumber: String(placed.orderNumber) };
    }
    const orderRow = (id: string) =>
      db()
        .selectFrom('orders')
        .select('order_number as orderNumber')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();

    test('whatever is refunded, fails, is sent and comes back: money, papers, lines and stock agree', async () => {
      const part = fc.double({ min: 0, max: 1, noNaN: true });
      const refund = fc.record({
        does: fc.constant('refund' as const),
        pieces: fc.array(part, { minLength: 2, maxLength: 2 }),
        back: fc.array(part, { minLength: 2, maxLength: 2 }),
        delivery: part,
        sum: fc.oneof(fc.constant(0), part),
        rate: fc.constantFrom('all' as const, 20, 0),
      });
      const step = fc.oneof(
        { weight: 5, arbitrary: refund },
        { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('ship', 'fail' as const) }) },
      );
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom('card' as const, 'cod' as const),
          fc.array(step, { minLength: 1, maxLength: 5 }),
          async (method, steps) => {
            await db().deleteFrom('jobs').execute();
            const before = [await stockOf(SERUM.id), await stockOf(BOOK.id)];
            const { id, orderNumber } = await place(method, [
              { ...SERUM, quantity: 2 },
              { ...BOOK, quantity: 3 },
            ]);
            for (const each of steps) {
              if (each.does === 'ship') await ship(orderNumber);
              if (each.does === 'fail') await failRefund(id);
              if ('pieces' in each) {
                const { lines, deliveryPence, keptPence } = await refundableOfOrder(db(), id);
                const result = await refundOrder(shop().platform, {
                  orderNumber,
                  lines: lines.map(({ lineId, pieces, tally }, place) => ({
                    lineId,
                    quantity: Math.round((each.pieces[place] ?? 0) * pieces),
                    restock: Math.round(
                      (each.back[place] ?? 0) * (tally.ordered - tally.cancelled - tally.returned),
                    ),
                  })),
                  deliveryPence: Math.round(each.delivery * deliveryPence),
                  amountPence: Math.round((each.sum * keptPence) / 8),
                  sumRate: each.rate,
                  reason: 'Broken',
                  key: randomUUID(),
                  actor: ACTOR,
                  isConfirmed: true,
                });
                if (!result.ok)
                  expect(['more-than-rate', 'nothing-asked', 'not-allowed', 'more-than-kept']).toContain(
                    result.problem,
                  );
              }
              await mailWork.work();
              const ledger = ledgerSums(await listLedger(db(), id));
              expect(ledger.keptPence).toBeGreaterThanOrEqual(0);
              const papers = await papersOf(id);
              for (const { number, grossPence } of papers)
                expect(takenBackOf(papers, number)).toBeLessThanOrEqual(grossPence);
              const left = uncredited(papers);
              expect(left.reduce((sum, { grossPence }) => sum + grossPence, 0)).toBe(ledger.keptPence);
              for (const { grossPence, vatPence, netPence } of left)
                expect(Math.min(grossPence, vatPence, netPence)).toBeGreaterThanOrEqual(0);
              if (ledger.keptPence === 0) for (const { vatPence } of left) expect(vatPence).toBe(0);
              const lines = await linesOf(id);
              for (const { tally, paidPence } of lines) {
                expect(tally.refundedPence).toBeLessThanOrEqual(paidPence);
                expect(tally.refunded).toBeLessThanOrEqual(tally.ordered);
                expect(tally.refunded).toBeGreaterThanOrEqual(0);
                expect(tally.cancelled + tally.sent).toBeLessThanOrEqual(tally.ordered);
                expect(tally.returned).toBeLessThanOrEqual(tally.sent);
              }
              const now = [await stockOf(SERUM.id), await stockOf(BOOK.id)];
              expect(now).toEqual(
                lines.map(({ tally }, place) => (before[place] ?? 0) - tally.ordered + tally.stockBack),
              );
            }
            // The shelf is filled again for the next order.
            await db()
              .updateTable('variants')
              .set({ stock: 50 })
              .where('product_id', 'in', (eb) =>
                eb.selectFrom('products').select('id').where('slug', 'in', [SERUM.id, BOOK.id]),
              )
              .execute();
          },
        ),
        { numRuns: 12 },
      );
    });
  },
  { demoShop: false, stripe: () => ({ ...STRIPE_KEYS, apiBase: server.address }) },
);

/** What later papers take back of one. */
function takenBackOf(papers: readonly PaperFacts[], wanted: string): number {
  return papers
    .flatMap(({ takesBack }) => takesBack)
    .flatMap(({ number, rates }) => (number === wanted ? rates : []))
    .reduce((sum, { grossPence }) => sum + grossPence, 0);
}

/** The page as it reads, without the marks that React leaves between texts. */
async function visible(response: Response | Promise<Response>): Promise<string> {
  return (await (await response).text()).replaceAll('<!-- -->', '');
}
