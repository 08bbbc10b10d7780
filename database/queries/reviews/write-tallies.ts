import { sql } from 'kysely';
import { type Db, engineOf } from '#database/open.ts';
import { moveRevisionOfProducts, noteChangedProducts } from '#database/queries/catalogue/revision.ts';
import { showRatings } from '#database/queries/catalogue/shown-offers.ts';
import type { CountedReview, Stars } from '#domain/reviews/review-tally.ts';
import { REACH } from '#domain/topics/topics.ts';

/** A review as it was counted and as it is now; null: not there. */
export type TallyChange = {
  productId: string;
  before: CountedReview | null;
  after: CountedReview | null;
};

/**
 * Locks the product whose reviews are about to change, before anything of them is read or written: its counts have one writer at a time
 * (docs/decisions/051-one-order-of-locks.md). False where it is gone. On SQLite the writer is alone anyway.
 */
export async function lockReviewed(trx: Db, productId: string): Promise<boolean> {
  const lock = engineOf(trx) === 'postgres' ? sql` for no key update` : sql``;
  const { rows } = await sql`select id from products where id = ${productId}${lock}`.execute(trx);
  return rows.length > 0;
}

/**
 * Counts what became of reviews of locked products, shows their ratings, and has the pages made anew that show them. The last step of
 * the transaction that wrote the reviews.
 */
export async function tallyReviews(trx: Db, changes: readonly TallyChange[], now: string): Promise<void> {
  const touched = new Set<string>();
  for (const { productId, before, after } of changes) {
    const removed = before && isCounted(before) && (await count(trx, productId, before, -1));
    const added = after && isCounted(after) && (await count(trx, productId, after, 1));
    if (removed || added) touched.add(productId);
  }
  if (touched.size === 0) return;
  await showRatings(trx, [...touched]);
  await showReviewsAnew(trx, [...touched], now);
}

/** Has the pages made anew that show these products, where what changed is counted nowhere: a reply, a vote. */
export async function showReviewsAnew(trx: Db, productIds: string[], now: string): Promise<void> {
  await noteChangedProducts(trx, productIds, REACH.order);
  await moveRevisionOfProducts(trx, now);
}

/** Counts all reviews of these products from the beginning, as after many were written at once. */
export async function recountReviews(trx: Db, productIds: readonly string[]): Promise<void> {
  for (let from = 0; from < productIds.length; from += PART)
    await recountSome(trx, productIds.slice(from, from + PART));
}

/** Ids asked for at once: engines bound the values of a statement. */
const PART = 200;

async function recountSome(trx: Db, ids: readonly string[]): Promise<void> {
  const theirs = sql`product_id in (${sql.join(ids)})`;
  for (const table of ['review_tallies', 'review_mark_tallies', 'review_hidden_tallies'])
    await sql`delete from ${sql.table(table)} where ${theirs}`.execute(trx);
  const example = sql`case when source = 'example' then 1 else 0 end`;
  const given = (stars: Stars) => sql`sum(case when stars = ${sql.lit(stars)} then 1 else 0 end)`;
  await sql`insert into review_tallies (product_id, example, stars_1, stars_2, stars_3, stars_4, stars_5, pictured)
    select product_id, ${example}, ${given(1)}, ${given(2)}, ${given(3)}, ${given(4)}, ${given(5)}, sum(pictured)
    from reviews where ${theirs} and state = 'shown' group by 1, 2`.execute(trx);
  await sql`insert into review_mark_tallies (product_id, example, trait, sum, count)
    select product_id, ${example}, trait, sum(mark), count(*)
    from reviews join review_marks on review_marks.review_id = reviews.id
    where ${theirs} and state = 'shown' group by 1, 2, 3`.execute(trx);
  await sql`insert into review_hidden_tallies (product_id, example, reason, count)
    select product_id, ${example}, hidden_reason, count(*)
    from reviews where ${theirs} and state = 'hidden' group by 1, 2, 3`.execute(trx);
  await showRatings(trx, ids);
}

function isCounted({ state }: CountedReview): boolean {
  return state === 'shown' || state === 'hidden';
}

async function count(trx: Db, productId: string, review: CountedReview, by: 1 | -1): Promise<true> {
  const key = { product_id: productId, example: review.source === 'example' ? 1 : 0 } as const;
  if (review.state === 'hidden') {
    if (review.hiddenReason === '') throw new Error('A hidden review has a reason');
    await trx
      .insertInto('review_hidden_tallies')
      .values({ ...key, reason: review.hiddenReason })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .updateTable('review_hidden_tallies')
      .set({ count: sql`count + ${sql.lit(by)}` })
      .where('product_id', '=', productId)
      .where('example', '=', key.example)
      .where('reason', '=', review.hiddenReason)
      .execute();
    return true;
  }
  const column = STAR_COLUMNS[review.stars - 1];
  if (!column) throw new Error('A review has one to five stars');
  await trx
    .insertInto('review_tallies')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .updateTable('review_tallies')
    .set({
      [column]: sql`${sql.ref(column)} + ${sql.lit(by)}`,
      pictured: sql`pictured + ${sql.lit(review.pictured ? by : 0)}`,
    })
    .where('product_id', '=', productId)
    .where('example', '=', key.example)
    .execute();
  for (const { trait, mark } of review.marks) {
    await trx
      .insertInto('review_mark_tallies')
      .values({ ...key, trait })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .updateTable('review_mark_tallies')
      .set({ sum: sql`sum + ${sql.lit(by * mark)}`, count: sql`count + ${sql.lit(by)}` })
      .where('product_id', '=', productId)
      .where('example', '=', key.example)
      .where('trait', '=', trait)
      .execute();
  }
  return true;
}

const STAR_COLUMNS = ['stars_1', 'stars_2', 'stars_3', 'stars_4', 'stars_5'] as const;
