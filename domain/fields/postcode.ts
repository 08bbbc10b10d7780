export type DeliveryZone =
  | 'gb'
  | 'northern-ireland'
  | 'isle-of-man'
  | 'jersey'
  | 'guernsey'
  | 'highlands-islands'
  | 'bfpo';

/** True for the form of a British postcode in any case and spacing, GIR 0AA and BFPO numbers included. */
export function isUkPostcode(text: string): boolean {
  return partsOf(text) !== null;
}

/** 'sw1a1aa' → 'SW1A 1AA'; a foreign postcode is only trimmed and put in capitals. */
export function normalisePostcode(text: string): string {
  return partsOf(text)?.join(' ') ?? text.trim().toUpperCase();
}

/** The delivery zone of a postcode; null for a foreign one. No price depends on it yet. */
export function deliveryZone(postcode: string): DeliveryZone | null {
  const outward = partsOf(postcode)?.[0];
  if (!outward) return null;
  if (/^(?:BFPO|BF1)$/.test(outward)) return 'bfpo';
  const area = outward.replace(/\d.*$/, '');
  return (
    ZONES[area] ??
    (isHighlandsOrIslands(area, Number(outward.match(/\d+/)?.[0])) ? 'highlands-islands' : 'gb')
  );
}

const ZONES: Record<string, DeliveryZone> = {
  BT: 'northern-ireland',
  IM: 'isle-of-man',
  JE: 'jersey',
  GY: 'guernsey',
  HS: 'highlands-islands',
  IV: 'highlands-islands',
  KW: 'highlands-islands',
  ZE: 'highlands-islands',
};

/** A9, A99, AA9, AA99, A9A or AA9A and 9AA, with the letters that occur in each place. */
const POSTCODE =
  /^((?:[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY]))|GIR(?=0AA))(\d[ABD-HJLNP-UW-Z]{2})$/;
const FORCES = /^(BFPO)(\d{1,4})$/;

/** The outward and the inward part. */
function partsOf(text: string): [string, string] | null {
  const compact = text.replace(/\s+/g, '').toUpperCase();
  const match = POSTCODE.exec(compact) ?? FORCES.exec(compact);
  return match?.[1] && match[2] ? [match[1], match[2]] : null;
}

/** The districts carriers commonly count as such, beside whole areas. */
function isHighlandsOrIslands(area: string, district: number): boolean {
  const within = (from: number, to: number) => district >= from && district <= to;
  if (area === 'PH') return within(17, 26) || within(30, 44) || within(49, 50);
  if (area === 'PA') return within(20, 49) || within(60, 78);
  return area === 'KA' && within(27, 28);
}
