import type { Db } from '#database/open.ts';
import type { PartFields } from '#domain/catalogue/product-part-form.ts';

/** A part to be written: a variant, so many in one set. */
export type PartRecord = { variantId: string; quantity: number };

/** Replaces what a set holds; without any the product is not a set. Its stock follows by `followParts`. */
export async function writeSetParts(trx: Db, setId: string, parts: readonly PartRecord[]): Promise<void> {
  await trx.deleteFrom('set_parts').where('set_id', '=', setId).execute();
  if (parts.length === 0) return;
  await trx
    .insertInto('set_parts')
    .values(
      parts.map(({ variantId, quantity }, position) => ({
        set_id: setId,
        position,
        variant_id: variantId,
        quantity,
      })),
    )
    .execute();
}

/** The parts of a set as its form names them; deleted ones are missing. */
export async function listPartFields(db: Db, setId: string): Promise<PartFields[]> {
  return db
    .selectFrom('set_parts')
    .innerJoin('variants', 'variants.id', 'set_parts.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['products.slug', 'variants.name as variant', 'set_parts.quantity'])
    .where('set_parts.set_id', '=', setId)
    .orderBy('set_parts.position')
    .execute();
}

/** A variant that a form names as a part. `isSet`: its product is a set itself, and cannot be one. */
export type NamedPart = {
  productId: string;
  variantId: string;
  slug: string;
  variant: string;
  isSet: boolean;
};

/** The variants of these products, by slug. */
export async function listNamedParts(db: Db, slugs: string[]): Promise<NamedPart[]> {
  if (slugs.length === 0) return [];
  const rows = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select((eb) => [
      'products.id as productId',
      'variants.id as variantId',
      'products.slug',
      'variants.name as variant',
      eb
        .exists(
          eb
            .selectFrom('set_parts')
            .select('set_parts.position')
            .whereRef('set_parts.set_id', '=', 'products.id'),
        )
        .as('isSet'),
    ])
    .where('products.slug', 'in', slugs)
    .execute();
  return rows.map((row) => ({ ...row, isSet: Boolean(row.isSet) }));
}

/** The names of the sets that hold a product, drafts and archived ones included. */
export async function listSetNames(db: Db, productId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('set_parts')
    .innerJoin('variants', 'variants.id', 'set_parts.variant_id')
    .innerJoin('products', 'products.id', 'set_parts.set_id')
    .select('products.name')
    .distinct()
    .where('variants.product_id', '=', productId)
    .orderBy('products.name')
    .execute();
  return rows.map(({ name }) => name);
}
