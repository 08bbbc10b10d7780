import type { Db } from '#database/open.ts';
import { notedReading } from '#database/page-reads.ts';
import { type GoodsFacts, groupsOf } from '#domain/promotions/goods-rule.ts';
import type { ShownOffer } from '#domain/promotions/shown-offer.ts';
import { listAttributesOf } from './goods-facts.ts';
import { listAutomatic } from './promotions-at-hand.ts';

/**
 * The offers that are on for everybody, `now` (UTC, ISO), and whose goods hold a variant of the product. One that may be used up before
 * the page is made again, or asks for a class of customers, is not among them.
 */
export async function listOffersOf(by: Db, slug: string, now: string): Promise<ShownOffer[]> {
  // Whoever shows the offers has read the product, and a change of any offer drops every page.
  const { db } = notedReading(by);
  const promotions = (await listAutomatic(db, now)).filter(
    ({ conditions, limitUses }) => conditions.classes.length === 0 && limitUses === null,
  );
  if (promotions.length === 0) return [];
  const variants = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select([
      'products.id as productId',
      'variants.id as variantId',
      'products.brand_id as brandId',
      'products.category_id as categoryId',
      'products.type_id as typeId',
      'variants.price_pence as ownPrice',
      'products.price_pence as price',
      'variants.shown_former_pence as formerPrice',
    ])
    .where('products.slug', '=', slug)
    .execute();
  const attributes = await listAttributesOf(
    db,
    variants.map(({ productId }) => productId),
  );
  const facts = variants.map(
    ({ ownPrice, price, formerPrice, ...goods }): GoodsFacts => ({
      ...goods,
      attributes: attributes.get(goods.productId) ?? [],
      pricePence: ownPrice ?? price,
      isReduced: formerPrice !== null,
    }),
  );
  return promotions
    .filter((promotion) => facts.some((one) => groupsOf(one, [promotion]).length > 0))
    .map(({ words, endsAt }) => ({ words, endsAt }));
}
