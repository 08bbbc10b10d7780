import type { Pence } from '#domain/money/money.ts';
import { countriesOf } from './served-countries.ts';
import type { ServedService, ServedZones } from './served-zones.ts';
import { freeFromOf } from './service-price.ts';
import { homePlace } from './services-to.ts';

/** What pages say of delivery at home while no place is known. */
export type DeliverySummary = {
  /** The lowest price of an order that is not free. */
  pricePence: Pence;
  /** True where some order or place at home pays more. */
  isFrom: boolean;
  /** The value of goods from which every place at home is free; null where there is none. */
  freeFromPence: Pence | null;
  /** '3-5', in working days, over all places at home by their first service. */
  days: string;
};

export function deliverySummary(served: ServedZones): DeliverySummary {
  const { country } = homePlace(served);
  const zones = served.zones.filter(
    (zone) => zone.services.length > 0 && countriesOf(zone).some((name) => name === country),
  );
  const services = zones.flatMap((zone) => zone.services);
  const prices = services.flatMap(pricesOf);
  const free = zones.map((zone) => leastOf(zone.services.map(freeFromOf)));
  const firsts = zones.flatMap((zone) => zone.services.slice(0, 1));
  return {
    pricePence: prices.length > 0 ? Math.min(...prices) : 0,
    isFrom: new Set(prices).size > 1,
    freeFromPence: free.length > 0 && free.every((from) => from !== null) ? Math.max(...free) : null,
    days: firsts.length > 0 ? daysText(firsts) : '',
  };
}

/** The price of one service, as a client reads it that knows one price and one threshold. */
export function serviceTerms(service: ServedService): Pick<DeliverySummary, 'pricePence' | 'freeFromPence'> {
  const prices = pricesOf(service);
  return { pricePence: prices.length > 0 ? Math.min(...prices) : 0, freeFromPence: freeFromOf(service) };
}

/** '3-5' of services with these days; '1' where all take one. */
export function daysText(services: readonly Pick<ServedService, 'firstDay' | 'lastDay'>[]): string {
  const first = Math.min(...services.map(({ firstDay }) => firstDay));
  const last = Math.max(...services.map(({ lastDay }) => lastDay));
  return first === last ? String(first) : `${first}-${last}`;
}

/** '3-5 working days' */
export function workingDays(days: string): string {
  return `${days} working ${days === '1' ? 'day' : 'days'}`;
}

/** '3-5 business days', as confirmations say it. */
export function businessDays(days: string): string {
  return `${days} business ${days === '1' ? 'day' : 'days'}`;
}

/** The prices below the value from which it is free. */
function pricesOf({ rates, freeFromPence }: ServedService): Pence[] {
  return rates.flatMap(({ fromPence, pricePence }) =>
    freeFromPence !== null && fromPence >= freeFromPence ? [] : [pricePence],
  );
}

function leastOf(values: readonly (Pence | null)[]): Pence | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? Math.min(...known) : null;
}
