import type { Db } from '#database/open.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
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

/** True for a product that holds others, deleted ones included. */
export async function isSet(db: Db, productId: string): Promise<boolean> {
  const part = await db
    .selectFrom('set_parts')
    .select('position')
    .where('set_id', '=', productId)
    .limit(1)
    .executeTakeFirst();
  return part !== undefined;
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
  const rows = await namedParts(db).where('products.slug', 'in', slugs).execute();
  return rows.map((row) => ({ ...row, isSet: Boolean(row.isSet) }));
}

/** The variants of these SKUs. */
export async function listPartsBySku(db: Db, skus: string[]): Promise<(NamedPart & { sku: string })[]> {
  if (skus.length === 0) return [];
  const rows = await namedParts(db).select('variants.sku').where('variants.sku', 'in', skus).execute();
  return rows.map((row) => ({ ...row, sku: row.sku ?? '', isSet: Boolean(row.isSet) }));
}

/** What the products of these ids hold, each in its order; those that are no sets are missing. A deleted part has the id ''. */
export async function listPartRecords(db: Db, setIds: string[]): Promise<Map<string, PartRecord[]>> {
  if (setIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('set_parts')
    .select(['set_id', 'variant_id as variantId', 'quantity'])
    .where('set_id', 'in', setIds)
    .orderBy('position')
    .execute();
  const bySet = Map.groupBy(rows, ({ set_id }) => set_id);
  return new Map(
    [...bySet].map(([id, parts]) => [
      id,
      parts.map(({ variantId, quantity }) => ({ variantId: variantId ?? '', quantity })),
    ]),
  );
}

/** What these sets hold, each part by its SKU, or by its slug and variant; deleted ones are missing. */
export async function listPartCodes(
  db: Db,
  setIds: string[],
): Promise<Map<string, { code: string; quantity: number }[]>> {
  if (setIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('set_parts')
    .innerJoin('variants', 'variants.id', 'set_parts.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['set_parts.set_id', 'set_parts.quantity', 'products.slug', 'variants.name', 'variants.sku'])
    .where('set_parts.set_id', 'in', setIds)
    .orderBy('set_parts.position')
    .execute();
  const codeOf = ({ sku, slug, name }: (typeof rows)[number]) =>
    sku && !sku.includes('|') ? sku : name === STANDARD_VARIANT ? slug : `${slug}: ${name}`;
  const bySet = Map.groupBy(rows, ({ set_id }) => set_id);
  return new Map(
    [...bySet].map(([id, parts]) => [
      id,
      parts.map((part) => ({ code: codeOf(part), quantity: part.quantity })),
    ]),
  );
}

function namedParts(db: Db) {
  return db
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
    ]);
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
