import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { type AttributeSlug, byAttribute, type ProductAttribute } from '#domain/catalogue/attributes.ts';

/** Every value the shop knows, by attribute, in the shop's order. */
export async function listAttributeValues(db: Db): Promise<ProductAttribute[]> {
  const rows = await db
    .selectFrom('attribute_values')
    .select(['attribute', 'slug', 'name'])
    .orderBy('position')
    .orderBy('name')
    .execute();
  return byAttribute(rows);
}

type NewValue = { attribute: AttributeSlug; value: string; name: string };

/** Adds the values that are not known yet, behind the known ones; a known one keeps its name. */
export async function addAttributeValues(trx: Db, values: readonly NewValue[]): Promise<void> {
  const wanted = new Map(values.map((value) => [`${value.attribute} ${value.value}`, value]));
  for (const { attribute, value: slug, name } of wanted.values()) {
    const position = sql<number>`(select coalesce(max(position), 0) + 1 from attribute_values where attribute = ${attribute})`;
    await trx
      .insertInto('attribute_values')
      .values({ attribute, slug, name, position })
      .onConflict((conflict) => conflict.columns(['attribute', 'slug']).doNothing())
      .execute();
  }
}
