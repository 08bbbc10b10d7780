import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import {
  listSoldProducts,
  listSoldVariants,
  readOtherMoney,
  sumSoldGoods,
} from '#database/queries/sales/goods-sold.ts';
import { parseOrderRequest } from '#domain/order/order-request.ts';
import { periodBounds } from '#domain/paper/paper-period.ts';
import { addSold, marginOf, NOTHING_SOLD, netOf, type SoldGoods } from '#domain/sales/sold-goods.ts';
import { addDays } from '#domain/text/london-day.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { placeOrder } from '#operations/order/place-order.ts';
import { recordCash, refundOrder } from '#operations/payment/refund-order.ts';
import { importText } from '../support/import-file.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { signInAs } from '../support/staff.ts';
import { registerForVat } from '../support/vat-shop.ts';

const BEGINNING = Date.parse('2026-03-27T09:00:00.000Z');
const FIRST_DAY = '2026-03-27';
const DAYS = 20;
const HOUR = 60 * 60_000;
const ACTOR = { id: 'owner', name: 'Owner' };
const SLUGS = ['margin-balm', 'margin-book', 'margin-soap'] as const;

const life = fc.record({
  isRegistered: fc.boolean(),
  lines: fc.uniqueArray(
    fc.record({ slug: fc.constantFrom(...SLUGS), quantity: fc.integer({ min: 1, max: 4 }) }),
    { minLength: 1, maxLength: 3, selector: ({ slug }) => slug },
  ),
  /** Written to the variants before the order: null where nobody knows. */
  costs: fc.array(fc.option(fc.nat(900)), { minLength: 3, maxLength: 3 }),
  steps: fc.array(
    fc.record({
      step: fc.constantFrom('cash', 'cash', 'refund', 'refund', 'sum', 'ship', 'cancel', 'reprice'),
      afterHours: fc.integer({ min: 1, max: 70 }),
      line: fc.nat(2),
      quantity: fc.nat(2),
      restock: fc.nat(2),
      pence: fc.nat(400),
    }),
    { maxLength: 9 },
  ),
});
type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;

