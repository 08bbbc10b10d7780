import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { reindexProducts } from '#database/queries/catalogue/index-products.ts';
import { deleteFormerSlugs } from '#database/queries/shop/former-slugs.ts';
import { nameBegins, nameHolds } from '#database/search/text-match.ts';

export type ProductGroupKind = 'brand' | 'category';

export const GROUP_TABLES = { brand: 'brands', category: 'categories' } as const;
export const GROUP_COLUMNS = { brand: 'brand_id', category: 'category_id' } as const;

export type ProductGroup = { id: string; slug: string; name: string; archivedAt: string | null };

export async function findProductGroup(
  db: Db,
  kind: ProductGroupKind,
  id: string,
): Promise<ProductGroup | null> {
  const row = await db
    .selectFrom(GROUP_TABLES[kind])
    .select(['id', 'slug', 'name', 'archived_at as archivedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

const NAMES_SUGGESTED = 20;

/** Names that hold this text, those that begin with it first. */
export async function listGroupNames(db: Db, kind: ProductGroupKind, text: string): Promise<string[]> {
  const column = `${GROUP_TABLES[kind]}.name`;
  const rows = await db
    .selectFrom(GROUP_TABLES[kind])
    .select('name')
    .where(nameHolds(db, column, text))
    .orderBy(nameBegins(db, column, text), 'desc')
    .orderBy('name')
    .limit(NAMES_SUGGESTED)
    .execute();
  return rows.map(({ name }) => name);
}

/** All of them by name, for choosing one; null where they are more than anybody would choose from. */
export async function listFewProductGroups(
  db: Db,
  kind: ProductGroupKind,
  most: number,
): Promise<ProductGroup[] | null> {
  const groups = await db
    .selectFrom(GROUP_TABLES[kind])
    .select(['id', 'slug', 'name', 'archived_at as archivedAt'])
    .orderBy('name')
    .limit(most + 1)
    .execute();
  return groups.length > most ? null : groups;
}

/** All of them by name, for choosing one. */
export async function listProductGroups(db: Db, kind: ProductGroupKind): Promise<ProductGroup[]> {
  return db
    .selectFrom(GROUP_TABLES[kind])
    .select(['id', 'slug', 'name', 'archived_at as archivedAt'])
    .orderBy('name')
    .execute();
}

/** The names of all brands and categories by their ids. */
export async function listGroupNamesById(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('brands')
    .select(['id', 'name'])
    .unionAll(db.selectFrom('categories').select(['id', 'name']))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** In the order in which visitors see them. */
export async function listProductGroupOrder(
  db: Db,
  kind: ProductGroupKind,
): Promise<(ProductGroup & { position: number })[]> {
  return db
    .selectFrom(GROUP_TABLES[kind])
    .select(['id', 'slug', 'name', 'archived_at as archivedAt', 'position'])
    .orderBy('position')
    .orderBy('name')
    .execute();
}

/** Counts its products, drafts and archived ones included. */
export async function countGroupProducts(db: Db, kind: ProductGroupKind, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(GROUP_COLUMNS[kind], '=', id)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns 'slug' or 'name' where another one has it already. */
export async function findGroupClash(
  db: Db,
  kind: ProductGroupKind,
  wanted: { slug: string; name: string },
  exceptId: string | null,
): Promise<'slug' | 'name' | null> {
  const row = await db
    .selectFrom(GROUP_TABLES[kind])
    .select(['slug', 'name'])
    .where((eb) => eb.or([eb('slug', '=', wanted.slug), eb('name', '=', wanted.name)]))
    .where('id', '!=', exceptId ?? '')
    .executeTakeFirst();
  if (!row) return null;
  return row.name === wanted.name ? 'name' : 'slug';
}

export async function writeGroupArchived(
  trx: Db,
  kind: ProductGroupKind,
  id: string,
  archivedAt: string | null,
  now: string,
): Promise<void> {
  await trx
    .updateTable(GROUP_TABLES[kind])
    .set({ archived_at: archivedAt, updated_at: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function moveGroupProducts(
  trx: Db,
  kind: ProductGroupKind,
  from: string,
  to: string,
  now: string,
): Promise<void> {
  const rows = await trx
    .updateTable('products')
    .set({ [GROUP_COLUMNS[kind]]: to, updated_at: now, version: sql`version + 1` })
    .where(GROUP_COLUMNS[kind], '=', from)
    .returning('id')
    .execute();
  await reindexProducts(
    trx,
    rows.map(({ id }) => id),
  );
}

export async function deleteProductGroup(trx: Db, kind: ProductGroupKind, id: string): Promise<boolean> {
  await deleteFormerSlugs(trx, kind, id);
  const deleted = await trx.deleteFrom(GROUP_TABLES[kind]).where('id', '=', id).returning('id').execute();
  return deleted.length > 0;
}

/** Makes the products of a renamed brand or category findable by its new name. */
export async function reindexGroup(trx: Db, kind: ProductGroupKind, id: string): Promise<void> {
  const rows = await trx.selectFrom('products').select('id').where(GROUP_COLUMNS[kind], '=', id).execute();
  await reindexProducts(
    trx,
    rows.map((row) => row.id),
  );
}
