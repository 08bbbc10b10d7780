import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { findProductRecord } from '#database/queries/catalogue-editing/product-record.ts';
import { inTransaction } from '#database/transaction.ts';
import { changeInBulk } from '#operations/catalogue/change-in-bulk.ts';
import { saveProduct } from '#operations/catalogue/save-product.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { archiveOrders, deleteOrders } from '#operations/order/change-orders.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines, openTestShop, type TestShop } from '../support/shop.ts';

const STAFF = { id: 'staff', name: 'Staff' };
const SLUGS = ['blank-verse-matte-lipstick', 'first-draft-foundation', 'rose-radiance-serum'];
const EACH = 400;

describeOnBothEngines('orders, saves, cancellations and deletions at the same time', (shop) => {
  test('none fails, and every piece is either in stock or in an order', async () => {
    const { platform } = shop();
    const shades = await stock(shop());
    const productIds = [...new Set(shades.map(({ productId }) => productId))];
    const actors: ((turn: number) => Promise<unknown>)[] = [
      (turn) => order(shop(), pick(shades, turn, 3)),
      (turn) => order(shop(), pick(shades, turn + 1, 2).toReversed()),
      async (turn) => {
        const placed = await order(shop(), pick(shades, turn, 4));
        await changeOrderStatus(platform, { orderNumber: placed, to: 'cancelled', actor: STAFF });
        if (turn % 2)
          await changeOrderStatus(platform, { orderNumber: placed, to: 'confirmed', actor: STAFF });
      },
      async (turn) => {
        const placed = [
          await order(shop(), pick(shades, turn, 2)),
          await order(shop(), pick(shades, turn, 2)),
        ];
        await archiveOrders(platform, STAFF, turn % 2 ? placed : placed.toReversed(), true);
        await deleteOrders(platform, STAFF, placed);
      },
      (turn) => save(shop(), productIds[turn % productIds.length] ?? ''),
      (turn) =>
        changeInBulk(platform, STAFF, {
          ids: turn % 2 ? productIds : productIds.toReversed(),
          change: { kind: turn % 2 ? 'feature' : 'unfeature' },
          title: 'Featured',
        }),
    ];
    await Promise.all(
      actors.flatMap((act) =>
        [0, 1].map(async (runner) => {
          for (let turn = 0; turn < 6; turn++) await act(turn + runner);
        }),
      ),
    );
    for (const { variantId } of shades)
      expect((await stockOf(shop(), variantId)) + (await sold(shop(), variantId))).toBe(EACH);
    const { rows } = await sql`select slug from products
      where stock <> (select sum(stock) from variants where product_id = products.id)`.execute(platform.db);
    expect(rows).toEqual([]);
  });
});

describe.skipIf(inject('preparedShop').postgresUrl === null)('transactions that undo each other', () => {
  test('both of two that deadlock succeed, each once', async () => {
    const shop = await openTestShop('postgres');
    const { db } = shop.platform;
    await db.updateTable('revisions').set({ revision: 0 }).execute();
    const other = 'other';
    await sql`insert into revisions (name, revision) values (${other}, 0)`.execute(db);
    let tries = 0;
    const both = Promise.withResolvers<void>();
    const inOrder = (names: string[]) =>
      inTransaction(db, async (trx) => {
        tries += 1;
        for (const name of names) {
          await sql`update revisions set revision = revision + 1 where name = ${name}`.execute(trx);
          if (tries === 2) both.resolve();
          await both.promise;
        }
      });
    await Promise.all([inOrder(['catalogue', other]), inOrder([other, 'catalogue'])]);
    const { rows } =
      await sql`select distinct revision from revisions where name in ('catalogue', ${other})`.execute(db);
    expect(rows).toEqual([{ revision: 2 }]);
    expect(tries).toBeGreaterThan(2);
    await shop.close();
  });

  test('work that asks for one try is told of the conflict', async () => {
    const shop = await openTestShop('postgres');
    const { db } = shop.platform;
    const serially = (between: () => Promise<unknown>) =>
      inTransaction(
        db,
        async (trx) => {
          await sql`set transaction isolation level repeatable read`.execute(trx);
          await sql`select revision from revisions`.execute(trx);
          await between();
          await sql`update revisions set revision = revision + 1`.execute(trx);
        },
        { tries: 1 },
      );
    const conflict = serially(() => sql`update revisions set revision = revision + 1`.execute(db));
    await expect(conflict).rejects.toMatchObject({ name: 'DatabaseUnavailable', reason: 'conflict' });
    await shop.close();
  });
});

type Shade = { id: string; variant: string; productId: string; variantId: string };

async function stock({ platform: { db } }: TestShop): Promise<Shade[]> {
  const shades = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['slug as id', 'variants.name as variant', 'product_id as productId', 'variants.id as variantId'])
    .where('slug', 'in', SLUGS)
    .orderBy('slug')
    .orderBy('variants.position')
    .execute();
  const taken = SLUGS.flatMap((slug) => shades.filter(({ id }) => id === slug).slice(0, 3));
  for (const { variantId } of taken)
    await db.updateTable('variants').set({ stock: EACH }).where('id', '=', variantId).execute();
  await sql`update products set stock = (select sum(stock) from variants where product_id = products.id)`.execute(
    db,
  );
  return taken;
}

/** `count` different ones, others each turn. */
function pick(shades: Shade[], turn: number, count: number): Shade[] {
  return Array.from(
    { length: count },
    (_, place) => shades[(turn * 2 + place * 3) % shades.length] ?? [],
  ).flat();
}

async function order(shop: TestShop, shades: Shade[]): Promise<string> {
  const items = shades.map(({ id, variant }, place) => ({ id, variant, quantity: place + 1 }));
  const response = await shop.post('/api/orders', orderOf(items), freshKey());
  const body = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(201);
  return body.orderNumber;
}

/** As a form does: over the version it was opened with, which somebody may have changed. */
async function save({ platform }: TestShop, id: string): Promise<void> {
  const record = await findProductRecord(platform.db, id);
  if (!record) throw new Error('The product is gone');
  const { id: _, version, importKey, updatedAt, ...product } = record;
  const result = await saveProduct(platform, STAFF, { id, version, product });
  expect(result.ok || result.problem === 'changed-meanwhile').toBe(true);
}

async function stockOf({ platform: { db } }: TestShop, variantId: string): Promise<number> {
  const { stock } = await db
    .selectFrom('variants')
    .select('stock')
    .where('id', '=', variantId)
    .executeTakeFirstOrThrow();
  return stock;
}

async function sold({ platform: { db } }: TestShop, variantId: string): Promise<number> {
  const { pieces } = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select((eb) => eb.fn.sum<number | null>('quantity').as('pieces'))
    .where('variant_id', '=', variantId)
    .where('order_status', '!=', 'cancelled')
    .executeTakeFirstOrThrow();
  return pieces ?? 0;
}
