import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tallyLines } from '#database/queries/order/line-movements.ts';
import { listSoldLines } from '#database/queries/order/order-rows.ts';
import { findOrder, findOrderById } from '#database/queries/order/orders.ts';
import { listPapersOfOrder } from '#database/queries/paper/papers.ts';
import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import { findPaymentOfOrder } from '#database/queries/payment/payments.ts';
import { findLinkedOrderOf } from '#database/queries/returns/linked-orders.ts';
import { findReturn } from '#database/queries/returns/returns.ts';
import { listStockDifferences } from '#database/queries/stock-ledger/stock-differences.ts';
import { uncredited } from '#domain/paper/credit-facts.ts';
import { ledgerSums } from '#domain/payment/payment-state.ts';
import type { ReturnCause } from '#domain/returns/return-situation.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { recordCash } from '#operations/payment/refund-order.ts';
import { settlePayment } from '#operations/payment/settle-payment.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { askReturn } from '#operations/returns/ask-return.ts';
import { changeReturn } from '#operations/returns/change-return.ts';
import { endUnclaimed } from '#operations/returns/end-unclaimed.ts';
import { inspectReturn } from '#operations/returns/inspect-return.ts';
import { nameExchanges } from '#operations/returns/name-exchanges.ts';
import { settleReturn } from '#operations/returns/settle-return.ts';
import { importText } from '../support/import-file.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { StripeServer } from '../support/stripe-server.ts';
import { runJobs, STRIPE_KEYS } from '../support/stripe-shop.ts';
import { registerForVat } from '../support/vat-shop.ts';

const server = new StripeServer();
beforeAll(() => server.start());
afterAll(() => server.close());

const ANN = { id: 'ann', name: 'Ann' };
const DAY_MS = 24 * 60 * 60_000;
const STOCK = 900;
const SKUS = {
  'exchange-powder': 'EX-POWDER',
  'exchange-balm': 'EX-BALM',
  'exchange-book': 'EX-BOOK',
  'exchange-rarity': 'EX-RARE',
};

