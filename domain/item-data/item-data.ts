import { countryName } from '#domain/fields/country.ts';
import { postcodeRegion } from '#domain/fields/postcode.ts';
import { isOutsideUkVat } from '#domain/fields/uk-vat-area.ts';

/** What papers for Northern Ireland and abroad ask of goods. */
export const ITEM_DATA = ['origin', 'commodity-code', 'gb-person', 'eu-person'] as const;

export type ItemDatum = (typeof ITEM_DATA)[number];

export const ITEM_DATA_NAMES: Record<ItemDatum, string> = {
  origin: 'country of origin',
  'commodity-code': 'commodity code',
  'gb-person': 'responsible person in Great Britain',
  'eu-person': 'responsible person in the EU or Northern Ireland',
};

/** Customs ask for origin and code of whatever crosses their border. */
const CUSTOMS: readonly ItemDatum[] = ['origin', 'commodity-code'];

/**
 * What goods sent to a place must state: in Northern Ireland and the European Economic Area the persons who answer for them too, with
 * postal and electronic address (Regulation (EU) 2023/988, articles 16 and 19; Regulation (EC) 1223/2009, article 4). Within Great Britain
 * nothing of it.
 */
export function neededAt(place: { country: string; postcode: string }): readonly ItemDatum[] {
  if (postcodeRegion(place.postcode) === 'northern-ireland' || isInEea(place.country)) return ITEM_DATA;
  return isOutsideUkVat(place) ? CUSTOMS : [];
}

/** What of it goods lack for a place. */
export function lackingAt(
  place: { country: string; postcode: string },
  lacks: readonly ItemDatum[],
): ItemDatum[] {
  return neededAt(place).filter((datum) => lacks.includes(datum));
}

export type KnownItemData = {
  originCountry: string | null;
  commodityCode: string | null;
  hasGbPerson: boolean;
  hasEuPerson: boolean;
};

/** What of the item data nobody entered. */
export function lackingOf({
  originCountry,
  commodityCode,
  hasGbPerson,
  hasEuPerson,
}: KnownItemData): ItemDatum[] {
  const known: Record<ItemDatum, boolean> = {
    origin: originCountry !== null,
    'commodity-code': commodityCode !== null,
    'gb-person': hasGbPerson,
    'eu-person': hasEuPerson,
  };
  return ITEM_DATA.filter((datum) => !known[datum]);
}

/** 'country of origin and commodity code' */
export function lackingWords(lacks: readonly ItemDatum[]): string {
  return new Intl.ListFormat('en-GB').format(lacks.map((datum) => ITEM_DATA_NAMES[datum]));
}

function isInEea(country: string): boolean {
  const name = country.trim().toLowerCase();
  return EEA.some((code) => countryName(code).toLowerCase() === name);
}

/** The European Union and, in its single market, Iceland, Liechtenstein and Norway. */
const EEA = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
  ' ',
);
