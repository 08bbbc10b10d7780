import { type ChangedProduct, type Topic, topicsOf } from '#domain/topics/topics.ts';

/** Products that a span of revisions changed. */
export type CatalogueChange = {
  /** Row ids, deleted products among them. */
  products: ReadonlySet<string>;
  topics: ReadonlySet<Topic>;
};

/** A row of `catalogue_changes`, in either engine's types. */
export type ChangeRow = Partial<Record<(typeof CHANGE_COLUMNS)[number], unknown>>;

export const CHANGE_COLUMNS = [
  'revision',
  'product_id',
  'brand_id',
  'category_id',
  'type_id',
  'reach',
  'everything',
] as const;

/**
 * Folds the rows of the revisions after `from`, as far as `to`. Returns null where any page may have changed, or where the rows do not
 * say what a revision changed: they are no longer stored, or something else than this program moved it.
 */
export function foldChanges(rows: readonly ChangeRow[], from: number, to: number): CatalogueChange | null {
  const claimed = rows.filter(({ product_id }) => product_id === null);
  if (claimed.length !== to - from || claimed.some(({ everything }) => Number(everything) === 1)) return null;
  const changed = rows.filter(({ product_id }) => product_id !== null).map(changedProduct);
  return {
    products: new Set(changed.map(({ productId }) => productId)),
    topics: new Set(changed.flatMap(topicsOf)),
  };
}

function changedProduct({ product_id, brand_id, category_id, type_id, reach }: ChangeRow): ChangedProduct {
  return {
    productId: String(product_id),
    brandId: String(brand_id),
    categoryId: String(category_id),
    typeId: type_id == null ? null : String(type_id),
    reach: Number(reach),
  };
}
