import { sql } from 'kysely';
import type { Db } from './open.ts';
import { unavailableReason } from './outage/unavailable.ts';

/** True where the database does not respond. For failures that do not say why: libraries throw errors of their own instead. */
export async function isDatabaseAway(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return false;
  } catch (error) {
    return unavailableReason(error) !== null;
  }
}
