import type { BrandFields } from '#domain/brand-form.ts';
import type { BrandListQuery } from '#domain/brand-list.ts';
import { LIST_PAGE_SIZE, type ListPage, pageOf } from '#domain/list-query.ts';
import type { Db } from '../open.ts';
import { nameHolds } from './text-match.ts';

export type BrandRow = {
  id: string;
  slug: string;
  name: string;
  country: string | null;
  featured: boolean;
  isArchived: boolean;
  productCount: number;
  updatedAt: string;
};

/** The brands as staff see them, archived ones included; products of every status are counted. */
export async function listBrandRows(db: Db, query: BrandListQuery): Promise<ListPage<BrandRow>> {
  const matching = filtered(db, query);
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await sorted(matching, query.sort)
    .select((eb) => [
      'brands.id',
      'brands.slug',
      'brands.name',
      'brands.country',
      'brands.featured',
      'brands.archived_at',
      'brands.updated_at',
      eb
        .selectFrom('products')
        .select((sub) => sub.fn.countAll<number>().as('count'))
        .whereRef('products.brand_id', '=', 'brands.id')
        .as('product_count'),
    ])
    .orderBy('brands.name')
    .limit(LIST_PAGE_SIZE)
    .offset((query.page - 1) * LIST_PAGE_SIZE)
    .execute();
  const items = rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    country: row.country,
    featured: row.featured === 1,
    isArchived: row.archived_at !== null,
    productCount: row.product_count ?? 0,
    updatedAt: row.updated_at,
  }));
  return pageOf(items, total, query.page);
}

export type BrandRecord = BrandFields & {
  id: string;
  version: number;
  isArchived: boolean;
  updatedAt: string;
};

/** The whole brand for editing; null when there is none. */
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
    isArchived: row.archived_at !== null,
    version: row.version,
    updatedAt: row.updated_at,
  };
}

function filtered(db: Db, { search, filters }: BrandListQuery) {
  let brands = db.selectFrom('brands');
  if (search) brands = brands.where(nameHolds(db, 'brands.name', search));
  if (filters.status) {
    brands = brands.where('brands.archived_at', filters.status === 'live' ? 'is' : 'is not', null);
  }
  if (filters.featured) brands = brands.where('brands.featured', '=', filters.featured === 'yes' ? 1 : 0);
  return brands;
}

function sorted(brands: ReturnType<typeof filtered>, sort: BrandListQuery['sort']) {
  switch (sort) {
    case 'name':
      return brands.orderBy('brands.name');
    case '-name':
      return brands.orderBy('brands.name', 'desc');
    case '-products':
      return brands.orderBy(
        (eb) =>
          eb
            .selectFrom('products')
            .select((sub) => sub.fn.countAll<number>().as('count'))
            .whereRef('products.brand_id', '=', 'brands.id'),
        'desc',
      );
    case '-updated':
      return brands.orderBy('brands.updated_at', 'desc');
  }
}
