import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { NamedRef } from '#domain/catalogue/product.ts';

export type TypeName = NamedRef & { id: string; categoryId: string };

/** All types, archived ones included. */
export async function listTypeNames(db: Db): Promise<TypeName[]> {
  return db.selectFrom('product_types').select(['id', 'slug', 'name', 'category_id as categoryId']).execute();
}

/** Adds a type behind the others. */
export async function insertTypeName(trx: Db, type: TypeName, now: string): Promise<void> {
  await trx
    .insertInto('product_types')
    .values({
      id: type.id,
      slug: type.slug,
      name: type.name,
      category_id: type.categoryId,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from product_types)`,
      created_at: now,
      updated_at: now,
    })
    .execute();
}
