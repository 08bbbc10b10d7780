import { foreignPostcodeProblem, isUkPostcode, postcodeRegion } from './postcode.ts';

export const UNITED_KINGDOM = 'United Kingdom';

type Place = { country: string; postcode: string };

/** The country's usual name where it is one of the United Kingdom's; any other is only trimmed. */
export function normaliseCountry(text: string): string {
  return UK_NAMES.includes(text.trim().toLowerCase()) ? UNITED_KINGDOM : text;
}

export const POSTCODE_WRONG = 'Please enter a valid postcode';

/** Returns the words for a postcode that `isPostcodeOf` refuses. */
export function postcodeMessage({ country, postcode }: Place): string {
  return (country === UNITED_KINGDOM && foreignPostcodeProblem(postcode)) || POSTCODE_WRONG;
}

/** False for a postcode that does not belong to its country, as far as that has British postcodes. */
export function isPostcodeOf({ country, postcode }: Place): boolean {
  if (country === UNITED_KINGDOM) return isUkPostcode(postcode);
  const zone = Object.keys(DEPENDENCY_REGIONS).find((name) => DEPENDENCY_REGIONS[name] === country);
  return zone === undefined || postcodeRegion(postcode) === zone;
}

/**
 * The reason for which the shop does not send a parcel there, by the field to change; null where it does. Jersey, Guernsey and
 * the Isle of Man are countries of their own (docs/decisions/065-countries-and-postcodes.md).
 */
export function deliveryProblem(
  { country, postcode }: Place,
  countries: readonly string[],
): { field: 'country' | 'postcode'; message: string } | null {
  const dependency =
    country === UNITED_KINGDOM ? DEPENDENCY_REGIONS[postcodeRegion(postcode) ?? ''] : undefined;
  if (dependency)
    return {
      field: 'postcode',
      message: countries.includes(dependency)
        ? `This postcode is in ${inSentence(dependency)}: please choose ${dependency} as the country.`
        : `Sorry, we do not deliver to ${inSentence(dependency)}.`,
    };
  if (!countries.includes(country))
    return {
      field: 'country',
      message: `Sorry, we do not deliver to ${country}, only to: ${countries.join(', ')}.`,
    };
  return contradiction({ country, postcode });
}

/** A parcel goes where its postcode says, and VAT with it: a British one of another country is asked about. */
function contradiction({ country, postcode }: Place): ReturnType<typeof deliveryProblem> {
  const zone = postcodeRegion(postcode);
  if (country === UNITED_KINGDOM || zone === null || isGibraltar(postcode)) return null;
  const place = DEPENDENCY_REGIONS[zone] ?? UNITED_KINGDOM;
  if (place === country) return null;
  return {
    field: 'postcode',
    message: `This postcode is in ${inSentence(place)}, not in ${inSentence(country)}: please change one of them.`,
  };
}

/** GX11 1AA, the one postcode of Gibraltar, has the form of British ones. */
function isGibraltar(postcode: string): boolean {
  return /^\s*gx/i.test(postcode);
}

/** 'Isle of Man' → 'the Isle of Man' */
function inSentence(place: string): string {
  return /^(Isle|United Kingdom)/.test(place) ? `the ${place}` : place;
}

/** The Crown dependencies, countries of their own, by the region of their postcodes. */
export const DEPENDENCY_REGIONS: Readonly<Record<string, string | undefined>> = {
  jersey: 'Jersey',
  guernsey: 'Guernsey',
  'isle-of-man': 'Isle of Man',
};

const UK_NAMES = [
  'uk',
  'gb',
  'united kingdom',
  'great britain',
  'britain',
  'england',
  'scotland',
  'wales',
  'northern ireland',
];
