import type { CategoryFields } from '#domain/category-form.ts';
import type { CategoryListQuery } from '#domain/category-list.ts';
import { LIST_PAGE_SIZE, type ListPage, pageOf } from '#domain/list-query.ts';
import type { Db } from '../open.ts';
import { nameHolds } from './text-match.ts';

export type CategoryRow = {
  id: string;
  slug: string;
  name: string;
  color: string;
  icon: string;
  isArchived: boolean;
  productCount: number;
  updatedAt: string;
};

/** The categories as staff see them, archived ones included; products of every status are counted. */
export async function listCategoryRows(db: Db, query: CategoryListQuery): Promise<ListPage<CategoryRow>> {
  const matching = filtered(db, query);
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await sorted(matching, query.sort)
    .select((eb) => [
      'categories.id',
      'categories.slug',
      'categories.name',
      'categories.color',
      'categories.icon',
      'categories.archived_at',
      'categories.updated_at',
      eb
        .selectFrom('products')
        .select((sub) => sub.fn.countAll<number>().as('count'))
        .whereRef('products.category_id', '=', 'categories.id')
        .as('product_count'),
    ])
    .orderBy('categories.name')
    .limit(LIST_PAGE_SIZE)
    .offset((query.page - 1) * LIST_PAGE_SIZE)
    .execute();
  const items = rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    color: row.color,
    icon: row.icon,
    isArchived: row.archived_at !== null,
    productCount: row.product_count ?? 0,
    updatedAt: row.updated_at,
  }));
  return pageOf(items, total, query.page);
}

export type CategoryRecord = CategoryFields & {
  id: string;
  version: number;
  isArchived: boolean;
  updatedAt: string;
};

/** The whole category for editing; null when there is none. */
export async function findCategoryRecord(db: Db, id: string): Promise<CategoryRecord | null> {
  const row = await db.selectFrom('categories').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    color: row.color,
    icon: row.icon,
    imageUrl: row.image_url,
    imageAlt: row.image_alt,
    isArchived: row.archived_at !== null,
    version: row.version,
    updatedAt: row.updated_at,
  };
}

function filtered(db: Db, { search, filters }: CategoryListQuery) {
  let categories = db.selectFrom('categories');
  if (search) categories = categories.where(nameHolds(db, 'categories.name', search));
  if (filters.status) {
    categories = categories.where(
      'categories.archived_at',
      filters.status === 'live' ? 'is' : 'is not',
      null,
    );
  }
  return categories;
}

function sorted(categories: ReturnType<typeof filtered>, sort: CategoryListQuery['sort']) {
  switch (sort) {
    case 'name':
      return categories.orderBy('categories.name');
    case '-name':
      return categories.orderBy('categories.name', 'desc');
    case '-products':
      return categories.orderBy(
        (eb) =>
          eb
            .selectFrom('products')
            .select((sub) => sub.fn.countAll<number>().as('count'))
            .whereRef('products.category_id', '=', 'categories.id'),
        'desc',
      );
    case '-updated':
      return categories.orderBy('categories.updated_at', 'desc');
  }
}
