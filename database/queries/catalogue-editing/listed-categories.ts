import type { Db } from '#database/open.ts';
import type { CategoryFields } from '#domain/catalogue/category-form.ts';
import type { CategoryListQuery } from '#domain/catalogue/category-list.ts';
import { type ListPage, pageOf } from '#domain/lists/list-query.ts';
import { countGroups, type GroupRow, groupRow, matchingGroups, pageOfGroups } from './listed-groups.ts';

export type CategoryRow = GroupRow & { color: string; icon: string };

export async function listCategoryRows(db: Db, query: CategoryListQuery): Promise<ListPage<CategoryRow>> {
  const categories = matchingGroups(db, 'category', query);
  const rows = await pageOfGroups(categories, 'category', query).select(['color', 'icon']).execute();
  const items = rows.map((row) => ({ ...groupRow(row), color: row.color, icon: row.icon }));
  return pageOf(items, await countGroups(categories), query.page);
}

export type CategoryRecord = CategoryFields & {
  id: string;
  version: number;
  isArchived: boolean;
  updatedAt: string;
};

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
