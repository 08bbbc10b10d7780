import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasOtherChannels, listChannelOrders, listDayOrders } from '#database/queries/order/dashboard.ts';
import { listChannelMoney, listDayMoney } from '#database/queries/order/day-money.ts';
import { readOtherMoney } from '#database/queries/sales/goods-sold.ts';
import { ORDER_CHANNELS, type OrderChannel } from '#domain/order/order.ts';
import { parseOrderRequest } from '#domain/order/order-request.ts';
import { periodBounds } from '#domain/paper/paper-period.ts';
import { addFigures, type MoneyFigures } from '#domain/payment/money-figures.ts';
import { addDays, londonDay } from '#domain/text/london-day.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { placeOrder } from '#operations/order/place-order.ts';
import { recordCash, refundOrder } from '#operations/payment/refund-order.ts';
import { settleNoticed } from '#operations/payment/settle-payment.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { type StripeDispute, StripeServer } from '../support/stripe-server.ts';
import { runJobs, STRIPE_KEYS } from '../support/stripe-shop.ts';
import { registerForVat } from '../support/vat-shop.ts';

const server = new StripeServer();
beforeAll(() => server.start());
afterAll(() => server.close());

/** Two days before London's clocks go forward. */
const BEGINNING = Date.parse('2026-03-27T09:00:00.000Z');
const FIRST_DAY = '2026-03-27';
const DAYS = 30;
const HOUR = 60 * 60_000;
const ACTOR = { id: 'owner', name: 'Owner' };

const STEPS = [
  'pay',
  'ship',
  'deliver',
  'cash',
  'refund',
  'fail',
  'dispute',
  'win',
  'cancel',
  'resume',
] as const;
const life = fc.record({
  paidBy: fc.constantFrom('card' as const, 'cod' as const),
  quantity: fc.integer({ min: 1, max: 2 }),
  discountPence: fc.constantFrom(0, 0, 137, 500),
  isRegistered: fc.boolean(),
  channel: fc.constantFrom(...ORDER_CHANNELS),
  steps: fc.array(
    fc.record({
      step: fc.constantFrom(...STEPS),
      afterHours: fc.integer({ min: 0, max: 60 }),
      pence: fc.nat(5000),
    }),
    { maxLength: 8 },
  ),
});
type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;

const period = fc.tuple(fc.nat(DAYS - 1), fc.integer({ min: 1, max: DAYS }));

