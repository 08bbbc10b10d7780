import { sql } from 'kysely';
import { type Db, engineOf } from '#database/open.ts';
import type { ReviewReport } from '#domain/reviews/report-form.ts';
import { rankReview } from './link-to-order.ts';

/** Counts a voter's word on a review that is shown, in place of their earlier one. False where it is not shown. */
export async function writeVote(
  trx: Db,
  { reviewId, voter, isHelpful }: { reviewId: string; voter: string; isHelpful: boolean },
): Promise<boolean> {
  const lock = engineOf(trx) === 'postgres' ? sql` for no key update` : sql``;
  const { rows } =
    await sql`select id from reviews where id = ${reviewId} and state = 'shown'${lock}`.execute(trx);
  if (rows.length === 0) return false;
  const before = await trx
    .selectFrom('review_votes')
    .select('helpful')
    .where('review_id', '=', reviewId)
    .where('voter', '=', voter)
    .executeTakeFirst();
  const helpful = isHelpful ? 1 : 0;
  if (before?.helpful === helpful) return true;
  await trx
    .insertInto('review_votes')
    .values({ review_id: reviewId, voter, helpful })
    .onConflict((conflict) => conflict.columns(['review_id', 'voter']).doUpdateSet({ helpful }))
    .execute();
  const column = isHelpful ? 'helpful' : 'unhelpful';
  const other = isHelpful ? 'unhelpful' : 'helpful';
  await trx
    .updateTable('reviews')
    .set((eb) => ({
      [column]: eb(column, '+', 1),
      ...(before ? { [other]: eb(other, '-', 1) } : {}),
    }))
    .where('id', '=', reviewId)
    .execute();
  await rankReview(trx, reviewId);
  return true;
}

/** The number of reports of a review that staff have not looked at. */
export async function countOpenReports(db: Db, reviewId: string): Promise<number> {
  const row = await db
    .selectFrom('review_reports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('review_id', '=', reviewId)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function insertReport(
  trx: Db,
  { id, reviewId, at, reason, words }: ReviewReport & { id: string; reviewId: string; at: string },
): Promise<void> {
  await trx
    .insertInto('review_reports')
    .values({ id, review_id: reviewId, reason, words, at, closed_at: null })
    .execute();
}

/** Closes what was reported of a review; returns how many reports there were. */
export async function closeReports(trx: Db, reviewId: string, now: string): Promise<number> {
  const closed = await trx
    .updateTable('review_reports')
    .set({ closed_at: now })
    .where('review_id', '=', reviewId)
    .where('closed_at', 'is', null)
    .returning('id')
    .execute();
  return closed.length;
}
