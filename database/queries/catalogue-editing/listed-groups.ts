import type { Db } from '#database/open.ts';
import { nameHolds } from '#database/search/text-match.ts';
import type { CategoryListQuery } from '#domain/catalogue/category-list.ts';
import { LIST_PAGE_SIZE } from '#domain/lists/list-query.ts';
import { GROUP_COLUMNS, GROUP_TABLES, type ProductGroupKind } from './product-groups.ts';

export type GroupRow = {
  id: string;
  slug: string;
  name: string;
  isArchived: boolean;
  productCount: number;
  updatedAt: string;
};

type GroupListQuery = CategoryListQuery;
type Groups = ReturnType<typeof matchingGroups>;

/** The brands or categories as staff see them, archived ones included. */
export function matchingGroups(db: Db, kind: ProductGroupKind, { search, filters }: GroupListQuery) {
  let groups = db.selectFrom(GROUP_TABLES[kind]);
  if (search) groups = groups.where(nameHolds(db, `${GROUP_TABLES[kind]}.name`, search));
  if (filters.status) groups = groups.where('archived_at', filters.status === 'live' ? 'is' : 'is not', null);
  return groups;
}

export async function countGroups(groups: Groups): Promise<number> {
  const { total } = await groups
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** One page of them; products of every status are counted. */
export function pageOfGroups(groups: Groups, kind: ProductGroupKind, { sort, page }: GroupListQuery) {
  return sorted(counted(groups, kind), sort)
    .orderBy('name')
    .limit(LIST_PAGE_SIZE)
    .offset((page - 1) * LIST_PAGE_SIZE);
}

export function groupRow(row: CountedRow): GroupRow {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    isArchived: row.archived_at !== null,
    productCount: row.product_count ?? 0,
    updatedAt: row.updated_at,
  };
}

type CountedGroups = ReturnType<typeof counted>;
type CountedRow = Awaited<ReturnType<CountedGroups['execute']>>[number];

function counted(groups: Groups, kind: ProductGroupKind) {
  return groups.select((eb) => [
    'id',
    'slug',
    'name',
    'archived_at',
    'updated_at',
    eb
      .selectFrom('products')
      .select((sub) => sub.fn.countAll<number>().as('count'))
      .whereRef(`products.${GROUP_COLUMNS[kind]}`, '=', `${GROUP_TABLES[kind]}.id`)
      .as('product_count'),
  ]);
}

function sorted(groups: CountedGroups, sort: GroupListQuery['sort']) {
  switch (sort) {
    case 'name':
      return groups.orderBy('name');
    case '-name':
      return groups.orderBy('name', 'desc');
    case '-products':
      return groups.orderBy('product_count', 'desc');
    case '-updated':
      return groups.orderBy('updated_at', 'desc');
  }
}
