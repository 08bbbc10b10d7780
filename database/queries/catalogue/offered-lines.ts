import type { Db } from '#database/open.ts';
import { deliveryFrom, legalFrom, readSettings } from '#database/queries/shop/shop-settings.ts';
import { lineKey } from '#domain/cart/cart-lines.ts';
import { vatRateOf } from '#domain/money/vat.ts';
import { VAT_PERCENT } from '#domain/money/vat-rate.ts';
import type { DeliverySettings } from '#domain/shop/shop.ts';

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
  sku: string | null;
  imageUrl: string | null;
  unitPricePence: number;
  originalPricePence: number | null;
  sealedForHygiene: boolean;
  /** The VAT in the price; null where the shop is not registered for VAT. */
  vatRatePercent: number | null;
  stock: number;
};

/** The shop's present offer: lines, terms of delivery, and the VAT in the prices. */
export type ShopOffer = {
  lines: OfferedLine[];
  delivery: DeliverySettings;
  /** The standard rate; null where the shop is not registered for VAT. */
  vatRatePercent: number | null;
};

/**
 * The offers behind cart lines, by slug and variant name; lines that are gone are missing. The shop's terms come
 * with the same statement, so that an order pays neither for a second one nor a price of another moment.
 */
export async function findOffer(db: Db, wanted: { id: string; variant: string }[]): Promise<ShopOffer> {
  if (wanted.length === 0) return { lines: [], ...(await readTerms(db)) };
  const rows = await db
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
      'variants.sku',
      'variants.image_url as variantImage',
      'products.image_url as productImage',
      'variants.price_pence as ownPrice',
      'products.price_pence as productPrice',
      'variants.shown_former_pence as formerPrice',
      'products.sealed_for_hygiene as sealed',
      'products.vat_rate as vatRate',
      'variants.stock',
    ])
    .select((eb) =>
      (['delivery', 'legal'] as const).map((section) =>
        eb
          .selectFrom('shop_settings')
          .select('shop_settings.value')
          .where('shop_settings.section', '=', section)
          .as(section),
      ),
    )
    .where('products.status', '=', 'published')
    .where('products.slug', 'in', [...new Set(wanted.map(({ id }) => id))])
    .execute();
  const isWanted = new Set(wanted.map(lineKey));
  const [first] = rows;
  const terms = first
    ? { delivery: deliveryFrom(first.delivery), vatRatePercent: vatRateOf(legalFrom(first.legal)) }
    : await readTerms(db);
  const lines = rows
    .filter((row) => isWanted.has(lineKey(row)))
    .map((row) => ({
      productId: row.productId,
      variantId: row.variantId,
      id: row.id,
      variant: row.variant,
      name: row.name,
      brand: row.brand,
      category: row.category,
      sku: row.sku,
      imageUrl: row.variantImage ?? row.productImage,
      unitPricePence: row.ownPrice ?? row.productPrice,
      originalPricePence: row.formerPrice,
      sealedForHygiene: row.sealed === 1,
      vatRatePercent: terms.vatRatePercent === null ? null : VAT_PERCENT[row.vatRate],
      stock: row.stock,
    }));
  return { lines, ...terms };
}

export async function findProductNames(db: Db, slugs: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('products')
    .select(['slug', 'name'])
    .where('status', '=', 'published')
    .where('slug', 'in', slugs)
    .execute();
  return new Map(rows.map(({ slug, name }) => [slug, name]));
}

async function readTerms(db: Db): Promise<Omit<ShopOffer, 'lines'>> {
  const { delivery, legal } = await readSettings(db);
  return { delivery, vatRatePercent: vatRateOf(legal) };
}
