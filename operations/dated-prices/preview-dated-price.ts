import type { Db } from '#database/open.ts';
import { readHistories } from '#database/queries/catalogue/shown-offers.ts';
import { readPricingFacts } from '#database/queries/dated-prices/chosen-products.ts';
import { readFormerPriceRule, readSettings } from '#database/queries/shop/shop-settings.ts';
import type { DatedChange } from '#domain/dated-prices/dated-change.ts';
import { datedMarginTenths } from '#domain/dated-prices/dated-margin.ts';
import { judgeDatedWas } from '#domain/dated-prices/dated-was.ts';
import type { DatedLine } from '#domain/dated-prices/plan-dated.ts';
import type { FormerPriceJudgement } from '#domain/money/former-price.ts';
import type { Pence } from '#domain/money/money.ts';
import { isRegisteredAt } from '#domain/money/vat.ts';
import { VAT_PERCENT } from '#domain/money/vat-rate.ts';
import { longDay } from '#domain/text/london-day.ts';
import { formerPriceRefusal } from '#domain/words/former-price-words.ts';
import { planDatedPrices } from './plan-dated-prices.ts';

const SHOWN = 50;

export type PreviewedLine = DatedLine & {
  /** The price beside the new one, or null with the reason in `wasNote`. */
  wasPence: Pence | null;
  /** '' where 'was' is shown until the end. */
  wasNote: string;
  /** Tenths of a percent; null where no cost is entered. */
  marginTenths: number | null;
};

export type DatedPreview = {
  products: number;
  prices: number;
  /** Prices beside which the old one may be shown as 'was'. */
  withWas: number;
  /** Prices below what the goods cost. */
  belowCost: number;
  left: number;
  /** The first ones. */
  changes: { id: string; name: string; lines: PreviewedLine[] }[];
  leftOut: { productId: string; name: string; reason: string }[];
};

/** Counts what a dated price would do by the prices of this moment, and shows the first products; writes nothing. */
export async function previewDatedPrice(
  db: Db,
  ids: readonly string[],
  change: DatedChange,
  time: { fromAt: string; untilAt: string },
): Promise<DatedPreview> {
  const preview: DatedPreview = {
    ...{ products: 0, prices: 0, withWas: 0, belowCost: 0, left: 0 },
    ...{ changes: [], leftOut: [] },
  };
  const rule = await readFormerPriceRule(db);
  const { legal } = await readSettings(db);
  const bearsVat = isRegisteredAt(legal, time.fromAt);
  for await (const part of planDatedPrices(db, ids, change, time)) {
    const partIds = part.map(({ product }) => product.id);
    const histories = await readHistories(db, partIds);
    const { vatRates, variantAges } = await readPricingFacts(db, partIds);
    for (const { product, planned } of part) {
      const { id, name } = product;
      if (!planned.ok) {
        preview.left += 1;
        if (preview.leftOut.length < SHOWN)
          preview.leftOut.push({ productId: id, name, reason: planned.reason });
        continue;
      }
      const vatPercent = bearsVat ? VAT_PERCENT[vatRates.get(id) ?? 'standard'] : null;
      const history = histories.get(id) ?? [];
      const judged = judgeDatedWas(product, planned.lines, variantAges, { history, rule, at: time.fromAt });
      const lines = planned.lines.map((line): PreviewedLine => {
        const judgement = judged.get(line) ?? null;
        return {
          ...line,
          wasPence: judgement?.ok ? line.oldPence : null,
          wasNote: noteOf(judgement, line.oldPence, { untilAt: time.untilAt, daysCharged: rule.daysCharged }),
          marginTenths: datedMarginTenths(product, line, vatPercent),
        };
      });
      preview.products += 1;
      preview.prices += lines.length;
      preview.withWas += lines.filter(({ wasPence }) => wasPence !== null).length;
      preview.belowCost += lines.filter(({ marginTenths }) => (marginTenths ?? 0) < 0).length;
      if (preview.changes.length < SHOWN) preview.changes.push({ id, name, lines });
    }
  }
  return preview;
}

function noteOf(
  judgement: FormerPriceJudgement | null,
  oldPence: Pence,
  { untilAt, daysCharged }: { untilAt: string; daysCharged: number },
): string {
  if (judgement === null) return 'Nothing is on sale at this price';
  if (!judgement.ok) return formerPriceRefusal(judgement, oldPence, daysCharged);
  return judgement.endsAt < untilAt ? `‘Was’ is shown until ${longDay(judgement.endsAt)} alone` : '';
}
