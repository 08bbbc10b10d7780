/** The parts of the United Kingdom, and the Crown dependencies, to which carriers charge prices of their own. */
export const POSTCODE_REGIONS = [
  'mainland',
  'highlands-islands',
  'northern-ireland',
  'isle-of-wight',
  'scilly',
  'isle-of-man',
  'jersey',
  'guernsey',
  'bfpo',
] as const;
export type PostcodeRegion = (typeof POSTCODE_REGIONS)[number];

/**
 * The 124 postcode areas of the United Kingdom and the Crown dependencies, by the region of most of the area: Royal Mail's Postcode
 * Address File as the Office for National Statistics lists it (Postcode Areas, https://geoportal.statistics.gov.uk).
 */
export const POSTCODE_AREAS: ReadonlyMap<string, PostcodeRegion> = new Map([
  ...areasOf(
    'mainland',
    `AB AL B BA BB BD BH BL BN BR BS CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX
     FK FY G GL GU HA HD HG HP HR HU HX IG IP KA KT KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL
     OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA
     WC WD WF WN WR WS WV YO`,
  ),
  ...areasOf('highlands-islands', 'HS IV KW ZE'),
  ...areasOf('northern-ireland', 'BT'),
  ...areasOf('isle-of-man', 'IM'),
  ...areasOf('jersey', 'JE'),
  ...areasOf('guernsey', 'GY'),
]);

/**
 * Districts of another region than most of their area. Highlands and Islands: DPD's 'Northern Highlands' and 'Argyll'
 * (https://support.shiptheory.com, 'Highland and Northern Irish postcodes'), Arran and Cumbrae; Wight and Scilly: the districts
 * of their post towns (https://en.wikipedia.org/wiki/PO_postcode_area, …/TR_postcode_area); BF1: the forces' own
 * (British Forces Post Office, https://www.gov.uk/bfpo).
 */
export const ODD_DISTRICTS: readonly { area: string; from: number; to: number; region: PostcodeRegion }[] = [
  ...districtsOf('highlands-islands', 'AB', [36, 38], [55, 56]),
  ...districtsOf('highlands-islands', 'FK', [17, 21]),
  ...districtsOf('highlands-islands', 'KA', [27, 28]),
  ...districtsOf('highlands-islands', 'PA', [20, 78]),
  ...districtsOf('highlands-islands', 'PH', [15, 50]),
  ...districtsOf('isle-of-wight', 'PO', [30, 41]),
  ...districtsOf('scilly', 'TR', [21, 25]),
  ...districtsOf('bfpo', 'BF', [1, 1]),
];

/** An area of Royal Mail for letters to banks and tax offices: it stands for no place. */
export const AREA_WITHOUT_PLACES = 'BX';

/**
 * Codes written like British postcodes by places that have posts of their own, from the Universal Postal Union's addressing pages
 * (https://www.upu.int/en/Postal-Solutions/Programmes-Services/Addressing-Solutions).
 */
export const POSTCODES_ABROAD: readonly { code: RegExp; place: string }[] = [
  { code: /^GX\d/, place: 'Gibraltar' },
  { code: /^ASCN/, place: 'Ascension Island' },
  { code: /^STHL/, place: 'Saint Helena' },
  { code: /^TDCU/, place: 'Tristan da Cunha' },
  { code: /^FIQQ/, place: 'the Falkland Islands' },
  { code: /^SIQQ/, place: 'South Georgia and the South Sandwich Islands' },
  { code: /^BIQQ/, place: 'the British Antarctic Territory' },
  { code: /^BBND/, place: 'the British Indian Ocean Territory' },
  { code: /^PCRN/, place: 'the Pitcairn Islands' },
  { code: /^TKCA/, place: 'the Turks and Caicos Islands' },
  { code: /^AI-?\d{4}/, place: 'Anguilla' },
];

function areasOf(region: PostcodeRegion, letters: string): [string, PostcodeRegion][] {
  return letters.split(/\s+/).map((area) => [area, region]);
}

function districtsOf(region: PostcodeRegion, area: string, ...ranges: [number, number][]) {
  return ranges.map(([from, to]) => ({ area, from, to, region }));
}
