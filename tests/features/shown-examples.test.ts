import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { migrate } from '#database/migrate.ts';
import { listPriceHistory } from '#database/queries/catalogue/price-history.ts';
import { forgetShopFact, writeShopFact } from '#database/queries/shop/shop-facts.ts';
import { matchShownExamples } from '#operations/shop/shown-examples.ts';
import { removeInventedReviews } from '#operations/shop/stock-new-shop.ts';
import { importText } from '../support/import-file.ts';
import { productFormOf } from '../support/product-form.ts';
import { describeOnBothEngines, describeOnSqlite, openTestShop, type TestShop } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { nameTrader } from '../support/trader.ts';

for (const order of [
  ['remove', 'end'],
  ['end', 'remove'],
] as const)
  describeOnSqlite(`ratings after the demo (${order.join(', then ')})`, (shop) => {
    let owner: Record<string, string>;
    beforeAll(async () => {
      owner = await signInAs(shop(), 'owner');
    });

    test('no star is left that no shopper gave: changed, typed and imported ones neither', async () => {
      const { db } = shop().platform;
      const serum = await rowOf(shop(), 'rose-radiance-serum');
      expect(serum.review_count).toBeGreaterThan(0);
      await changeRow(shop(), serum.id, { price_pence: 3000 });
      const balm = await rowOf(shop(), 'fig-leaf-lip-balm');
      await changeRow(shop(), balm.id, { review_count: 612, rating: 4.8 });
      await importText(db, 'id,name,price,rating,reviews\nR1,Rated Elsewhere,5,4.4,77\n');
      expect(await inApi(shop(), 'rated-elsewhere'), 'nobody wrote those').toMatchObject({ reviewCount: 0 });
      expect((await inApi(shop(), 'rose-radiance-serum')).reviewCount).toBeGreaterThan(0);
      expect(await (await shop().get('/products')).text()).toContain('<option value="rating"');
      await nameTrader(shop());
      for (const intent of order)
        await postForm(shop(), '/cms/settings/demo', { intent, confirmed: 'yes' }, owner);
      for (const slug of ['rose-radiance-serum', 'fig-leaf-lip-balm', 'rated-elsewhere']) {
        expect(await inApi(shop(), slug), slug).toMatchObject({ rating: 0, reviewCount: 0 });
        await expect
          .poll(async () => (await shop().get(`/product/${slug}`)).text())
          .toContain('No reviews yet');
      }
      const listing = await (await shop().get('/products?sort=rating')).text();
      expect(listing).not.toContain('out of 5');
      const unsorted = await (await shop().get('/products')).text();
      expect(unsorted).not.toContain('<option value="rating"');
      const { items } = await (await shop().get('/api/brands')).json();
      for (const brand of items) expect(brand.rating).toBeNull();
      expect(await rowOf(shop(), 'rose-radiance-serum')).toMatchObject({ review_count: 0 });
      expect(await rowOf(shop(), 'rated-elsewhere'), 'kept as data').toMatchObject({
        rating: 4.4,
        review_count: 77,
      });
    });

    test('what is saved afterwards shows none', async () => {
      await importText(shop().platform.db, 'id,name,price,rating,reviews\nR2,Rated Later,5,4.4,77\n');
      expect(await inApi(shop(), 'rated-later')).toMatchObject({ rating: 0, reviewCount: 0 });
    });

    test('the page of the demo offers nothing more to remove, in whole sentences', async () => {
      const page = await (await shop().get('/cms/settings/demo', owner)).text();
      expect(page).toContain('Nothing of the demo is left that you did not make your own.');
      expect(page).not.toContain('value="remove"');
      expect(page).not.toContain('nobody has changed nothing');
    });
  });

