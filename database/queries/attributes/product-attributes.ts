import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { notedReading } from '#database/page-reads.ts';
import { type AttributeValue, byAttribute, type ProductAttribute } from '#domain/catalogue/attributes.ts';

/** The attributes of these products (row ids), each with its values in the shop's order. */
export async function listProductAttributes(
  db: Db,
  productIds: string[],
): Promise<Map<string, ProductAttribute[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_attributes')
    .innerJoin('attribute_values', (join) =>
      join
        .onRef('attribute_values.attribute', '=', 'product_attributes.attribute')
        .onRef('attribute_values.slug', '=', 'product_attributes.value'),
    )
    .select(['product_attributes.product_id as productId', 'product_attributes.attribute'])
    .select(['attribute_values.slug', 'attribute_values.name'])
    .where('product_attributes.product_id', 'in', productIds)
    .orderBy('attribute_values.position')
    .orderBy('attribute_values.name')
    .execute();
  const byProduct = Map.groupBy(rows, ({ productId }) => productId);
  return new Map([...byProduct].map(([productId, values]) => [productId, byAttribute(values)]));
}

/** The values of these products (row ids) by their slugs. */
export async function listAttributesOf(by: Db, productIds: string[]): Promise<Map<string, AttributeValue[]>> {
  if (productIds.length === 0) return new Map();
  const { db, noteProducts } = notedReading(by);
  noteProducts(productIds);
  const rows = await db
    .selectFrom('product_attributes')
    .selectAll()
    .where('product_id', 'in', productIds)
    .execute();
  const byProduct = Map.groupBy(rows, (row) => row.product_id);
  return new Map(
    [...byProduct].map(([id, values]) => [id, values.map(({ attribute, value }) => ({ attribute, value }))]),
  );
}

/** Writes the values over those the product has; those that stay keep their mark. Call inside a transaction that moves the revision. */
export async function writeProductAttributes(
  trx: Db,
  productId: string,
  values: readonly AttributeValue[],
): Promise<void> {
  const before = await trx
    .selectFrom('product_attributes')
    .select(['attribute', 'value'])
    .where('product_id', '=', productId)
    .execute();
  const gone = before.filter(
    (old) => !values.some(({ attribute, value }) => attribute === old.attribute && value === old.value),
  );
  for (const { attribute, value } of gone)
    await trx
      .deleteFrom('product_attributes')
      .where('product_id', '=', productId)
      .where('attribute', '=', attribute)
      .where('value', '=', value)
      .execute();
  await insertProductAttributes(trx, productId, values);
}

type AttributesChange = { productId: string; added: AttributeValue[]; removed: AttributeValue[] };

/** Adds values to products and takes others away. Call inside a transaction that moves the revision. */
export async function changeAttributesOf(trx: Db, changes: readonly AttributesChange[]): Promise<void> {
  const removed = changes.flatMap(({ productId, removed: values }) =>
    values.map(({ attribute, value }) => sql`(${sql.join([productId, attribute, value])})`),
  );
  if (removed.length > 0)
    await trx
      .deleteFrom('product_attributes')
      .where(sql<boolean>`(product_id, attribute, value) in (values ${sql.join(removed)})`)
      .execute();
  const added = changes.flatMap(({ productId, added: values }) =>
    values.map(({ attribute, value }) => ({ product_id: productId, attribute, value })),
  );
  if (added.length > 0)
    await trx
      .insertInto('product_attributes')
      .values(added)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Writes those of a product that has none yet. */
export async function insertProductAttributes(
  trx: Db,
  productId: string,
  values: readonly AttributeValue[],
  { isSuggested = false } = {},
): Promise<void> {
  if (values.length === 0) return;
  const suggested = isSuggested ? 1 : 0;
  await trx
    .insertInto('product_attributes')
    .values(values.map(({ attribute, value }) => ({ product_id: productId, attribute, value, suggested })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
