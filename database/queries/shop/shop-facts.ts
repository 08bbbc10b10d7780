import type { Db } from '#database/open.ts';

export type ShopFact =
  | 'stocked_at'
  | 'demo_ended_at'
  | 'demo_removed_at'
  /** Present while examples are shown: typed and imported ratings, former prices of an invented past. */
  | 'example_ratings_shown'
  /** The mean of all shown ratings, as text; absent where none is shown. */
  | 'mean_rating'
  | 'articles_brought_at'
  /** The slugs of the pages every shop has, as far as they were added. */
  | 'pages_brought'
  /** JSON of the last backup that was made and read again. */
  | 'backup_made'
  /** How often backups are made by themselves. */
  | 'backup_plan'
  /** Why the last backup could not be made; absent after one that was. */
  | 'backup_failed'
  /** A random text from which the first owner's link is made, until it is used. */
  | 'owner_link_seed'
  /** The shop's keys, sealed; and those that could not be opened when new ones were made. */
  | 'keyring'
  | 'keyring_before'
  /** Keys as versions up to 0.3 held them, readable. */
  | 'session_secret'
  | 'link_key'
  /** Present where all staff must have a second step: since when. */
  | 'second_step_required'
  /** When staff were last told of failed jobs. */
  | 'failures_told_at'
  /** JSON of the days and the postage of returns that held before, until when. */
  | 'earlier_return_terms'
  /** The refund at the payment service after which the recurring check reads on; '' to begin with the newest. */
  | 'refunds_read_to'
  /** Since when the recurring check of payments fails, and when staff were last told. */
  | 'payments_unasked_since'
  | 'payments_unasked_told_at';

export async function readShopFact(db: Db, name: ShopFact): Promise<string | null> {
  const row = await db.selectFrom('shop_facts').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

export async function writeShopFact(db: Db, name: ShopFact, value: string): Promise<void> {
  await db
    .insertInto('shop_facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/**
 * Leaves a stored value as it is: of several processes starting at once the first one's counts. False for the others, which
 * have waited until its transaction ended.
 */
export async function writeNewShopFact(db: Db, name: ShopFact, value: string): Promise<boolean> {
  const written = await db
    .insertInto('shop_facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .execute();
  return written.length > 0;
}

/** Returns the value, '' where there is none, and keeps every other transaction from it until this one ends. */
export async function lockShopFact(trx: Db, name: ShopFact): Promise<string> {
  await writeNewShopFact(trx, name, '');
  const locked = await trx
    .updateTable('shop_facts')
    .set((eb) => ({ value: eb.ref('value') }))
    .where('name', '=', name)
    .returning('value')
    .executeTakeFirstOrThrow();
  return locked.value;
}

export async function forgetShopFact(db: Db, name: ShopFact): Promise<void> {
  await db.deleteFrom('shop_facts').where('name', '=', name).execute();
}

/** True for the one call that removed it: a one-time secret is used once however many ask. */
export async function removeShopFact(db: Db, name: ShopFact, value: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('shop_facts')
    .where('name', '=', name)
    .where('value', '=', value)
    .returning('name')
    .execute();
  return removed.length > 0;
}
