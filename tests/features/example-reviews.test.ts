import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readExampleReviews } from '#database/seed/reviews/example-reviews.ts';
import { bringExampleReviews } from '#operations/shop/bring-example-reviews.ts';
import { matchShownExamples } from '#operations/shop/shown-examples.ts';
import { describeOnBothEngines } from '../support/shop.ts';

const examples = readExampleReviews();

describeOnBothEngines('example reviews', (shop) => {
  const db = () => shop().platform.db;
  const shown = () =>
    db().selectFrom('products').select(['slug', 'shown_rating', 'shown_review_count']).execute();

  test('are the only reviews of a new demo, and its stars and counts are theirs', async () => {
    await expectTheirs();
    const { rows } = await sql<{ count: number }>`select count(*) as count from reviews
      where source <> 'example' or email is not null or verified = 1 or state <> 'shown'`.execute(db());
    expect(Number(rows[0]?.count)).toBe(0);
  });

  test('are of a day between the first one of their product and now', async () => {
    const rows = await db()
      .selectFrom('reviews')
      .innerJoin('products', 'products.id', 'reviews.product_id')
      .select(['products.slug', 'products.created_at as added', 'reviews.created_at as at'])
      .execute();
    const now = new Date(shop().platform.clock.now()).toISOString();
    for (const { slug, added, at } of rows) expect(at >= added && at <= now, slug).toBe(true);
  });

  test('come to a demo that was stocked before there were any, once', async () => {
    await db().deleteFrom('reviews').execute();
    for (const table of ['review_tallies', 'review_mark_tallies'] as const)
      await db().deleteFrom(table).execute();
    expect(await bringExampleReviews(shop().platform)).toBe(true);
    await expectTheirs();
    expect(await bringExampleReviews(shop().platform)).toBe(false);
    await expectTheirs();
  });

  test('count nowhere once the demo shows no examples', async () => {
    const { platform } = shop();
    platform.demo.showsExamples = async () => false;
    await matchShownExamples(platform);
    expect((await shown()).filter(({ shown_review_count }) => shown_review_count > 0)).toEqual([]);
    expect(await bringExampleReviews(platform)).toBe(false);
  });

  async function expectTheirs(): Promise<void> {
    const bySlug = new Map(examples.map(({ slug, reviews }) => [slug, reviews]));
    for (const { slug, shown_rating, shown_review_count } of await shown()) {
      const reviews = bySlug.get(slug) ?? [];
      const sum = reviews.reduce((total, { stars }) => total + stars, 0);
      expect(Number(shown_review_count), slug).toBe(reviews.length);
      if (reviews.length > 0) expect(Number(shown_rating), slug).toBeCloseTo(sum / reviews.length, 9);
    }
  }
});
