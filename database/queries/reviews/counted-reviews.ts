import type { Db } from '#database/open.ts';
import type { CountedReview } from '#domain/reviews/review-tally.ts';
import type { ReviewTrait } from '#domain/reviews/reviewer-traits.ts';

export type CountedRow = { id: string; productId: string; review: CountedReview };

/** What is counted of these reviews, as they are now. */
export async function listCounted(db: Db, ids: readonly string[]): Promise<CountedRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('reviews')
    .select(['id', 'product_id', 'source', 'state', 'hidden_reason', 'stars', 'pictured'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  const marks = Map.groupBy(
    await db
      .selectFrom('review_marks')
      .select(['review_id', 'trait', 'mark'])
      .where('review_id', 'in', ids)
      .execute(),
    ({ review_id }) => review_id,
  );
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    review: {
      source: row.source,
      state: row.state,
      hiddenReason: row.hidden_reason,
      stars: row.stars,
      pictured: row.pictured === 1,
      marks: (marks.get(row.id) ?? []).map(({ trait, mark }): { trait: ReviewTrait; mark: number } => ({
        trait,
        mark,
      })),
    },
  }));
}
