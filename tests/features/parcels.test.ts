import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { tallyLines } from '#database/queries/order/line-movements.ts';
import { listSoldLines } from '#database/queries/order/order-rows.ts';
import { findOrder, listOrderEvents } from '#database/queries/order/orders.ts';
import { listParcels, listSentProgress } from '#database/queries/parcels/parcels.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/order/order.ts';
import { parseOrderRequest } from '#domain/order/order-request.ts';
import { toSend } from '#domain/order-lines/line-state.ts';
import { STOCK_CHOICES, type StockChoice } from '#domain/order-moves/move-questions.ts';
import { standingParcels } from '#domain/parcels/parcel.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { deleteOrders } from '#operations/order/change-orders.ts';
import { beginMove, undoMove, workOnMove } from '#operations/order/move-orders.ts';
import { placeOrder } from '#operations/order/place-order.ts';
import { correctParcel } from '#operations/parcels/correct-parcel.ts';
import { sendParcel } from '#operations/parcels/send-parcel.ts';
import { undoParcel } from '#operations/parcels/undo-parcel.ts';
import { recordCash, refundOrder } from '#operations/payment/refund-order.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { MINUTE, useMailWork } from '../support/mail-work.ts';
import { freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';

const ACTOR = { id: 'owner', name: 'Owner' };
const ROYAL_MAIL = { carrier: 'Royal Mail', number: 'AB1', link: 'https://track.example/AB1' };
const DPD = { carrier: 'DPD', number: 'D2', link: '' };

type Step =
  | { does: 'send'; pieces: number[] }
  | { does: 'undo'; place: number }
  | { does: 'set'; to: OrderStatus; stock: StockChoice }
  | { does: 'set-many'; to: OrderStatus; isUndone: boolean }
  | { does: 'shelve'; line: number; pieces: number };

const STEPS: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('send' as const),
      pieces: fc.tuple(fc.nat(3), fc.nat(1)).map((pair): number[] => pair),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('undo' as const), place: fc.nat(3) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('set' as const),
      to: fc.constantFrom(...ORDER_STATUSES),
      stock: fc.constantFrom(...STOCK_CHOICES),
    }),
  },
  fc.record({
    does: fc.constant('set-many' as const),
    to: fc.constantFrom(...ORDER_STATUSES),
    isUndone: fc.boolean(),
  }),
  fc.record({
    does: fc.constant('shelve' as const),
    line: fc.nat(1),
    pieces: fc.integer({ min: 1, max: 2 }),
  }),
);

