import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { findFormerSlug } from '#database/queries/shop/former-slugs.ts';
import type { BrandDetails } from '#domain/catalogue/brand.ts';
import type { NamedRef } from '#domain/catalogue/product.ts';
import { reductionsBy } from './discounts.ts';
import { EXAMPLES_SHOWN } from './shown-offers.ts';

/** All brands with their real product count and reductions, featured ones first, then in the owner's order. */
export async function listBrands(db: Db): Promise<BrandDetails[]> {
  const [rows, counts, reductions] = await Promise.all([
    selectBrands(db).orderBy('featured', 'desc').orderBy('position').orderBy(sql`lower(name)`).execute(),
    countByBrand(db),
    reductionsBy(db, 'brand_id'),
  ]);
  return rows.map((row) => ({
    ...toDetails(row, counts.get(row.id) ?? 0),
    reductions: reductions.get(row.id) ?? [],
  }));
}

/** The first of them with their logos, in the same order: for the menu that every page has. */
export async function listBrandLogos(
  db: Db,
  limit: number,
): Promise<(NamedRef & { logoUrl: string | null })[]> {
  return db
    .selectFrom('brands')
    .select(['slug', 'name', 'logo_url as logoUrl'])
    .where('archived_at', 'is', null)
    .orderBy('featured', 'desc')
    .orderBy('position')
    .orderBy(sql`lower(name)`)
    .limit(limit)
    .execute();
}

/** Finds a brand by its slug, its id or a former slug, in this order. */
export async function findBrand(db: Db, slugOrId: string): Promise<Omit<BrandDetails, 'reductions'> | null> {
  const find = (text: string) =>
    selectBrands(db)
      .where((eb) => eb.or([eb('slug', '=', text), eb('id', '=', text)]))
      .executeTakeFirst();
  const row = (await find(slugOrId)) ?? (await find((await findFormerSlug(db, 'brand', slugOrId)) ?? ''));
  if (!row) return null;
  const { count } = await published(db).where('brand_id', '=', row.id).executeTakeFirstOrThrow();
  return toDetails(row, count);
}

function selectBrands(db: Db) {
  return db
    .selectFrom('brands')
    .where('archived_at', 'is', null)
    .select(['id', 'slug', 'name', 'description', 'logo_url', 'website', 'country', 'established'])
    .select(sql<number | null>`case when ${EXAMPLES_SHOWN} then rating end`.as('rating'))
    .select(['featured', 'created_at', 'updated_at']);
}

/** Counted by category too, so that an index alone is read. */
async function countByBrand(db: Db): Promise<Map<string, number>> {
  const rows = await published(db).select('brand_id').groupBy(['category_id', 'brand_id']).execute();
  const counts = new Map<string, number>();
  for (const { brand_id, count } of rows) counts.set(brand_id, (counts.get(brand_id) ?? 0) + count);
  return counts;
}

function published(db: Db) {
  return db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'published');
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
};

function toDetails(row: Row, productCount: number): Omit<BrandDetails, 'reductions'> {
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
    productCount,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
