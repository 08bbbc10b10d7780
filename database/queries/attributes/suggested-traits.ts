import type { Db } from '#database/open.ts';
import type { AttributeValue } from '#domain/catalogue/attributes.ts';
import { insertProductAttributes } from './product-attributes.ts';

export type SuggestedTraits = { typeId: string | null; attributes: AttributeValue[] };

/** Gives a product a suggested type, if it has none, and attributes, marked as suggested. Values must exist. */
export async function writeSuggestedTraits(trx: Db, id: string, suggested: SuggestedTraits): Promise<void> {
  if (suggested.typeId !== null)
    await trx
      .updateTable('products')
      .set({ type_id: suggested.typeId, type_suggested: 1 })
      .where('id', '=', id)
      .where('type_id', 'is', null)
      .execute();
  await insertProductAttributes(trx, id, suggested.attributes, { isSuggested: true });
}

/** The names of the suggested type and attribute values of a product that nobody confirmed. */
export async function listSuggestedTraits(db: Db, id: string): Promise<string[]> {
  const types = await db
    .selectFrom('products')
    .innerJoin('product_types', 'product_types.id', 'products.type_id')
    .select('product_types.name')
    .where('products.id', '=', id)
    .where('products.type_suggested', '=', 1)
    .execute();
  const values = await db
    .selectFrom('product_attributes')
    .innerJoin('attribute_values', (join) =>
      join
        .onRef('attribute_values.attribute', '=', 'product_attributes.attribute')
        .onRef('attribute_values.slug', '=', 'product_attributes.value'),
    )
    .select('attribute_values.name')
    .where('product_attributes.product_id', '=', id)
    .where('product_attributes.suggested', '=', 1)
    .orderBy('attribute_values.name')
    .execute();
  return [...types, ...values].map(({ name }) => name);
}

/** What was suggested for a product counts as entered from now on. */
export async function confirmTraits(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('products')
    .set({ type_suggested: 0 })
    .where('id', '=', id)
    .where('type_suggested', '=', 1)
    .execute();
  await trx
    .updateTable('product_attributes')
    .set({ suggested: 0 })
    .where('product_id', '=', id)
    .where('suggested', '=', 1)
    .execute();
}

export type UntypedProduct = { id: string; name: string; category: string; categoryId: string };

/** Products without a type, archived ones left out, by their ids after `after`. */
export async function listUntypedProducts(db: Db, after: string, most: number): Promise<UntypedProduct[]> {
  return db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select([
      'products.id',
      'products.name',
      'categories.name as category',
      'products.category_id as categoryId',
    ])
    .where('products.type_id', 'is', null)
    .where('products.status', '!=', 'archived')
    .where('products.id', '>', after)
    .orderBy('products.id')
    .limit(most)
    .execute();
}

/** How many products have a suggested type or attribute that nobody confirmed. */
export async function countSuggested(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) =>
      eb.or([
        eb('type_suggested', '=', 1),
        eb('id', 'in', eb.selectFrom('product_attributes').select('product_id').where('suggested', '=', 1)),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Takes back every suggestion that nobody confirmed, and types that hold no product after it. Returns how many types of products. */
export async function clearSuggested(trx: Db, now: string): Promise<number> {
  const types = await trx
    .selectFrom('products')
    .select('type_id')
    .distinct()
    .where('type_suggested', '=', 1)
    .execute();
  const cleared = await trx
    .updateTable('products')
    .set({ type_id: null, type_suggested: 0, updated_at: now })
    .where('type_suggested', '=', 1)
    .executeTakeFirst();
  await trx.deleteFrom('product_attributes').where('suggested', '=', 1).execute();
  const ids = types.flatMap(({ type_id }) => type_id ?? []);
  if (ids.length > 0)
    await trx
      .deleteFrom('product_types')
      .where('id', 'in', ids)
      .where('updated_at', '=', (eb) => eb.ref('created_at'))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('products')
              .select('products.id')
              .whereRef('products.type_id', '=', 'product_types.id'),
          ),
        ),
      )
      .execute();
  return Number(cleared.numUpdatedRows);
}
