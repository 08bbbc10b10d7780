import { expect, test } from 'vitest';
import { eraseReviewsOf } from '#database/queries/reviews/erase-reviews.ts';
import { recountReviews } from '#database/queries/reviews/write-tallies.ts';
import { inTransaction } from '#database/transaction.ts';
import { reviewRow } from '../support/review-rows.ts';
import { describeOnBothEngines } from '../support/shop.ts';

const NOW = '2026-05-01T10:00:00.000Z';

describeOnBothEngines('reviews', (shop) => {
  const db = () => shop().platform.db;
  const productOf = (slug: string) =>
    db().selectFrom('products').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();

  test('stars of a product are the mean of its reviews that are shown, and follow one that is erased', async () => {
    const { id } = await productOf('rose-radiance-serum');
    const row = (place: number, stars: number, more = {}) =>
      reviewRow({ id: `stars-${place}`, product_id: id, stars, ...more });
    await db()
      .insertInto('reviews')
      .values([
        row(1, 5),
        row(2, 2, { email: 'ottilie@example.com' }),
        row(3, 4),
        row(4, 1, { state: 'waiting' }),
        row(5, 1, { state: 'hidden', hidden_reason: 'spam' }),
      ])
      .execute();
    await inTransaction(db(), (trx) => recountReviews(trx, [id]));
    expect(await productOf('rose-radiance-serum')).toMatchObject({
      shown_rating: (5 + 2 + 4) / 3,
      shown_review_count: 3,
    });
    await inTransaction(db(), (trx) =>
      eraseReviewsOf(trx, { email: 'ottilie@example.com', orderIds: [], now: NOW }),
    );
    expect(await productOf('rose-radiance-serum')).toMatchObject({
      shown_rating: 4.5,
      shown_review_count: 2,
    });
  });
});
