import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAddable } from '#database/queries/corrections/addable-variants.ts';
import { listCorrections } from '#database/queries/corrections/order-corrections.ts';
import { tallyLines } from '#database/queries/order/line-movements.ts';
import { listSoldLines } from '#database/queries/order/order-rows.ts';
import { findOrder, findOrderById } from '#database/queries/order/orders.ts';
import { listPapersOfOrder } from '#database/queries/paper/papers.ts';
import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import { findPaymentOfOrder, listPaymentsOfOrder } from '#database/queries/payment/payments.ts';
import { listRefunds } from '#database/queries/payment/refunds.ts';
import type { WantedCorrection } from '#domain/corrections/wanted-correction.ts';
import type { Order } from '#domain/order/order.ts';
import { uncredited } from '#domain/paper/credit-facts.ts';
import { ledgerSums } from '#domain/payment/payment-state.ts';
import { applyCorrection, previewCorrection } from '#operations/corrections/apply-correction.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { sendParcel } from '#operations/parcels/send-parcel.ts';
import { recordCash, refundOrder } from '#operations/payment/refund-order.ts';
import { settlePayment } from '#operations/payment/settle-payment.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { refundableOfOrder } from '#operations/refunds/refundable-of-order.ts';
import { importText } from '../support/import-file.ts';
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
const BOOK = { id: 'book-of-scents', variant: 'Standard', quantity: 1 };
const TOWEL = { id: 'soft-towel', variant: 'Standard', quantity: 1 };

