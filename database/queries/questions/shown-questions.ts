import type { Db } from '#database/open.ts';
import { notedReading } from '#database/page-reads.ts';
import { EXAMPLES_SHOWN } from '#database/queries/catalogue/shown-offers.ts';
import {
  ANSWERS_BESIDE_PRODUCT,
  QUESTIONS_BESIDE_PRODUCT,
  type ShownAnswer,
  type ShownQuestion,
} from '#domain/questions/question.ts';

/** The newest questions of a product, by its slug, for its page. */
export async function questionsBesideProduct(by: Db, slug: string): Promise<ShownQuestions> {
  const { db, noteProducts } = notedReading(by);
  const product = await db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirst();
  if (!product) return { items: [], total: 0 };
  noteProducts([product.id]);
  return listShownQuestions(db, product.id, {
    from: 0,
    limit: QUESTIONS_BESIDE_PRODUCT,
    answers: ANSWERS_BESIDE_PRODUCT,
  });
}

export type ShownQuestions = { items: ShownQuestion[]; total: number };

/**
 * The questions of a product that are shown, the newest first, with the first so many answers each: the shop's before others. Examples only
 * where examples are shown.
 */
export async function listShownQuestions(
  db: Db,
  productId: string,
  { from, limit, answers }: { from: number; limit: number; answers: number },
): Promise<ShownQuestions> {
  const shown = db
    .selectFrom('questions')
    .where('product_id', '=', productId)
    .where('state', '=', 'shown')
    .where('question_id', 'is', null)
    .where((eb) => eb.or([eb('source', '<>', 'example'), EXAMPLES_SHOWN]));
  const rows = await shown
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(from)
    .limit(limit)
    .execute();
  if (rows.length === 0 && from === 0) return { items: [], total: 0 };
  const { count } = await shown
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const answered = await listShownAnswers(
    db,
    rows.map(({ id }) => id),
  );
  return {
    items: rows.map(({ id, body, name, source, createdAt }) => ({
      ...{ id, body, name, source, createdAt },
      answers: (answered.get(id) ?? []).slice(0, answers),
    })),
    total: Number(count),
  };
}

async function listShownAnswers(db: Db, questionIds: string[]): Promise<Map<string, ShownAnswer[]>> {
  if (questionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('questions')
    .select(COLUMNS)
    .select('question_id as questionId')
    .where('question_id', 'in', questionIds)
    .where('state', '=', 'shown')
    .orderBy('by_shop', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const answers = new Map<string, ShownAnswer[]>(questionIds.map((id) => [id, []]));
  for (const { questionId, byShop, verified, ...row } of rows)
    answers.get(questionId ?? '')?.push({ ...row, byShop: byShop === 1, verified: verified === 1 });
  return answers;
}

const COLUMNS = [
  'id',
  'body',
  'name',
  'by_shop as byShop',
  'verified',
  'source',
  'created_at as createdAt',
] as const;
