import type { Db } from '#database/open.ts';
import { listAttributeValues } from '#database/queries/attributes/attribute-values.ts';
import { listTypeChoices } from '#database/queries/attributes/product-types.ts';
import { listGroupNamesById, listProductGroups } from '#database/queries/catalogue-editing/product-groups.ts';
import { listPersonChoices } from '#database/queries/item-data/persons.ts';
import type { BulkChoices, BulkKind } from '#domain/catalogue/bulk/bulk-form.ts';

/** What the form of a change of this kind offers. */
export async function listBulkChoices(db: Db, kind: BulkKind): Promise<BulkChoices> {
  return {
    groups: kind === 'brand' || kind === 'category' ? await listProductGroups(db, kind) : [],
    types: kind === 'type' ? await listTypeChoices(db, null) : [],
    persons: kind === 'item-data' ? await listPersonChoices(db) : [],
    attributes: kind === 'attribute' ? await listAttributeValues(db) : [],
  };
}

/** The names of all brands, categories and types by their ids, and of all values of attributes: 'skin-type:dry'. */
export async function listBulkNames(db: Db): Promise<Map<string, string>> {
  const names = await listGroupNamesById(db);
  const types = await db.selectFrom('product_types').select(['id', 'name']).execute();
  for (const { id, name } of types) names.set(id, name);
  for (const { id, name } of await listPersonChoices(db)) names.set(id, name);
  for (const { slug, values } of await listAttributeValues(db))
    for (const value of values) names.set(`${slug}:${value.slug}`, value.name);
  return names;
}
