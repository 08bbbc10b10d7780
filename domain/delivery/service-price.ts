import type { Pence } from '#domain/money/money.ts';
import type { DeliveryPlan, DeliveryRate, DeliveryService } from './delivery-plan.ts';

type Priced = Pick<DeliveryService, 'rates' | 'freeFromPence'>;

/**
 * The price of a service; null where it does not take the parcel. Of the rates that fit, that of the highest value counts, and
 * of those the one for the lightest parcels.
 */
export function servicePrice(
  { rates, freeFromPence }: Priced,
  { goodsPence, grams }: { goodsPence: Pence; grams: number },
): Pence | null {
  const [best] = rates
    .filter((rate) => rate.fromPence <= goodsPence && grams <= heaviest(rate))
    .toSorted((a, b) => b.fromPence - a.fromPence || heaviest(a) - heaviest(b));
  if (!best) return null;
  return freeFromPence !== null && goodsPence >= freeFromPence ? 0 : best.pricePence;
}

/** The value from which goods of any value are delivered for nothing; null: never. */
export function freeFromOf({ rates, freeFromPence }: Priced): Pence | null {
  if (rates.length === 0) return null;
  const least = Math.min(...rates.map(({ fromPence }) => fromPence));
  const free = rates.flatMap(({ fromPence, upToGrams }) => {
    const above = rates.filter((rate) => rate.fromPence >= fromPence);
    return upToGrams === null && above.every(({ pricePence }) => pricePence === 0) ? [fromPence] : [];
  });
  const values = freeFromPence === null ? free : [...free, Math.max(freeFromPence, least)];
  return values.length > 0 ? Math.min(...values) : null;
}

/** True where its price follows the weight of the parcel. */
export function isByWeight({ rates }: Priced): boolean {
  return rates.some(({ upToGrams }) => upToGrams !== null);
}

/** True where a service that is on has a price that follows weights. */
export function pricesByWeight({ zones }: Pick<DeliveryPlan, 'zones'>): boolean {
  return zones.some(({ services }) => services.some((one) => one.isOn && isByWeight(one)));
}

function heaviest({ upToGrams }: DeliveryRate): number {
  return upToGrams ?? Number.POSITIVE_INFINITY;
}
