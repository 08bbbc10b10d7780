import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tallyLines } from '#database/queries/order/line-movements.ts';
import { listSoldLines } from '#database/queries/order/order-rows.ts';
import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import { findPaymentOfOrder } from '#database/queries/payment/payments.ts';
import { hasLeft, ORDER_STATUSES, type OrderStatus } from '#domain/order/order.ts';
import { parseOrderRequest } from '#domain/order/order-request.ts';
import { STOCK_CHOICES, type StockChoice } from '#domain/order-moves/move-questions.ts';
import { ledgerSums } from '#domain/payment/payment-state.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { deleteOrders } from '#operations/order/change-orders.ts';
import { beginMove, undoMove, workOnMove } from '#operations/order/move-orders.ts';
import { placeOrder } from '#operations/order/place-order.ts';
import { reconcilePayments } from '#operations/payment/reconcile-payments.ts';
import { recordCash, refundOrder } from '#operations/payment/refund-order.ts';
import { settlePayment } from '#operations/payment/settle-payment.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { StripeServer } from '../support/stripe-server.ts';
import { runJobs, STRIPE_KEYS } from '../support/stripe-shop.ts';

const server = new StripeServer();
beforeAll(() => server.start());
afterAll(() => server.close());

const ACTOR = { id: 'owner', name: 'Owner' };
const MINUTE = 61_000;
const HOUR = 60 * MINUTE;

type Step =
  | { does: 'set'; to: OrderStatus; stock: StockChoice; refunds: boolean }
  | { does: 'set-many'; to: OrderStatus; ends: 'undone' | 'final' | 'open' }
  | { does: 'refund'; pence: number }
  | { does: 'refund-all' | 'pay' | 'cash' | 'expire' | 'refund-fails' };

const STEPS: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('set' as const),
      to: fc.constantFrom(...ORDER_STATUSES),
      stock: fc.constantFrom(...STOCK_CHOICES),
      refunds: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('set-many' as const),
      to: fc.constantFrom(...ORDER_STATUSES),
      ends: fc.constantFrom('undone' as const, 'final' as const, 'open' as const),
    }),
  },
  fc.record({ does: fc.constant('refund' as const), pence: fc.integer({ min: 1, max: 4000 }) }),
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom(
        'pay' as const,
        'cash' as const,
        'expire' as const,
        'refund-all' as const,
        'refund-fails' as const,
      ),
    }),
  },
);

const LIVES = fc.record({
  paymentMethod: fc.constantFrom('cod' as const, 'card' as const),
  quantity: fc.integer({ min: 1, max: 3 }),
  steps: fc.array(STEPS, { minLength: 1, maxLength: 9 }),
});

