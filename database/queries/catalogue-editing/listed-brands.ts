import type { Db } from '#database/open.ts';
import type { BrandFields } from '#domain/catalogue/brand-form.ts';
import type { BrandListQuery } from '#domain/catalogue/brand-list.ts';
import { type ListPage, pageOf } from '#domain/lists/list-query.ts';
import { countGroups, type GroupRow, groupRow, matchingGroups, pageOfGroups } from './listed-groups.ts';

export type BrandRow = GroupRow & { country: string | null; featured: boolean };

export async function listBrandRows(db: Db, query: BrandListQuery): Promise<ListPage<BrandRow>> {
  let brands = matchingGroups(db, 'brand', query);
  if (query.filters.featured)
    brands = brands.where('featured', '=', query.filters.featured === 'yes' ? 1 : 0);
  const rows = await pageOfGroups(brands, 'brand', query).select(['country', 'featured']).execute();
  const items = rows.map((row) => ({
    ...groupRow(row),
    country: row.country,
    featured: row.featured === 1,
  }));
  return pageOf(items, await countGroups(brands), query.page);
}

export type BrandRecord = BrandFields & {
  id: string;
  version: number;
  isArchived: boolean;
  updatedAt: string;
};

export async function findBrandRecord(db: Db, id: string): Promise<BrandRecord | null> {
  const row = await db.selectFrom('brands').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    website: row.website,
    logoUrl: row.logo_url,
    country: row.country,
    rating: row.rating,
    established: row.established,
    featured: row.featured === 1,
    gbPersonId: row.gb_person_id,
    euPersonId: row.eu_person_id,
    isArchived: row.archived_at !== null,
    version: row.version,
    updatedAt: row.updated_at,
  };
}
