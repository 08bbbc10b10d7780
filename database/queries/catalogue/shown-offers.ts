import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { judgeFormerPrices, type RecordedPrice } from '#domain/catalogue/former-prices.ts';
import type { FormerPriceRule } from '#domain/money/former-price.ts';
import { readFormerPriceRule } from '../shop/shop-settings.ts';
import { WEIGHTED } from './count-mean-rating.ts';

/**
 * Derives what visitors are shown of these products: former prices that their history bears out, the offer of the cheapest
 * variant in stock. Call it in the transaction that wrote any of these.
 */
export async function refreshShownOffers(trx: Db, productIds: string[], now: string): Promise<void> {
  if (productIds.length === 0) return;
  const products = await readPriced(trx, productIds);
  const claiming = [...products.values()].filter(claimsFormerPrice);
  const rule = claiming.length > 0 ? await readFormerPriceRule(trx) : null;
  const histories = await readHistories(
    trx,
    claiming.map(({ id }) => id),
  );
  for (const product of products.values()) {
    const history = rule && histories.get(product.id);
    const shown = history ? bornOut(product, history, rule, now) : NOTHING_BORNE_OUT;
    for (const variant of product.variants) {
      const formerPence = shown.formerOf.get(variant.id) ?? null;
      if (formerPence !== variant.shownFormerPence)
        await trx
          .updateTable('variants')
          .set({ shown_former_pence: formerPence })
          .where('id', '=', variant.id)
          .execute();
    }
    if (shown.dueAt !== product.dueAt)
      await trx
        .updateTable('products')
        .set({ shown_due_at: shown.dueAt })
        .where('id', '=', product.id)
        .execute();
  }
  await showCheapestInStock(trx, productIds);
}

/**
 * Writes the offer of the cheapest variant in stock (all sold out: the cheapest) to the product's own row, where listings
 * sort and count by it. Enough where only stock moved.
 */
export async function showCheapestInStock(trx: Db, productIds: string[]): Promise<void> {
  if (productIds.length === 0) return;
  await sql`update products set
      shown_price_pence = coalesce(${ofCheapest(PRICE)}, products.price_pence),
      shown_former_pence = ${ofCheapest(sql`variants.shown_former_pence`)},
      shown_amount = coalesce(${ofCheapest(sql`variants.amount`)}, products.amount)
    where id in (${sql.join(productIds)})`.execute(trx);
}

/**
 * Writes the rating of these products, or of all: the mean of their reviews, examples among them where examples are shown. Typed and
 * imported ratings are shown nowhere (docs/decisions/303-stars-of-reviews-alone.md).
 */
export async function showRatings(trx: Db, productIds?: readonly string[]): Promise<void> {
  if (productIds?.length === 0) return;
  const whose = productIds ? sql`id in (${sql.join(productIds)})` : sql`1 = 1`;
  await sql`update products set ${SHOWN_RATING} where ${whose}`.execute(trx);
  await sql`update products
    set weighted_rating = case when shown_review_count > 0 then ${WEIGHTED} else 0 end
    where ${whose}`.execute(trx);
}

