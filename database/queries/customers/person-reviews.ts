import type { Db } from '#database/open.ts';
import type { PersonRecord } from '#domain/customers/person-report.ts';
import { HIDDEN_REASONS, REPORT_REASONS, REVIEW_STEPS, type ReviewState } from '#domain/reviews/review.ts';

const STATE_WORDS: Record<ReviewState, string> = {
  unproven: 'waits until you follow the link of our email',
  waiting: 'waits for our staff',
  shown: 'shown',
  hidden: 'not shown',
};

/** What an address, or the buyer of these orders, wrote of products. */
export async function ownReviews(
  db: Db,
  email: string,
  orderIds: readonly string[],
): Promise<PersonRecord[]> {
  const rows = [...(await listBy(db, 'email', [email]))];
  for (let from = 0; from < orderIds.length; from += PART)
    rows.push(...(await listBy(db, 'order_id', orderIds.slice(from, from + PART))));
  const own = [...new Map(rows.map((row) => [row.id, row])).values()];
  const records: PersonRecord[] = [];
  for (const row of own) records.push(await recordOf(db, row));
  return records;
}

/** Ids asked for at once: engines bound the values of a statement. */
const PART = 500;

function listBy(db: Db, column: 'email' | 'order_id', values: readonly string[]) {
  return db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .selectAll('reviews')
    .select('products.name as product')
    .where(`reviews.${column}`, 'in', values)
    .orderBy('reviews.created_at')
    .execute();
}

async function recordOf(db: Db, row: Awaited<ReturnType<typeof listBy>>[number]): Promise<PersonRecord> {
  const marks = await db.selectFrom('review_marks').selectAll().where('review_id', '=', row.id).execute();
  const pictures = await db
    .selectFrom('review_pictures')
    .selectAll()
    .where('review_id', '=', row.id)
    .orderBy('position')
    .execute();
  const reports = await db.selectFrom('review_reports').selectAll().where('review_id', '=', row.id).execute();
  const events = await db
    .selectFrom('review_events')
    .selectAll()
    .where('review_id', '=', row.id)
    .orderBy('at')
    .execute();
  const each = (texts: string[]) => texts.filter(Boolean).join('; ');
  return {
    product: row.product,
    variant: row.variant,
    written: row.created_at,
    state: STATE_WORDS[row.state],
    'why it is not shown': row.hidden_reason === '' ? '' : HIDDEN_REASONS[row.hidden_reason].words,
    stars: row.stars,
    title: row.title,
    text: row.body,
    'name you chose': row.name,
    email: row.email,
    'what you got for it': row.incentive,
    age: row.age_band,
    skin: row.skin_type,
    undertone: row.undertone,
    concern: row.concern,
    hair: row.hair_type,
    marks: each(marks.map(({ trait, mark }) => `${trait}: ${mark} of 5`)),
    pictures: each(pictures.map(({ url, words }) => `${url} ${words}`.trim())),
    'our reply': row.reply,
    reports: each(reports.map(({ reason, words }) => `${REPORT_REASONS[reason]} ${words}`.trim())),
    'what was done': each(events.map(({ step, note }) => `${REVIEW_STEPS[step]} ${note}`.trim())),
  };
}
