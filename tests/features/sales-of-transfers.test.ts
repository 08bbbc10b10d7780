import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listDayMoney } from '#database/queries/order/day-money.ts';
import { findOrder } from '#database/queries/order/orders.ts';
import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import { listSoldVariants, readOtherMoney, sumSoldGoods } from '#database/queries/sales/goods-sold.ts';
import { writeSettings } from '#database/queries/shop/shop-settings.ts';
import { listTransfers } from '#database/queries/transfers/transfer-rows.ts';
import { periodBounds } from '#domain/paper/paper-period.ts';
import { addFigures } from '#domain/payment/money-figures.ts';
import { addSold } from '#domain/sales/sold-goods.ts';
import { DEFAULT_SETTINGS } from '#domain/shop/shop.ts';
import { addDays, londonDay } from '#domain/text/london-day.ts';
import { transferAccount } from '#domain/transfers/transfer-account.ts';
import { refundOrder } from '#operations/payment/refund-order.ts';
import { correctTransfer } from '#operations/transfers/correct-transfer.ts';
import { receiveTransfer } from '#operations/transfers/receive-transfer.ts';
import { freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { signInAs } from '../support/staff.ts';

const ACTOR = { id: 'owner', name: 'Owner' };
const HOUR = 60 * 60_000;
const FIRST_DAY = londonDay(new Date().toISOString());
const DAYS = 20;

const life = fc.record({
  discountPence: fc.constantFrom(0, 0, 137),
  steps: fc.array(
    fc.record({
      step: fc.constantFrom('all', 'all', 'part', 'out', 'out', 'refund'),
      afterHours: fc.integer({ min: 1, max: 60 }),
      pence: fc.integer({ min: 1, max: 900 }),
    }),
    { minLength: 1, maxLength: 7 },
  ),
});
type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;

describeOnBothEngines('goods sold for transfers', (shop) => {
  const db = () => shop().platform.db;

  test('are those of the money on the dashboard, whatever is taken out again', {
    timeout: 240_000,
  }, async () => {
    const value = {
      ...DEFAULT_SETTINGS.transfer,
      accountName: 'Zabelle Ltd',
      sortCode: '601613',
      accountNumber: '31926819',
      offered: true,
    };
    await writeSettings(db(), 'transfer', { version: 0, value, now: new Date().toISOString() });
    await fc.assert(
      fc.asyncProperty(
        fc.array(life, { minLength: 1, maxLength: 3 }),
        fc.nat(DAYS),
        fc.nat(DAYS),
        async (lives, one, other) => {
          for (const each of lives) await live(each);
          const [from, to] = [Math.min(one, other), Math.max(one, other)].map((days) =>
            addDays(FIRST_DAY, days),
          ) as [string, string];
          const part = await ofPeriod(from, to);
          expect(addSold(await listSoldVariants(db(), periodBounds({ from, to })))).toEqual(part.sold);
          const whole = await ofPeriod(FIRST_DAY, addDays(FIRST_DAY, 60));
          // Nothing is left over but what was refunded of no goods.
          const rest = whole.keptPence - whole.sold.grossPence - whole.money.deliveryPence;
          expect(rest).toBe(0 - whole.money.refundedPence);
        },
      ),
      { numRuns: shop().engine === 'sqlite' ? 10 : 5 },
    );
    expect((await dashboard(FIRST_DAY, addDays(FIRST_DAY, 60))).discountsPence).toBe(await discounts());
  });

  test('are none in the file once the transfer is taken out', async () => {
    const day = londonDay(new Date().toISOString());
    const owner = await signInAs(shop(), 'owner');
    const file = async () => {
      const text = await (await shop().get(`/cms/sales/export?from=${day}&to=${day}`, owner)).text();
      const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
      return rows.reduce((sum, { Gross }) => sum + Number(Gross), 0);
    };
    const before = await file();
    const rest = async () => {
      const { keptPence, sold, money } = await ofPeriod(day, day);
      return keptPence - sold.grossPence - money.deliveryPence;
    };
    const restBefore = await rest();
    const steps = (step: 'all' | 'out') => ({ step, afterHours: 0, pence: 1 });
    await live({ discountPence: 0, steps: [steps('all')] });
    expect(await file()).toBeGreaterThan(before);
    await live({ discountPence: 0, steps: [steps('all'), steps('out')] });
    await live({ discountPence: 0, steps: [steps('all'), steps('out'), steps('all'), steps('out')] });
    const { grossPence } = await sumSoldGoods(db(), periodBounds({ from: day, to: day }));
    expect(await file()).toBeCloseTo(grossPence / 100, 2);
    expect(await rest()).toBe(restBefore);
  });

  const dashboard = async (from: string, to: string) => {
    const days = Math.round((Date.parse(to) - Date.parse(from)) / (24 * HOUR)) + 1;
    return addFigures((await listDayMoney(db(), from, days)).map(({ figures }) => figures));
  };

  /** The sums of a period, whose money is that of the dashboard. */
  async function ofPeriod(from: string, to: string) {
    const bounds = periodBounds({ from, to });
    const [figures, money, sold] = await Promise.all([
      dashboard(from, to),
      readOtherMoney(db(), bounds),
      sumSoldGoods(db(), bounds),
    ]);
    const keptPence = money.receivedPence - money.refundedPence;
    expect(keptPence).toBe(figures.grossPence - figures.discountsPence - figures.refundsPence);
    return { money, sold, keptPence };
  }

  async function discounts(): Promise<number> {
    const orders = await db().selectFrom('orders').selectAll().execute();
    return orders.reduce(
      (sum, { payment_state, discount_pence }) =>
        payment_state === 'awaiting payment' ? sum : sum + discount_pence,
      0,
    );
  }

  async function live({ discountPence, steps }: Life): Promise<void> {
    let now = Date.now();
    const platform = { ...shop().platform, clock: { now: () => now } };
    const request = orderOf([SERUM], { paymentMethod: 'transfer' });
    const response = await shop().post('/api/orders', request, freshKey());
    const { orderNumber } = await response.json();
    const found = async () => {
      const order = await findOrder(db(), orderNumber);
      if (!order) throw new Error('The order is gone');
      return order;
    };
    const { id } = await found();
    await db()
      .updateTable('orders')
      .set((eb) => ({
        discount_pence: discountPence,
        subtotal_pence: eb('subtotal_pence', '+', discountPence),
      }))
      .where('id', '=', id)
      .execute();
    for (const { step, afterHours, pence } of steps) {
      now += afterHours * HOUR + 1;
      const rows = await listTransfers(db(), id);
      const { atBankPence, owedPence } = transferAccount(rows, await listLedger(db(), id), await found());
      const corrected = rows.map(({ corrects }) => corrects);
      if (step === 'all' || step === 'part')
        await receiveTransfer(platform, {
          orderNumber,
          amountPence: step === 'all' && owedPence > 0 ? owedPence : pence,
          day: londonDay(new Date(now).toISOString()),
          reference: '',
          note: '',
          late: null,
          seenPence: atBankPence,
          key: randomUUID(),
          actor: ACTOR,
        });
      const last = rows.findLast((row) => row.kind === 'received' && !corrected.includes(row.id));
      if (step === 'out' && last)
        await correctTransfer(platform, { orderNumber, transferId: last.id, actor: ACTOR });
      if (step === 'refund')
        await refundOrder(platform, {
          orderNumber,
          amountPence: pence,
          reason: 'Late',
          key: randomUUID(),
          actor: ACTOR,
          isConfirmed: true,
        });
    }
  }
});
