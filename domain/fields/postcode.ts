import {
  AREA_WITHOUT_PLACES,
  ODD_DISTRICTS,
  POSTCODE_AREAS,
  POSTCODES_ABROAD,
  type PostcodeRegion,
} from './postcode-areas.ts';

/** True for a postcode of a British area in any case and spacing, GIR 0AA and BFPO numbers included. */
export function isUkPostcode(text: string): boolean {
  return postcodeRegion(text) !== null;
}

/** Returns the reason why this is no postcode of the United Kingdom that the form alone does not show, or null. */
export function foreignPostcodeProblem(text: string): string | null {
  const compact = compactOf(text);
  const abroad = POSTCODES_ABROAD.find(({ code }) => code.test(compact));
  if (abroad) return `This postcode is in ${abroad.place}, not in the United Kingdom.`;
  const outward = partsOf(text)?.[0];
  if (!outward || postcodeRegion(text)) return null;
  const area = areaOf(outward);
  return area === AREA_WITHOUT_PLACES
    ? `Postcodes that begin with ${area} are for letters alone: please enter the postcode of a street address.`
    : `No postcode of the United Kingdom begins with ${area}: please check its letters.`;
}

/** 'sw1a1aa' → 'SW1A 1AA'; a foreign postcode is only trimmed and put in capitals. */
export function normalisePostcode(text: string): string {
  return partsOf(text)?.join(' ') ?? text.trim().toUpperCase();
}

/** The region of a postcode; null for one of no British area. */
export function postcodeRegion(postcode: string): PostcodeRegion | null {
  const district = postcodeDistrict(postcode);
  if (!district) return null;
  if (district.area === 'BFPO') return 'bfpo';
  if (district.area === 'GIR') return 'mainland';
  const odd = ODD_DISTRICTS.find(
    ({ area, from, to }) => area === district.area && from <= district.number && district.number <= to,
  );
  return odd?.region ?? POSTCODE_AREAS.get(district.area) ?? null;
}

/** 'SW1A 1AA' → SW and 1; null for what has not the form of a British postcode. A forces' number counts as a district. */
export function postcodeDistrict(postcode: string): { area: string; number: number } | null {
  const parts = partsOf(postcode);
  if (!parts) return null;
  const [outward, inward] = parts;
  return { area: areaOf(outward), number: Number(/\d+/.exec(outward)?.[0] ?? inward.replace(/\D/g, '')) };
}

function areaOf(outward: string): string {
  return outward.replace(/\d.*$/, '');
}

/** A9, A99, AA9, AA99, A9A or AA9A and 9AA, with the letters that occur in each place. */
const POSTCODE =
  /^((?:[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY]))|GIR(?=0AA))(\d[ABD-HJLNP-UW-Z]{2})$/;
const FORCES = /^(BFPO)(\d{1,4})$/;

/** The outward and the inward part. */
function partsOf(text: string): [string, string] | null {
  const compact = compactOf(text);
  const match = POSTCODE.exec(compact) ?? FORCES.exec(compact);
  return match?.[1] && match[2] ? [match[1], match[2]] : null;
}

/** Spaces, dashes, dots and brackets are how people part or frame a postcode. */
function compactOf(text: string): string {
  return text.replace(/[\s\p{Pd}.,()[\]]+/gu, '').toUpperCase();
}