describeOnBothEngines(
  'what happens to the lines of an order',
  (shop) => {
    let other = '';
    beforeAll(async () => {
      await db().updateTable('variants').set({ stock: 5000 }).execute();
      await db().updateTable('products').set({ stock: 5000 }).execute();
      const row = await db()
        .selectFrom('variants')
        .innerJoin('products', 'products.id', 'variants.product_id')
        .select('products.slug')
        .where('variants.name', '=', SERUM.variant)
        .where('products.slug', '!=', SERUM.id)
        .where('products.status', '=', 'published')
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('set_parts').select('set_id').whereRef('set_id', '=', 'products.id'))),
        )
        .orderBy('products.slug')
        .executeTakeFirstOrThrow();
      other = row.slug;
    });
    beforeEach(async () => {
      await db().deleteFrom('jobs').execute();
    });

    const db = () => shop().platform.db;
    const later = (ms: number): Platform => ({
      ...shop().platform,
      clock: { now: () => shop().platform.clock.now() + ms },
    });
    const place = async (paymentMethod: 'cod' | 'card' = 'cod', quantity = 2) => {
      const body = orderOf(
        [
          { ...SERUM, quantity },
          { ...SERUM, id: other },
        ],
        { paymentMethod },
      );
      const parsed = parseOrderRequest(body, { takesCard: false });
      if (!parsed.ok) throw new Error('The order of the test is not valid');
      const key = freshKey()['idempotency-key'] ?? '';
      const placed = await placeOrder(shop().platform, key, parsed.order, null);
      if (placed instanceof Response || !placed.ok) throw new Error('The order of the test was not placed');
      return placed.order;
    };
    const set = (orderNumber: string, to: OrderStatus, stock: StockChoice = 'return', refunds = false) =>
      changeOrderStatus(shop().platform, { orderNumber, to, actor: ACTOR, answers: { refunds, stock } });
    const finishMoves = async (id: string, platform: Platform = shop().platform) => {
      while (await workOnMove(platform, id));
    };
    const pay = async () => {
      for (const intent of server.intents.values()) server.attempt(intent.client_secret, 'succeed');
      await reconcilePayments(later(2 * MINUTE));
    };
    const rowOf = (id: string) =>
      db().selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const linesOf = async (id: string) => tallyLines(db(), id, await listSoldLines(db(), id));
    const movementsOf = (id: string) =>
      db()
        .selectFrom('line_movements')
        .innerJoin('order_lines', 'order_lines.id', 'line_movements.line_id')
        .select([
          'order_lines.position',
          'line_movements.kind',
          'line_movements.quantity',
          'line_movements.stock_back',
        ])
        .where('line_movements.order_id', '=', id)
        .orderBy('line_movements.at')
        .orderBy('order_lines.position')
        .execute();
    const stockOf = async () => {
      const rows = await db()
        .selectFrom('variants')
        .innerJoin('products', 'products.id', 'variants.product_id')
        .select(['variants.id', 'variants.stock'])
        .where('products.slug', 'in', [SERUM.id, other])
        .execute();
      return new Map(rows.map(({ id, stock }) => [id, stock]));
    };
    const refund = async (orderNumber: string, amountPence: number, key: string) =>
      refundOrder(shop().platform, {
        orderNumber,
        amountPence,
        reason: 'Broken',
        key,
        actor: ACTOR,
        isConfirmed: true,
      });

    test('an order that is placed writes no movement: what was ordered is the line', async () => {
      const { id, lines } = await place();
      expect(new Set(lines.map(({ lineId }) => lineId)).size).toBe(2);
      expect(await movementsOf(id)).toEqual([]);
    });

    test('a status writes what it implies once, and what it takes back by movements against it', async () => {
      const { id, orderNumber } = await place();
      for (const to of ['processing', 'shipped', 'shipped', 'delivered'] as const)
        expect(await set(orderNumber, to)).toMatchObject({ ok: true });
      expect(await movementsOf(id)).toEqual([
        { position: 0, kind: 'sent', quantity: 2, stock_back: 0 },
        { position: 1, kind: 'sent', quantity: 1, stock_back: 0 },
      ]);
      expect(await set(orderNumber, 'processing')).toMatchObject({ ok: true });
      expect(await set(orderNumber, 'cancelled', 'return')).toMatchObject({ ok: true });
      const counted = (await linesOf(id)).map(({ tally: { cancelled, sent, stockBack } }) => ({
        cancelled,
        sent,
        stockBack,
      }));
      expect(counted).toEqual([
        { cancelled: 2, sent: 0, stockBack: 2 },
        { cancelled: 1, sent: 0, stockBack: 1 },
      ]);
      const [first] = await db()
        .selectFrom('line_movements')
        .select(['actor', 'reason', 'cause'])
        .where('order_id', '=', id)
        .where('quantity', '<', 0)
        .execute();
      expect(first).toEqual({ actor: 'Owner', reason: 'The order was set to processing', cause: 'status' });
    });

    test('a movement is never edited and never removed, but for an order that is deleted', async () => {
      const { id, orderNumber } = await place();
      await set(orderNumber, 'cancelled');
      const movements = () =>
        db().selectFrom('line_movements').selectAll().where('order_id', '=', id).execute();
      const before = await movements();
      expect(before).toHaveLength(2);
      await expect(
        db().updateTable('line_movements').set({ quantity: 7 }).where('order_id', '=', id).execute(),
      ).rejects.toThrow('A line movement is never edited');
      await expect(db().deleteFrom('line_movements').where('order_id', '=', id).execute()).rejects.toThrow(
        'A line movement is never removed',
      );
      expect(await movements()).toEqual(before);
      expect(await deleteOrders(shop().platform, ACTOR, [orderNumber])).toBe(1);
      expect(await movements()).toEqual([]);
    });

    test('a cancellation of many moves its lines when it cannot be undone, or when one is changed by itself', async () => {
      const [undone, final, changed] = await Promise.all([place(), place(), place()]);
      const before = await stockOf();
      const { orderNumber } = undone;
      const first = await beginMove(shop().platform, ACTOR, {
        orderNumbers: [orderNumber],
        to: 'cancelled',
        refunds: false,
      });
      await finishMoves(first);
      expect(await movementsOf(undone.id)).toEqual([]);
      await undoMove(shop().platform, ACTOR, first);
      await finishMoves(first);
      expect(await movementsOf(undone.id)).toEqual([]);
      const second = await beginMove(shop().platform, ACTOR, {
        orderNumbers: [final.orderNumber, changed.orderNumber],
        to: 'cancelled',
        refunds: false,
      });
      await finishMoves(second);
      await set(changed.orderNumber, 'shipped');
      await finishMoves(second, later(MINUTE));
      expect((await linesOf(final.id)).map(({ tally }) => [tally.cancelled, tally.stockBack])).toEqual([
        [2, 2],
        [1, 1],
      ]);
      expect((await linesOf(changed.id)).map(({ tally }) => [tally.cancelled, tally.sent])).toEqual([
        [0, 2],
        [0, 1],
      ]);
      const after = await stockOf();
      const moved = [...before].map(([id, count]) => (after.get(id) ?? 0) - count);
      expect(moved.toSorted()).toEqual([1, 2]);
    });

    test('lines are refunded when all of the money is back, and not after all where a refund fails', async () => {
      const { id, orderNumber, totalPence } = await place('card');
      await pay();
      await refund(orderNumber, 1000, `part-${id}`);
      await runJobs(shop());
      expect(await movementsOf(id)).toEqual([]);
      await refund(orderNumber, totalPence - 1000, `rest-${id}`);
      await runJobs(shop());
      const counted = async () =>
        (await linesOf(id)).map(({ quantity, paidPence, tally }) => [
          tally.refunded / quantity,
          tally.refundedPence / paidPence,
        ]);
      expect(await counted()).toEqual([
        [1, 1],
        [1, 1],
      ]);
      await failRefund(id);
      expect(await counted()).toEqual([
        [0, 0],
        [0, 0],
      ]);
      expect((await movementsOf(id)).map(({ kind, quantity }) => [kind, quantity])).toEqual([
        ['refunded', 2],
        ['refunded', 1],
        ['refunded', -2],
        ['refunded', -1],
      ]);
    });

    test('in any life of an order its movements agree with status, stock and money', {
      timeout: 240_000,
    }, async () => {
      await fc.assert(fc.asyncProperty(LIVES, follow), { numRuns: shop().engine === 'sqlite' ? 30 : 12 });
    });

    /** Has the last refund of an order fail after it was done, as a bank may. */
    async function failRefund(orderId: string): Promise<void> {
      const row = await db()
        .selectFrom('refunds')
        .select('reference')
        .where('order_id', '=', orderId)
        .where('state', '=', 'done')
        .where('reference', 'is not', null)
        .orderBy('requested_at', 'desc')
        .orderBy('id', 'desc')
        .executeTakeFirst();
      const made = server.refunds.find(({ id }) => id === row?.reference);
      if (!made) return;
      made.status = 'failed';
      const payment = await findPaymentOfOrder(db(), orderId);
      if (payment) await settlePayment(shop().platform, payment);
    }

    async function follow({
      paymentMethod,
      quantity,
      steps,
    }: typeof LIVES extends fc.Arbitrary<infer L> ? L : never) {
      await db().deleteFrom('jobs').execute();
      const before = await stockOf();
      const { id, orderNumber, totalPence } = await place(paymentMethod, quantity);
      for (const [place, step] of steps.entries()) {
        const key = `${id}-${place}`;
        switch (step.does) {
          case 'set':
            await set(orderNumber, step.to, step.stock, step.refunds);
            await runJobs(shop());
            break;
          case 'set-many': {
            const move = await beginMove(shop().platform, ACTOR, {
              orderNumbers: [orderNumber],
              to: step.to,
              refunds: false,
            });
            await finishMoves(move);
            if (step.ends === 'undone') await undoMove(shop().platform, ACTOR, move);
            if (step.ends !== 'open') await finishMoves(move, later(MINUTE));
            break;
          }
          case 'pay':
            if (paymentMethod === 'card') await pay();
            break;
          case 'cash':
            await recordCash(shop().platform, { orderNumber, note: '', actor: ACTOR });
            break;
          case 'refund':
            await refund(orderNumber, step.pence, key);
            await runJobs(shop());
            break;
          case 'refund-all': {
            const { keptPence } = ledgerSums(await listLedger(db(), id));
            if (keptPence > 0) await refund(orderNumber, keptPence, key);
            await runJobs(shop());
            break;
          }
          case 'refund-fails':
            await failRefund(id);
            break;
          case 'expire':
            await runJobs(shop(), HOUR);
        }
        await check(id, totalPence, before);
      }
      // What waits for the end of a change of many.
      await runJobs(shop(), 24 * HOUR);
      await check(id, totalPence, before);
      const { order_status: status } = await rowOf(id);
      for (const { quantity: ordered, tally } of await linesOf(id)) {
        if (status === 'cancelled')
          expect([tally.sent - tally.returned, tally.cancelled]).toEqual(restOf(ordered, tally));
        else
          expect([tally.cancelled, tally.sent, tally.returned]).toEqual([
            0,
            hasLeft(status) ? ordered : 0,
            0,
          ]);
      }
    }

    /** A cancelled line is back, whole, or away, whole. */
    function restOf(ordered: number, { sent, returned }: { sent: number; returned: number }): number[] {
      return sent === 0 ? [0, ordered] : [returned === 0 ? ordered : 0, 0];
    }

    async function check(id: string, totalPence: number, before: ReadonlyMap<string, number>): Promise<void> {
      const lines = await linesOf(id);
      const now = await stockOf();
      const { payment_state: state } = await rowOf(id);
      const { refundedPence } = ledgerSums(await listLedger(db(), id));
      for (const { variantId, quantity, paidPence, tally } of lines) {
        expect(tally.cancelled).toBeGreaterThanOrEqual(0);
        expect(tally.sent).toBeGreaterThanOrEqual(0);
        expect(tally.returned).toBeGreaterThanOrEqual(0);
        expect(tally.cancelled + tally.sent).toBeLessThanOrEqual(quantity);
        expect(tally.returned).toBeLessThanOrEqual(tally.sent);
        expect(tally.refundedPence).toBe(state === 'refunded' ? paidPence : 0);
        expect(tally.refunded).toBe(state === 'refunded' ? quantity : 0);
        expect(now.get(variantId)).toBe((before.get(variantId) ?? 0) - quantity + tally.stockBack);
      }
      expect(refundedPence).toBeLessThanOrEqual(totalPence);
    }
  },
  { demoShop: false, stripe: () => ({ ...STRIPE_KEYS, apiBase: server.address }) },
);
