import { sql } from 'kysely';
import { builtOnce } from '#database/built-once.ts';
import type { Db } from '#database/open.ts';
import { personOf } from '#database/queries/item-data/persons.ts';
import { listOfferedParts, type OfferedPart } from '#database/queries/sets/set-parts.ts';
import {
  deliveryFrom,
  legalFrom,
  planFrom,
  readSettings,
  transferFrom,
} from '#database/queries/shop/shop-settings.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { lineKey } from '#domain/cart/cart-lines.ts';
import { askForOption } from '#domain/catalogue/variant/preselected-variant.ts';
import type { DeliveryPlan } from '#domain/delivery/delivery-plan.ts';
import type { GoodsKind } from '#domain/delivery/goods-kind.ts';
import { type ItemDatum, lackingOf } from '#domain/item-data/item-data.ts';
import { vatRateOf } from '#domain/money/vat.ts';
import { VAT_PERCENT, type VatRate } from '#domain/money/vat-rate.ts';
import { sharedRate } from '#domain/sets/set-price.ts';
import type { DeliverySettings, TransferSettings } from '#domain/shop/shop.ts';

/** The catalogue's present offer of one variant. */
export type OfferedLine = {
  productId: string;
  variantId: string;
  id: string;
  variant: string;
  name: string;
  brand: string;
  /** Slug */
  category: string;
  /** Rows by which offers choose goods. */
  brandId: string;
  categoryId: string;
  typeId: string | null;
  sku: string | null;
  imageUrl: string | null;
  unitPricePence: number;
  originalPricePence: number | null;
  sealedForHygiene: boolean;
  /** The VAT in the price; null where the shop is not registered for VAT, or the parts of a set differ. */
  vatRatePercent: number | null;
  /** The class of the product itself, whether the shop is registered or not. */
  vatRate: VatRate;
  stock: number;
  /** Of one, of a set by its parts where it has no weight of its own; null where it is not known. */
  grams: number | null;
  /** What carriers restrict it as, and its content in millilitres. */
  goodsKind: GoodsKind | null;
  ml: number | null;
  /** What papers abroad ask for and nobody entered. */
  lacks: ItemDatum[];
  /** What one of it holds; empty for a product that is not a set. */
  parts: OfferedPart[];
};

/** The shop's present offer: lines, terms of delivery, and the VAT in the prices. */
export type ShopOffer = {
  /** Of each wanted line in their order; null where it is gone. */
  lines: (OfferedLine | null)[];
  /** What is sold in other variants than one asked for, by slug, with what to do: 'Choose a size'. */
  choices: ReadonlyMap<string, string>;
  delivery: DeliverySettings;
  transfer: TransferSettings;
  plan: DeliveryPlan;
  /** The standard rate; null where the shop is not registered for VAT. */
  vatRatePercent: number | null;
  /** False where the shop has no offer of its own that may be on. */
  hasPromotions: boolean;
};

/**
 * The offers behind cart lines: by the variant's id where the line has one, whatever product and variant are called now, else
 * by slug and variant name. The shop's terms come with the same statement, so that an order pays neither for a second one nor
 * a price of another moment. `now` (UTC, ISO) decides whether they bear VAT.
 */
export async function findOffer(db: Db, wanted: readonly CartLine[], now: string): Promise<ShopOffer> {
  if (wanted.length === 0) return { lines: [], choices: new Map(), ...(await readTerms(db, now)) };
  const { rows } = await offersOf(db, [...new Set(wanted.map(({ id }) => id))]);
  const found = await findRows(db, wanted, rows);
  // Lines that name their variant alone are found by it.
  const first = rows[0] ?? found.find((row) => row !== null);
  const terms = first
    ? {
        delivery: deliveryFrom(first.delivery),
        transfer: transferFrom(first.transfer),
        plan: planFrom(first.plan),
        vatRatePercent: vatRateOf(legalFrom(first.legal), now),
        hasPromotions: Boolean(first.hasPromotions),
      }
    : await readTerms(db, now);
  const lines = await linesFrom(db, found, terms.vatRatePercent);
  const choices = [...Map.groupBy(rows, ({ id }) => id)].map(
    ([id, own]) => [id, askForOption(own.map(({ variant, shade }) => ({ name: variant, shade })))] as const,
  );
  return { lines, choices: new Map(choices), ...terms };
}

/**
 * Goods that an offer gives, by the ids of their variants: also such as are not on sale by themselves. Missing: sold out, archived
 * or deleted. `vatRatePercent` is the shop's standard rate; null where it is not registered.
 */
export async function findGivenGoods(
  db: Db,
  variantIds: readonly string[],
  vatRatePercent: number | null,
): Promise<OfferedLine[]> {
  if (variantIds.length === 0) return [];
  const { rows } = await givenGoods(db, [...variantIds]);
  const lines = await linesFrom(db, rows, vatRatePercent);
  return lines.flatMap((line) => (line && line.stock > 0 ? line : []));
}