describeOnBothEngines('what was sold, what it cost, and the margin', (shop) => {
  const db = () => shop().platform.db;
  const soldBetween = (from: string, to: string) => sumSoldGoods(db(), periodBounds({ from, to }));

  beforeAll(async () => {
    await importText(
      db(),
      'slug,name,price,stock,status,vat\n' +
        `${SLUGS[0]},Margin Balm,7.49,5000,published,standard\n` +
        `${SLUGS[1]},Margin Book,3.33,5000,published,zero\n` +
        `${SLUGS[2]},Margin Soap,1.01,5000,published,reduced\n`,
      { now: BEGINNING },
    );
  });

  test('are the sums of all lives to the penny, over any period, and add up over the days', {
    timeout: 240_000,
  }, async () => {
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
          const sold = await soldBetween(from, to);
          const bounds = periodBounds({ from, to });
          expect(sold).toEqual(await byHand(bounds));
          expect(addSold(await listSoldProducts(db(), bounds))).toEqual(sold);
          expect(addSold(await listSoldVariants(db(), bounds))).toEqual(sold);
          const [before, after] = [
            await soldBetween(FIRST_DAY, addDays(from, -1)),
            await soldBetween(addDays(to, 1), addDays(FIRST_DAY, 200)),
          ];
          const whole = await soldBetween(FIRST_DAY, addDays(FIRST_DAY, 200));
          expect(addSold([...(from === FIRST_DAY ? [] : [before]), sold, after])).toEqual(whole);
          await isLedger(whole);
        },
      ),
      { numRuns: shop().engine === 'sqlite' ? 14 : 6 },
    );
  });

  /** Money that came and went is that for goods, for delivery, and sums about no goods: nothing is left over. */
  async function isLedger(whole: SoldGoods): Promise<void> {
    const money = await readOtherMoney(db(), periodBounds({ from: FIRST_DAY, to: addDays(FIRST_DAY, 200) }));
    const [orders, parts, refunds] = await Promise.all([
      db().selectFrom('orders').selectAll().execute(),
      db().selectFrom('refund_parts').selectAll().execute(),
      db().selectFrom('refunds').selectAll().execute(),
    ]);
    const received = new Set(
      (
        await db()
          .selectFrom('payment_ledger')
          .select('order_id')
          .where('kind', '=', 'cash-received')
          .execute()
      ).map(({ order_id }) => order_id),
    );
    expect(money.deliveryPence).toBe(
      orders.reduce((sum, { id, shipping_pence }) => sum + (received.has(id) ? shipping_pence : 0), 0),
    );
    const ofLines = parts.reduce((sum, part) => sum + (part.kind === 'line' ? part.amount_pence : 0), 0);
    const all = refunds.reduce(
      (sum, { amount_pence, state }) => sum + (state === 'done' ? amount_pence : 0),
      0,
    );
    expect(money.refundedPence).toBe(all);
    // A line of an order that was given back whole is given back whole too, whatever its refunds named.
    const other = money.receivedPence - money.refundedPence - whole.grossPence - money.deliveryPence;
    expect(other).toBeLessThanOrEqual(0);
    expect(-other).toBeLessThanOrEqual(all - ofLines);
  }

  async function live({ isRegistered, lines, costs, steps }: Life): Promise<void> {
    await registerForVat(shop(), { vatRegistered: isRegistered });
    await setCosts(costs);
    let now = BEGINNING;
    const platform = { ...shop().platform, clock: { now: () => now } };
    const request = orderOf(lines.map(({ slug, quantity }) => ({ id: slug, variant: 'Standard', quantity })));
    const parsed = parseOrderRequest(request, { takesCard: false });
    if (!parsed.ok) throw new Error('The order of the test is not valid');
    const placed = await placeOrder(platform, freshKey()['idempotency-key'] ?? '', parsed.order, null);
    if (!placed.ok) throw new Error(`not placed: ${placed.problem}`);
    const { orderNumber, lines: sold } = placed.order;
    const answers = { refunds: true, stock: 'return' as const };
    const refund = (more: {
      lines?: { lineId: string; quantity: number; restock: number }[];
      pence: number;
    }) =>
      refundOrder(platform, {
        orderNumber,
        lines: more.lines ?? [],
        amountPence: more.pence,
        sumRate: isRegistered ? 20 : undefined,
        reason: 'Broken',
        key: `${orderNumber} ${now}`,
        actor: ACTOR,
        isConfirmed: true,
      });
    for (const { step, afterHours, line, quantity, restock, pence } of steps) {
      now += afterHours * HOUR;
      const lineId = sold[line % sold.length]?.lineId ?? '';
      if (step === 'cash') await recordCash(platform, { orderNumber, note: '', actor: ACTOR });
      if (step === 'refund') await refund({ lines: [{ lineId, quantity, restock }], pence: 0 });
      if (step === 'sum') await refund({ pence });
      if (step === 'ship')
        await changeOrderStatus(platform, { orderNumber, to: 'shipped', actor: ACTOR, answers });
      if (step === 'cancel')
        await changeOrderStatus(platform, { orderNumber, to: 'cancelled', actor: ACTOR, answers });
      if (step === 'reprice') await setCosts([pence, pence, pence]);
    }
  }

  async function setCosts(costs: readonly (number | null)[]): Promise<void> {
    for (const [place, cost] of costs.entries())
      await db()
        .updateTable('variants')
        .set({ cost_pence: cost })
        .where('product_id', 'in', (eb) =>
          eb
            .selectFrom('products')
            .select('products.id')
            .where('slug', '=', SLUGS[place] ?? ''),
        )
        .execute();
  }

  /** The same, added up piece by piece from rows of lines, movements and the ledger. */
  async function byHand({ since, until }: { since: string; until: string }): Promise<SoldGoods> {
    const [lines, moved, ledger] = await Promise.all([
      db().selectFrom('order_lines').selectAll().execute(),
      db().selectFrom('line_movements').selectAll().execute(),
      db().selectFrom('payment_ledger').selectAll().execute(),
    ]);
    const stateAt = (line: (typeof lines)[number], moment: string): SoldGoods => {
      const isPaid = ledger.some(
        ({ order_id, kind, at }) => order_id === line.order_id && kind === 'cash-received' && at < moment,
      );
      if (!isPaid) return NOTHING_SOLD;
      const ofLine = moved.filter(({ line_id, at }) => line_id === line.id && at < moment);
      const given = ofLine.reduce((sum, { amount_pence }) => sum + Number(amount_pence), 0);
      const back = ofLine.reduce((sum, { stock_back }) => sum + stock_back, 0);
      const paid = line.line_pence - line.discount_pence;
      const vatPence = line.vat_pence - Math.round((line.vat_pence * given) / paid);
      const pieces = line.quantity - back;
      const grossPence = paid - given;
      const cost = line.unit_cost_pence === null ? null : Number(line.unit_cost_pence);
      return {
        pieces,
        grossPence,
        vatPence,
        costPence: pieces * (cost ?? 0),
        unknownPieces: cost === null ? pieces : 0,
        unknownNetPence: cost === null ? grossPence - vatPence : 0,
      };
    };
    const minus = (goods: SoldGoods): SoldGoods =>
      Object.fromEntries(Object.entries(goods).map(([name, value]) => [name, 0 - value])) as SoldGoods;
    return addSold(lines.flatMap((line) => [stateAt(line, until), minus(stateAt(line, since))]));
  }

  test('are shown by product and in a file, with what is not known', async () => {
    const owner = await signInAs(shop(), 'owner');
    await registerForVat(shop(), { vatRegistered: true });
    await setCosts([200, null, 30]);
    const now = Date.parse('2027-02-01T10:00:00.000Z');
    const platform = { ...shop().platform, clock: { now: () => now } };
    const items = [
      { id: SLUGS[0], variant: 'Standard', quantity: 2 },
      { id: SLUGS[1], variant: 'Standard', quantity: 3 },
    ];
    const parsed = parseOrderRequest(orderOf(items), { takesCard: false });
    if (!parsed.ok) throw new Error('The order of the test is not valid');
    const placed = await placeOrder(platform, freshKey()['idempotency-key'] ?? '', parsed.order, null);
    if (!placed.ok) throw new Error(placed.problem);
    await recordCash(platform, { orderNumber: placed.order.orderNumber, note: '', actor: ACTOR });
    const period = 'from=2027-02-01&to=2027-02-01';
    const page = (await (await shop().get(`/cms/sales?${period}`, owner)).text()).replaceAll('<!-- -->', '');
    // 2 × £7.49 less VAT of £2.50 is £12.48; less 2 × £2.00 leaves £8.48.
    expect(page).toContain('£8.48 (67.9%)');
    expect(page).toContain('Cost unknown for 3 pieces, £9.99 net: in no margin');
    const file = await (await shop().get(`/cms/sales/export?${period}`, owner)).text();
    const rows: Record<string, string>[] = parse(file, { bom: true, columns: true });
    expect(rows).toMatchObject([
      {
        Product: 'Margin Balm',
        Pieces: '2',
        Gross: '14.98',
        VAT: '2.50',
        Net: '12.48',
        Cost: '4.00',
        Margin: '8.48',
      },
      { Product: 'Margin Book', Pieces: '3', Cost: '0.00', Margin: '0.00', 'Pieces of unknown cost': '3' },
    ]);
    const sold = await soldBetween('2027-02-01', '2027-02-01');
    expect([netOf(sold), marginOf(sold)]).toEqual([1248 + 999, 848]);
  });
});
