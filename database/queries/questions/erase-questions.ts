import type { Db } from '#database/open.ts';
import { moveRevisionOfProducts, noteChangedProducts } from '#database/queries/catalogue/revision.ts';
import type { PersonRecord } from '#domain/customers/person-report.ts';
import type { QuestionState } from '#domain/questions/question.ts';
import { HIDDEN_REASONS } from '#domain/reviews/review.ts';
import { REACH } from '#domain/topics/topics.ts';

/** Takes the addresses away: what was written stays under the names that its authors chose. */
export async function forgetAskers(trx: Db, ids: readonly string[]): Promise<void> {
  await trx.updateTable('questions').set({ email: null }).where('id', 'in', ids).execute();
}

/**
 * Deletes what an address asked and answered, in the caller's transaction. A question that somebody else answered goes with its answers:
 * it was that person's. Returns the ids.
 */
export async function eraseQuestionsOf(trx: Db, email: string, now: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('questions')
    .select(['id', 'product_id'])
    .where('email', '=', email)
    .orderBy('product_id')
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  await trx.deleteFrom('questions').where('question_id', 'in', ids).execute();
  await trx.deleteFrom('questions').where('id', 'in', ids).execute();
  const products = [...new Set(rows.map(({ product_id }) => product_id))];
  await noteChangedProducts(trx, products, REACH.content);
  await moveRevisionOfProducts(trx, now);
  return ids;
}

const STATE_WORDS: Record<QuestionState, string> = {
  unproven: 'waits until you follow the link of our email',
  waiting: 'waits for our staff',
  shown: 'shown',
  hidden: 'not shown',
};

/** What an address asked and answered, for the person. */
export async function ownQuestions(db: Db, email: string): Promise<PersonRecord[]> {
  const rows = await db
    .selectFrom('questions')
    .innerJoin('products', 'products.id', 'questions.product_id')
    .selectAll('questions')
    .select('products.name as product')
    .where('questions.email', '=', email)
    .orderBy('questions.created_at')
    .execute();
  return rows.map((row) => ({
    product: row.product,
    kind: row.question_id === null ? 'question' : 'answer',
    written: row.created_at,
    state: STATE_WORDS[row.state],
    'why it is not shown': row.hidden_reason === '' ? '' : HIDDEN_REASONS[row.hidden_reason].words,
    text: row.body,
    'name you chose': row.name,
    email: row.email,
  }));
}
