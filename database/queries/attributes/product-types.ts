import type { Db } from '#database/open.ts';
import { notedReading } from '#database/page-reads.ts';
import type { NamedRef } from '#domain/catalogue/product.ts';
import { ASSORTMENT } from '#domain/topics/topics.ts';

export type ListedType = NamedRef & {
  id: string;
  category: string;
  /** '' for none. */
  group: string;
  isComplexion: boolean;
};

/** The types in the shop's order, with the slug of their category; archived ones and those of archived categories left out. */
export async function listProductTypes(db: Db): Promise<ListedType[]> {
  return (await types(db).execute()).map(toListed);
}

/** Those of published products. */
export async function listTypesInUse(by: Db): Promise<ListedType[]> {
  const { db, note } = notedReading(by);
  note(ASSORTMENT);
  const rows = await types(db)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('products')
          .select('products.id')
          .whereRef('products.type_id', '=', 'product_types.id')
          .where('products.status', '=', 'published'),
      ),
    )
    .execute();
  return rows.map(toListed);
}

function types(db: Db) {
  return db
    .selectFrom('product_types')
    .innerJoin('categories', 'categories.id', 'product_types.category_id')
    .select(['product_types.id', 'product_types.slug', 'product_types.name'])
    .select(['product_types.group_name as group', 'product_types.complexion', 'categories.slug as category'])
    .where('product_types.archived_at', 'is', null)
    .where('categories.archived_at', 'is', null)
    .orderBy('product_types.position')
    .orderBy('product_types.name');
}

function toListed({
  complexion,
  ...row
}: Omit<ListedType, 'isComplexion'> & { complexion: 0 | 1 }): ListedType {
  return { ...row, isComplexion: complexion === 1 };
}

/** The id of its category; null where there is no such type. */
export async function categoryOfType(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('product_types')
    .select('category_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.category_id ?? null;
}

/** 'Makeup: Foundation' by id, in the shop's order, for choosing one; archived ones left out unless it is the `current`. */
export async function listTypeChoices(
  db: Db,
  current: string | null,
): Promise<{ id: string; name: string; categoryId: string }[]> {
  const rows = await db
    .selectFrom('product_types')
    .innerJoin('categories', 'categories.id', 'product_types.category_id')
    .select(['product_types.id', 'product_types.name', 'product_types.category_id as categoryId'])
    .select('categories.name as category')
    .where((eb) =>
      eb.or([eb('product_types.archived_at', 'is', null), eb('product_types.id', '=', current ?? '')]),
    )
    .orderBy('categories.name')
    .orderBy('product_types.position')
    .orderBy('product_types.name')
    .execute();
  return rows.map(({ category, ...type }) => ({ ...type, name: `${category}: ${type.name}` }));
}

export async function findTypeName(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('product_types').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? null;
}
