import type { Db } from '#database/open.ts';
import { notedReading } from '#database/page-reads.ts';
import { personOf } from '#database/queries/item-data/persons.ts';
import type { SetPart } from '#domain/catalogue/product.ts';
import type { GoodsKind } from '#domain/delivery/goods-kind.ts';
import { type ItemDatum, lackingOf } from '#domain/item-data/item-data.ts';
import { VAT_PERCENT, type VatRate } from '#domain/money/vat-rate.ts';

/** The catalogue's present offer of a part, so many in one set. */
export type OfferedPart = {
  productId: string;
  variantId: string;
  slug: string;
  name: string;
  variant: string;
  brand: string;
  sku: string | null;
  quantity: number;
  /** What it costs by itself. */
  unitPricePence: number;
  /** Null where the shop is not registered for VAT. */
  ratePercent: number | null;
  /** The class of its product, whether the shop is registered or not. */
  vatRate: VatRate;
  stock: number;
  /** Null where nobody has said so. */
  grams: number | null;
  goodsKind: GoodsKind | null;
  ml: number | null;
  /** What papers abroad ask for and nobody entered. */
  lacks: ItemDatum[];
  /** It cannot be returned once unsealed. */
  sealedForHygiene: boolean;
};

/** The parts of these sets in the owner's order; deleted ones are missing. */
export async function listOfferedParts(
  db: Db,
  setIds: string[],
  isRegistered: boolean,
): Promise<Map<string, OfferedPart[]>> {
  if (setIds.length === 0) return new Map();
  const rows = await selectParts(db)
    .select([
      'variants.product_id as productId',
      'products.vat_rate as vatRate',
      'variants.stock',
      'variants.grams',
      'products.goods_kind as goodsKind',
      'products.origin_country as originCountry',
      'products.commodity_code as commodityCode',
      personOf('gb').as('gbPerson'),
      personOf('eu-ni').as('euPerson'),
      'products.unit',
      'variants.amount as ownAmount',
      'products.amount',
    ])
    .where('set_parts.set_id', 'in', setIds)
    .execute();
  const bySet = new Map<string, OfferedPart[]>();
  for (const { setId, sealed, unit, ownAmount, amount, ...row } of rows) {
    const { originCountry, commodityCode, gbPerson, euPerson, ...part } = row;
    const ratePercent = isRegistered ? VAT_PERCENT[part.vatRate] : null;
    bySet.set(setId, [
      ...(bySet.get(setId) ?? []),
      {
        ...part,
        lacks: lackingOf({
          originCountry,
          commodityCode,
          hasGbPerson: gbPerson !== null,
          hasEuPerson: euPerson !== null,
        }),
        ml: unit === 'ml' ? (ownAmount ?? amount) : null,
        sealedForHygiene: sealed === 1,
        ratePercent,
      },
    ]);
  }
  return bySet;
}

/** The parts of a set as shoppers are shown them, in the owner's order; deleted ones are missing. */
export async function listShownParts(by: Db, setId: string): Promise<SetPart[]> {
  const { db, noteProducts } = notedReading(by);
  const rows = await selectParts(db)
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select((eb) => [
      'products.id as productId',
      eb.fn.coalesce('variants.image_url', 'products.image_url').as('imageUrl'),
      'categories.slug as category',
      eb.fn.coalesce('variants.amount', 'products.amount').as('amount'),
      'products.unit',
      'products.goods_kind as goodsKind',
      'products.ingredients',
      'products.warnings',
      'products.period_after_opening_months as periodAfterOpeningMonths',
      'products.status',
      'variants.stock',
    ])
    .where('set_parts.set_id', '=', setId)
    .execute();
  noteProducts([setId, ...rows.map(({ productId }) => productId)]);
  return rows.map(({ setId: _set, productId, variantId, status, sealed, ...part }) => ({
    ...part,
    sealedForHygiene: sealed === 1,
    isOnSale: status === 'published',
  }));
}

/** The published sets that hold a product, by name. */
export async function listSetsWith(by: Db, productId: string): Promise<{ slug: string; name: string }[]> {
  const { db, noteProducts } = notedReading(by);
  const sets = await db
    .selectFrom('products')
    .select(['products.id', 'products.slug', 'products.name', 'products.status'])
    .where('products.id', 'in', (eb) =>
      eb
        .selectFrom('set_parts')
        .innerJoin('variants', 'variants.id', 'set_parts.variant_id')
        .select('set_parts.set_id')
        .where('variants.product_id', '=', productId),
    )
    .orderBy('products.sort_name')
    .orderBy('products.id')
    .execute();
  // Also those that are not published yet.
  noteProducts([productId, ...sets.map(({ id }) => id)]);
  return sets.flatMap(({ slug, name, status }) => (status === 'published' ? [{ slug, name }] : []));
}

function selectParts(db: Db) {
  return db
    .selectFrom('set_parts')
    .innerJoin('variants', 'variants.id', 'set_parts.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .select((eb) => [
      'set_parts.set_id as setId',
      'variants.id as variantId',
      'products.slug',
      'products.name',
      'variants.name as variant',
      'brands.name as brand',
      'variants.sku',
      'products.sealed_for_hygiene as sealed',
      'set_parts.quantity',
      eb.fn.coalesce('variants.price_pence', 'products.price_pence').as('unitPricePence'),
    ])
    .orderBy('set_parts.set_id')
    .orderBy('set_parts.position');
}
