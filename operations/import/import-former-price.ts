import type { Db } from '#database/open.ts';
import { readHistories } from '#database/queries/catalogue/shown-offers.ts';
import type { StoredProduct } from '#database/queries/catalogue-editing/import-rows.ts';
import { readFormerPriceRule } from '#database/queries/shop/shop-settings.ts';
import { judgeFormerPrices, type RecordedPrice } from '#domain/catalogue/former-prices.ts';
import { type Finding, finding } from '#domain/import/import-finding.ts';
import type { CatalogueProduct } from '#domain/import/import-merge.ts';
import type { FormerPriceRule } from '#domain/money/former-price.ts';
import { formatPounds } from '#domain/money/money.ts';
import { formerPriceRefusal } from '#domain/words/former-price-words.ts';

/** What former prices of a file are held against: the rule, and the price history of each stored product. */
export type KnownPrices = { rule: FormerPriceRule; histories: Map<string, RecordedPrice[]>; now: string };

export async function readKnownPrices(db: Db, stored: StoredProduct[], now: string): Promise<KnownPrices> {
  return {
    rule: await readFormerPriceRule(db),
    histories: await readHistories(
      db,
      stored.map(({ id }) => id),
    ),
    now,
  };
}

/** Leaves out a former price that the shop's own history does not bear out, its discount with it, and reports it. */
export function withoutFalseFormerPrice(
  product: CatalogueProduct,
  id: string | null,
  { rule, histories, now }: KnownPrices,
): { product: CatalogueProduct; findings: Finding[] } {
  const variants = product.variants.map((variant) => ({ ...variant, id: null }));
  const history = (id !== null && histories.get(id)) || [];
  const judged = judgeFormerPrices({ ...product, variants }, history, rule, now).product;
  if (!judged || judged.judgement.ok) return { product, findings: [] };
  const found = finding(
    'contradiction',
    'originalPrice',
    formatPounds(judged.formerPence),
    'is no former price by the price history of the shop: imported without it',
    formerPriceRefusal(judged.judgement, judged.formerPence, rule.daysCharged),
  );
  return { product: { ...product, originalPricePence: null, discountPercent: null }, findings: [found] };
}
