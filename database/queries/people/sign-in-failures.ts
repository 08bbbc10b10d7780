import { sql } from 'kysely';
import type { Db } from '#database/open.ts';

/**
 * Counts an attempt to sign in before its password is checked, so that of many at once only `most` are. The attempt that
 * reaches `most` locks the email until `until`; the count begins anew after that lock, or where the last attempt was before
 * `recent`. Returns the attempt's number; null where the email is locked.
 */
export async function claimAttempt(
  trx: Db,
  email: string,
  { now, recent, until, most }: { now: string; recent: string; until: string; most: number },
): Promise<number | null> {
  const isOver = sql`(sign_in_failures.last_at < ${recent} or sign_in_failures.locked_until is not null)`;
  const row = await trx
    .insertInto('sign_in_failures')
    .values({ email, failures: 1, last_at: now })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({
          failures: sql`case when ${isOver} then 1 else sign_in_failures.failures + 1 end`,
          locked_until: sql`case when not ${isOver} and sign_in_failures.failures + 1 >= ${most} then ${until} end`,
          last_at: now,
        })
        .where((eb) =>
          eb.or([
            eb('sign_in_failures.locked_until', 'is', null),
            eb('sign_in_failures.locked_until', '<=', now),
          ]),
        ),
    )
    .returning('failures')
    .executeTakeFirst();
  return row?.failures ?? null;
}

/** Gives an attempt back whose password was not checked. */
export async function returnAttempt(trx: Db, email: string): Promise<void> {
  await trx
    .updateTable('sign_in_failures')
    .set({ failures: sql`failures - 1`, locked_until: null })
    .where('email', '=', email)
    .where('failures', '>', 0)
    .execute();
}

/** Opens a locked email; false where nothing was counted against it. */
export async function deleteFailures(trx: Db, email: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('sign_in_failures')
    .where('email', '=', email)
    .returning('email')
    .execute();
  return deleted.length > 0;
}

export async function deleteFailuresBefore(trx: Db, time: string): Promise<void> {
  await trx.deleteFrom('sign_in_failures').where('last_at', '<', time).execute();
}
