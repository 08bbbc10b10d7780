import type { Db } from '#database/open.ts';

export type ConnectionRow = { sealed: string; shown: string; changedAt: string };

export async function findConnection(db: Db, name: 'stripe' | 'mail'): Promise<ConnectionRow | null> {
  const row = await db
    .selectFrom('connections')
    .select(['sealed', 'shown', 'changed_at as changedAt'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row ?? null;
}

export async function writeConnection(
  trx: Db,
  name: 'stripe' | 'mail',
  { sealed, shown, changedAt }: ConnectionRow,
): Promise<void> {
  const values = { sealed, shown, changed_at: changedAt };
  await trx
    .insertInto('connections')
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
}

export async function deleteConnection(trx: Db, name: 'stripe' | 'mail'): Promise<void> {
  await trx.deleteFrom('connections').where('name', '=', name).execute();
}
