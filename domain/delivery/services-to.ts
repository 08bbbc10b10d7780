import { DEPENDENCY_REGIONS, deliveryProblem, normaliseCountry } from '#domain/fields/delivery-place.ts';
import type { PostcodeRegion } from '#domain/fields/postcode-areas.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import { type CarriedLine, type LineRefusal, lackingLines, refusalWords, refusedLines } from './carriage.ts';
import type { DeliveryPlace } from './delivery-window.ts';
import { servedCountries } from './served-countries.ts';
import type { ServedService, ServedZone, ServedZones } from './served-zones.ts';
import { servicePrice } from './service-price.ts';
import { regionOf, zoneOf, zoneOfDistrict } from './zone-of-place.ts';

export type Parcel = {
  goodsPence: Pence;
  /** Packing included. */
  grams: number;
  /** What is in it; without any it holds nothing that carriers restrict. */
  lines?: readonly CarriedLine[];
};

export type PricedService = { service: ServedService; pricePence: Pence };

/** Why nothing is sent there, by the field to change. */
export type NotServed = {
  field: 'country' | 'postcode';
  message: string;
  /** The lines that stand against it; empty where it is the place alone. */
  lines: LineRefusal[];
};

/** A service that would be offered but for some lines. */
export type Withheld = { service: ServedService; lines: LineRefusal[] };

/** The services for a parcel to a place with their prices, in their order, or the reason why the place is not served. */
export function servicesTo(
  { zones }: Pick<ServedZones, 'zones'>,
  place: DeliveryPlace,
  parcel: Parcel,
): { ok: true; services: PricedService[]; withheld: Withheld[] } | ({ ok: false } & NotServed) {
  const countries = servedCountries(zones);
  const country = normaliseCountry(place.country.trim());
  const problem = deliveryProblem({ ...place, country }, countries);
  if (problem) return { ok: false, ...problem, lines: [] };
  const zone = zoneOf(zones, place);
  const priced = (zone?.services ?? []).flatMap((service) => {
    const pricePence = servicePrice(service, parcel);
    return pricePence === null
      ? []
      : [{ service, pricePence, lines: refusedLines(service.limits, parcel.lines ?? []) }];
  });
  if (priced.length === 0)
    return { ok: false, field: 'postcode', message: notServed(zones, place, parcel), lines: [] };
  const lacking = zone?.asksItemData ? lackingLines(place, parcel.lines ?? []) : [];
  if (lacking.length > 0) return refusedGoods(parcel, lacking);
  const withheld = priced.filter(({ lines }) => lines.length > 0);
  const services = priced.flatMap(({ lines, ...offered }) => (lines.length === 0 ? [offered] : []));
  if (services.length > 0)
    return { ok: true, services, withheld: withheld.map(({ service, lines }) => ({ service, lines })) };
  const [closest] = withheld.toSorted(
    (a, b) => a.lines.length - b.lines.length || whatever(a.service, parcel) - whatever(b.service, parcel),
  );
  return refusedGoods(parcel, closest?.lines ?? []);
}

function refusedGoods({ lines = [] }: Parcel, refusals: LineRefusal[]): { ok: false } & NotServed {
  const message = `Sorry, we cannot send all of this there. ${refusalWords(lines, refusals)}.`;
  return { ok: false, field: 'postcode', message, lines: refusals };
}

/** How many lines a service refuses however few they are: a shopper can order fewer of the others. */
function whatever({ limits }: ServedService, { lines = [] }: Parcel): number {
  const single = lines.map(({ name, goods }) => ({
    name,
    goods: goods.slice(0, 1).map((one) => ({ ...one, pieces: Math.min(one.pieces, 1) })),
  }));
  return single.filter((line) => refusedLines(limits, [line]).length > 0).length;
}

/** The place that is meant while none is known: the first country that is served. */
export function homePlace({ zones }: Pick<ServedZones, 'zones'>): DeliveryPlace {
  return { country: servedCountries(zones)[0] ?? '', postcode: '' };
}

function notServed(
  zones: readonly ServedZone[],
  place: DeliveryPlace,
  { goodsPence, grams }: Parcel,
): string {
  const services = zoneOf(zones, place)?.services ?? [];
  if (services.length === 0) return `Sorry, we do not deliver to ${placeWords(zones, place)}.`;
  const least = Math.min(
    ...services.flatMap(({ rates }) =>
      rates.flatMap(({ fromPence, upToGrams }) =>
        fromPence > goodsPence && grams <= (upToGrams ?? grams) ? [fromPence] : [],
      ),
    ),
  );
  return Number.isFinite(least)
    ? `Sorry, we deliver there only orders of ${formatPounds(least)} or more.`
    : 'Sorry, this order is too heavy to be delivered there.';
}

/** The region, unless a district within it was meant. */
function placeWords(zones: readonly ServedZone[], place: DeliveryPlace): string {
  const region = regionOf(place);
  if (!region || zoneOfDistrict(zones, place)) return 'this postcode';
  return REGION_IN_SENTENCE[region] ?? DEPENDENCY_REGIONS[region] ?? 'this postcode';
}

const REGION_IN_SENTENCE: Partial<Record<PostcodeRegion, string>> = {
  'highlands-islands': 'the Scottish Highlands and Islands',
  'northern-ireland': 'Northern Ireland',
  'isle-of-wight': 'the Isle of Wight',
  scilly: 'the Isles of Scilly',
  'isle-of-man': 'the Isle of Man',
  bfpo: 'BFPO addresses',
};