describeOnBothEngines(
  'the parcels of an order',
  (shop) => {
    const { work, mails } = useMailWork(shop);
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
      await db().deleteFrom('mails').execute();
    });

    const db = () => shop().platform.db;
    const later = (ms: number): Platform => ({
      ...shop().platform,
      clock: { now: () => shop().platform.clock.now() + ms },
    });
    /** Three serums and one other piece. */
    const place = async () => {
      const body = orderOf(
        [
          { ...SERUM, quantity: 3 },
          { ...SERUM, id: other },
        ],
        { paymentMethod: 'cod' },
      );
      const parsed = parseOrderRequest(body, { takesCard: false });
      if (!parsed.ok) throw new Error('The order of the test is not valid');
      const placed = await placeOrder(
        shop().platform,
        freshKey()['idempotency-key'] ?? '',
        parsed.order,
        null,
      );
      if (placed instanceof Response || !placed.ok) throw new Error('The order of the test was not placed');
      await db().deleteFrom('jobs').execute();
      return placed.order;
    };
    type Placed = Awaited<ReturnType<typeof place>>;
    const send = (
      { orderNumber, lines }: Pick<Placed, 'orderNumber' | 'lines'>,
      counts: readonly number[],
      {
        key = freshKey()['idempotency-key'] ?? '',
        tracking = ROYAL_MAIL,
        platform = shop().platform,
      }: { key?: string; tracking?: typeof DPD; platform?: Platform } = {},
    ) =>
      sendParcel(platform, {
        orderNumber,
        key,
        pieces: lines.map(({ lineId }, index) => ({ lineId, quantity: counts[index] ?? 0 })),
        details: { tracking, weightGrams: 250, sentAt: null },
        actor: ACTOR,
        isConfirmed: true,
      });
    const undo = (orderNumber: string, parcelId: string) =>
      undoParcel(shop().platform, { orderNumber, parcelId, actor: ACTOR });
    const set = (orderNumber: string, to: OrderStatus, stock: StockChoice = 'return') =>
      changeOrderStatus(shop().platform, { orderNumber, to, actor: ACTOR, answers: { stock } });
    const linesOf = async (id: string) => tallyLines(db(), id, await listSoldLines(db(), id));
    const statusOf = async (orderNumber: string) =>
      (await findOrder(db(), orderNumber))?.orderStatus ?? 'gone';
    const countsOf = async (id: string) =>
      (await listParcels(db(), id)).map(({ pieces, undoneAt }) => [
        pieces.reduce((sum, { quantity }) => sum + quantity, 0),
        undoneAt === null,
      ]);
    const stockOf = async () =>
      (
        await db()
          .selectFrom('variants')
          .innerJoin('products', 'products.id', 'variants.product_id')
          .select(['variants.id', 'variants.stock'])
          .where('products.slug', 'in', [SERUM.id, other])
          .orderBy('variants.id')
          .execute()
      ).map(({ id, stock }) => [id, stock] as const);

    test('are sent piece by piece; with the last one the order is shipped', async () => {
      const order = await place();
      await set(order.orderNumber, 'processing');
      expect(await send(order, [2, 0])).toMatchObject({ ok: true, place: 1, isLast: false });
      expect(await statusOf(order.orderNumber)).toBe('processing');
      expect(await listSentProgress(db(), [order.orderNumber])).toEqual(
        new Map([[order.orderNumber, { sent: 2, of: 4 }]]),
      );
      expect(await send(order, [2, 0])).toMatchObject({ ok: false, problem: 'too-many-pieces', most: 1 });
      expect(await send(order, [0, 0])).toMatchObject({ ok: false, problem: 'nothing-chosen' });
      expect(await send(order, [1, 1], { tracking: DPD })).toMatchObject({
        ok: true,
        place: 2,
        isLast: true,
      });
      expect(await statusOf(order.orderNumber)).toBe('shipped');
      expect(await countsOf(order.id)).toEqual([
        [2, true],
        [2, true],
      ]);
      expect((await findOrder(db(), order.orderNumber))?.tracking).toEqual(DPD);
      const notes = (await listOrderEvents(db(), order.id)).map(({ note }) => note).filter(Boolean);
      expect(notes).toEqual([
        expect.stringMatching(/^Parcel 1 sent: 2 × /),
        expect.stringMatching(/^Parcel 2 sent: 1 × .*, 1 × /),
      ]);
    });

    test('are told of one by one, with what left before and what still comes', async () => {
      const order = await place();
      const [serum, soap] = order.lines;
      await send(order, [2, 0]);
      await work(MINUTE);
      const [part] = await mails();
      expect(part).toMatchObject({ kind: 'parcel-sent' });
      expect(part?.body).toMatch(
        new RegExp(
          `In this parcel:[^]*2 × ${serum?.name}[^]*Still to come[^]*1 × ${serum?.name}[^]*1 × ${soap?.name}`,
        ),
      );
      expect(part?.body).toContain('Royal Mail, AB1');
      await send(order, [1, 1], { tracking: DPD });
      await work(2 * MINUTE);
      const rest = (await mails()).find(({ kind }) => kind === 'order-shipped');
      expect(rest?.body).toMatch(
        new RegExp(
          `The rest of your order[^]*DPD, D2[^]*1 × ${serum?.name}[^]*1 × ${soap?.name}[^]*Sent before:[^]*2 × ${serum?.name}`,
        ),
      );
      expect(await mails()).toHaveLength(2);
    });

    test('can be undone: the pieces are to be sent again, and nobody is told', async () => {
      const order = await place();
      const first = await send(order, [2, 0]);
      const second = await send(order, [1, 1]);
      if (!first.ok || !second.ok) throw new Error('The parcels of the test were not sent');
      expect(await undo(order.orderNumber, second.parcelId)).toEqual({ ok: true, place: 2 });
      expect(await undo(order.orderNumber, second.parcelId)).toEqual({ ok: true, place: 2 });
      expect(await statusOf(order.orderNumber)).toBe('processing');
      expect(await undo(order.orderNumber, first.parcelId)).toEqual({ ok: true, place: 1 });
      await work(MINUTE);
      expect(await mails()).toEqual([]);
      expect(await countsOf(order.id)).toEqual([
        [2, false],
        [2, false],
      ]);
      expect((await linesOf(order.id)).map(({ tally }) => toSend(tally))).toEqual([3, 1]);
      const third = await send(order, [3, 1]);
      expect(third).toMatchObject({ ok: true, place: 3, isLast: true });
      await set(order.orderNumber, 'delivered');
      expect(await undo(order.orderNumber, third.ok ? third.parcelId : '')).toMatchObject({
        problem: 'not-undone',
      });
    });

    test('are corrected, and told of again by choice', async () => {
      const order = await place();
      const sent = await send(order, [2, 0]);
      if (!sent.ok) throw new Error('The parcel of the test was not sent');
      await work(MINUTE);
      const correct = (sendsMail: boolean) =>
        correctParcel(shop().platform, {
          orderNumber: order.orderNumber,
          parcelId: sent.parcelId,
          details: { tracking: DPD, weightGrams: 300 },
          sendsMail,
          actor: ACTOR,
        });
      expect(await correct(false)).toEqual({ ok: true, place: 1, sentMail: false });
      await work(2 * MINUTE);
      expect(await mails()).toHaveLength(1);
      expect(await correct(true)).toEqual({ ok: true, place: 1, sentMail: true });
      await work(3 * MINUTE);
      expect((await mails()).filter(({ body }) => body.includes('DPD, D2'))).toHaveLength(1);
      expect(await listParcels(db(), order.id)).toMatchObject([{ tracking: DPD, weightGrams: 300 }]);
    });

    test('what is left when the order is set to shipped is a parcel of its own, for many at once too', async () => {
      const [one, other] = [await place(), await place()];
      await send(one, [1, 0]);
      expect(
        await changeOrderStatus(shop().platform, {
          orderNumber: one.orderNumber,
          to: 'shipped',
          actor: ACTOR,
          tracking: DPD,
          answers: {},
        }),
      ).toMatchObject({ ok: true });
      expect(await listParcels(db(), one.id)).toMatchObject([
        { tracking: ROYAL_MAIL, cause: 'pieces' },
        { tracking: DPD, cause: 'status' },
      ]);
      expect(await countsOf(one.id)).toEqual([
        [1, true],
        [3, true],
      ]);
      await set(one.orderNumber, 'processing');
      expect(await countsOf(one.id)).toEqual([
        [1, true],
        [3, false],
      ]);
      await send(other, [1, 1]);
      const move = await beginMove(shop().platform, ACTOR, {
        orderNumbers: [one.orderNumber, other.orderNumber],
        to: 'shipped',
        refunds: false,
      });
      while (await workOnMove(shop().platform, move));
      expect((await linesOf(other.id)).map(({ tally }) => toSend(tally))).toEqual([0, 0]);
      await undoMove(shop().platform, ACTOR, move);
      while (await workOnMove(shop().platform, move));
      expect(await countsOf(other.id)).toEqual([
        [2, true],
        [2, false],
      ]);
      expect(await statusOf(other.orderNumber)).toBe('confirmed');
      expect((await linesOf(one.id)).map(({ tally }) => toSend(tally))).toEqual([2, 1]);
    });

    test('two who send the same pieces at once send them once', async () => {
      const order = await place();
      const results = await Promise.all(Array.from({ length: 4 }, () => send(order, [2, 0])));
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      const key = freshKey()['idempotency-key'] ?? '';
      const pressed = await Promise.all(Array.from({ length: 4 }, () => send(order, [1, 1], { key })));
      expect(new Set(pressed.map((each) => each.ok && each.parcelId)).size).toBe(1);
      expect(await countsOf(order.id)).toEqual([
        [2, true],
        [2, true],
      ]);
    });

    test('wherever the process dies while it sends, a parcel is sent whole or not at all', async () => {
      const order = await place();
      const key = freshKey()['idempotency-key'] ?? '';
      const { platform } = shop();
      let died = 0;
      for (let steps = 0; ; steps += 1) {
        let left = steps;
        const dying: Platform = {
          ...platform,
          random: {
            ...platform.random,
            id: () => {
              if (left === 0) throw new Error('The process died');
              left -= 1;
              return platform.random.id();
            },
          },
        };
        const sent = await send(order, [2, 1], { key, platform: dying }).catch(() => null);
        if (sent) break;
        died += 1;
        expect(await listParcels(db(), order.id)).toEqual([]);
        expect(await listOrderEvents(db(), order.id)).toHaveLength(1);
        expect(await db().selectFrom('jobs').select('id').execute()).toEqual([]);
      }
      expect(died).toBeGreaterThan(2);
      expect(await send(order, [2, 1], { key })).toMatchObject({ ok: true, place: 1 });
      expect(await countsOf(order.id)).toEqual([[3, true]]);
      expect(
        await db().selectFrom('jobs').select('id').where('kind', '=', 'send-mail').execute(),
      ).toHaveLength(1);
    });

    test('an order that is cancelled on the way restocks what is in the house alone', async () => {
      const before = await stockOf();
      const order = await place();
      await send(order, [1, 0]);
      await set(order.orderNumber, 'cancelled', 'keep-out');
      expect(
        (await linesOf(order.id)).map(({ tally }) => [tally.sent, tally.cancelled, tally.stockBack]),
      ).toEqual([
        [1, 2, 2],
        [0, 1, 1],
      ]);
      expect(await send(order, [1, 0])).toMatchObject({ problem: 'cancelled' });
      const gone = before.reduce((sum, [, stock]) => sum + stock, 0) - 1;
      expect((await stockOf()).reduce((sum, [, stock]) => sum + stock, 0)).toBe(gone);
      expect(await deleteOrders(shop().platform, ACTOR, [order.orderNumber])).toBe(0);
    });

    test('in any life of an order no piece leaves twice, and its parcels say what left', {
      timeout: 240_000,
    }, async () => {
      const lives = fc.array(STEPS, { minLength: 1, maxLength: 10 });
      await fc.assert(fc.asyncProperty(lives, follow), { numRuns: shop().engine === 'sqlite' ? 40 : 12 });
    });

    async function follow(steps: Step[]): Promise<void> {
      const before = new Map(await stockOf());
      const order = await place();
      const { id, orderNumber } = order;
      await set(orderNumber, 'delivered');
      await recordCash(shop().platform, { orderNumber, note: '', actor: ACTOR });
      await set(orderNumber, 'confirmed');
      for (const [place, step] of steps.entries()) {
        if (step.does === 'send') {
          const left = (await linesOf(id)).map(({ tally }) => toSend(tally));
          const status = await statusOf(orderNumber);
          const sent = await send(order, step.pieces);
          const count = step.pieces.reduce((sum, pieces) => sum + pieces, 0);
          const fits = step.pieces.every((pieces, line) => pieces <= (left[line] ?? 0));
          expect(sent.ok).toBe(status !== 'cancelled' && count > 0 && fits);
          const isAll = left.reduce((sum, pieces) => sum + pieces, 0) === count;
          if (sent.ok) expect(await statusOf(orderNumber)).toBe(isAll ? 'shipped' : status);
        } else if (step.does === 'undo') {
          const parcel = (await listParcels(db(), id))[step.place];
          if (parcel) await undo(orderNumber, parcel.id);
        } else if (step.does === 'set') {
          await set(orderNumber, step.to, step.stock);
        } else if (step.does === 'set-many') {
          const pieces = async () =>
            (await linesOf(id)).map(({ tally: { sent, cancelled, returned } }) => [
              sent,
              cancelled,
              returned,
            ]);
          const was = [await statusOf(orderNumber), ...(await pieces())];
          const move = await beginMove(shop().platform, ACTOR, {
            orderNumbers: [orderNumber],
            to: step.to,
            refunds: false,
          });
          while (await workOnMove(shop().platform, move));
          if (step.isUndone) await undoMove(shop().platform, ACTOR, move);
          while (await workOnMove(later(2 * MINUTE), move));
          const restores = was[0] !== 'cancelled' && !['shipped', 'delivered'].includes(String(was[0]));
          if (step.isUndone && restores)
            expect([await statusOf(orderNumber), ...(await pieces())]).toEqual(was);
        } else {
          const line = order.lines[step.line];
          await refundOrder(shop().platform, {
            orderNumber,
            lines: [{ lineId: line?.lineId ?? '', quantity: 0, restock: step.pieces }],
            amountPence: 0,
            reason: 'Came back',
            key: `${id}-${place}`,
            actor: ACTOR,
            isConfirmed: true,
          });
        }
        await check(id, before);
      }
    }

    async function check(id: string, before: ReadonlyMap<string, number>): Promise<void> {
      const parcels = standingParcels(await listParcels(db(), id));
      const now = new Map(await stockOf());
      for (const { lineId, variantId, quantity, tally } of await linesOf(id)) {
        const inParcels = parcels
          .flatMap(({ pieces }) => pieces)
          .reduce((sum, each) => (each.lineId === lineId ? sum + each.quantity : sum), 0);
        expect(Math.min(tally.sent, tally.cancelled, tally.returned, tally.sentAlone)).toBeGreaterThanOrEqual(
          0,
        );
        expect(tally.sent + tally.cancelled).toBeLessThanOrEqual(quantity);
        expect(tally.returned).toBeLessThanOrEqual(tally.sent);
        expect(tally.sentAlone).toBeLessThanOrEqual(tally.sent);
        expect(inParcels).toBeLessThanOrEqual(tally.sent);
        expect(now.get(variantId)).toBe((before.get(variantId) ?? 0) - quantity + tally.stockBack);
      }
      for (const { pieces } of parcels) expect(pieces.length).toBeGreaterThan(0);
    }
  },
  { demoShop: false },
);
