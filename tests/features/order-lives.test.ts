import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tallyLines } from '#database/queries/order/line-movements.ts';
import { listSoldLines } from '#database/queries/order/order-rows.ts';
import { findOrderById } from '#database/queries/order/orders.ts';
import { listParcels } from '#database/queries/parcels/parcels.ts';
import { findPaymentOfOrder } from '#database/queries/payment/payments.ts';
import { listStockDifferences } from '#database/queries/stock-ledger/stock-differences.ts';
import type { WantedCorrection } from '#domain/corrections/wanted-correction.ts';
import { parseOrderRequest } from '#domain/order/order-request.ts';
import { toSend } from '#domain/order-lines/line-state.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { applyCorrection, previewCorrection } from '#operations/corrections/apply-correction.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { placeOrder } from '#operations/order/place-order.ts';
import { sendParcel } from '#operations/parcels/send-parcel.ts';
import { undoParcel } from '#operations/parcels/undo-parcel.ts';
import { recordCash, refundOrder } from '#operations/payment/refund-order.ts';
import { settleNoticed } from '#operations/payment/settle-payment.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { refundableOfOrder } from '#operations/refunds/refundable-of-order.ts';
import { expectAgreement } from '../support/agreement-of-order.ts';
import { importText } from '../support/import-file.ts';
import { promotionOf, putPromotion } from '../support/offers.ts';
import { orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { StripeServer } from '../support/stripe-server.ts';
import { runJobs, STRIPE_KEYS } from '../support/stripe-shop.ts';
import {
  countEvent,
  countLife,
  LIVES_TIMEOUT_MS,
  lives,
  livesSoFar,
  tellLives,
  writeWithoutWaiting,
} from '../support/torture.ts';
import { registerForVat } from '../support/vat-shop.ts';

const server = new StripeServer();
beforeAll(() => server.start());
afterAll(() => server.close());

const ANN = { id: 'ann', name: 'Ann' };
const BEN = { id: 'ben', name: 'Ben' };
const MINUTE = 60_000;
const SAMPLE = { id: 'lives-sample' };
const BOOK = { id: 'lives-book', variant: 'Standard' };
const STOCK = 50;
/** Adding up all movements takes the longer, the more lives there were. */
const LIVES_BETWEEN_SUMS = 500;

const share = fc.constantFrom(0, 0.34, 0.5, 1);
const shares = fc.tuple(share, share);

const act = fc.oneof(
  fc.record({ does: fc.constantFrom('pay', 'cash', 'fail', 'dispute', 'win', 'wait' as const) }),
  fc.record({
    does: fc.constant('set' as const),
    to: fc.constantFrom('confirmed', 'processing', 'shipped', 'delivered', 'cancelled' as const),
    stock: fc.constantFrom('return', 'keep-out' as const),
    refunds: fc.boolean(),
  }),
  fc.record({ does: fc.constant('send' as const), pieces: shares }),
  fc.record({ does: fc.constant('undo' as const), place: fc.nat(2) }),
  fc.record({
    does: fc.constant('correct' as const),
    pieces: shares,
    price: share,
    delivery: fc.option(fc.nat(700)),
  }),
  fc.record({
    does: fc.constant('refund' as const),
    pieces: shares,
    back: shares,
    delivery: share,
    sum: fc.oneof(fc.constant(0), share),
    rate: fc.constantFrom('all' as const, 20, 0),
  }),
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** One thing that happens: to an order, by one or two of the staff at once, and perhaps with the process dying on the way. */
const step = fc.record({
  first: act,
  atOnce: fc.option(act, { freq: 3 }),
  /** The new id at which the process dies; the same is done again afterwards, as somebody would. */
  diesAt: fc.option(fc.nat(14), { freq: 3 }),
});

/** Codes of offers, each of which takes off otherwise, or gives. */
const CODES = ['THREE', 'SEVEN', 'POST', 'GIFT'];

const life = fc.record({
  codes: fc.oneof(fc.constant([]), fc.subarray(CODES)),
  paidBy: fc.constantFrom('card', 'cod' as const),
  /** Most orders are paid before anything else becomes of them. */
  isPaid: fc.constantFrom(true, true, true, false),
  quantities: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })),
  steps: fc.array(step, { minLength: 1, maxLength: 8 }),
});
type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;

