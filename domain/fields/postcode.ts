import {
  AREA_WITHOUT_PLACES,
  type DeliveryZone,
  POSTCODE_AREAS,
  POSTCODES_ABROAD,
} from './postcode-areas.ts';

/** True for a postcode of a British area in any case and spacing, GIR 0AA and BFPO numbers included. */
export function isUkPostcode(text: string): boolean {
  return deliveryZone(text) !== null;
}

/** Returns the reason why this is no postcode of the United Kingdom that the form alone does not show, or null. */
export function foreignPostcodeProblem(text: string): string | null {
  const compact = compactOf(text);
  const abroad = POSTCODES_ABROAD.find(({ code }) => code.test(compact));
  if (abroad) return `This postcode is in ${abroad.place}, not in the United Kingdom.`;
  const outward = partsOf(text)?.[0];
  if (!outward || deliveryZone(text)) return null;
  const area = areaOf(outward);
  return area === AREA_WITHOUT_PLACES
    ? `Postcodes that begin with ${area} are for letters alone: please enter the postcode of a street address.`
    : `No postcode of the United Kingdom begins with ${area}: please check its letters.`;
}

/** 'sw1a1aa' → 'SW1A 1AA'; a foreign postcode is only trimmed and put in capitals. */
export function normalisePostcode(text: string): string {
  return partsOf(text)?.join(' ') ?? text.trim().toUpperCase();
}

/** The delivery zone of a postcode; null for one of no British area. No price depends on it yet. */
export function deliveryZone(postcode: string): DeliveryZone | null {
  const outward = partsOf(postcode)?.[0];
  if (!outward) return null;
  if (/^(?:BFPO|BF1)$/.test(outward)) return 'bfpo';
  if (outward === 'GIR') return 'gb';
  const area = areaOf(outward);
  if (isHighlandsOrIslands(area, Number(outward.match(/\d+/)?.[0]))) return 'highlands-islands';
  return POSTCODE_AREAS.get(area) ?? null;
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

/** The districts carriers commonly count as such, beside whole areas. */
function isHighlandsOrIslands(area: string, district: number): boolean {
  const within = (from: number, to: number) => district >= from && district <= to;
  if (area === 'PH') return within(17, 26) || within(30, 44) || within(49, 50);
  if (area === 'PA') return within(20, 49) || within(60, 78);
  return area === 'KA' && within(27, 28);
}
