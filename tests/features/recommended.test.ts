import { expect, test } from 'vitest';
import { listPopular, listTrending } from '#database/queries/catalogue/products.ts';
import { WEIGHTED_RATING } from '#database/rated-order.ts';
import { demoProducts } from '#database/seed/stock-demo-catalogue.ts';
import { weightedRating } from '#domain/catalogue/rating.ts';
import { describeOnBothEngines } from '../support/shop.ts';

describeOnBothEngines('recommended products', (shop) => {
  test('the database weighs ratings as the rule does', async () => {
    const { db } = shop().platform;
    const [first, second] = demoProducts;
    const change = (slug: string, values: { shown_rating: number; shown_review_count: number }) =>
      db.updateTable('products').set(values).where('slug', '=', slug).execute();
    await change(first?.slug ?? '', { shown_rating: 5, shown_review_count: 0 });
    await change(second?.slug ?? '', { shown_rating: 1, shown_review_count: 1 });
    const rows = await db
      .selectFrom('products')
      .select(['slug', 'shown_rating', 'shown_review_count', WEIGHTED_RATING.as('weighted')])
      .execute();
    expect(rows).toHaveLength(demoProducts.length);
    for (const { slug, shown_rating, shown_review_count, weighted } of rows)
      expect(Number(weighted), slug).toBeCloseTo(weightedRating(shown_rating, shown_review_count), 9);
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
        created_at: '2026-01-01T00:00:00.000Z',
      })
      .execute();
    const change = (slug: string, values: object) =>
      db.updateTable('products').set(values).where('slug', '=', slug).execute();
    await change('plot-twist-mascara', { created_at: '2026-02-01T00:00:00.000Z' });
    await change('rose-radiance-serum', { shown_rating: 3, shown_review_count: 2 });
    await change('footnote-concealer', { shown_rating: 4.5, shown_review_count: 9 });
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
