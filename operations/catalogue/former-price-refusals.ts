import type { Db } from '#database/open.ts';
import { readHistories } from '#database/queries/catalogue/shown-offers.ts';
import { listVariantAges } from '#database/queries/catalogue-editing/import-rows.ts';
import type { ProductRecordForEditing } from '#database/queries/catalogue-editing/product-record.ts';
import { readFormerPriceRule } from '#database/queries/shop/shop-settings.ts';
import { type JudgedPrices, judgeFormerPrices } from '#domain/catalogue/former-prices.ts';
import type { ProductFields } from '#domain/catalogue/product-form.ts';
import type { FormerPriceRule } from '#domain/money/former-price.ts';
import { formatPounds } from '#domain/money/money.ts';
import { longDay } from '#domain/text/london-day.ts';
import { formerPriceAdvice, formerPriceRefusal } from '#domain/words/former-price-words.ts';

/** Variant null: the product's own former price. */
export type FormerPriceRefusal = { variant: string | null; reason: string };

/**
 * The former prices of a submitted product that its history does not bear out. Prices that stay as they were are accepted:
 * what was true when it was saved only stops being shown, and must not hold up another change.
 */
export async function listFormerPriceRefusals(
  db: Db,
  product: ProductFields,
  before: ProductRecordForEditing | null,
  now: string,
): Promise<FormerPriceRefusal[]> {
  const { judged, rule } = await judge(db, product, before?.id ?? null, now);
  const refusals: FormerPriceRefusal[] = [];
  if (judged.product && !(before && hasSamePrices(product, before)))
    refusals.push(...refusalOf(null, judged.product, product.pricePence, rule));
  const variantsBefore = new Map(before?.variants.map((variant) => [variant.id, variant]));
  for (const [place, variant] of product.variants.entries()) {
    const price = judged.variants[place];
    const variantBefore = variantsBefore.get(variant.id);
    if (price && !(variantBefore && hasSamePrices(variant, variantBefore)))
      refusals.push(...refusalOf(variant.name, price, variant.pricePence ?? product.pricePence, rule));
  }
  return refusals;
}

/** A sentence on a stored former price: until when it is shown, or why it is not. */
export type FormerPriceNote = { text: string; isShown: boolean };

/** A note for each stored former price. */
export async function listFormerPriceNotes(
  db: Db,
  product: ProductRecordForEditing,
  now: string,
): Promise<FormerPriceNote[]> {
  const { judged, rule } = await judge(db, product, product.id, now);
  const named = [
    ['', judged.product] as const,
    ...product.variants.map(({ name }, place) => [`${name}: `, judged.variants[place]] as const),
  ];
  return named.flatMap(([name, price]) => {
    if (!price) return [];
    const { judgement, formerPence } = price;
    const text = judgement.ok
      ? `${name}‘was ${formatPounds(formerPence)}’ is shown until ${longDay(judgement.endsAt)}.`
      : `${name}‘was ${formatPounds(formerPence)}’ is not shown. ${formerPriceRefusal(judgement, formerPence, rule.daysCharged)}.`;
    return { text, isShown: judgement.ok };
  });
}

async function judge(
  db: Db,
  product: ProductFields,
  id: string | null,
  now: string,
): Promise<{ judged: JudgedPrices; rule: FormerPriceRule }> {
  const rule = await readFormerPriceRule(db);
  const history = id === null ? [] : ((await readHistories(db, [id])).get(id) ?? []);
  const stored = id === null ? [] : [...((await listVariantAges(db, [id])).get(id)?.values() ?? [])];
  const variants = product.variants.map((variant) => ({
    ...variant,
    createdAt: stored.find((known) => known.id === variant.id)?.createdAt ?? null,
  }));
  return { judged: judgeFormerPrices({ ...product, variants }, history, rule, now), rule };
}

type Prices = { pricePence: number | null; originalPricePence: number | null };

function hasSamePrices(one: Prices, other: Prices): boolean {
  return one.pricePence === other.pricePence && one.originalPricePence === other.originalPricePence;
}

function refusalOf(
  variant: string | null,
  { judgement, formerPence }: NonNullable<JudgedPrices['product']>,
  pricePence: number,
  { daysCharged }: FormerPriceRule,
): FormerPriceRefusal[] {
  if (judgement.ok) return [];
  const refusal = formerPriceRefusal(judgement, formerPence, daysCharged);
  return [{ variant, reason: `${refusal}. ${formerPriceAdvice(pricePence)}` }];
}
