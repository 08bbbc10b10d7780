import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { TypeFields } from '#domain/product-types/type-form.ts';

/** Adds a type behind the others. */
export async function insertType(trx: Db, id: string, type: TypeFields, now: string): Promise<void> {
  await trx
    .insertInto('product_types')
    .values({
      id,
      ...columns(type),
      position: sql<number>`(select coalesce(max(position), 0) + 1 from product_types)`,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** False when somebody saved meanwhile: nothing is written then. */
export async function updateType(
  trx: Db,
  { id, version, type, now }: { id: string; version: number; type: TypeFields; now: string },
): Promise<boolean> {
  const written = await trx
    .updateTable('product_types')
    .set({ ...columns(type), updated_at: now, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .execute();
  return written.length > 0;
}

export async function writeTypeArchived(
  trx: Db,
  { id, archivedAt, now }: { id: string; archivedAt: string | null; now: string },
): Promise<void> {
  await trx
    .updateTable('product_types')
    .set({ archived_at: archivedAt, updated_at: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Takes a type from its products; returns their number. */
export async function clearTypeOfProducts(trx: Db, id: string, now: string): Promise<number> {
  const products = await trx
    .updateTable('products')
    .set({ type_id: null, updated_at: now, version: sql`version + 1` })
    .where('type_id', '=', id)
    .returning('id')
    .execute();
  return products.length;
}

export async function deleteType(trx: Db, id: string): Promise<boolean> {
  const deleted = await trx.deleteFrom('product_types').where('id', '=', id).returning('id').execute();
  return deleted.length > 0;
}

export type TypeProblem = 'slug-taken' | 'name-taken' | 'no-such-category' | 'category-of-products';

/** Returns why a type cannot be saved: its slug, or its name in this category, is another's; the category is gone or not that of its products. */
export async function findTypeProblem(
  trx: Db,
  type: TypeFields,
  exceptId: string | null,
): Promise<TypeProblem | null> {
  const category = await trx
    .selectFrom('categories')
    .select('id')
    .where('id', '=', type.categoryId)
    .executeTakeFirst();
  if (!category) return 'no-such-category';
  const clash = await trx
    .selectFrom('product_types')
    .select(['name', 'category_id'])
    .where((eb) =>
      eb.or([
        eb('slug', '=', type.slug),
        eb.and([eb('name', '=', type.name), eb('category_id', '=', type.categoryId)]),
      ]),
    )
    .where('id', '!=', exceptId ?? '')
    .executeTakeFirst();
  if (clash)
    return clash.name === type.name && clash.category_id === type.categoryId ? 'name-taken' : 'slug-taken';
  if (exceptId === null) return null;
  const product = await trx
    .selectFrom('products')
    .select('id')
    .where('type_id', '=', exceptId)
    .where('category_id', '!=', type.categoryId)
    .limit(1)
    .executeTakeFirst();
  return product ? 'category-of-products' : null;
}

function columns({ slug, name, categoryId, group, complexion }: TypeFields) {
  return {
    slug,
    name,
    category_id: categoryId,
    group_name: group,
    complexion: complexion ? (1 as const) : (0 as const),
  };
}
