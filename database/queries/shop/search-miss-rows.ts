import { sql } from 'kysely';
import type { Db } from '#database/open.ts';

export async function addSearchMisses(trx: Db, question: string, times: number, now: string): Promise<void> {
  await trx
    .insertInto('search_misses')
    .values({ question, times, last_at: now })
    .onConflict((conflict) =>
      conflict.column('question').doUpdateSet({
        times: sql`search_misses.times + ${sql.val(times)}`,
        last_at: now,
      }),
    )
    .execute();
}

/** Deletes the oldest questions beyond the newest `most`. */
export async function dropOldSearchMisses(trx: Db, most: number): Promise<void> {
  const [oldest] = await trx
    .selectFrom('search_misses')
    .select('last_at')
    .orderBy('last_at', 'desc')
    .offset(most)
    .limit(1)
    .execute();
  if (oldest) await trx.deleteFrom('search_misses').where('last_at', '<=', oldest.last_at).execute();
}