/** The products with a past that the demo's stocking invented. */
export async function listExamplePriced(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('price_history')
    .select('product_id')
    .distinct()
    .where('example', '=', 1)
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** The products whose former price is no longer true, or was never judged, the first so many. */
export async function listDueOffers(db: Db, now: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('shown_due_at', 'is not', null)
    .where('shown_due_at', '<=', now)
    .orderBy('shown_due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Has every former price judged anew, as after the rule changed; returns the number of products. */
export async function makeFormerPricesDue(trx: Db): Promise<number> {
  const { rows } = await sql`update products set shown_due_at = ''
    where original_price_pence > price_pence or exists (
      select 1 from variants where variants.product_id = products.id
        and variants.original_price_pence > variants.price_pence
    ) returning id`.execute(trx);
  return rows.length;
}

const PRICE = sql`coalesce(variants.price_pence, products.price_pence)`;

function ofCheapest(value: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select ${value} from variants where variants.product_id = products.id
    order by case when variants.stock > 0 then 0 else 1 end, ${PRICE}, variants.position, variants.id limit 1)`;
}

/** True while example reviews and invented prices of the past count: in a demo shop. */
export const EXAMPLES_SHOWN = sql<boolean>`exists (select 1 from shop_facts where name = 'example_ratings_shown')`;

/** The prices on record that count at present. */
export const COUNTED_PRICES = sql<boolean>`(price_history.example = 0 or ${EXAMPLES_SHOWN})`;

const TALLIES = sql`from review_tallies where review_tallies.product_id = products.id
  and (review_tallies.example = 0 or ${EXAMPLES_SHOWN})`;

const COUNTED = sql`sum(stars_1 + stars_2 + stars_3 + stars_4 + stars_5)`;

/** Divided as doubles, so that it equals the mean that the rules compute. */
const MEAN = sql`cast(sum(stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5) as double precision)
  / nullif(cast(${COUNTED} as double precision), 0)`;

const SHOWN_RATING = sql`
  shown_rating = coalesce((select ${MEAN} ${TALLIES}), 0),
  shown_review_count = coalesce((select ${COUNTED} ${TALLIES}), 0)`;

type Priced = {
  id: string;
  pricePence: number;
  originalPricePence: number | null;
  dueAt: string | null;
  variants: {
    id: string;
    pricePence: number | null;
    originalPricePence: number | null;
    shownFormerPence: number | null;
    createdAt: string | null;
  }[];
};

function claimsFormerPrice({ pricePence, originalPricePence, variants }: Priced): boolean {
  return (
    (originalPricePence ?? 0) > pricePence ||
    variants.some((variant) => (variant.originalPricePence ?? 0) > (variant.pricePence ?? 0))
  );
}

const NOTHING_BORNE_OUT: { formerOf: Map<string, number>; dueAt: string | null } = {
  formerOf: new Map(),
  dueAt: null,
};

function bornOut(product: Priced, history: RecordedPrice[], rule: FormerPriceRule, now: string) {
  const judged = judgeFormerPrices(product, history, rule, now);
  const formerOf = new Map<string, number>();
  const ends: string[] = [];
  for (const [place, variant] of product.variants.entries()) {
    const price = variant.pricePence === null ? judged.product : judged.variants[place];
    if (!price?.judgement.ok) continue;
    formerOf.set(variant.id, price.formerPence);
    ends.push(price.judgement.endsAt);
  }
  return { formerOf, dueAt: ends.sort()[0] ?? null };
}

async function readPriced(db: Db, ids: string[]): Promise<Map<string, Priced>> {
  const products = await db
    .selectFrom('products')
    .select(['id', 'price_pence', 'original_price_pence', 'shown_due_at'])
    .where('id', 'in', ids)
    .execute();
  const priced = new Map(
    products.map((row): [string, Priced] => [
      row.id,
      {
        id: row.id,
        pricePence: row.price_pence,
        originalPricePence: row.original_price_pence,
        dueAt: row.shown_due_at,
        variants: [],
      },
    ]),
  );
  const variants = await db
    .selectFrom('variants')
    .select(['id', 'product_id', 'price_pence', 'original_price_pence', 'shown_former_pence', 'created_at'])
    .where('product_id', 'in', ids)
    .execute();
  for (const row of variants)
    priced.get(row.product_id)?.variants.push({
      id: row.id,
      pricePence: row.price_pence,
      originalPricePence: row.original_price_pence,
      shownFormerPence: row.shown_former_pence,
      createdAt: row.created_at,
    });
  return priced;
}

/** The price history of each of these products, oldest first, as far as it counts. */
export async function readHistories(db: Db, productIds: string[]): Promise<Map<string, RecordedPrice[]>> {
  const histories = new Map(productIds.map((id): [string, RecordedPrice[]] => [id, []]));
  if (productIds.length === 0) return histories;
  const rows = await db
    .selectFrom('price_history')
    .select(['product_id', 'variant_id', 'price_pence', 'on_sale', 'from_at'])
    .where('product_id', 'in', productIds)
    .where(COUNTED_PRICES)
    .orderBy('from_at')
    .orderBy('id')
    .execute();
  for (const row of rows)
    histories.get(row.product_id)?.push({
      variantId: row.variant_id,
      pricePence: row.price_pence,
      isOnSale: row.on_sale === 1,
      fromAt: row.from_at,
    });
  return histories;
}
