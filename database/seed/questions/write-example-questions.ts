import { readFileSync } from 'node:fs';
import type { Insertable } from 'kysely';
import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import type { QuestionsTable } from '#database/schema.ts';
import { numberOf } from '#domain/text/number-of.ts';

const HOUR_MS = 3_600_000;
/** The oldest example is so many days old. */
const OLDEST_DAYS = 60;
/** Hours until the shop, and until a shopper, answered. */
const ANSWERED_AFTER = { '!': 5, '~': 30 } as const;

/** Writes the example questions of products that the shop has, with their answers. They end with the demo. */
export async function writeExampleQuestions(trx: Db, { now, newId }: Stamp): Promise<void> {
  const products = await trx.selectFrom('products').select(['id', 'slug']).execute();
  const idOf = new Map(products.map(({ id, slug }) => [slug, id]));
  let product: string | undefined;
  let question: { id: string; at: number } | null = null;
  const rows: Insertable<QuestionsTable>[] = [];
  for (const line of readFileSync(new URL('./questions.txt', import.meta.url), 'utf8').split('\n')) {
    const [sign, words] = [line.slice(0, 1), line.slice(2)];
    const write = (row: Pick<QuestionsTable, 'question_id' | 'body'> & { name?: string; at: number }) => {
      const id = newId();
      const at = new Date(row.at).toISOString();
      if (product)
        rows.push({
          ...{ id, product_id: product, question_id: row.question_id, body: row.body, name: row.name ?? '' },
          ...{ email: null, by_shop: row.question_id && !row.name ? 1 : 0, author: null, source: 'example' },
          ...{ state: 'shown', request_key: null, created_at: at, shown_at: at, mailed_at: null },
          updated_at: at,
        });
      return id;
    };
    if (sign === '#') product = idOf.get(words);
    if (sign === '?') {
      const [name = '', body = ''] = words.split('|');
      const hours = 48 + (numberOf(body) % (24 * OLDEST_DAYS));
      const at = Date.parse(now) - hours * HOUR_MS;
      question = { id: write({ question_id: null, name, body, at }), at };
    }
    if (question && (sign === '!' || sign === '~')) {
      const at = question.at + ANSWERED_AFTER[sign] * HOUR_MS;
      const [name = '', body = ''] = sign === '~' ? words.split('|') : ['', words];
      write({ question_id: question.id, name, body, at });
    }
  }
  await trx.insertInto('questions').values(rows).execute();
}
