import type { Db } from '#database/open.ts';
import type { FormerSlugsTable } from '#database/schema.ts';

export type FormerSlugKind = FormerSlugsTable['kind'];

/** The id of what had this slug last; null for a slug that nothing had. A slug in use is to be looked for first. */
export async function findFormerSlug(db: Db, kind: FormerSlugKind, slug: string): Promise<string | null> {
  const row = await db
    .selectFrom('former_slugs')
    .select('record_id')
    .where('kind', '=', kind)
    .where('slug', '=', slug.toLowerCase())
    .executeTakeFirst();
  return row?.record_id ?? null;
}

/** Lets the former slug lead to the record, and the current one to nothing else. */
export async function writeFormerSlug(
  trx: Db,
  kind: FormerSlugKind,
  { former, current, recordId }: { former: string; current: string; recordId: string },
): Promise<void> {
  if (former === current) return;
  await trx.deleteFrom('former_slugs').where('kind', '=', kind).where('slug', '=', current).execute();
  await trx
    .insertInto('former_slugs')
    .values({ kind, slug: former, record_id: recordId })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet({ record_id: recordId }))
    .execute();
}

export async function deleteFormerSlugs(trx: Db, kind: FormerSlugKind, recordId: string): Promise<void> {
  await trx.deleteFrom('former_slugs').where('kind', '=', kind).where('record_id', '=', recordId).execute();
}