describeOnBothEngines(
  'the life of an order',
  (shop) => {
    const db = () => shop().platform.db;
    let now = Date.now();
    /** What was in stock when the present life began, and the last movement before it. */
    let filled = { lastMovement: 0, stock: new Map<string, number>() };
    beforeAll(async () => {
      writeWithoutWaiting(shop());
      await registerForVat(shop());
      const head = 'id,name,price,stock,status,vat';
      await importText(
        db(),
        `${head}\nLB1,Lives Book,10,${STOCK},published,zero\nLB2,Lives Sample,3,${STOCK},draft,standard\n`,
      );
      await putOffers();
    });
    beforeEach(() => {
      now = Date.now();
    });

    test('leaves money, papers, lines, parcels and stock in agreement, whoever acts and wherever it dies', {
      timeout: LIVES_TIMEOUT_MS,
    }, async () => {
      await fc.assert(
        fc.asyncProperty(life, async (one) => {
          await live(one);
          countLife();
          if (livesSoFar() % LIVES_BETWEEN_SUMS === 0) expect(await listStockDifferences(db())).toEqual([]);
        }),
        lives(shop().engine === 'sqlite' ? 25 : 10),
      );
      expect(await listStockDifferences(db())).toEqual([]);
      expect(livesSoFar()).toBeGreaterThan(0);
      tellLives(`order-lives on ${shop().engine}`);
    });

    async function live({ codes, paidBy, isPaid, quantities, steps }: Life): Promise<void> {
      await db().deleteFrom('jobs').execute();
      server.forget();
      await fill();
      const items = [
        { ...SERUM, quantity: quantities[0] },
        { ...BOOK, quantity: quantities[1] },
      ];
      const wanted = await asked(items, codes);
      const parsed = parseOrderRequest(orderOf(items, { paymentMethod: paidBy, codes: wanted }), {
        takesCard: false,
      });
      if (wanted.length > 0) countEvent('with offers');
      if (!parsed.ok) throw new Error('The order of the test is not valid');
      const placed = await placeOrder(platformAt(), randomUUID(), parsed.order, null);
      if (!placed.ok) throw new Error(`not placed: ${placed.problem}`);
      const { id, orderNumber } = placed.order;
      if (isPaid) {
        const pays = { does: paidBy === 'card' ? ('pay' as const) : ('cash' as const) };
        await carryOut(platformAt(), { id, orderNumber }, pays, { actor: ANN, key: `${id} paid` });
        await work();
        await check(id);
      }
      for (const [place, { first, atOnce, diesAt }] of steps.entries()) {
        const key = `${id} ${place}`;
        const both = await Promise.allSettled([
          carryOut(platformAt(diesAt), { id, orderNumber }, first, { actor: ANN, key }),
          ...(atOnce
            ? [carryOut(platformAt(), { id, orderNumber }, atOnce, { actor: BEN, key: `${key} too` })]
            : []),
        ]);
        for (const each of both) if (each.status === 'rejected') rethrowFaults(each.reason);
        if (diesAt !== null)
          await carryOut(platformAt(), { id, orderNumber }, first, { actor: ANN, key }).catch(rethrowFaults);
        await work();
        await check(id);
      }
    }

    /** A platform of the clock of the test, whose process dies at its nth new id. */
    function platformAt(diesAt: number | null = null): Platform {
      const { platform } = shop();
      let left = diesAt ?? Number.POSITIVE_INFINITY;
      const id = () => {
        if (left === 0) throw new Died();
        left -= 1;
        return platform.random.id();
      };
      return { ...platform, clock: { now: () => now }, random: { ...platform.random, id } };
    }

    class Died extends Error {}

    /** A death is what is tried; anything else that is thrown is a fault. */
    function rethrowFaults(error: unknown): void {
      if (!(error instanceof Died)) throw error;
      countEvent('deaths');
    }

    async function carryOut(
      platform: Platform,
      { id, orderNumber }: { id: string; orderNumber: string },
      does: Act,
      { actor, key }: { actor: typeof ANN; key: string },
    ): Promise<void> {
      const payment = await findPaymentOfOrder(db(), id);
      const intent = payment ? server.intents.get(payment.reference ?? '') : undefined;
      switch (does.does) {
        case 'pay':
          if (intent?.status === 'requires_payment_method') server.attempt(intent.client_secret, 'succeed');
          break;
        case 'cash':
          await recordCash(platform, { orderNumber, note: '', actor });
          break;
        case 'fail':
          for (const refund of server.refunds)
            if (refund.payment_intent === payment?.reference && refund.status === 'succeeded')
              refund.status = 'failed';
          break;
        case 'dispute':
          // A bank takes a payment back once, and what of it is still there.
          if (
            intent?.status === 'succeeded' &&
            payment?.reference &&
            server.disputes.every((each) => each.payment_intent !== payment.reference) &&
            server.keptPence(payment.reference) > 0
          )
            server.dispute(payment.reference, { amount: server.keptPence(payment.reference) });
          break;
        case 'win':
          for (const dispute of server.disputes)
            if (dispute.payment_intent === payment?.reference) server.settleDispute(dispute, 'won');
          break;
        case 'wait':
          now += 45 * MINUTE;
          break;
        case 'set': {
          const { to, stock, refunds } = does;
          await changeOrderStatus(platform, { orderNumber, to, actor, answers: { stock, refunds } });
          break;
        }
        case 'send': {
          const lines = await linesOf(id);
          const pieces = lines.map(({ lineId, tally }, place) => ({
            lineId,
            quantity: Math.round((does.pieces[place] ?? 0) * Math.max(0, toSend(tally))),
          }));
          const details = {
            tracking: { carrier: 'DPD', number: key.slice(-8), link: '' },
            weightGrams: null,
            sentAt: null,
          };
          const sent = await sendParcel(platform, {
            orderNumber,
            key,
            pieces,
            details,
            actor,
            isConfirmed: true,
          });
          if (sent.ok) countEvent('parcels');
          break;
        }
        case 'correct': {
          const order = await findOrderById(db(), id);
          if (!order) throw new Error('The order is gone');
          const wanted: WantedCorrection = {
            customerInfo: order.customerInfo,
            lines: order.lines.map((line, place) => ({
              lineId: line.lineId,
              quantity: Math.round((does.pieces[place] ?? 0) * line.quantity),
              unitPricePence: Math.round(line.unitPricePence * (0.5 + does.price / 2)),
              variantId: null,
            })),
            added: [],
            service: null,
            // What costs more is held by the properties of corrections: it is paid by a link of its own.
            deliveryPence: does.delivery === null ? null : Math.min(does.delivery, order.shippingPence),
            reason: 'Asked for',
          };
          const preview = await previewCorrection(platform, orderNumber, wanted);
          if (!preview.ok) break;
          const { seen } = preview;
          const corrected = await applyCorrection(platform, {
            orderNumber,
            wanted,
            key,
            seen,
            sendsMail: true,
            actor,
            mayChangeGoods: true,
          });
          if (corrected.ok) countEvent('corrections');
          break;
        }
        case 'undo': {
          const parcel = (await listParcels(db(), id))[does.place];
          if (parcel) await undoParcel(platform, { orderNumber, parcelId: parcel.id, actor });
          break;
        }
        case 'refund': {
          const { lines, deliveryPence, keptPence } = await refundableOfOrder(db(), id);
          const refunded = await refundOrder(platform, {
            orderNumber,
            lines: lines.map(({ lineId, pieces, tally }, place) => ({
              lineId,
              quantity: Math.round((does.pieces[place] ?? 0) * pieces),
              restock: Math.round(
                (does.back[place] ?? 0) * (tally.ordered - tally.cancelled - tally.returned),
              ),
            })),
            deliveryPence: Math.round(does.delivery * deliveryPence),
            amountPence: Math.round((does.sum * keptPence) / 4),
            sumRate: does.rate,
            reason: 'Broken',
            key,
            actor,
            isConfirmed: true,
          });
          if (refunded.ok) countEvent('refunds');
          break;
        }
      }
      countEvent(does.does);
      if (payment?.reference) await settleNoticed(platform, { reference: payment.reference, key: null });
    }

    /** Runs jobs until none is due: a job that one of them makes is done too. */
    async function work(): Promise<void> {
      for (let round = 0; round < 6; round += 1)
        if ((await runJobs(shop(), round === 0 ? 0 : 2 * MINUTE, platformAt())) === 0 && round > 0) return;
    }

    async function putOffers(): Promise<void> {
      const { variantId } = await shelfOf(SAMPLE.id);
      const coded = (id: string, effect: Promotion['effect']) =>
        putPromotion(shop(), promotionOf({ id, effect, codeKind: 'shared' }), [id.toUpperCase()]);
      await coded('three', { kind: 'multi-buy', take: 3, reduced: 1, percent: 100 });
      await coded('seven', { kind: 'cart-percent', percent: 7 });
      await coded('post', { kind: 'delivery-percent', percent: 50 });
      await coded('gift', { kind: 'gift', variants: [variantId], pick: 1 });
    }

    /** Those of the codes that take something off, or give. */
    async function asked(items: object[], codes: readonly string[]): Promise<string[]> {
      const cart = await (await shop().post('/api/cart', { items, codes })).json();
      return codes.filter((code) =>
        cart.offers.some((offer: { code: string; applies: boolean }) => offer.code === code && offer.applies),
      );
    }

    async function check(id: string): Promise<void> {
      const lines = await expectAgreement(db(), server, id);
      for (const slug of [SERUM.id, BOOK.id, SAMPLE.id]) {
        const { variantId, stock } = await shelfOf(slug);
        const held = lines
          .filter((line) => line.variantId === variantId)
          .reduce((sum, { quantity, tally }) => sum + quantity - tally.stockBack, 0);
        expect(stock).toBe(STOCK - held);
      }
      await checkStock();
    }

    /** What moved since the shelf was filled is what the stock of each variant changed by; all movements are added up once in a while. */
    async function checkStock(): Promise<void> {
      const moved = await db()
        .selectFrom('stock_movements')
        .select((eb) => ['variant_id', eb.fn.sum<number>('quantity').as('pieces')])
        .where('id', '>', filled.lastMovement)
        .groupBy('variant_id')
        .execute();
      const pieces = new Map(moved.map((row) => [row.variant_id, Number(row.pieces)]));
      const stocks = await db()
        .selectFrom('variants')
        .select(['id', 'stock'])
        .where('id', 'in', [...filled.stock.keys()])
        .execute();
      for (const { id, stock } of stocks)
        expect(stock).toBe((filled.stock.get(id) ?? 0) + (pieces.get(id) ?? 0));
    }

    const linesOf = async (id: string) => tallyLines(db(), id, await listSoldLines(db(), id));

    async function shelfOf(slug: string): Promise<{ variantId: string; stock: number }> {
      return db()
        .selectFrom('variants')
        .innerJoin('products', 'products.id', 'variants.product_id')
        .select(['variants.id as variantId', 'variants.stock'])
        .where('products.slug', '=', slug)
        .executeTakeFirstOrThrow();
    }

    /** Fills the shelf for the next order. */
    async function fill(): Promise<void> {
      await db()
        .updateTable('products')
        .set({ stock: STOCK })
        .where('slug', 'in', [SERUM.id, BOOK.id, SAMPLE.id])
        .execute();
      await db()
        .updateTable('variants')
        .set({ stock: STOCK })
        .where('product_id', 'in', (eb) =>
          eb.selectFrom('products').select('id').where('slug', 'in', [SERUM.id, BOOK.id, SAMPLE.id]),
        )
        .execute();
      const [last] = await db()
        .selectFrom('stock_movements')
        .select((eb) => eb.fn.max('id').as('id'))
        .execute();
      const stocks = await db()
        .selectFrom('variants')
        .innerJoin('products', 'products.id', 'variants.product_id')
        .select(['variants.id', 'variants.stock'])
        .where('products.slug', 'in', [SERUM.id, BOOK.id, SAMPLE.id])
        .execute();
      filled = {
        lastMovement: Number(last?.id ?? 0),
        stock: new Map(stocks.map(({ id, stock }) => [id, stock])),
      };
    }
  },
  { demoShop: false, stripe: () => ({ ...STRIPE_KEYS, apiBase: server.address }) },
);