describeOnBothEngines(
  'exchanges',
  (shop) => {
    const db = () => shop().platform.db;
    const today = () => londonDay(new Date().toISOString());

    beforeAll(async () => {
      await registerForVat(shop());
      const head = 'id,name,price,stock,status,vat,variants';
      await importText(
        db(),
        `${head}
EX1,Exchange Blush,10,,published,standard,Rose:${STOCK}|Plum:${STOCK}
EX2,Exchange Powder,14.50,${STOCK},published,standard,
EX3,Exchange Balm,6,${STOCK},published,standard,
EX4,Exchange Book,10,${STOCK},published,zero,
EX5,Exchange Rarity,10,1,published,standard,
`,
      );
      for (const [name, sku] of [
        ['Rose', 'EX-ROSE'],
        ['Plum', 'EX-PLUM'],
      ] as const)
        await db().updateTable('variants').set({ sku }).where('name', '=', name).execute();
      for (const [slug, sku] of Object.entries(SKUS))
        await db()
          .updateTable('variants')
          .set({ sku })
          .where('product_id', 'in', db().selectFrom('products').select('id').where('slug', '=', slug))
          .execute();
    });

    const variant = async (sku: string) =>
      db().selectFrom('variants').select(['id', 'stock']).where('sku', '=', sku).executeTakeFirstOrThrow();

    async function place(quantity = 1, paidBy: 'card' | 'cod' = 'cod') {
      const { id } = await variant('EX-ROSE');
      const items = [{ id: 'exchange-blush', variant: 'Rose', variantId: id, quantity }];
      const body = orderOf(items, { paymentMethod: paidBy });
      const placed = await (await shop().post('/api/orders', body, freshKey())).json();
      const orderNumber = String(placed.orderNumber);
      if (paidBy === 'card') {
        server.attempt(placed.payment.clientSecret, 'succeed');
        await payUp(orderNumber);
      } else await recordCash(shop().platform, { orderNumber, note: '', actor: ANN });
      await changeOrderStatus(shop().platform, { orderNumber, to: 'delivered', actor: ANN, answers: {} });
      return orderBy(orderNumber);
    }
    async function payUp(orderNumber: string): Promise<void> {
      const { id } = await orderBy(orderNumber);
      const payment = await findPaymentOfOrder(db(), id);
      if (!payment) throw new Error('There is no payment');
      await settlePayment(shop().platform, payment);
    }
    async function orderBy(orderNumber: string) {
      const order = await findOrder(db(), orderNumber);
      if (!order) throw new Error('The order of the test is gone');
      return order;
    }
    async function ask(
      order: Awaited<ReturnType<typeof orderBy>>,
      quantity = 1,
      cause: ReturnCause = 'changed-mind',
    ) {
      const lineId = order.lines[0]?.lineId ?? '';
      const made = await askReturn(shop().platform, {
        orderNumber: order.orderNumber,
        key: randomUUID(),
        request: {
          wish: 'another',
          words: '',
          lines: [{ lineId, quantity, cause, condition: 'untouched', reason: '' }],
        },
        by: ANN,
      });
      if (!made.ok) throw new Error(made.problem);
      return made.id;
    }
    async function read(id: string) {
      const given = await findReturn(db(), id);
      if (!given) throw new Error('The return is gone');
      return given;
    }
    async function approve(
      id: string,
      sku: string,
      unitPence: number | null = null,
      platform = shop().platform,
    ) {
      const given = await read(id);
      const found = await nameExchanges(
        db(),
        given,
        given.lines.map((line) => ({ id: line.id, variantId: '', text: sku, unitPence })),
      );
      if (!found.ok) return found;
      return changeReturn(platform, ANN, {
        id,
        version: given.version,
        plain: { step: 'approve', postage: 'customer', answer: '', exchanges: found.named },
      });
    }
    async function receive(id: string) {
      const day = today();
      await changeReturn(shop().platform, ANN, { id, version: null, plain: { step: 'receive', day } });
      const { version, lines } = await read(id);
      await inspectReturn(shop().platform, ANN, {
        id,
        version,
        lines: lines.map((line) => ({
          id: line.id,
          found: '',
          shelf: line.quantity,
          damaged: 0,
          tester: 0,
          binned: 0,
        })),
      });
    }
    async function settle(
      id: string,
      {
        less = 0,
        pays = 0,
        platform = shop().platform,
      }: { less?: number; pays?: number; platform?: Platform } = {},
    ) {
      const { version, lines, state } = await read(id);
      return settleReturn(platform, ANN, {
        id,
        version,
        withoutGoods: state !== 'inspected',
        lines: lines.map((line) => ({
          id: line.id,
          quantity: Math.min(pays, line.quantity),
          swap: line.exchange ? line.quantity - Math.min(pays, line.quantity) : 0,
          lessPence: less,
          ground: less > 0 ? 'Used' : '',
        })),
        deliveryPence: 0,
        answer: '',
      });
    }
    async function linkedOf(id: string) {
      const linked = await findLinkedOrderOf(db(), id);
      return linked && orderBy(linked.orderNumber);
    }

    /** What the ledger has, the papers state and the lines cost is one sum, of every order. */
    async function agrees(orderId: string): Promise<void> {
      const order = await findOrderById(db(), orderId);
      if (!order) throw new Error('The order is gone');
      const ledger = ledgerSums(await listLedger(db(), orderId));
      const papers = (await listPapersOfOrder(db(), orderId)).map(({ facts }) => facts);
      const stands = uncredited(papers).reduce((sum, { grossPence }) => sum + grossPence, 0);
      expect(stands).toBe(ledger.keptPence);
      const sold = await listSoldLines(db(), orderId);
      const tallied = await tallyLines(db(), orderId, sold);
      const lines = tallied.reduce((sum, { paidPence, tally }) => sum + paidPence - tally.refundedPence, 0);
      if (order.paymentState !== 'awaiting payment')
        expect(lines + order.shippingPence).toBe(ledger.keptPence);
      expect(sold.reduce((sum, { paidPence }) => sum + paidPence, order.shippingPence)).toBe(
        order.totalPence,
      );
      expect(await listStockDifferences(db())).toEqual([]);
    }

    test('another shade at the same price costs nothing, and its stock is held from the approval on', async () => {
      const order = await place();
      const id = await ask(order);
      const before = await variant('EX-PLUM');
      expect(await approve(id, 'EX-PLUM')).toEqual({ ok: true });
      expect((await variant('EX-PLUM')).stock).toBe(before.stock - 1);
      await receive(id);
      const settled = await settle(id);
      expect(settled).toMatchObject({ ok: true, amountPence: 0 });
      expect((await variant('EX-PLUM')).stock).toBe(before.stock - 1);
      const sent = await linkedOf(id);
      expect(sent).toMatchObject({ totalPence: 0, paymentState: 'paid', orderStatus: 'confirmed' });
      expect(sent?.lines).toMatchObject([{ variant: 'Plum', quantity: 1 }]);
      expect(sent?.adjustments?.[0]?.words).toContain(
        `In exchange for 1 × Exchange Blush (Rose) of order ${order.orderNumber}`,
      );
      expect(await read(id)).toMatchObject({
        state: 'settled',
        refundedPence: 0,
        lines: [{ exchanged: 1, exchangePence: 1000, held: [] }],
      });
      await agrees(order.id);
      await agrees(sent?.id ?? '');
      const moved = await changeOrderStatus(shop().platform, {
        orderNumber: sent?.orderNumber ?? '',
        to: 'shipped',
        actor: ANN,
        answers: {},
      });
      expect(moved).toMatchObject({ ok: true });
      await agrees(sent?.id ?? '');
    });

    test('what costs more is paid by a mailed link; what costs less, the rest goes back', async () => {
      const order = await place(1, 'card');
      const id = await ask(order);
      await approve(id, 'EX-POWDER');
      await receive(id);
      expect(await settle(id)).toMatchObject({ ok: true, amountPence: 0 });
      const sent = await linkedOf(id);
      expect(sent).toMatchObject({ totalPence: 450, paymentState: 'awaiting payment' });
      await runJobs(shop());
      const payment = await findPaymentOfOrder(db(), sent?.id ?? '');
      expect(payment?.amountPence).toBe(450);
      await agrees(sent?.id ?? '');

      const cheaper = await place();
      const other = await ask(cheaper);
      await approve(other, 'EX-BALM');
      await receive(other);
      expect(await settle(other)).toMatchObject({ ok: true, amountPence: 400 });
      const brings = await linkedOf(other);
      expect(brings).toMatchObject({ totalPence: 0, paymentState: 'paid' });
      expect(await read(other)).toMatchObject({
        refundedPence: 400,
        lines: [{ refundQuantity: 1, refundPence: 400, reducedPence: 600, exchangePence: 600 }],
      });
      await agrees(cheaper.id);
      await agrees(brings?.id ?? '');
    });

    test('what bears another VAT is paid back whole and paid anew', async () => {
      const order = await place();
      const id = await ask(order);
      await approve(id, 'EX-BOOK');
      await receive(id);
      expect(await settle(id)).toMatchObject({ ok: true, amountPence: 1000 });
      expect(await linkedOf(id)).toMatchObject({ totalPence: 1000, paymentState: 'awaiting payment' });
      await agrees(order.id);
    });

    test('of what was used something is taken off, and is to be paid for what is sent', async () => {
      const order = await place();
      const id = await ask(order);
      await approve(id, 'EX-PLUM');
      await receive(id);
      expect(await settle(id, { less: 10 })).toMatchObject({ problem: 'refused' });
      expect((await read(id)).state).toBe('inspected');
      expect(await settle(id, { less: 200 })).toMatchObject({ ok: true, amountPence: 0 });
      expect(await linkedOf(id)).toMatchObject({ totalPence: 200 });
      await agrees(order.id);
    });

    test('what is held is free again where the return is refused, withdrawn or ends', async () => {
      const order = await place(3);
      const before = (await variant('EX-PLUM')).stock;
      for (const plain of [{ step: 'withdraw' }, { step: 'end' }] as const) {
        const id = await ask(order);
        await approve(id, 'EX-PLUM');
        expect((await variant('EX-PLUM')).stock).toBe(before - 1);
        if (plain.step === 'end') {
          const late = { ...shop().platform, clock: { now: () => Date.now() + 60 * DAY_MS } };
          await endUnclaimed(late);
        } else await changeReturn(shop().platform, ANN, { id, version: null, plain });
        expect((await variant('EX-PLUM')).stock).toBe(before);
        expect((await read(id)).lines[0]?.held).toEqual([]);
      }
      const id = await ask(order);
      await approve(id, 'EX-PLUM');
      await changeReturn(shop().platform, ANN, {
        id,
        version: null,
        plain: { step: 'receive', day: today() },
      });
      await changeReturn(shop().platform, ANN, {
        id,
        version: null,
        plain: { step: 'refuse', answer: 'No' },
      });
      expect((await variant('EX-PLUM')).stock).toBe(before);
      expect(await listStockDifferences(db())).toEqual([]);
    });

    test('the last piece is held once, and nobody else buys it', async () => {
      const [one, other] = [await place(), await place()];
      const [first, second] = [await ask(one), await ask(other)];
      const both = await Promise.all([approve(first, 'EX-RARE', 1000), approve(second, 'EX-RARE', 1000)]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect((await variant('EX-RARE')).stock).toBe(0);
    });

    test('a replacement for what was faulty goes out before anything comes back, once', async () => {
      const order = await place(2, 'card');
      const id = await ask(order, 1, 'faulty');
      await approve(id, 'EX-ROSE');
      const both = await Promise.all([settle(id), settle(id)]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      const sent = await linkedOf(id);
      expect(sent).toMatchObject({ totalPence: 0 });
      expect(sent?.adjustments?.[0]?.words).toContain('In place of 1 × Exchange Blush (Rose)');
      await agrees(order.id);
    });

    test('staff name what is sent on the page of the return, and see its order there and on both orders', async () => {
      const owner = await signInAs(shop(), 'owner');
      const order = await place();
      const id = await ask(order);
      const line = (await read(id)).lines[0]?.id ?? '';
      const path = `/cms/returns/${id}`;
      const page = async (of: string) =>
        (await (await shop().get(of, owner)).text()).replaceAll('<!-- -->', '');
      expect(await page(path)).toContain('Plum, ');
      const send = async (intent: string, more: Record<string, string>) =>
        postForm(shop(), path, { intent, version: String((await read(id)).version), ...more }, owner);
      const named = (text: string) => ({
        postage: 'customer',
        [`instead.${line}`]: 'another',
        [`insteadText.${line}`]: text,
      });
      expect((await send('approve', named(''))).status).toBe(422);
      expect(await (await send('approve', named('qqzzxx'))).text()).toContain('Nothing on sale');
      expect((await send('approve', named('EX-PLUM'))).status).toBe(200);
      expect(await page(path)).toContain('Exchange Blush (Plum), held');
      await receive(id);
      const done = await send('settle', { [`swap.${line}`]: '1' });
      expect(done.status).toBe(200);
      const sent = await linkedOf(id);
      for (const of of [path, `/cms/orders/${order.orderNumber}`])
        expect(await page(of)).toContain(sent?.orderNumber);
      expect(await page(`/cms/orders/${sent?.orderNumber}`)).toContain(path);
    });

    test('damaged goods go out again by one form, once, for nothing, with the claim against the carrier', async () => {
      const support = await signInAs(shop(), 'support');
      const order = await place();
      const lineId = order.lines[0]?.lineId ?? '';
      const path = `/cms/orders/${order.orderNumber}`;
      const stock = (await variant('EX-ROSE')).stock;
      const page = async (of: string) =>
        (await (await shop().get(of, support)).text()).replaceAll('<!-- -->', '');
      expect(await page(path)).toContain('Wrong or damaged');
      const fields = {
        intent: 'put-right',
        key: randomUUID(),
        does: 'send',
        [`pieces.${lineId}`]: '1',
        [`cause.${lineId}`]: 'damaged-on-the-way',
        claimCarrier: 'Test Carrier',
        claimNumber: 'CL-77',
        claimAmount: '10',
      };
      const [first, again] = [
        await postForm(shop(), path, fields, support),
        await postForm(shop(), path, fields, support),
      ];
      expect(first.status).toBe(302);
      expect(again.headers.get('location')).toBe(first.headers.get('location'));
      const sent = await orderBy(first.headers.get('location')?.split('/').at(-1) ?? '');
      expect(sent).toMatchObject({ totalPence: 0, paymentState: 'paid', orderStatus: 'confirmed' });
      expect((await variant('EX-ROSE')).stock).toBe(stock - 1);
      await agrees(order.id);
      await agrees(sent.id);
      const claims = await page('/cms/returns/claims?search=CL-77');
      expect(claims).toContain(`${order.orderNumber}-R1`);
      const returnPath = /\/cms\/returns\/[\w-]{36}/.exec(claims)?.[0] ?? '';
      const claim = { intent: 'claim', claimCarrier: 'Test Carrier', claimNumber: 'CL-77', claimAmount: '9' };
      expect((await postForm(shop(), returnPath, { ...claim, claimCarrier: '' }, support)).status).toBe(422);
      expect((await postForm(shop(), returnPath, { ...claim, claimState: 'paid' }, support)).status).toBe(
        200,
      );
      expect(await page('/cms/returns/claims?search=CL-77')).not.toContain(`${order.orderNumber}-R1`);
      expect(await page('/cms/returns/claims?search=CL-77&state=paid')).toContain('£9.00');
      const more = await postForm(
        shop(),
        path,
        { ...fields, [`pieces.${lineId}`]: '9', key: randomUUID() },
        support,
      );
      expect(more.status).toBe(409);
    });

    test('the report says what comes back and why, beside what was sold', async () => {
      const owner = await signInAs(shop(), 'owner');
      for (const by of ['reason', 'product', 'variant', 'brand']) {
        const text = await (await shop().get(`/cms/returns/report?by=${by}`, owner)).text();
        expect(text).toContain(
          by === 'reason' ? 'Damaged on the way' : by === 'brand' ? '% of' : 'Exchange Blush',
        );
        const file = await (await shop().get(`/cms/returns/report/export?by=${by}`, owner)).text();
        expect(file.split('\n').length).toBeGreaterThan(1);
      }
      const empty = await (
        await shop().get('/cms/returns/report?from=2001-01-01&to=2001-01-31', owner)
      ).text();
      expect(empty).toContain('Nothing came back');
    });

    test('money, papers, lines and stock agree through random exchanges, wherever the process dies', async () => {
      const life = fc.record({
        quantity: fc.integer({ min: 1, max: 3 }),
        sku: fc.constantFrom('EX-PLUM', 'EX-POWDER', 'EX-BALM', 'EX-BOOK', 'EX-ROSE'),
        unit: fc.constantFrom(null, 500, 1000, 2000),
        pays: fc.integer({ min: 0, max: 3 }),
        less: fc.constantFrom(0, 100),
        comesBack: fc.boolean(),
        diesAt: fc.option(fc.nat(24)),
      });
      await fc.assert(
        fc.asyncProperty(life, async ({ quantity, sku, unit, pays, less, comesBack, diesAt }) => {
          const order = await place(quantity);
          const id = await ask(order, quantity, 'faulty');
          const acts = [
            (platform: Platform) => approve(id, sku, unit, platform),
            (platform: Platform) => settle(id, { less, pays, platform }),
          ];
          for (const [at, act] of acts.entries()) {
            await act(dying(diesAt)).catch((error: unknown) => {
              if (!(error instanceof Died)) throw error;
            });
            await act(shop().platform);
            if (at === 0 && comesBack) await receive(id);
            await agrees(order.id);
            const sent = await linkedOf(id);
            if (sent) await agrees(sent.id);
          }
          const given = await read(id);
          const refunded = ledgerSums(await listLedger(db(), order.id)).refundedPence;
          expect(given.refundedPence).toBe(refunded);
          const kept = given.lines.reduce((sum, line) => sum + line.exchangePence, 0);
          const sent = await linkedOf(id);
          const worth = (sent?.lines ?? []).reduce((sum, line) => sum + line.linePence, 0);
          if (unit !== null && sent) expect(kept + sent.totalPence).toBe(worth);
        }),
        { numRuns: shop().engine === 'sqlite' ? 25 : 8 },
      );
    });

    class Died extends Error {}

    function dying(diesAt: number | null): Platform {
      const { platform } = shop();
      let left = diesAt ?? Number.POSITIVE_INFINITY;
      const id = () => {
        if (left === 0) throw new Died();
        left -= 1;
        return platform.random.id();
      };
      return { ...platform, random: { ...platform.random, id } };
    }
  },
  { demoShop: false, stripe: () => ({ ...STRIPE_KEYS, apiBase: server.address }) },
);
