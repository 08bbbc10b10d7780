import { plainPounds } from '#domain/money/money.ts';
import type { CorrectionFacts } from './correction-facts.ts';
import { correctionFields as fields } from './wanted-correction.ts';

/**
 * Returns the fields of a form that takes a correction back: goods, prices and delivery as they were before it. Lines that are another
 * by now, or gone, are left out; a line that it took out wholly is added anew, at the price it had.
 */
export function undoFields(
  { lines, delivery }: Pick<CorrectionFacts, 'lines' | 'delivery'>,
  present: readonly { lineId: string }[],
): Record<string, string> {
  const isThere = (lineId: string) => present.some((line) => line.lineId === lineId);
  const submitted: Record<string, string> = {};
  let place = 0;
  for (const { lineId, variantId, before, after } of lines) {
    if (isThere(lineId)) {
      submitted[fields.quantity(lineId)] = String(before?.quantity ?? 0);
      if (before && before.unitPricePence !== after?.unitPricePence)
        submitted[fields.price(lineId)] = plainPounds(before.unitPricePence);
    } else if (before) {
      submitted[fields.added(place)] = variantId;
      submitted[fields.addedQuantity(place)] = String(before.quantity);
      submitted[fields.addedPrice(place)] = plainPounds(before.unitPricePence);
      place += 1;
    }
  }
  if (delivery) {
    submitted.service = delivery.before.id;
    submitted.deliveryPrice = plainPounds(delivery.before.pence);
  }
  return submitted;
}
