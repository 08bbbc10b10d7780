import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { BrandFields } from '#domain/catalogue/brand-form.ts';

export async function insertBrandRecord(trx: Db, id: string, brand: BrandFields, now: string): Promise<void> {
  await trx
    .insertInto('brands')
    .values({ id, ...columns(brand), created_at: now, updated_at: now })
    .execute();
}

/** False when somebody saved meanwhile: nothing is written then. */
export async function updateBrandRecord(
  trx: Db,
  id: string,
  version: number,
  brand: BrandFields,
  now: string,
): Promise<boolean> {
  const written = await trx
    .updateTable('brands')
    .set({ ...columns(brand), updated_at: now, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .execute();
  return written.length > 0;
}

function columns(brand: BrandFields) {
  return {
    slug: brand.slug,
    name: brand.name,
    description: brand.description,
    logo_url: brand.logoUrl,
    website: brand.website,
    country: brand.country,
    rating: brand.rating,
    established: brand.established,
    gb_person_id: brand.gbPersonId,
    eu_person_id: brand.euPersonId,
    featured: brand.featured ? (1 as const) : (0 as const),
  };
}
