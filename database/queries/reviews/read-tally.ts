import type { Db } from '#database/open.ts';
import { HIDDEN_REASON_NAMES } from '#domain/reviews/review.ts';
import type { ReviewTally } from '#domain/reviews/review-tally.ts';

/** The counts of a product's reviews, as they are kept; `examples`: how many examples of a demo there are, shown or not. */
export async function readTally(
  db: Db,
  productId: string,
  { areExamplesShown }: { areExamplesShown: boolean },
): Promise<ReviewTally & { examples: number }> {
  const all = await db.selectFrom('review_tallies').selectAll().where('product_id', '=', productId).execute();
  const seen = <Row extends { example: 0 | 1 }>(rows: Row[]) =>
    rows.filter(({ example }) => areExamplesShown || Number(example) === 0);
  const counted = seen(all);
  const sum = (column: 'stars_1' | 'stars_2' | 'stars_3' | 'stars_4' | 'stars_5' | 'pictured') =>
    counted.reduce((count, row) => count + row[column], 0);
  const marks = await db
    .selectFrom('review_mark_tallies')
    .selectAll()
    .where('product_id', '=', productId)
    .where('count', '>', 0)
    .orderBy('trait')
    .execute();
  const hidden = seen(
    await db.selectFrom('review_hidden_tallies').selectAll().where('product_id', '=', productId).execute(),
  );
  return {
    distribution: {
      1: sum('stars_1'),
      2: sum('stars_2'),
      3: sum('stars_3'),
      4: sum('stars_4'),
      5: sum('stars_5'),
    },
    pictured: sum('pictured'),
    markMeans: [...Map.groupBy(seen(marks), ({ trait }) => trait)].map(([trait, rows]) => {
      const count = rows.reduce((total, row) => total + row.count, 0);
      return { trait, mean: rows.reduce((total, row) => total + row.sum, 0) / count, count };
    }),
    hidden: HIDDEN_REASON_NAMES.map((reason) => ({
      reason,
      count: hidden.filter((row) => row.reason === reason).reduce((total, row) => total + row.count, 0),
    })).filter(({ count }) => count > 0),
    examples: all
      .filter(({ example }) => Number(example) === 1)
      .reduce((count, row) => count + row.stars_1 + row.stars_2 + row.stars_3 + row.stars_4 + row.stars_5, 0),
  };
}
