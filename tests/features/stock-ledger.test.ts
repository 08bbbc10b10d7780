import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { listSoldLines } from '#database/queries/order/order-rows.ts';
import { listStockDifferences } from '#database/queries/stock-ledger/stock-differences.ts';
import { changeInBulk } from '#operations/catalogue/change-in-bulk.ts';
import { changeProductCell } from '#operations/catalogue/change-product-cell.ts';
import { deleteProducts } from '#operations/catalogue/delete-products.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { deleteOrders } from '#operations/order/change-orders.ts';
import { recordCash, refundOrder } from '#operations/payment/refund-order.ts';
import { importText } from '../support/import-file.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { addSet, idOf, stockOf, writeStock } from '../support/sets.ts';
import { describeOnBothEngines } from '../support/shop.ts';

const STAFF = { id: 'staff', name: 'Staff' };
const BALM = { id: 'ledger-balm', variant: 'Standard' };
const SET = { id: 'ledger-set', variant: 'Standard' };

describeOnBothEngines('the stock ledger', (shop) => {
  const db = () => shop().platform.db;
  beforeAll(async () => {
    await importText(
      db(),
      [
        'id,name,price,stock,status,sku,option 1 name,option 1 value',
        'L1,Ledger Balm,10,40,published,LB-1,,',
        'L2,Ledger Mist,20,40,published,LM-1,,',
        'L3,Ledger Set,25,0,published,,,',
      ].join('\n'),
    );
    await addSet(shop(), 'ledger-set', ['ledger-balm', 'ledger-mist × 2']);
  });

  /** The movements of a product, oldest first. */
  async function movementsOf(slug: string) {
    return db()
      .selectFrom('stock_movements')
      .select(['kind', 'quantity', 'stock_after', 'reason', 'actor', 'order_number', 'file'])
      .where('product_id', '=', await idOf(shop(), slug))
      .orderBy('id')
      .execute();
  }
  const lastOf = async (slug: string) => (await movementsOf(slug)).at(-1);
  const placed = async (items: object[]): Promise<{ orderNumber: string; id: string }> => {
    const response = await shop().post('/api/orders', orderOf(items), freshKey());
    const { orderNumber } = await response.json();
    const { id } = await db()
      .selectFrom('orders')
      .select('id')
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();
    return { orderNumber, id };
  };
  const setTo = (
    orderNumber: string,
    to: 'shipped' | 'cancelled' | 'confirmed',
    stock: 'return' | null = null,
  ) => changeOrderStatus(shop().platform, { orderNumber, to, actor: STAFF, answers: { stock } });

  test('holds every piece the shop was stocked with, and says that the demo brought it', async () => {
    const { kinds } = await db()
      .selectFrom('stock_movements')
      .select(sql<string>`count(distinct kind || reason)`.as('kinds'))
      .where('reason', '=', 'Demo catalogue')
      .executeTakeFirstOrThrow();
    expect(Number(kinds)).toBe(1);
    expect(await listStockDifferences(db())).toEqual([]);
  });

  test('names the file, the order, the person and the reason of each change', async () => {
    expect((await movementsOf('ledger-mist'))[0]).toEqual({
      kind: 'imported',
      quantity: 40,
      stock_after: 40,
      reason: '',
      actor: 'The test',
      order_number: null,
      file: 'catalogue.csv',
    });
    const { orderNumber } = await placed([{ ...BALM, quantity: 3 }]);
    expect(await lastOf(BALM.id)).toMatchObject({
      kind: 'sold',
      quantity: -3,
      stock_after: 37,
      actor: null,
      order_number: orderNumber,
    });
    await setTo(orderNumber, 'cancelled');
    expect(await lastOf(BALM.id)).toMatchObject({
      kind: 'released',
      quantity: 3,
      actor: 'Staff',
      order_number: orderNumber,
      reason: 'The order was set to cancelled',
    });
    await setTo(orderNumber, 'confirmed');
    expect(await lastOf(BALM.id)).toMatchObject({ kind: 'sold', quantity: -3, actor: 'Staff' });
    await setTo(orderNumber, 'shipped');
    await setTo(orderNumber, 'cancelled', 'return');
    expect(await lastOf(BALM.id)).toMatchObject({ kind: 'returned', quantity: 3, stock_after: 40 });
    await writeStock(shop(), BALM.id, 38);
    expect(await lastOf(BALM.id)).toMatchObject({
      kind: 'corrected',
      quantity: -2,
      actor: 'Staff',
      reason: 'Entered in the form of the product',
    });
    const id = await idOf(shop(), BALM.id);
    await changeProductCell(shop().platform, STAFF, { id, field: 'stock', value: 39, was: 38 });
    expect(await lastOf(BALM.id)).toMatchObject({ kind: 'corrected', quantity: 1, actor: 'Staff' });
    await changeInBulk(shop().platform, STAFF, {
      ids: [id],
      change: { kind: 'stock', how: 'set', count: 40 },
      title: 'Stock to 40',
    });
    expect(await lastOf(BALM.id)).toMatchObject({ kind: 'corrected', quantity: 1, reason: 'Stock to 40' });
  });

  test('moves the parts of a set, never the set itself', async () => {
    const before = await movementsOf(SET.id);
    const { orderNumber } = await placed([{ ...SET, quantity: 2 }]);
    expect(await lastOf('ledger-balm')).toMatchObject({
      kind: 'sold',
      quantity: -2,
      order_number: orderNumber,
    });
    expect(await lastOf('ledger-mist')).toMatchObject({
      kind: 'sold',
      quantity: -4,
      order_number: orderNumber,
    });
    expect(await movementsOf(SET.id)).toEqual(before);
    await setTo(orderNumber, 'cancelled');
    expect(await lastOf('ledger-mist')).toMatchObject({ kind: 'released', quantity: 4 });
    expect(await movementsOf(SET.id)).toEqual(before);
  });

  test('writes off what stands when a product becomes a set, and what is entered when it is none again', async () => {
    await importText(db(), 'id,name,price,stock,status\nL4,Ledger Pair,25,7,published\n');
    await addSet(shop(), 'ledger-pair', ['ledger-mist × 2']);
    expect(await lastOf('ledger-pair')).toMatchObject({ quantity: -7, stock_after: 0 });
    expect(await stockOf(shop(), 'ledger-pair')).toBe(20);
    await addSet(shop(), 'ledger-pair', []);
    expect(await listStockDifferences(db())).toEqual([]);
    expect(await lastOf('ledger-pair')).toMatchObject({ kind: 'corrected', stock_after: 20 });
  });

  test('keeps the movements of what is deleted, with its names', async () => {
    await importText(db(), 'id,name,price,stock,status,sku\nL5,Ledger Lost,25,6,published,LOST-1\n');
    const id = await idOf(shop(), 'ledger-lost');
    await deleteProducts(shop().platform, STAFF, [id]);
    const rows = await db()
      .selectFrom('stock_movements')
      .innerJoin('former_variants', 'former_variants.id', 'stock_movements.variant_id')
      .select(['kind', 'quantity', 'reason', 'actor', 'sku', 'name', 'product_name'])
      .where('stock_movements.product_id', '=', id)
      .orderBy('stock_movements.id')
      .execute();
    const names = { sku: 'LOST-1', name: 'Standard', product_name: 'Ledger Lost' };
    expect(rows).toEqual([
      { kind: 'imported', quantity: 6, reason: '', actor: 'The test', ...names },
      { kind: 'corrected', quantity: -6, reason: 'The product was deleted', actor: 'Staff', ...names },
    ]);
  });

  test('is written once: nothing of it is edited or removed', async () => {
    await expect(db().updateTable('stock_movements').set({ reason: 'x' }).execute()).rejects.toThrow('never');
    await expect(db().deleteFrom('stock_movements').execute()).rejects.toThrow('never');
  });

  test('holds a write that forgot its cause, too, and no cause serves twice', async () => {
    const id = await idOf(shop(), 'ledger-mist');
    await writeStock(shop(), 'ledger-mist', 39);
    await writeStock(shop(), 'ledger-mist', 40);
    await db().updateTable('variants').set({ stock: 41 }).where('product_id', '=', id).execute();
    expect(await lastOf('ledger-mist')).toMatchObject({
      kind: 'corrected',
      quantity: 1,
      actor: null,
      reason: 'Written without a reason',
    });
    await writeStock(shop(), 'ledger-mist', 40);
    const causes = await db()
      .selectFrom('variants')
      .select('id')
      .where('stock_cause', 'is not', null)
      .execute();
    expect(causes).toEqual([]);
  });

  test('adds up to the stock after any life of orders, edits and imports', async () => {
    const pieces = fc.integer({ min: 1, max: 4 });
    const nth = fc.nat({ max: 9 });
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ does: fc.constant('order' as const), of: nth, pieces }) },
      {
        weight: 4,
        arbitrary: fc.record({ does: fc.constant('cancel' as const), of: nth, back: fc.boolean() }),
      },
      {
        weight: 3,
        arbitrary: fc.record({ does: fc.constantFrom('ship', 'reopen', 'pay' as const), of: nth }),
      },
      { weight: 3, arbitrary: fc.record({ does: fc.constant('refund' as const), of: nth, pieces }) },
      { weight: 1, arbitrary: fc.record({ does: fc.constant('delete' as const), of: nth }) },
      {
        weight: 2,
        arbitrary: fc.record({ does: fc.constantFrom('edit', 'import', 'two' as const), pieces }),
      },
      { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('set', 'unset' as const) }) },
    );
    const goods = [BALM, { id: 'ledger-mist', variant: 'Standard' }, SET];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        await db().deleteFrom('order_holders').execute();
        const orders: { orderNumber: string; id: string }[] = [];
        const order = (at: number) => orders[at % Math.max(1, orders.length)];
        const sell = async (at: number, quantity: number) => {
          const item = goods[at % goods.length];
          const response = await shop().post('/api/orders', orderOf([{ ...item, quantity }]), freshKey());
          if (response.status !== 201) return;
          const { orderNumber } = await response.json();
          const { id } = await db()
            .selectFrom('orders')
            .select('id')
            .where('order_number', '=', orderNumber)
            .executeTakeFirstOrThrow();
          orders.push({ orderNumber, id });
        };
        for (const each of steps) {
          const of = 'of' in each ? order(each.of) : undefined;
          if (each.does === 'order') await sell(each.of, each.pieces);
          if (each.does === 'two')
            await Promise.all([sell(0, each.pieces), sell(2, each.pieces), sell(1, 1)]);
          if (each.does === 'cancel' && of)
            await setTo(of.orderNumber, 'cancelled', each.back ? 'return' : null);
          if (each.does === 'ship' && of) await setTo(of.orderNumber, 'shipped');
          if (each.does === 'reopen' && of) await setTo(of.orderNumber, 'confirmed');
          if (each.does === 'pay' && of)
            await recordCash(shop().platform, { orderNumber: of.orderNumber, note: '', actor: STAFF });
          if (each.does === 'refund' && of) {
            const [line] = await listSoldLines(db(), of.id);
            await refundOrder(shop().platform, {
              orderNumber: of.orderNumber,
              lines: line ? [{ lineId: line.lineId, quantity: 0, restock: each.pieces }] : [],
              deliveryPence: 0,
              amountPence: 1,
              sumRate: 'all',
              reason: 'Broken',
              key: randomUUID(),
              actor: STAFF,
              isConfirmed: true,
            });
          }
          if (each.does === 'delete' && of)
            await deleteOrders(shop().platform, STAFF, [of.orderNumber], { examplesToo: true });
          if (each.does === 'edit') await writeStock(shop(), BALM.id, 30 + each.pieces);
          if (each.does === 'import')
            await importText(db(), `id,name,price,stock\nL2,Ledger Mist,20,${30 + each.pieces}\n`);
          if (each.does === 'set') await addSet(shop(), SET.id, ['ledger-balm']);
          if (each.does === 'unset') await addSet(shop(), SET.id, []);
        }
        expect(await listStockDifferences(db())).toEqual([]);
      }),
      { numRuns: 15 },
    );
    const nameless = await db()
      .selectFrom('stock_movements')
      .select('id')
      .where('reason', '=', 'Written without a reason')
      .execute();
    // One of the test above.
    expect(nameless.length).toBe(1);
    const wrong = await sql<{ id: number }>`
      select id from (
        select id, quantity, stock_after, at,
          lag(stock_after, 1, 0) over by_variant as before, lag(at, 1, '') over by_variant as earlier
        from stock_movements
        window by_variant as (partition by variant_id order by id)
      ) as chained
      where stock_after <> before + quantity or at < earlier`.execute(db());
    expect(wrong.rows).toEqual([]);
  });
});
