import type { Db } from '#database/open.ts';
import { notedReading } from '#database/page-reads.ts';
import { type GoodsFacts, groupsOf } from '#domain/promotions/goods-rule.ts';
import { LAYER_OF, LAYERS, type Promotion } from '#domain/promotions/promotion.ts';
import { priceWithOffer, type ShownOffer } from '#domain/promotions/shown-offer.ts';
import { listAttributesOf } from './goods-facts.ts';
import { listAutomatic } from './promotions-at-hand.ts';

/**
 * The offers that are on for everybody, `now` (UTC, ISO), and whose goods hold a variant of the product. One that may be used up before
 * the page is made again, or asks for a class of customers, is not among them.
 */
export async function listOffersOf(by: Db, slug: string, now: string): Promise<ShownOffer[]> {
  // Whoever shows the offers has read the product, and a change of any offer drops every page.
  const { db } = notedReading(by);
  const promotions = await listForEverybody(db, now);
  if (promotions.length === 0) return [];
  const facts = (await factsOf(db, [slug])).get(slug) ?? [];
  return promotions
    .filter((promotion) => isOn(promotion, facts))
    .map((promotion) => ({
      words: promotion.words,
      endsAt: promotion.endsAt,
      pricesPence: pricesWith(promotion, facts),
    }));
}

/**
 * Names with each card the offer that its product's page names, of several the one nearest to the goods: off single goods before off the
 * basket before a gift. Offers on delivery stand on the page alone, since they would stand on every card.
 */
export async function withOffers<Card extends { id: string }>(
  by: Db,
  cards: readonly Card[],
  now: string,
): Promise<(Card & { offer: string | null })[]> {
  const { db } = notedReading(by);
  const promotions = cards.length > 0 ? await listForEverybody(db, now) : [];
  const named = LAYERS.filter((layer) => layer !== 'delivery').flatMap((layer) =>
    promotions.filter(({ effect }) => LAYER_OF[effect.kind] === layer),
  );
  if (named.length === 0) return cards.map((card) => ({ ...card, offer: null }));
  const facts = await factsOf(
    db,
    cards.map(({ id }) => id),
  );
  return cards.map((card) => {
    const own = facts.get(card.id) ?? [];
    return { ...card, offer: named.find((promotion) => isOn(promotion, own))?.words ?? null };
  });
}

async function listForEverybody(db: Db, now: string): Promise<Promotion[]> {
  return (await listAutomatic(db, now)).filter(
    ({ conditions, limitUses }) => conditions.classes.length === 0 && limitUses === null,
  );
}

function isOn(promotion: Promotion, facts: readonly GoodsFacts[]): boolean {
  return facts.some((one) => groupsOf(one, [promotion]).length > 0);
}

function pricesWith(promotion: Promotion, facts: readonly VariantFacts[]): Record<string, number> {
  const prices: Record<string, number> = {};
  for (const one of facts) {
    const pence = priceWithOffer(one.pricePence, promotion);
    if (pence !== null && isOn(promotion, [one])) prices[one.variant] = pence;
  }
  return prices;
}

type VariantFacts = GoodsFacts & { variant: string };

/** Of each variant of products by their slugs. */
async function factsOf(db: Db, slugs: string[]): Promise<Map<string, VariantFacts[]>> {
  const variants = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select([
      'products.slug',
      'products.id as productId',
      'variants.id as variantId',
      'variants.name as variant',
      'products.brand_id as brandId',
      'products.category_id as categoryId',
      'products.type_id as typeId',
      'variants.price_pence as ownPrice',
      'products.price_pence as price',
      'variants.shown_former_pence as formerPrice',
    ])
    .where('products.slug', 'in', [...new Set(slugs)])
    .execute();
  const attributes = await listAttributesOf(
    db,
    variants.map(({ productId }) => productId),
  );
  const facts = new Map<string, VariantFacts[]>();
  for (const { slug, ownPrice, price, formerPrice, ...goods } of variants) {
    const own = facts.get(slug) ?? [];
    facts.set(slug, own);
    own.push({
      ...goods,
      attributes: attributes.get(goods.productId) ?? [],
      pricePence: ownPrice ?? price,
      isReduced: formerPrice !== null,
    });
  }
  return facts;
}