async function linesFrom(
  db: Db,
  found: readonly (OfferRow | null)[],
  vatRatePercent: number | null,
): Promise<(OfferedLine | null)[]> {
  const isRegistered = vatRatePercent !== null;
  const parts = await listOfferedParts(
    db,
    found.flatMap((row) => (row?.isSet ? row.productId : [])),
    isRegistered,
  );
  return found.map((row) => {
    if (!row) return null;
    const held = parts.get(row.productId) ?? [];
    const ownRate = isRegistered ? VAT_PERCENT[row.vatRate] : null;
    return {
      productId: row.productId,
      variantId: row.variantId,
      id: row.id,
      variant: row.variant,
      name: row.name,
      brand: row.brand,
      category: row.category,
      brandId: row.brandId,
      categoryId: row.categoryId,
      typeId: row.typeId,
      sku: row.sku,
      imageUrl: row.variantImage ?? row.productImage,
      unitPricePence: row.ownPrice ?? row.productPrice,
      originalPricePence: row.formerPrice,
      sealedForHygiene: row.sealed === 1,
      vatRatePercent: held.length > 0 ? sharedRate(held) : ownRate,
      vatRate: row.vatRate,
      stock: row.stock,
      grams: row.grams ?? gramsOf(held),
      goodsKind: row.goodsKind,
      lacks: lackingOf({
        originCountry: row.originCountry,
        commodityCode: row.commodityCode,
        hasGbPerson: row.gbPerson !== null,
        hasEuPerson: row.euPerson !== null,
      }),
      ml: row.unit === 'ml' ? (row.ownAmount ?? row.amount) : null,
      parts: held,
    };
  });
}

/** What parts weigh together; null where one is not known. */
function gramsOf(parts: readonly OfferedPart[]): number | null {
  if (parts.length === 0 || parts.some(({ grams }) => grams === null)) return null;
  return parts.reduce((sum, { grams, quantity }) => sum + (grams ?? 0) * quantity, 0);
}

type OfferRow = Awaited<ReturnType<typeof offersOf>>['rows'][number];

/** The row behind each wanted line. A product that has another address now is looked for by the variants' ids. */
async function findRows(
  db: Db,
  wanted: readonly CartLine[],
  rows: readonly OfferRow[],
): Promise<(OfferRow | null)[]> {
  const byId = new Map(rows.map((row) => [row.variantId, row]));
  const missing = wanted.flatMap(({ variantId }) => (variantId && !byId.has(variantId) ? variantId : []));
  if (missing.length > 0) {
    const slugs = await listSlugsOfVariants(db, missing);
    const moved = slugs.length > 0 ? (await offersOf(db, slugs)).rows : [];
    for (const row of moved) byId.set(row.variantId, row);
  }
  const byName = new Map(rows.map((row) => [lineKey(row), row]));
  // An import may have made a variant of this name anew.
  return wanted.map(
    (line) => (line.variantId ? byId.get(line.variantId) : undefined) ?? byName.get(lineKey(line)) ?? null,
  );
}

async function listSlugsOfVariants(db: Db, variantIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select('products.slug')
    .distinct()
    .where('variants.id', 'in', [...new Set(variantIds)])
    .execute();
  return rows.map(({ slug }) => slug);
}

const offersOf = builtOnce((db, slugs: string[]) =>
  offers(db).where('products.status', '=', 'published').where('products.slug', 'in', slugs),
);

const givenGoods = builtOnce((db, variantIds: string[]) =>
  offers(db).where('products.status', 'in', ['published', 'draft']).where('variants.id', 'in', variantIds),
);

function offers(db: Db) {
  return db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select([
      'products.id as productId',
      'variants.id as variantId',
      'products.slug as id',
      'variants.name as variant',
      'products.name',
      'brands.name as brand',
      'categories.slug as category',
      'products.brand_id as brandId',
      'products.category_id as categoryId',
      'products.type_id as typeId',
      'variants.sku',
      'variants.image_url as variantImage',
      'products.image_url as productImage',
      'variants.price_pence as ownPrice',
      'products.price_pence as productPrice',
      'variants.shown_former_pence as formerPrice',
      'products.sealed_for_hygiene as sealed',
      'products.vat_rate as vatRate',
      'variants.stock',
      'variants.grams',
      'products.goods_kind as goodsKind',
      'variants.amount as ownAmount',
      'products.amount',
      'products.unit',
      'products.origin_country as originCountry',
      'products.commodity_code as commodityCode',
      personOf('gb').as('gbPerson'),
      personOf('eu-ni').as('euPerson'),
      'variants.shade',
    ])
    .select(HAS_PROMOTIONS.as('hasPromotions'))
    .select(IS_SET.as('isSet'))
    .select((eb) =>
      (['delivery', 'transfer', 'plan', 'legal'] as const).map((section) =>
        eb
          .selectFrom('shop_settings')
          .select('shop_settings.value')
          .where('shop_settings.section', '=', section)
          .as(section),
      ),
    );
}

const HAS_PROMOTIONS = sql<number | boolean>`exists (select 1 from promotions where promotions.state = 'on')`;

const IS_SET = sql<number | boolean>`exists (select 1 from set_parts where set_parts.set_id = products.id)`;

export async function findProductNames(db: Db, slugs: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('products')
    .select(['slug', 'name'])
    .where('status', '=', 'published')
    .where('slug', 'in', slugs)
    .execute();
  return new Map(rows.map(({ slug, name }) => [slug, name]));
}

async function readTerms(db: Db, now: string): Promise<Omit<ShopOffer, 'lines' | 'choices'>> {
  const { delivery, transfer, plan, legal } = await readSettings(db);
  return { delivery, transfer, plan, vatRatePercent: vatRateOf(legal, now), hasPromotions: false };
}
