import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { CategoryFields } from '#domain/catalogue/category-form.ts';

export async function insertCategoryRecord(
  trx: Db,
  id: string,
  category: CategoryFields,
  now: string,
): Promise<void> {
  await trx
    .insertInto('categories')
    .values({ id, ...columns(category), created_at: now, updated_at: now })
    .execute();
}

/** False when somebody saved meanwhile: nothing is written then. */
export async function updateCategoryRecord(
  trx: Db,
  id: string,
  version: number,
  category: CategoryFields,
  now: string,
): Promise<boolean> {
  const written = await trx
    .updateTable('categories')
    .set({ ...columns(category), updated_at: now, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .execute();
  return written.length > 0;
}

function columns(category: CategoryFields) {
  return {
    slug: category.slug,
    name: category.name,
    description: category.description,
    color: category.color,
    icon: category.icon,
    image_url: category.imageUrl,
    image_alt: category.imageAlt,
  };
}
