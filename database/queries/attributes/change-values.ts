import type { Db } from '#database/open.ts';
import { engineOf } from '#database/open.ts';
import type { AttributeSlug, AttributeValue } from '#domain/catalogue/attributes.ts';

export type ValueRecord = { attribute: AttributeSlug; slug: string; name: string; productCount: number };

/** Every value with the number of its products, drafts and archived ones included, in the shop's order. */
export async function listValueRecords(db: Db): Promise<ValueRecord[]> {
  const rows = await selectRecords(db).orderBy('position').orderBy('name').execute();
  return rows.map(toRecord);
}

export async function findValueRecord(
  db: Db,
  attribute: AttributeSlug,
  slug: string,
): Promise<ValueRecord | null> {
  const row = await selectRecords(db)
    .where('attribute', '=', attribute)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** Locks the values of an attribute until the transaction ends, so that no product gets one that is being merged. */
export async function lockValues(trx: Db, attribute: AttributeSlug): Promise<void> {
  if (engineOf(trx) !== 'postgres') return;
  await trx
    .selectFrom('attribute_values')
    .select('slug')
    .where('attribute', '=', attribute)
    .orderBy('slug')
    .forUpdate()
    .execute();
}

export async function renameValueTo(
  trx: Db,
  { attribute, value }: AttributeValue,
  name: string,
): Promise<void> {
  await trx
    .updateTable('attribute_values')
    .set({ name })
    .where('attribute', '=', attribute)
    .where('slug', '=', value)
    .execute();
}

/** Gives the products of a value another one of its attribute, and deletes it; its slug then means the other. */
export async function mergeValueInto(
  trx: Db,
  { attribute, value: slug }: AttributeValue,
  into: string,
): Promise<void> {
  await trx
    .insertInto('product_attributes')
    .columns(['product_id', 'attribute', 'value'])
    .expression((eb) =>
      eb
        .selectFrom('product_attributes')
        .select((of) => ['product_id', 'attribute', of.val(into).as('value')])
        .where('attribute', '=', attribute)
        .where('value', '=', slug),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .updateTable('former_attribute_values')
    .set({ value: into })
    .where('attribute', '=', attribute)
    .where('value', '=', slug)
    .execute();
  // The products lose the value with it.
  await trx
    .deleteFrom('attribute_values')
    .where('attribute', '=', attribute)
    .where('slug', '=', slug)
    .execute();
  await trx.insertInto('former_attribute_values').values({ attribute, slug, value: into }).execute();
}

function selectRecords(db: Db) {
  return db
    .selectFrom('attribute_values')
    .select(['attribute', 'slug', 'name'])
    .select((eb) =>
      eb
        .selectFrom('product_attributes')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('product_attributes.attribute', '=', 'attribute_values.attribute')
        .whereRef('product_attributes.value', '=', 'attribute_values.slug')
        .as('productCount'),
    );
}

function toRecord({
  productCount,
  ...row
}: Omit<ValueRecord, 'productCount'> & { productCount: number | null }): ValueRecord {
  return { ...row, productCount: Number(productCount ?? 0) };
}
