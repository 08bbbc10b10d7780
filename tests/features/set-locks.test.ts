import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findProductRecord } from '#database/queries/catalogue-editing/product-record.ts';
import type { ProductFields } from '#domain/catalogue/product-form.ts';
import { changeInBulk } from '#operations/catalogue/change-in-bulk.ts';
import { saveProduct } from '#operations/catalogue/save-product.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { deleteOrders } from '#operations/order/change-orders.ts';
import { importText } from '../support/import-file.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { addSet, idOf, stockOf, writeStock } from '../support/sets.ts';
import { describeOnBothEngines, type TestShop } from '../support/shop.ts';

const STAFF = { id: 'staff', name: 'Staff' };
const EACH = 60;
const PARTS = ['lock-a', 'lock-b', 'lock-c', 'lock-d'];
const SETS = { 'lock-first': ['lock-a', 'lock-b × 2'], 'lock-second': ['lock-c', 'lock-b', 'lock-d × 3'] };
const ALL = [...PARTS, ...Object.keys(SETS)];

describeOnBothEngines(
  'orders of sets and of their parts, saves, cancellations and deletions at the same time',
  (shop) => {
    test('none fails, no more is sold than there was, and every set has what its parts allow', async () => {
      const { platform } = shop();
      await importText(
        platform.db,
        ['id,name,price,stock,status', ...ALL.map((slug, i) => `L${i},${slug},1${i},${EACH},published`)].join(
          '\n',
        ),
      );
      for (const [slug, lines] of Object.entries(SETS)) await addSet(shop(), slug, lines);
      for (const slug of PARTS) await writeStock(shop(), slug, EACH);
      const ids = await Promise.all(ALL.map((slug) => idOf(shop(), slug)));
      const actors: ((turn: number) => Promise<unknown>)[] = [
        (turn) => order(shop(), pick(turn, 3)),
        (turn) => order(shop(), pick(turn + 1, 4).toReversed()),
        async (turn) => {
          const placed = await order(shop(), pick(turn + 2, 2));
          if (!placed) return;
          await changeOrderStatus(platform, { orderNumber: placed, to: 'cancelled', actor: STAFF });
          if (turn % 2)
            await changeOrderStatus(platform, { orderNumber: placed, to: 'confirmed', actor: STAFF });
        },
        async (turn) => {
          const placed = await order(shop(), pick(turn + 3, 3));
          if (placed && turn % 2) await deleteOrders(platform, STAFF, [placed]);
        },
        (turn) => save(shop(), ids[turn % ids.length] ?? ''),
        // A set that changes its parts while they are sold: parts in another order, then back.
        (turn) =>
          save(shop(), ids.at(turn % 2 ? -1 : -2) ?? '', ({ parts }) => ({ parts: parts.toReversed() })),
        (turn) =>
          changeInBulk(platform, STAFF, {
            ids: turn % 2 ? ids : ids.toReversed(),
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
      for (const slug of PARTS)
        expect((await stockOf(shop(), slug)) + (await sold(shop(), slug)), slug).toBe(EACH);
      const { rows } = await sql`select products.slug, variants.stock from products
      join variants on variants.product_id = products.id
      where exists (select 1 from set_parts where set_id = products.id)
        and (variants.stock <> products.stock or variants.stock <> (
          select min(parts.stock / set_parts.quantity)
          from set_parts join variants as parts on parts.id = set_parts.variant_id
          where set_parts.set_id = products.id))`.execute(platform.db);
      expect(rows).toEqual([]);
    });
  },
);

/** `count` different ones, others each turn. */
function pick(turn: number, count: number): string[] {
  return Array.from({ length: count }, (_, place) => ALL[(turn + place) % ALL.length] ?? '');
}

/** Null where there was not enough left. */
async function order(shop: TestShop, slugs: string[]): Promise<string | null> {
  const items = slugs.map((id) => ({ id, variant: 'Standard', quantity: 1 }));
  const response = await shop.post('/api/orders', orderOf(items), freshKey());
  const body = await response.json();
  expect([201, 409], JSON.stringify(body)).toContain(response.status);
  return response.status === 201 ? body.orderNumber : null;
}

/** As a form does: over the version it was opened with, which somebody may have changed. */
async function save(
  { platform }: TestShop,
  id: string,
  change: (product: ProductFields) => Partial<ProductFields> = () => ({}),
): Promise<void> {
  const record = await findProductRecord(platform.db, id);
  if (!record) throw new Error('The product is gone');
  const { id: _, version, importKey, updatedAt, ...product } = record;
  const result = await saveProduct(platform, STAFF, {
    id,
    version,
    product: { ...product, ...change(product) },
  });
  expect(result.ok || result.problem === 'changed-meanwhile').toBe(true);
}

/** The pieces that orders hold, by themselves and in sets. */
async function sold({ platform: { db } }: TestShop, slug: string): Promise<number> {
  const { rows } = await sql<{ pieces: number | string | null }>`select sum(pieces) as pieces from (
      select quantity as pieces, order_id from order_lines where product_slug = ${slug}
      union all
      select order_line_parts.quantity * order_lines.quantity, order_lines.order_id
      from order_line_parts
      join order_lines on order_lines.order_id = order_line_parts.order_id
        and order_lines.position = order_line_parts.line_position
      where order_line_parts.product_slug = ${slug}
    ) as taken join orders on orders.id = taken.order_id where orders.order_status <> 'cancelled'`.execute(
    db,
  );
  return Number(rows[0]?.pieces ?? 0);
}
