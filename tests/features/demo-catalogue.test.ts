import { expect, test } from 'vitest';
import { listBrands } from '#database/queries/catalogue/brands.ts';
import { listCategories } from '#database/queries/catalogue/categories.ts';
import { upToDiscount } from '#database/queries/catalogue/discounts.ts';
import { listProducts } from '#database/queries/listing/list-products.ts';
import { demoProducts } from '#database/seed/stock-demo-catalogue.ts';
import { parseListing } from '#domain/listing/listing.ts';
import { percentOff, poundsToPence } from '#domain/money/money.ts';
import { upToPercent } from '#domain/money/up-to-percent.ts';
import { stockNewShop } from '#operations/shop/stock-new-shop.ts';
import { describeOnSqlite } from '../support/shop.ts';
import { TEST_NOW } from '../support/test-stamp.ts';

const TILES = { skincare: 60, haircare: 50, makeup: 70, fragrances: 45, 'salon-tools': 35, 'body-care': 55 };

describeOnSqlite('the demo catalogue', (shop) => {
  test('has at least 84 products of 12 brands in the seven categories', async () => {
    const categories = await listCategories(shop().platform.db);
    expect(categories.map(({ slug }) => slug)).toEqual([
      'skincare',
      'haircare',
      'makeup',
      'fragrances',
      'salon-tools',
      'body-care',
      'wellness',
    ]);
    expect(categories.reduce((sum, { productCount }) => sum + productCount, 0)).toBeGreaterThanOrEqual(84);
    expect((await listBrands(shop().platform.db)).length).toBeGreaterThanOrEqual(12);
  });

  test("makes the tiles' figures true", async () => {
    const categories = await listCategories(shop().platform.db);
    for (const [slug, percent] of Object.entries(TILES)) {
      const { productCount = 0, reductions = [] } =
        categories.find((category) => category.slug === slug) ?? {};
      expect(upToPercent(productCount, reductions), slug).toBe(percent);
    }
    expect(await upToDiscount(shop().platform.db)).toEqual({ percent: 70, isOfSelected: true });
    const home = await (await shop().get('/')).text();
    for (const percent of Object.values(TILES)) expect(home).toContain(`Up to ${percent}% off`);
  });

  test('was added over the past year, a dozen products within six weeks, so that newest is not bestselling', async () => {
    const { db } = shop().platform;
    const rows = await db.selectFrom('products').select(['id', 'created_at as added']).execute();
    const daysAgo = (time: string) => (TEST_NOW - Date.parse(time)) / 86_400_000;
    expect(Math.max(...rows.map(({ added }) => daysAgo(added)))).toBeLessThan(366);
    expect(rows.filter(({ added }) => daysAgo(added) <= 43).length).toBe(12);
    const prices = await db
      .selectFrom('price_history')
      .innerJoin('products', 'products.id', 'price_history.product_id')
      .select(['price_history.from_at as from', 'products.created_at as added'])
      .execute();
    for (const { from, added } of prices) expect(from >= added, `${from} ${added}`).toBe(true);
    const slugs = async (sort: string) =>
      (await listProducts(db, parseListing(new URLSearchParams({ sort })))).items.map(({ id }) => id);
    const newest = await slugs('newest');
    const bestselling = await slugs('bestselling');
    expect(newest.filter((slug) => bestselling.includes(slug)).length).toBeLessThan(16);
  });

  test('is stocked once: a shop emptied later stays empty', async () => {
    const { platform } = shop();
    await platform.db.insertInto('shop_facts').values({ name: 'stocked_at', value: 'before' }).execute();
    expect(await stockNewShop(platform)).toBe(false);
  });
});

test('at least two products reach each highest reduction, so that "up to" is fair', () => {
  for (const [slug, percent] of Object.entries(TILES)) {
    const reached = demoProducts.filter(
      ({ category, price, originalPrice }) =>
        category === slug && percentOff(poundsToPence(originalPrice ?? 0), poundsToPence(price)) === percent,
    );
    expect(reached.length, slug).toBeGreaterThanOrEqual(2);
  }
});

test('every barcode is a valid EAN-13 and used once', () => {
  const barcodes = demoProducts.flatMap(({ barcode, variants }) => [
    ...(barcode ? [barcode] : []),
    ...(variants?.map((variant) => variant.barcode) ?? []),
  ]);
  expect(new Set(barcodes).size).toBe(barcodes.length);
  for (const barcode of barcodes) {
    const sum = [...barcode].reduce(
      (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
      0,
    );
    expect([barcode.length, sum % 10], barcode).toEqual([13, 0]);
  }
});

test('among the first hundred some are low in stock and some sold out', () => {
  const stocks = demoProducts
    .slice(0, 100)
    .map(({ stock, variants }) => stock ?? variants?.reduce((sum, variant) => sum + variant.stock, 0) ?? 0);
  expect(stocks.filter((stock) => stock === 0).length).toBeGreaterThanOrEqual(3);
  expect(stocks.filter((stock) => stock > 0 && stock < 10).length).toBeGreaterThanOrEqual(5);
});
