import type { Db } from '#database/open.ts';
import { findOffer, type OfferedLine } from '#database/queries/catalogue/offered-lines.ts';
import type { CorrectionTerms } from '#domain/corrections/correct-order.ts';
import type { AddableVariant } from '#domain/corrections/wanted-correction.ts';
import { servedZones } from '#domain/delivery/served-zones.ts';

/** The terms of a correction, and the offers behind the variants in them. */
export type OfferedTerms = CorrectionTerms & { offers: ReadonlyMap<string, OfferedLine> };

/** Reads the shop's terms of this moment, `now` (UTC, ISO), with today's offers of these variants; those not on sale are missing. */
export async function readCorrectionTerms(
  db: Db,
  variantIds: readonly string[],
  now: string,
): Promise<OfferedTerms> {
  const wanted = [...new Set(variantIds)].map((variantId) => ({ id: '', variant: '', variantId }));
  const { lines, delivery, plan } = await findOffer(db, wanted, now);
  const offers = new Map(lines.flatMap((line) => (line ? [[line.variantId, line] as const] : [])));
  return {
    offers,
    variants: new Map([...offers].map(([id, offer]) => [id, addable(offer)])),
    served: servedZones(plan),
    limits: delivery,
    cashCeilingPence: delivery.cashCeilingPence,
  };
}

function addable({
  variantId,
  name,
  variant,
  unitPricePence,
  stock,
  vatRate,
  grams,
  parts,
}: OfferedLine): AddableVariant {
  return { variantId, name, variant, unitPricePence, stock, vatRate, grams, parts };
}
