import { describe, expect, inject, test } from 'vitest';
import { migrate } from '#database/migrate.ts';
import type { Db } from '#database/open.ts';
import { listStockDifferences } from '#database/queries/stock-ledger/stock-differences.ts';
import { applyMigrationsBefore, openEmptyDatabase } from '../support/older-database.ts';

for (const engine of ['sqlite', 'postgres'] as const) {
  const isMissing = engine === 'postgres' && inject('preparedShop').postgresUrl === null;
  describe.skipIf(isMissing)(`the stock of an earlier version (${engine})`, () => {
    test('begins its movements with what stands, without sets and what is sold out', async () => {
      const { database, remove } = await openEmptyDatabase(engine);
      try {
        await applyMigrationsBefore(database, '0190');
        await stock(database.db);
        await migrate(database);
        const rows = await database.db
          .selectFrom('stock_movements')
          .select(['kind', 'variant_id', 'product_id', 'quantity', 'stock_after', 'actor'])
          .execute();
        expect(rows).toEqual([
          {
            kind: 'opening',
            variant_id: 'balm',
            product_id: 'balm',
            quantity: 7,
            stock_after: 7,
            actor: null,
          },
        ]);
        expect(await listStockDifferences(database.db)).toEqual([]);
      } finally {
        await database.close();
        await remove();
      }
    });
  });
}

const AT = '2026-01-01T00:00:00.000Z';

async function stock(db: Db): Promise<void> {
  const stamps = { created_at: AT, updated_at: AT };
  const named = (id: string) => ({ id, slug: id, name: id, ...stamps });
  await db
    .insertInto('brands')
    .values({ ...named('brand'), description: '', featured: 0 })
    .execute();
  await db
    .insertInto('categories')
    .values({ ...named('category'), description: '', color: '', icon: '' })
    .execute();
  for (const [id, pieces] of [
    ['balm', 7],
    ['mist', 0],
    ['set', 3],
  ] as const) {
    await db
      .insertInto('products')
      .values({
        ...named(id),
        sort_name: id,
        brand_id: 'brand',
        category_id: 'category',
        description: '',
        price_pence: 100,
        original_price_pence: null,
        discount_percent: null,
        image_url: null,
        featured: 0,
        rating: 5,
        review_count: 0,
        amount: null,
        unit: null,
        features: '[]',
        how_to_use: '',
        ingredients: '',
        warnings: '',
        period_after_opening_months: null,
        import_key: null,
        stock: pieces,
        stock_changed_at: AT,
        ordered_count: 0,
      })
      .execute();
    await db
      .insertInto('variants')
      .values({
        id,
        product_id: id,
        position: 0,
        name: 'Standard',
        sku: null,
        barcode: null,
        price_pence: null,
        original_price_pence: null,
        amount: null,
        stock: pieces,
        image_url: null,
        shade: null,
      })
      .execute();
  }
  await db
    .insertInto('set_parts')
    .values({ set_id: 'set', position: 0, variant_id: 'balm', quantity: 2 })
    .execute();
}
