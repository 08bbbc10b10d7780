import { sql } from 'kysely';
import type { Db } from '#database/open.ts';

/** Until when an e-mail is locked (UTC, ISO), which may be over; null where it never was. */
export async function findLockEnd(db: Db, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('sign_in_failures')
    .select('locked_until')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.locked_until ?? null;
}

/** Counts a failure; the count begins anew where the last one was before `recent`. */
export async function countFailure(
  trx: Db,
  email: string,
  { now, recent }: { now: string; recent: string },
): Promise<void> {
  await trx
    .insertInto('sign_in_failures')
    .values({ email, failures: 1, last_at: now })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({
        failures: sql`case when sign_in_failures.last_at < ${recent} then 1 else sign_in_failures.failures + 1 end`,
        last_at: now,
      }),
    )
    .execute();
}

/** Locks an e-mail after that many failures; false where there were fewer. */
export async function lockAfter(
  trx: Db,
  email: string,
  { failures, until }: { failures: number; until: string },
): Promise<boolean> {
  const locked = await trx
    .updateTable('sign_in_failures')
    .set({ locked_until: until, failures: 0 })
    .where('email', '=', email)
    .where('failures', '>=', failures)
    .returning('email')
    .execute();
  return locked.length > 0;
}

/** Opens a locked e-mail; false where nothing was counted against it. */
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
