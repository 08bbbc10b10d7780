import { sql } from 'kysely';
import type { BrandDetails } from '#domain/brand.ts';
import type { NamedRef } from '#domain/product.ts';
import type { Db } from '../open.ts';
import { reductionsBy } from './discounts.ts';

/** All brands with their real product count and reductions, featured ones first, then in the owner's order. */
export async function listBrands(db: Db): Promise<BrandDetails[]> {
  const [rows, reductions] = await Promise.all([
    summaries(db)
      .orderBy('brands.featured', 'desc')
      .orderBy('brands.position')
      .orderBy(sql`lower(brands.name)`)
      .execute(),
    reductionsBy(db, 'brand_id'),
  ]);
  return rows.map((row) => ({ ...toDetails(row), reductions: reductions.get(row.id) ?? [] }));
}

/** The first of them by name alone, in the same order: for the menu that every page has. */
export async function listBrandNames(db: Db, limit: number): Promise<NamedRef[]> {
  return db
    .selectFrom('brands')
    .select(['slug', 'name'])
    .where('archived_at', 'is', null)
    .orderBy('featured', 'desc')
    .orderBy('position')
    .orderBy(sql`lower(name)`)
    .limit(limit)
    .execute();
}

/** By slug, or by id for a brand without one (spec §2). */
export async function findBrand(db: Db, slugOrId: string): Promise<Omit<BrandDetails, 'reductions'> | null> {
  const row = await summaries(db)
    .where((eb) => eb.or([eb('brands.slug', '=', slugOrId), eb('brands.id', '=', slugOrId)]))
    .executeTakeFirst();
  return row ? toDetails(row) : null;
}

function summaries(db: Db) {
  return db
    .selectFrom('brands')
    .leftJoin('products', (join) =>
      join.onRef('products.brand_id', '=', 'brands.id').on('products.status', '=', 'published'),
    )
    .where('brands.archived_at', 'is', null)
    .select((eb) => [
      'brands.id',
      'brands.slug',
      'brands.name',
      'brands.description',
      'brands.logo_url',
      'brands.website',
      'brands.country',
      'brands.rating',
      'brands.established',
      'brands.featured',
      'brands.created_at',
      'brands.updated_at',
      eb.fn.count<number>('products.id').as('product_count'),
    ])
    .groupBy('brands.id');
}

type Row = {
  id: string;
  slug: string;
  name: string;
  description: string;
  logo_url: string | null;
  website: string | null;
  country: string | null;
  rating: number | null;
  established: number | null;
  featured: 0 | 1;
  created_at: string;
  updated_at: string;
  product_count: number;
};

function toDetails(row: Row): Omit<BrandDetails, 'reductions'> {
  return {
    slug: row.slug,
    name: row.name,
    description: row.description,
    logoUrl: row.logo_url,
    website: row.website,
    country: row.country,
    rating: row.rating,
    established: row.established,
    featured: row.featured === 1,
    productCount: row.product_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
