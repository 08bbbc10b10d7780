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
    // Without examples, their typed ratings are shown.
    await db.deleteFrom('review_tallies').execute();
    const change = (slug: string, values: { rating: number; review_count: number }) =>
      db.updateTable('products').set(values).where('slug', '=', slug).execute();
    await change(first?.slug ?? '', { rating: 5, review_count: 0 });
    await change(second?.slug ?? '', { rating: 1, review_count: 100_000 });
    await showRatings(db);
    await countMeanRating(db);
    const rows = await db
      .selectFrom('products')
      .select([
        'slug',
        'shown_rating as rating',
        'shown_review_count as count',
        'weighted_rating as weighted',
      ])
      .execute();
    const mean =
      rows.reduce((sum, { rating, count }) => sum + rating * count, 0) /
      rows.reduce((sum, { count }) => sum + count, 0);
    expect(mean).toBeLessThan(3);
    expect(rows).toHaveLength(demoProducts.length);
    for (const { slug, rating, count, weighted } of rows)
      expect(weighted, slug).toBeCloseTo(weightedRating(rating, count, mean), 9);
    const newlyRated = { rating: 4, review_count: 30 };
    await change(first?.slug ?? '', newlyRated);
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
