import type { Insertable } from 'kysely';
import type { Db } from '#database/open.ts';
import type { ReturnPicturesTable } from '#database/schema.ts';

export async function countReturnPictures(db: Db, returnId: string): Promise<number> {
  const row = await db
    .selectFrom('return_pictures')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('return_id', '=', returnId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The pictures of a return, in the order they were added. */
export function listReturnPictures(
  db: Db,
  returnId: string,
): Promise<{ id: string; width: number; height: number }[]> {
  return db
    .selectFrom('return_pictures')
    .select(['id', 'width', 'height'])
    .where('return_id', '=', returnId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

export async function findReturnPicture(
  db: Db,
  { returnId, id }: { returnId: string; id: string },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await db
    .selectFrom('return_pictures')
    .select('content')
    .where('id', '=', id)
    .where('return_id', '=', returnId)
    .executeTakeFirst();
  return row ? new Uint8Array(row.content) : null;
}

/** The same picture of a return is kept once. */
export async function insertReturnPicture(trx: Db, row: Insertable<ReturnPicturesTable>): Promise<void> {
  await trx
    .insertInto('return_pictures')
    .values(row)
    .onConflict((conflict) => conflict.columns(['return_id', 'digest']).doNothing())
    .execute();
}
