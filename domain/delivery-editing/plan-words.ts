import type { DeliveryService, ZonePlaces } from '#domain/delivery/delivery-plan.ts';
import { daysText, workingDays } from '#domain/delivery/delivery-summary.ts';
import { GOODS_KIND_WORDS } from '#domain/delivery/goods-kind.ts';
import { countryName } from '#domain/fields/country.ts';
import { formatPounds } from '#domain/money/money.ts';
import { REGION_NAMES } from './region-names.ts';

/** 'United Kingdom, Highlands and Islands, BT' */
export function placesWords({ countries, regions, postcodes }: ZonePlaces): string {
  return [...countries.map(countryName), ...regions.map((region) => REGION_NAMES[region]), ...postcodes].join(
    ', ',
  );
}

/** '£3.49 up to 2 kg, £5.49 up to 10 kg; free from £50.00' */
export function priceWords({
  rates,
  freeFromPence,
}: Pick<DeliveryService, 'rates' | 'freeFromPence'>): string {
  const prices = rates.map(({ fromPence, upToGrams, pricePence }) =>
    [
      formatPounds(pricePence),
      fromPence > 0 && `from ${formatPounds(fromPence)}`,
      upToGrams !== null && `up to ${weightWords(upToGrams)}`,
    ]
      .filter(Boolean)
      .join(' '),
  );
  const free = freeFromPence === null ? '' : `; free from ${formatPounds(freeFromPence)}`;
  return `${prices.join(', ')}${free}`;
}

/** '3-5 working days, ordered before 14:00' */
export function daysWords(service: Pick<DeliveryService, 'firstDay' | 'lastDay' | 'cutOffHour'>): string {
  const days = workingDays(daysText([service]));
  return service.cutOffHour === null
    ? days
    : `${days}, ordered before ${String(service.cutOffHour).padStart(2, '0')}:00`;
}

/** 'No aerosols; nail polishes up to 30 ml, at most 4; liquids up to 1000 ml'; '' for a service that carries all. */
export function limitWords({ limits }: Pick<DeliveryService, 'limits'>): string {
  const words = limits.map(({ goods, mostMl, mostPieces }) => {
    const kind = GOODS_KIND_WORDS[goods];
    if (mostPieces === 0) return `no ${kind}`;
    const most = [mostMl !== null && `up to ${mostMl} ml`, mostPieces !== null && `at most ${mostPieces}`];
    return `${kind} ${most.filter(Boolean).join(', ')}`;
  });
  const text = words.join('; ');
  return text && text.charAt(0).toUpperCase() + text.slice(1);
}

/** '850 g', '2.5 kg' */
export function weightWords(grams: number): string {
  return grams < 1000 ? `${grams} g` : `${grams / 1000} kg`;
}
