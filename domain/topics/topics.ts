/**
 * What a change of products touches and a cached page reads. A page that read one of the topics of a change is dropped
 * (docs/decisions/201-topics-of-a-change.md).
 */
export type Topic = string;

export type ProductGroup = 'brand' | 'category' | 'type';

/** Anything about one product, by its row id. */
export const ofProduct = (id: string): Topic => `product ${id}`;

/** Anything about any product of a brand, category or type. */
export const ofGroup = (group: ProductGroup, id: string): Topic => `${group} ${id}`;

/** Which products of a group are on sale and in what order the most ordered of them come, whatever else they show. */
export const orderOfGroup = (group: ProductGroup, id: string): Topic => `order of ${group} ${id}`;

/** Which products are published, and under which brand, category and type. */
export const ASSORTMENT: Topic = 'assortment';

/** How far a change moves a product: not at all, within its groups, into or out of them. */
export const REACH = { content: 0, order: 1, assortment: 2 } as const;

/** A product as it was before a change or is after it. */
export type ChangedProduct = {
  productId: string;
  brandId: string;
  categoryId: string;
  typeId: string | null;
  reach: number;
};

/** Returns the topics of a change of one product. */
export function topicsOf({ productId, brandId, categoryId, typeId, reach }: ChangedProduct): Topic[] {
  const groups: [ProductGroup, string][] = [
    ['brand', brandId],
    ['category', categoryId],
    ...(typeId === null ? [] : [['type', typeId] as [ProductGroup, string]]),
  ];
  return [
    ofProduct(productId),
    ...groups.map(([group, id]) => ofGroup(group, id)),
    ...(reach >= REACH.order ? groups.map(([group, id]) => orderOfGroup(group, id)) : []),
    ...(reach >= REACH.assortment ? [ASSORTMENT] : []),
  ];
}
