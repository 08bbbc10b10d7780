import type { Db } from '#database/open.ts';
import { readHistories } from '#database/queries/catalogue/shown-offers.ts';
import { listVariantAges, type StoredProduct } from '#database/queries/catalogue-editing/import-rows.ts';
import { readFormerPriceRule } from '#database/queries/shop/shop-settings.ts';
import { type JudgedPrice, judgeFormerPrices, type RecordedPrice } from '#domain/catalogue/former-prices.ts';
import type { ImportRow } from '#domain/import/import-cells.ts';
import { type Finding, finding } from '#domain/import/import-finding.ts';
import type { CatalogueProduct } from '#domain/import/import-merge.ts';
import type { FormerPriceRule } from '#domain/money/former-price.ts';
import { formatPounds } from '#domain/money/money.ts';
import { formerPriceRefusal } from '#domain/words/former-price-words.ts';

/** What former prices of a file are held against: the rule, and the past of each stored product. */
export type KnownPrices = {
  rule: FormerPriceRule;
  histories: Map<string, RecordedPrice[]>;
  /** By product, then by the variant's name. */
  variants: Map<string, Map<string, { id: string; createdAt: string | null }>>;
  now: string;
};

export async function readKnownPrices(db: Db, stored: StoredProduct[], now: string): Promise<KnownPrices> {
  const ids = stored.map(({ id }) => id);
  return {
    rule: await readFormerPriceRule(db),
    histories: await readHistories(db, ids),
    variants: await listVariantAges(db, ids),
    now,
  };
}

/** Leaves out each former price of the row that the shop's own history does not bear out, and reports it. */
export function withoutFalseFormerPrices(
  product: CatalogueProduct,
  row: Pick<ImportRow, 'originalPrice' | 'variants'>,
  id: string | null,
  { rule, histories, variants: known, now }: KnownPrices,
): { product: CatalogueProduct; findings: Finding[] } {
  const findings: Finding[] = [];
  const isFalse = (price: JudgedPrice | null | undefined, column: string, name: string) => {
    if (!price || price.judgement.ok) return false;
    const reason = formerPriceRefusal(price.judgement, price.formerPence, rule.daysCharged);
    const detail = name ? `${name}: ${reason}` : reason;
    findings.push(finding('contradiction', column, formatPounds(price.formerPence), NOT_CHARGED, detail));
    return true;
  };
  const ages = (id !== null && known.get(id)) || null;
  const history = (id !== null && histories.get(id)) || [];
  const variants = product.variants.map((variant) => ({
    ...variant,
    id: ages?.get(variant.name)?.id ?? null,
    createdAt: ages?.get(variant.name)?.createdAt ?? null,
  }));
  const judged = judgeFormerPrices({ ...product, variants }, history, rule, now);
  const isProductFalse = row.originalPrice !== undefined && isFalse(judged.product, 'originalPrice', '');
  const checked = product.variants.map((variant, place) =>
    row.variants && isFalse(judged.variants[place], 'variants', variant.name)
      ? { ...variant, originalPricePence: null }
      : variant,
  );
  return {
    product: {
      ...product,
      ...(isProductFalse ? { originalPricePence: null, discountPercent: null } : {}),
      variants: checked,
    },
    findings,
  };
}

const NOT_CHARGED = 'is no former price by the price history of the shop: imported without it';