describeOnBothEngines(
  'the money on the dashboard',
  (shop) => {
    test('is that of the ledgers to the penny over any period, whatever became of the orders', {
      timeout: 240_000,
    }, async () => {
      const lives = fc.array(life, { minLength: 1, maxLength: 3 });
      await fc.assert(
        fc.asyncProperty(lives, fc.array(period, { minLength: 3, maxLength: 6 }), async (all, periods) => {
          for (const one of all) await live(one);
          for (const [offset, days] of [[0, DAYS + 30] as const, ...periods]) {
            const first = addDays(FIRST_DAY, offset);
            const shown = await listDayMoney(shop().platform.db, first, days);
            expect(shown.map(({ day }) => day)).toEqual(
              Array.from({ length: days }, (_, place) => addDays(first, place)),
            );
            expect(addFigures(shown.map(({ figures }) => figures))).toEqual(await byHand(first, days));
            await channelsAddUp(first, days);
          }
        }),
        { numRuns: 12 },
      );
    });

    /** Each channel has the figures of its own orders, and all channels those of the whole: of the books, the days and the goods sold. */
    async function channelsAddUp(first: string, days: number): Promise<void> {
      const { db } = shop().platform;
      const channels = await listChannelMoney(db, first, days);
      expect(channels.map(({ channel }) => channel)).toEqual([...ORDER_CHANNELS]);
      for (const { channel, figures } of channels)
        expect(figures).toEqual(await byHand(first, days, channel));
      const all = addFigures(channels.map(({ figures }) => figures));
      expect(all).toEqual(await byHand(first, days));
      const money = await readOtherMoney(db, periodBounds({ from: first, to: addDays(first, days - 1) }));
      expect(all.grossPence - all.discountsPence).toBe(money.receivedPence);
      expect(all.refundsPence).toBe(money.refundedPence);
      const orders = await listChannelOrders(db, first, days);
      const counted = (await listDayOrders(db, first, days)).reduce((sum, day) => sum + day.orders, 0);
      expect([...orders.values()].reduce((sum, count) => sum + count, 0)).toBe(counted);
      const others = await db.selectFrom('orders').select('id').where('channel', '!=', 'web').execute();
      expect(await hasOtherChannels(db)).toBe(others.length > 0);
    }

    async function live({
      paidBy,
      channel,
      quantity,
      discountPence,
      isRegistered,
      steps,
    }: Life): Promise<void> {
      await registerForVat(shop(), { vatRegistered: isRegistered });
      let now = BEGINNING;
      const platform = { ...shop().platform, clock: { now: () => now } };
      const { db } = platform;
      const request = orderOf([{ id: 'rose-radiance-serum', quantity }], { paymentMethod: paidBy });
      const parsed = parseOrderRequest(request, { takesCard: false });
      if (!parsed.ok) throw new Error('The order of the test is not valid');
      const placed = await placeOrder(platform, freshKey()['idempotency-key'] ?? '', parsed.order, null);
      if (!placed.ok) throw new Error(`not placed: ${placed.problem}`);
      const { orderNumber, id } = placed.order;
      if (discountPence > 0) await discount(id, discountPence);
      await db.updateTable('orders').set({ channel }).where('id', '=', id).execute();
      const payment = await db
        .selectFrom('payments')
        .selectAll()
        .where('order_id', '=', id)
        .executeTakeFirst();
      const reference = payment?.reference ?? '';
      const disputes: StripeDispute[] = [];
      const settle = () => settleNoticed(platform, { reference, key: null });
      const answers = { refunds: true, stock: 'return' as const };
      const move = (to: 'shipped' | 'delivered' | 'cancelled' | 'confirmed') =>
        changeOrderStatus(platform, { orderNumber, to, actor: ACTOR, answers });
      for (const { step, afterHours, pence } of steps) {
        now += afterHours * HOUR;
        const intent = server.intents.get(reference);
        if (step === 'pay' && intent?.status === 'requires_payment_method')
          server.attempt(intent.client_secret, 'succeed');
        if (step === 'ship') await move('shipped');
        if (step === 'deliver') await move('delivered');
        if (step === 'cancel') await move('cancelled');
        if (step === 'resume') await move('confirmed');
        if (step === 'cash') await recordCash(platform, { orderNumber, note: '', actor: ACTOR });
        if (step === 'refund')
          await refundOrder(platform, {
            orderNumber,
            amountPence: pence + 1,
            reason: 'Broken',
            key: `${id} ${now} ${pence}`,
            actor: ACTOR,
            isConfirmed: true,
          });
        if (step === 'fail')
          for (const refund of server.refunds)
            if (refund.payment_intent === reference) refund.status = 'failed';
        if (step === 'dispute' && intent?.status === 'succeeded' && disputes.length === 0)
          disputes.push(server.dispute(reference, { amount: Math.min(intent.amount_received, pence + 1) }));
        if (step === 'win') for (const dispute of disputes.splice(0)) server.settleDispute(dispute, 'won');
        if (reference) await settle();
        await runJobs(shop(), 0, platform);
      }
    }

    /** Gives the order a discount, as one placed with it would have. */
    async function discount(id: string, pence: number): Promise<void> {
      await shop()
        .platform.db.updateTable('orders')
        .set((eb) => ({ discount_pence: pence, subtotal_pence: eb('subtotal_pence', '+', pence) }))
        .where('id', '=', id)
        .execute();
    }

    /** The same figures, added up row by row; of the orders of one channel where it is named. */
    async function byHand(first: string, days: number, channel?: OrderChannel): Promise<MoneyFigures> {
      const { db } = shop().platform;
      const isInside = (at: string) => {
        const day = londonDay(at);
        return day >= first && day < addDays(first, days);
      };
      const [allEntries, allOrders, allPapers, rates] = await Promise.all([
        db.selectFrom('payment_ledger').selectAll().orderBy('at').orderBy('id').execute(),
        db.selectFrom('orders').selectAll().execute(),
        db.selectFrom('papers').selectAll().execute(),
        db.selectFrom('paper_rates').selectAll().execute(),
      ]);
      const orders = allOrders.filter((order) => channel === undefined || order.channel === channel);
      const ids = new Set(orders.map(({ id }) => id));
      const ledger = allEntries.filter(({ order_id }) => ids.has(order_id));
      const papers = allPapers.filter(({ order_id }) => ids.has(order_id ?? ''));
      const total = (...kinds: string[]) =>
        ledger.reduce(
          (sum, row) => (kinds.includes(row.kind) && isInside(row.at) ? sum + row.amount_pence : sum),
          0,
        );
      const received = total('captured', 'cash-received');
      const refunds = total('refunded') - total('refund-failed');
      const disputed = total('disputed') - total('dispute-returned');
      let [discounts, cashDue, vat] = [0, 0, 0];
      for (const order of orders) {
        const receipt = ledger.find(
          (row) => row.order_id === order.id && ['captured', 'cash-received'].includes(row.kind),
        );
        if (receipt && isInside(receipt.at)) discounts += order.discount_pence;
        const isOpen = !ledger.some((row) => row.order_id === order.id && row.kind === 'cash-received');
        const due = order.payment_method === 'cod' && order.order_status !== 'cancelled' && isOpen;
        if (due && isInside(order.created_at)) cashDue += order.total_pence;
      }
      for (const paper of papers.filter(({ issued_at }) => isInside(issued_at)))
        for (const rate of rates.filter(({ paper_id }) => paper_id === paper.id))
          vat += paper.series.endsWith('invoice') ? rate.vat_pence : -rate.vat_pence;
      return {
        grossPence: received + discounts,
        discountsPence: discounts,
        refundsPence: refunds,
        disputedPence: disputed,
        vatPence: vat,
        netPence: received - refunds - disputed - vat,
        cashDuePence: cashDue,
      };
    }
  },
  { demoShop: false, stripe: () => ({ ...STRIPE_KEYS, apiBase: server.address }) },
);
