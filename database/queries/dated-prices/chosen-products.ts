import type { Db } from '#database/open.ts';
import { listProductIds } from '#database/queries/catalogue-editing/listed-products.ts';
import type { ProductChoice } from '#domain/dated-prices/product-choice.ts';
import type { VatRate } from '#domain/money/vat-rate.ts';

/** The products of a choice as it finds them now, in the order of their ids. */
export async function listChosenProducts(db: Db, choice: ProductChoice): Promise<string[]> {
  if (choice.by === 'hand') return [...choice.ids].sort();
  const found = await listProductIds(db, choice.list);
  const { typeId, value, fromPence, toPence } = choice;
  if (!typeId && !value && fromPence === null && toPence === null) return found;
  let narrowed = db.selectFrom('products').select('id');
  if (typeId) narrowed = narrowed.where('type_id', '=', typeId);
  if (value)
    narrowed = narrowed.where('id', 'in', (eb) =>
      eb
        .selectFrom('product_attributes')
        .select('product_attributes.product_id')
        .where('product_attributes.attribute', '=', value.attribute)
        .where('product_attributes.value', '=', value.value),
    );
  if (fromPence !== null) narrowed = narrowed.where('shown_price_pence', '>=', fromPence);
  if (toPence !== null) narrowed = narrowed.where('shown_price_pence', '<=', toPence);
  const meant = new Set((await narrowed.execute()).map(({ id }) => id));
  return found.filter((id) => meant.has(id));
}

export type PricingFacts = {
  vatRates: Map<string, VatRate>;
  /** When each variant was made (UTC, ISO); null: as old as its product. */
  variantAges: Map<string, string | null>;
};

/** What margins and 'was' prices of these products need beside the prices. */
export async function readPricingFacts(db: Db, productIds: string[]): Promise<PricingFacts> {
  if (productIds.length === 0) return { vatRates: new Map(), variantAges: new Map() };
  const products = await db
    .selectFrom('products')
    .select(['id', 'vat_rate'])
    .where('id', 'in', productIds)
    .execute();
  const variants = await db
    .selectFrom('variants')
    .select(['id', 'created_at'])
    .where('product_id', 'in', productIds)
    .execute();
  return {
    vatRates: new Map(products.map(({ id, vat_rate }) => [id, vat_rate])),
    variantAges: new Map(variants.map(({ id, created_at }) => [id, created_at])),
  };
}
