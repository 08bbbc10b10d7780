import type { Db } from '#database/open.ts';
import { readListPage } from '#database/queries/shop/list-page.ts';
import { nameHolds } from '#database/search/text-match.ts';
import type { ListPage } from '#domain/lists/list-query.ts';
import type { TypeFields } from '#domain/product-types/type-form.ts';
import type { TypeListQuery } from '#domain/product-types/type-list.ts';

export type TypeRow = {
  id: string;
  name: string;
  category: string;
  /** '' for none. */
  group: string;
  isArchived: boolean;
  productCount: number;
  updatedAt: string;
};

/** Types as staff see them, archived ones included; products of every status are counted. */
export async function listTypeRows(db: Db, query: TypeListQuery): Promise<ListPage<TypeRow>> {
  const matching = filtered(db, query);
  const rows = sorted(matching, query.sort)
    .select(['id', 'name', 'group_name as group', 'archived_at', 'updated_at as updatedAt'])
    .select((eb) => [
      eb
        .selectFrom('categories')
        .select('categories.name')
        .whereRef('categories.id', '=', 'product_types.category_id')
        .as('category'),
    ])
    .orderBy('name')
    .orderBy('id');
  const page = await readListPage(matching, rows, query.page);
  const items = page.items.map(({ archived_at, category, productCount, ...row }) => ({
    ...row,
    category: category ?? '',
    isArchived: archived_at !== null,
    productCount: Number(productCount ?? 0),
  }));
  return { ...page, items };
}

export type TypeRecord = TypeFields & {
  id: string;
  categorySlug: string;
  isArchived: boolean;
  version: number;
  updatedAt: string;
};

export async function findTypeRecord(db: Db, id: string): Promise<TypeRecord | null> {
  const row = await db
    .selectFrom('product_types')
    .innerJoin('categories', 'categories.id', 'product_types.category_id')
    .selectAll('product_types')
    .select('categories.slug as categorySlug')
    .where('product_types.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    categoryId: row.category_id,
    group: row.group_name,
    complexion: row.complexion === 1,
    categorySlug: row.categorySlug,
    isArchived: row.archived_at !== null,
    version: row.version,
    updatedAt: row.updated_at,
  };
}

/** Counts the products of these types, drafts and archived ones included. */
export async function countTypeProducts(db: Db, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { count } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('type_id', 'in', ids)
    .executeTakeFirstOrThrow();
  return count;
}

/** In the order in which visitors see them. */
export async function listTypeOrder(
  db: Db,
): Promise<{ id: string; name: string; category: string; archivedAt: string | null }[]> {
  return db
    .selectFrom('product_types')
    .innerJoin('categories', 'categories.id', 'product_types.category_id')
    .select(['product_types.id', 'product_types.name', 'product_types.archived_at as archivedAt'])
    .select('categories.name as category')
    .orderBy('product_types.position')
    .orderBy('product_types.name')
    .execute();
}

function filtered(db: Db, { search, filters: { status } }: TypeListQuery) {
  let types = db.selectFrom('product_types');
  if (search) types = types.where(nameHolds(db, 'product_types.name', search));
  if (status) types = types.where('archived_at', status === 'live' ? 'is' : 'is not', null);
  return types;
}

function sorted(matching: ReturnType<typeof filtered>, sort: TypeListQuery['sort']) {
  const types = matching.select((eb) =>
    eb
      .selectFrom('products')
      .select((count) => count.fn.countAll<number>().as('count'))
      .whereRef('products.type_id', '=', 'product_types.id')
      .as('productCount'),
  );
  switch (sort) {
    case 'name':
      return types.orderBy('name');
    case '-name':
      return types.orderBy('name', 'desc');
    case '-products':
      return types.orderBy('productCount', 'desc');
    case '-updated':
      return types.orderBy('updated_at', 'desc');
  }
}
