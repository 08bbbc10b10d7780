import { expect, test } from 'vitest';
import { countMeanRating } from '#database/queries/catalogue/count-mean-rating.ts';
import { listPopular, listTrending } from '#database/queries/catalogue/products.ts';
import { showRatings } from '#database/queries/catalogue/shown-offers.ts';
import { forgetShopFact } from '#database/queries/shop/shop-facts.ts';
import { demoProducts } from '#database/seed/stock-demo-catalogue.ts';
import { ASSUMED_MEAN, weightedRating } from '#domain/catalogue/rating.ts';
import { describeOnBothEngines } from '../support/shop.ts';

describeOnBothEngines('recommended products', (shop) => {
  test('the database weighs ratings as the rule does, at the mean of all', async () => {
    const { db } = shop().platform;
    const [first, second] = demoProducts;
    const count = async (slug: string, stars: { stars_1?: number; stars_4?: number }) => {
      const { id } = await db
        .selectFrom('products')
        .select('id')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow();
      await db.deleteFrom('review_tallies').where('product_id', '=', id).execute();
      await db
        .insertInto('review_tallies')
        .values({ product_id: id, example: 0, ...stars })
        .execute();
    };
    await count(first?.slug ?? '', {});
    await count(second?.slug ?? '', { stars_1: 100_000 });
    await showRatings(db);
    await countMeanRating(db);
    const rows = await db
      .selectFrom('products')
      .select([
        'slug',
        'shown_rating as rating',
        'shown_review_count as counted',
        'weighted_rating as weighted',
      ])
      .execute();
    const mean =
      rows.reduce((sum, { rating, counted }) => sum + rating * counted, 0) /
      rows.reduce((sum, { counted }) => sum + counted, 0);
    expect(mean).toBeLessThan(3);
    expect(rows).toHaveLength(demoProducts.length);
    for (const { slug, rating, counted, weighted } of rows)
      expect(weighted, slug).toBeCloseTo(weightedRating(rating, counted, mean), 9);
    await count(first?.slug ?? '', { stars_4: 30 });
    await forgetShopFact(db, 'mean_rating');
    await showRatings(db);
    const { weighted } = await db
      .selectFrom('products')
      .select('weighted_rating as weighted')
      .where('slug', '=', first?.slug ?? '')
      .executeTakeFirstOrThrow();
    expect(weighted).toBeCloseTo(weightedRating(4, 30, ASSUMED_MEAN), 9);
  });

  test('sold-out products never stand before those in stock', async () => {
    const { db } = shop().platform;
    await db.updateTable('products').set({ ordered_count: 90 }).where('stock', '=', 0).execute();
    await db
      .updateTable('products')
      .set({ featured: 1, sort_name: ' first of all' })
      .where('slug', '=', 'hold-fast-setting-mist')
      .execute();
    for (const list of [listPopular, listTrending]) {
      const stocks = (await list(db, demoProducts.length)).map(({ stock }) => stock > 0);
      expect(stocks.indexOf(false), list.name).toBe(stocks.lastIndexOf(true) + 1);
    }
    expect((await listTrending(db, demoProducts.length)).at(-1)?.id).toBe('hold-fast-setting-mist');
  });

  test('with nothing featured, trending is most ordered, then best rated, then newest', async () => {
    const { db } = shop().platform;
    await db
      .updateTable('products')
      .set({
        featured: 0,
        ordered_count: 0,
        shown_rating: 5,
        shown_review_count: 0,
        weighted_rating: 0,
        created_at: '2026-01-01T00:00:00.000Z',
      })
      .execute();
    const change = (slug: string, values: object) =>
      db.updateTable('products').set(values).where('slug', '=', slug).execute();
    await change('plot-twist-mascara', { created_at: '2026-02-01T00:00:00.000Z' });
    await change('rose-radiance-serum', { shown_rating: 3, shown_review_count: 2, weighted_rating: 3.8 });
    await change('footnote-concealer', { shown_rating: 4.5, shown_review_count: 9, weighted_rating: 4.2 });
    await change('vernis-lip-glaze', { ordered_count: 3 });
    const trending = await listTrending(db, 8);
    expect(trending.slice(0, 4).map(({ id }) => id)).toEqual([
      'vernis-lip-glaze',
      'footnote-concealer',
      'rose-radiance-serum',
      'plot-twist-mascara',
    ]);
    expect(trending).toHaveLength(8);
    expect(await (await shop().get('/')).text()).toContain('/product/vernis-lip-glaze');
  });
});
