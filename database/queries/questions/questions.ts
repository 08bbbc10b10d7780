import { sql } from 'kysely';
import { type Db, engineOf } from '#database/open.ts';
import { readListPage } from '#database/queries/shop/list-page.ts';
import { nameHolds } from '#database/search/text-match.ts';
import type { ListPage } from '#domain/lists/list-query.ts';
import type { QuestionSource, QuestionState } from '#domain/questions/question.ts';
import type { QuestionListQuery } from '#domain/questions/question-list.ts';
import type { HiddenReason } from '#domain/reviews/review.ts';

/** A question, or an answer where `questionId` is not null, with its product. */
export type Question = {
  id: string;
  questionId: string | null;
  productId: string;
  product: { slug: string; name: string };
  body: string;
  name: string;
  email: string | null;
  byShop: boolean;
  author: string | null;
  verified: boolean;
  source: QuestionSource;
  state: QuestionState;
  hiddenReason: HiddenReason | '';
  createdAt: string;
  shownAt: string | null;
  mailedAt: string | null;
  version: number;
};

export async function findQuestion(db: Db, id: string): Promise<Question | null> {
  const row = await withProduct(db).where('questions.id', '=', id).executeTakeFirst();
  return row ? toQuestion(row) : null;
}

export async function findQuestionByKey(db: Db, key: string): Promise<Question | null> {
  const row = await withProduct(db).where('questions.request_key', '=', key).executeTakeFirst();
  return row ? toQuestion(row) : null;
}

/** Every answer to a question, whatever its state, the oldest first. */
export async function listAnswers(db: Db, questionId: string): Promise<Question[]> {
  const rows = await withProduct(db)
    .where('questions.question_id', '=', questionId)
    .orderBy('questions.created_at')
    .orderBy('questions.id')
    .execute();
  return rows.map(toQuestion);
}

/** How many texts of an address wait to be proved or shown. */
export async function countWaitingOf(db: Db, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('questions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('state', 'in', ['unproven', 'waiting'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many wait for staff. */
export async function countWaitingQuestions(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('questions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The product of a slug that shoppers see. */
export async function findAskedProduct(
  db: Db,
  slug: string,
): Promise<{ id: string; slug: string; name: string } | null> {
  const row = await db
    .selectFrom('products')
    .select(['id', 'slug', 'name'])
    .where('slug', '=', slug)
    .where('status', '=', 'published')
    .executeTakeFirst();
  return row ?? null;
}

export type NewQuestionRow = Pick<
  Question,
  'id' | 'questionId' | 'productId' | 'body' | 'name' | 'email' | 'byShop' | 'author' | 'state' | 'shownAt'
> & { requestKey: string; now: string };

/** False where the form made one already. */
export async function insertQuestion(trx: Db, question: NewQuestionRow): Promise<boolean> {
  const row = await trx
    .insertInto('questions')
    .values({
      id: question.id,
      product_id: question.productId,
      question_id: question.questionId,
      body: question.body,
      name: question.name,
      email: question.email,
      by_shop: question.byShop ? 1 : 0,
      author: question.author,
      source: 'shop',
      state: question.state,
      request_key: question.requestKey,
      created_at: question.now,
      shown_at: question.shownAt,
      mailed_at: null,
      updated_at: question.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Reads one to change it: on PostgreSQL nobody else does meanwhile. */
export async function lockQuestion(trx: Db, id: string): Promise<Question | null> {
  if (engineOf(trx) === 'postgres')
    await sql`select id from questions where id = ${id} for update`.execute(trx);
  return findQuestion(trx, id);
}

export type QuestionChange = {
  state: QuestionState;
  hiddenReason: HiddenReason | '';
  shownAt: string | null;
  verified: boolean;
};

export async function changeQuestionRow(
  trx: Db,
  id: string,
  { state, hiddenReason, shownAt, verified }: QuestionChange,
  now: string,
): Promise<void> {
  await trx
    .updateTable('questions')
    .set((eb) => ({
      state,
      hidden_reason: hiddenReason,
      shown_at: shownAt,
      verified: verified ? 1 : 0,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Notes that whoever asked was written to about an answer; false where that was so before. */
export async function markAnswerMailed(trx: Db, id: string, now: string): Promise<boolean> {
  const row = await trx
    .updateTable('questions')
    .set({ mailed_at: now })
    .where('id', '=', id)
    .where('mailed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** One page of questions and answers; without a state those that wait for staff. */
export function listQuestions(db: Db, query: QuestionListQuery): Promise<ListPage<Question>> {
  const matching = filtered(db, query);
  const rows = matching
    .select(QUESTION_COLUMNS)
    .orderBy('questions.created_at', query.sort === '-newest' ? 'desc' : 'asc')
    .orderBy('questions.id');
  return readListPage(matching, rows, query.page).then((page) => ({
    ...page,
    items: page.items.map(toQuestion),
  }));
}

function filtered(db: Db, { search, filters }: QuestionListQuery) {
  let found = db.selectFrom('questions').innerJoin('products', 'products.id', 'questions.product_id');
  if (!filters.state) found = found.where('questions.state', '=', 'waiting');
  if (filters.state === 'shown' || filters.state === 'hidden')
    found = found.where('questions.state', '=', filters.state);
  if (filters.state === 'unanswered')
    found = found
      .where('questions.state', '=', 'shown')
      .where('questions.question_id', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('questions as answers')
              .select('answers.id')
              .whereRef('answers.question_id', '=', 'questions.id')
              .where('answers.state', '=', 'shown'),
          ),
        ),
      );
  if (filters.kind === 'question') found = found.where('questions.question_id', 'is', null);
  if (filters.kind === 'answer') found = found.where('questions.question_id', 'is not', null);
  if (!search) return found;
  return found.where((eb) =>
    eb.or(
      ['questions.body', 'questions.name', 'questions.email', 'products.name'].map((column) =>
        nameHolds(db, column, search),
      ),
    ),
  );
}

function withProduct(db: Db) {
  return db
    .selectFrom('questions')
    .innerJoin('products', 'products.id', 'questions.product_id')
    .select(QUESTION_COLUMNS);
}

const QUESTION_COLUMNS = [
  'questions.id',
  'questions.question_id as questionId',
  'questions.product_id as productId',
  'products.slug as productSlug',
  'products.name as productName',
  'questions.body',
  'questions.name',
  'questions.email',
  'questions.by_shop as byShop',
  'questions.author',
  'questions.verified',
  'questions.source',
  'questions.state',
  'questions.hidden_reason as hiddenReason',
  'questions.created_at as createdAt',
  'questions.shown_at as shownAt',
  'questions.mailed_at as mailedAt',
  'questions.version',
] as const;

type Row = Omit<Question, 'product' | 'byShop' | 'verified'> & {
  productSlug: string;
  productName: string;
  byShop: number;
  verified: number;
};

function toQuestion({ productSlug, productName, byShop, verified, ...row }: Row): Question {
  return {
    ...row,
    product: { slug: productSlug, name: productName },
    byShop: byShop === 1,
    verified: verified === 1,
  };
}