describeOnBothEngines(
  'a correction of goods',
  (shop) => {
    const { work, mails } = useMailWork(shop);
    const db = () => shop().platform.db;
    let owner: Record<string, string>;
    beforeAll(async () => {
      owner = await signInAs(shop(), 'owner');
      shop().platform.sendsMail = async () => true;
      await registerForVat(shop());
      const file = [
        'id,name,price,stock,status,vat',
        'V1,Book of Scents,10,90,published,zero',
        'V2,Soft Towel,12,90,published,standard',
      ];
      await importText(db(), `${file.join('\n')}\n`);
      await db()
        .updateTable('variants')
        .set({ stock: 90 })
        .where('product_id', 'in', productOf(SERUM.id))
        .execute();
    });

    const productOf = (slug: string) => db().selectFrom('products').select('id').where('slug', '=', slug);
    const variantOf = async (slug: string) =>
      (
        await db()
          .selectFrom('variants')
          .select('id')
          .where('product_id', 'in', productOf(slug))
          .executeTakeFirstOrThrow()
      ).id;
    const stockOf = async (slug: string) =>
      (
        await db()
          .selectFrom('variants')
          .select('stock')
          .where('product_id', 'in', productOf(slug))
          .executeTakeFirstOrThrow()
      ).stock;
    async function place(
      paymentMethod: 'card' | 'cod' | 'unpaid' = 'card',
      items: object[] = [{ ...SERUM, quantity: 3 }, BOOK],
    ): Promise<Order> {
      const body = orderOf(items, { paymentMethod: paymentMethod === 'cod' ? 'cod' : 'card' });
      const placed = await (await shop().post('/api/orders', body, freshKey())).json();
      const order = await findOrder(db(), String(placed.orderNumber));
      if (!order) throw new Error('The order of the test was not placed');
      if (paymentMethod === 'card') {
        server.attempt(placed.payment.clientSecret, 'succeed');
        await settle(order.id);
      }
      if (paymentMethod !== 'unpaid') await work();
      await db().deleteFrom('mails').execute();
      return reload(order);
    }
    const reload = async ({ id }: Pick<Order, 'id'>) => {
      const order = await findOrderById(db(), id);
      if (!order) throw new Error('The order of the test is gone');
      return order;
    };
    const settle = async (orderId: string) => {
      for (const payment of await listPaymentsOfOrder(db(), orderId))
        await settlePayment(shop().platform, payment);
    };
    const want = ({ customerInfo }: Order, changes: Partial<WantedCorrection>): WantedCorrection => ({
      customerInfo,
      lines: [],
      added: [],
      service: null,
      deliveryPence: null,
      reason: 'Asked for by phone',
      ...changes,
    });
    const lineOf = (order: Order, place: number, changes: object = {}) => {
      const { lineId = '', quantity = 0, unitPricePence = 0 } = order.lines[place] ?? {};
      return { lineId, quantity, unitPricePence, variantId: null, ...changes };
    };
    async function correct(
      order: Order,
      changes: Partial<WantedCorrection>,
      { platform = shop().platform, key = randomUUID() }: { platform?: Platform; key?: string } = {},
    ) {
      const wanted = want(order, changes);
      const { orderNumber } = order;
      const preview = await previewCorrection(platform, orderNumber, wanted);
      const seen = preview.ok ? preview.seen : '';
      const asked = { orderNumber, wanted, key, seen, sendsMail: true, actor: ACTOR, mayChangeGoods: true };
      return { preview, asked, outcome: await applyCorrection(platform, asked) };
    }
    const papersOf = async ({ id }: Pick<Order, 'id'>) =>
      (await listPapersOfOrder(db(), id)).map(({ facts }) => facts);
    const papered = async (order: Pick<Order, 'id'>) =>
      uncredited(await papersOf(order)).reduce((sum, { grossPence }) => sum + grossPence, 0);
    /** What was paid, less what went back or is promised. */
    const kept = async ({ id }: Pick<Order, 'id'>) => {
      const promised = (await listRefunds(db(), id))
        .filter(({ state }) => state === 'requested' || state === 'pending')
        .reduce((sum, { amountPence }) => sum + amountPence, 0);
      return ledgerSums(await listLedger(db(), id)).keptPence - promised;
    };
    /** What is paid for lines and delivery, less what refunds of them gave back. */
    const agreed = async ({ id }: Pick<Order, 'id'>) => {
      const lines = await tallyLines(db(), id, await listSoldLines(db(), id));
      const { shippingPence } = await reload({ id });
      return lines.reduce(
        (sum, { paidPence, tally }) => sum + paidPence - tally.refundedPence,
        shippingPence,
      );
    };
    const sumsAgree = async (order: Order) => {
      expect(await kept(order)).toBe(await agreed(order));
      expect(await papered(order)).toBe(await agreed(order));
    };

    test('that costs less gives the difference back once, with stock, papers and history', async () => {
      const order = await place();
      const stock = await stockOf(SERUM.id);
      const { unitPricePence = 0 } = order.lines[0] ?? {};
      const { asked, outcome } = await correct(order, {
        lines: [lineOf(order, 0, { quantity: 1 }), lineOf(order, 1, { quantity: 0 })],
      });
      expect(outcome.ok).toBe(true);
      expect(await applyCorrection(shop().platform, asked)).toEqual(outcome);
      const backPence = unitPricePence * 2 + 1000;
      const after = await reload(order);
      expect(after).toMatchObject({
        totalPence: order.totalPence - backPence,
        shippingPence: order.shippingPence,
        paymentState: 'paid',
        lines: [{ quantity: 1, linePence: unitPricePence }],
      });
      expect(await stockOf(SERUM.id)).toBe(stock + 2);
      expect(await listRefunds(db(), order.id)).toMatchObject([
        { amountPence: backPence, state: 'requested', reason: 'Your order was changed.' },
      ]);
      await work(MINUTE);
      expect(await listRefunds(db(), order.id)).toMatchObject([{ state: 'done' }]);
      expect(await reload(order)).toMatchObject({ paymentState: 'partly refunded' });
      const [invoice, note, replacing, ...more] = await papersOf(order);
      expect(more).toEqual([]);
      expect([invoice?.grossPence, note?.grossPence, replacing?.grossPence]).toEqual([
        order.totalPence,
        order.totalPence,
        order.totalPence - backPence,
      ]);
      expect(note?.lines.map(({ name }) => name)).toContain('Book of Scents');
      expect(replacing?.lines.map(({ quantity, name }) => `${quantity} ${name}`)).toEqual([
        `1 ${order.lines[0]?.name}`,
        ...(order.shippingPence > 0 ? ['1 Delivery'] : []),
      ]);
      await sumsAgree(order);
      const kinds = (await mails()).map(({ kind }) => kind);
      expect(kinds.toSorted()).toEqual(['order-corrected', 'order-refunded']);
      const [correction] = await listCorrections(db(), order.id);
      expect(correction).toMatchObject({ reason: 'Asked for by phone', facts: { backPence, owedPence: 0 } });
    });

    test('a swap for the same price moves stock and papers, and no money', async () => {
      const order = await place('card', [{ ...TOWEL, quantity: 2 }]);
      const towels = await stockOf(TOWEL.id);
      const books = await stockOf(BOOK.id);
      const { outcome } = await correct(order, {
        lines: [lineOf(order, 0, { quantity: 1 })],
        added: [{ variantId: await variantOf(BOOK.id), quantity: 1, unitPricePence: 1200 }],
      });
      expect(outcome.ok).toBe(true);
      expect([await stockOf(TOWEL.id), await stockOf(BOOK.id)]).toEqual([towels + 1, books - 1]);
      const after = await reload(order);
      expect(after.totalPence).toBe(order.totalPence);
      expect(after.lines.map(({ name, quantity }) => `${quantity} ${name}`)).toEqual([
        '1 Soft Towel',
        '1 Book of Scents',
      ]);
      expect(await listRefunds(db(), order.id)).toEqual([]);
      const rates = (await papersOf(order)).at(-1)?.rates.map(({ ratePercent }) => ratePercent);
      expect(rates).toEqual([20, 0]);
      await sumsAgree(order);
    });

    test('of a cash order changes what is collected, and the invoice of the dispatch states it', async () => {
      const order = await place('cod');
      const { outcome } = await correct(order, {
        lines: [lineOf(order, 0, { quantity: 2, unitPricePence: 900 })],
      });
      expect(outcome.ok).toBe(true);
      const after = await reload(order);
      expect(after).toMatchObject({
        paymentState: 'cash due',
        totalPence: 1800 + 1000 + order.shippingPence,
      });
      expect(await papersOf(order)).toEqual([]);
      await changeOrderStatus(shop().platform, {
        orderNumber: order.orderNumber,
        to: 'shipped',
        actor: ACTOR,
        answers: {},
      });
      await recordCash(shop().platform, { orderNumber: order.orderNumber, note: '', actor: ACTOR });
      expect(await kept(order)).toBe(after.totalPence);
      await sumsAgree(order);
    });

    test('of an unpaid order ends the payment that was begun, and asks for the new sum', async () => {
      const order = await place('unpaid');
      const before = await findPaymentOfOrder(db(), order.id);
      await correct(order, { lines: [lineOf(order, 0, { quantity: 1 })] });
      const after = await reload(order);
      await work();
      const payment = await findPaymentOfOrder(db(), order.id);
      expect(payment).toMatchObject({ purpose: 'order', amountPence: after.totalPence, reference: null });
      expect(payment?.id).not.toBe(before?.id);
      expect(server.intents.get(before?.reference ?? '')?.status).toBe('canceled');
      expect(await reload(order)).toMatchObject({
        orderStatus: 'confirmed',
        paymentState: 'awaiting payment',
      });
      const opened = await (
        await shop().post(`/api/orders/${order.orderNumber}/payment`, { email: order.customerInfo.email })
      ).json();
      server.attempt(opened.payment.clientSecret, 'succeed');
      await settle(order.id);
      await work();
      expect(await reload(order)).toMatchObject({ paymentState: 'paid' });
      await sumsAgree(order);
    });

    test('of an order that is paid at the old sum meanwhile gives the difference back', async () => {
      const order = await place('unpaid');
      const before = await findPaymentOfOrder(db(), order.id);
      await correct(order, { lines: [lineOf(order, 0, { quantity: 1 })] });
      server.attempt(before?.clientSecret ?? '', 'succeed');
      await work();
      await work(MINUTE);
      const after = await reload(order);
      expect(after.paymentState).toBe('partly refunded');
      expect(await findPaymentOfOrder(db(), order.id)).toMatchObject({ id: before?.id });
      expect(await kept(order)).toBe(after.totalPence);
      await sumsAgree(order);
    });

    test('whose refund fails leaves the money as what it is: no refund of lines gives it', async () => {
      const order = await place();
      await correct(order, { lines: [lineOf(order, 1, { quantity: 0 })] });
      await work(MINUTE);
      const [refund] = await listRefunds(db(), order.id);
      const made = server.refunds.find((each) => each.id === refund?.reference);
      if (made) made.status = 'failed';
      await settle(order.id);
      expect(await listRefunds(db(), order.id)).toMatchObject([{ state: 'failed' }]);
      const after = await reload(order);
      expect(await kept(order)).toBe(order.totalPence);
      expect(await papered(order)).toBe(after.totalPence);
      expect(await refundableOfOrder(db(), order.id)).toMatchObject({ keptPence: after.totalPence });
    });

    test('is made whole or not at all, wherever the process ends', async () => {
      const order = await place();
      const stock = await stockOf(SERUM.id);
      const changes = {
        lines: [lineOf(order, 0, { quantity: 1 })],
        added: [{ variantId: await variantOf(TOWEL.id), quantity: 1, unitPricePence: null }],
      };
      const key = randomUUID();
      const before = JSON.stringify([order, await papersOf(order)]);
      let ends = 0;
      for (let step = 0; step < 60; step += 1) {
        let ids = 0;
        const dying: Platform = {
          ...shop().platform,
          random: {
            ...shop().platform.random,
            id: () => {
              ids += 1;
              if (ids > step) throw new Error('The process of the test ended');
              return randomUUID();
            },
          },
        };
        const outcome = await correct(order, changes, { platform: dying, key }).catch(() => null);
        if (outcome) break;
        ends += 1;
        expect(JSON.stringify([await reload(order), await papersOf(order)])).toBe(before);
        expect(await stockOf(SERUM.id)).toBe(stock);
      }
      expect(ends).toBeGreaterThan(5);
      expect(await listCorrections(db(), order.id)).toHaveLength(1);
      await work(MINUTE);
      await sumsAgree(order);
    });

    test('by two members of staff at once is made as one of them saw it', async () => {
      const order = await place();
      const stock = await stockOf(SERUM.id);
      const outcomes = await Promise.all(
        [1, 2].map((quantity) => correct(order, { lines: [lineOf(order, 0, { quantity })] })),
      );
      expect(outcomes.map(({ outcome }) => outcome.ok).toSorted()).toEqual([false, true]);
      const after = await reload(order);
      expect(await stockOf(SERUM.id)).toBe(stock + 3 - (after.lines[0]?.quantity ?? 0));
      await work(MINUTE);
      await sumsAgree(order);
    });

    test('is made on the page: shown first, by owners and managers, with what is found by name or SKU', async () => {
      const order = await place('cod');
      const path = `/cms/orders/${order.orderNumber}/correct`;
      const lineId = order.lines[0]?.lineId ?? '';
      const textOf = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '');
      const send = (fields: Record<string, string>, by = owner) =>
        postForm(shop(), path, { key: 'goods', mail: 'yes', reason: 'Asked for', ...fields }, by);
      const towel = await variantOf(TOWEL.id);
      const found = await textOf(await send({ intent: 'find', find: 'towel' }));
      // One product alone is found: it is added at once.
      expect(found).toContain(`name="added.0" value="${towel}"`);
      const several = await textOf(await send({ intent: 'preview', find: 'rose' }));
      expect(several).toMatch(/value="add:[^"]+"/);
      const none = await textOf(await send({ intent: 'find', find: 'qqqqqq' }));
      expect(none).toContain('Nothing on sale is called “qqqqqq”.');
      const twice = await textOf(
        await send({ intent: `add:${towel}`, 'added.0': towel, 'addedQuantity.0': '1' }),
      );
      expect(twice).toMatch(/name="addedQuantity.0"[^>]*value="2"/);
      const fields = { [`quantity.${lineId}`]: '1', 'added.0': towel, 'addedQuantity.0': '1' };
      const shown = await textOf(await send({ intent: 'preview', ...fields }));
      for (const text of [
        '2 pieces back into stock.',
        '1 piece taken from stock.',
        'Soft Towel',
        '1 for £12.00',
      ])
        expect(shown).toContain(text);
      const seen = /name="seen" value="([^"]*)"/.exec(shown)?.[1] ?? '';
      const support = await signInAs(shop(), 'support');
      expect((await send({ intent: 'apply', seen, ...fields }, support)).status).toBe(403);
      expect((await reload(order)).totalPence).toBe(order.totalPence);
      expect((await send({ intent: 'apply', seen, ...fields })).status).toBe(302);
      expect((await reload(order)).lines.map(({ name, quantity }) => `${quantity} ${name}`)).toContain(
        '1 Soft Towel',
      );
      const wrong = await send({ intent: 'preview', [`quantity.${lineId}`]: 'x', deliveryPrice: 'free' });
      expect(wrong.status).toBe(422);
      const text = await textOf(wrong);
      expect(text).toContain('Enter how many: 0 or more');
      expect(text).toContain('Delivery must be an amount such as 24.99');
      expect(await listAddable(db(), [towel])).toMatchObject([{ name: 'Soft Towel', pricePence: 1200 }]);
    });

    test('in random lives keeps ledger, papers and lines equal, and stock what moved', async () => {
      const steps = fc.array(
        fc.oneof(
          fc.record({
            does: fc.constant('correct' as const),
            quantities: fc.tuple(fc.nat(4), fc.nat(3)),
            price: fc.option(fc.integer({ min: 100, max: 1000 }), { freq: 3 }),
            adds: fc.boolean(),
            delivery: fc.option(fc.nat(599), { freq: 2 }),
          }),
          fc.record({
            does: fc.constant('refund' as const),
            place: fc.nat(2),
            quantity: fc.integer({ min: 1, max: 2 }),
          }),
          fc.record({ does: fc.constant('send' as const), place: fc.nat(2) }),
          fc.record({ does: fc.constant('goodwill' as const), pence: fc.integer({ min: 1, max: 300 }) }),
        ),
        { minLength: 1, maxLength: 6 },
      );
      const towel = await variantOf(TOWEL.id);
      let corrected = 0;
      await fc.assert(
        fc.asyncProperty(fc.constantFrom('card' as const, 'cod' as const), steps, async (method, life) => {
          const placed = await place(method);
          const { orderNumber } = placed;
          for (const step of life) {
            const order = await reload(placed);
            const line =
              order.lines[
                step.does === 'correct' || step.does === 'goodwill' ? 0 : step.place % order.lines.length
              ];
            if (step.does === 'correct') {
              const lines = order.lines.slice(0, 2).map((each, place) => ({
                lineId: each.lineId,
                quantity: Math.min(each.quantity, step.quantities[place] ?? 0),
                unitPricePence: Math.min(each.unitPricePence, step.price ?? each.unitPricePence),
                variantId: null,
              }));
              const added = step.adds ? [{ variantId: towel, quantity: 1, unitPricePence: 300 }] : [];
              const { outcome } = await correct(order, { lines, added, deliveryPence: step.delivery });
              corrected += Number(outcome.ok);
            } else if (step.does === 'send' && line)
              await sendParcel(shop().platform, {
                orderNumber,
                key: randomUUID(),
                pieces: [{ lineId: line.lineId, quantity: 1 }],
                details: { tracking: { carrier: '', number: '', link: '' }, weightGrams: null, sentAt: null },
                actor: ACTOR,
                isConfirmed: true,
              });
            else if (method === 'card' && line) {
              const lines =
                step.does === 'refund' ? [{ lineId: line.lineId, quantity: step.quantity, restock: 0 }] : [];
              await refundOrder(shop().platform, {
                orderNumber,
                lines,
                amountPence: step.does === 'goodwill' ? step.pence : 0,
                sumRate: 'all',
                reason: 'A reason',
                key: randomUUID(),
                actor: ACTOR,
                isConfirmed: true,
              });
            }
            await work();
          }
          const order = await reload(placed);
          const sums = order.lines.reduce((sum, { linePence }) => sum + linePence, order.shippingPence);
          expect(order.totalPence).toBeLessThanOrEqual(sums);
          if (method === 'cod') return;
          const goodwill = (await listRefunds(db(), order.id))
            .filter(({ correctionId }) => correctionId === null)
            .reduce((sum, { amountPence }) => sum + amountPence, 0);
          const owed = order.differencePence ?? 0;
          expect(await kept(order)).toBe(order.totalPence - owed - goodwill);
          expect(await papered(order)).toBe(await kept(order));
        }),
        { numRuns: shop().engine === 'sqlite' ? 25 : 8 },
      );
      expect(corrected).toBeGreaterThan(0);
    });
  },
  { demoShop: false, stripe: () => ({ ...STRIPE_KEYS, apiBase: server.address }) },
);