describeOnBothEngines('former prices of the invented past', (shop) => {
  const SLUG = 'rose-radiance-serum';
  const demo = { isDemo: async () => true, showsExamples: async () => true, isFixed: true };
  const formerPrice = async () => (await inApi(shop(), SLUG)).originalPrice;

  test('count in a demo only, on changed products too', async () => {
    const { platform } = shop();
    const owner = await signInAs(shop(), 'owner');
    const { id } = await rowOf(shop(), SLUG);
    const form = await productFormOf(shop(), id, owner);
    const changed = await postForm(shop(), `/cms/products/${id}`, { ...form, pricePence: '35' }, owner);
    expect(changed.status).toBe(200);
    expect(await inApi(shop(), SLUG)).toMatchObject({ price: 35, originalPrice: 48 });
    await expect.poll(async () => (await shop().get(`/product/${SLUG}`)).text()).toContain('£48.00');
    await nameTrader(shop());
    await postForm(shop(), '/cms/settings/demo', { intent: 'end', confirmed: 'yes' }, owner);
    expect(await inApi(shop(), SLUG)).toMatchObject({ price: 35, originalPrice: null });
    await expect.poll(async () => (await shop().get(`/product/${SLUG}`)).text()).not.toContain('£48.00');
    const page = await (await shop().get(`/cms/products/${id}`, owner)).text();
    expect(page).toContain('The price history shows no time at £48.00');
    expect(await matchShownExamples({ ...platform, demo })).toBe(true);
    expect(await formerPrice()).toBe(48);
    expect(await matchShownExamples(platform)).toBe(true);
    expect(await formerPrice()).toBeNull();
  });

  test('end in a shop stocked before, whose demo has ended, at its next start', async () => {
    const { platform, database } = shop();
    await matchShownExamples({ ...platform, demo });
    const { created_at } = await platform.db
      .selectFrom('brands')
      .select('created_at')
      .executeTakeFirstOrThrow();
    await writeShopFact(platform.db, 'stocked_at', created_at);
    await platform.db.updateTable('products').set({ created_at }).execute();
    await forgetShopFact(platform.db, 'example_ratings_shown');
    await sql`delete from price_history where example = 0 and from_at = ${created_at}`.execute(platform.db);
    await sql`alter table price_history drop column example`.execute(platform.db);
    await sql`delete from migrations where name = '0031_example_prices.sql'`.execute(platform.db);
    expect(await migrate(database)).toEqual(['0031_example_prices.sql']);
    expect(await formerPrice()).toBe(48);
    expect(await matchShownExamples(platform)).toBe(true);
    expect(await formerPrice()).toBeNull();
    const { id } = await rowOf(shop(), SLUG);
    expect((await listPriceHistory(platform.db, id)).map(({ pricePence }) => pricePence)).toEqual([
      3500, 3360,
    ]);
  });
});

test('DEMO_SHOP=0 ends them too, and DEMO_SHOP=1 shows them again', async () => {
  const shop = await openTestShop('sqlite', { demoShop: false });
  expect(await inApi(shop, 'rose-radiance-serum')).toMatchObject({ rating: 0, reviewCount: 0 });
  const demo = { isDemo: async () => true, showsExamples: async () => true, isFixed: true };
  expect(await matchShownExamples({ ...shop.platform, demo })).toBe(true);
  expect((await inApi(shop, 'rose-radiance-serum')).reviewCount).toBeGreaterThan(0);
  expect(await matchShownExamples(shop.platform)).toBe(true);
  expect(await matchShownExamples(shop.platform)).toBe(false);
  expect(await inApi(shop, 'rose-radiance-serum')).toMatchObject({ rating: 0, reviewCount: 0 });
  await removeInventedReviews(shop.platform);
  expect(await matchShownExamples({ ...shop.platform, demo })).toBe(true);
  expect(await inApi(shop, 'rose-radiance-serum')).toMatchObject({ rating: 0, reviewCount: 0 });
  await shop.close();
});

async function inApi(shop: TestShop, slug: string) {
  return (await shop.get(`/api/products/${slug}`)).json();
}

function rowOf(shop: TestShop, slug: string) {
  return shop.platform.db
    .selectFrom('products')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
}

/** Changes a product as a save in /cms does. */
async function changeRow(
  shop: TestShop,
  id: string,
  values: { price_pence?: number; review_count?: number; rating?: number },
): Promise<void> {
  await shop.platform.db
    .updateTable('products')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

test('an own shop says nothing of itself that the demo does', async () => {
  const shop = await openTestShop('sqlite', { demoShop: false });
  for (const path of ['/', '/about', '/site.webmanifest']) {
    const text = await (await shop.get(path)).text();
    expect(text, path).not.toContain('sent from London');
    expect(text, path).not.toContain('British beauty shop');
    expect(text, path).toContain('Skincare, colour, scent and the good tools.');
  }
  await shop.close();
});
