import { foldText } from '#domain/search/search-text.ts';

/** The code of ISO 3166-1 of a country given by its English name, its code or a usual name of the UK; null for an unknown one. */
export function countryCode(text: string): string | null {
  const wanted = foldText(text);
  return namedCodes().get(wanted) ?? ALIASES[wanted] ?? null;
}

/** Codes by themselves and by their names, folded once for all who ask. */
function namedCodes(): Map<string, string> {
  known ??= new Map(
    COUNTRY_CODES.toReversed().flatMap((code) => [
      [foldText(countryName(code)), code],
      [code.toLowerCase(), code],
    ]),
  );
  return known;
}

let known: Map<string, string> | null = null;

/** The English name of a country by its code: 'GB' → 'United Kingdom'. */
export function countryName(code: string): string {
  return NAMES.of(code) ?? code;
}

const NAMES = new Intl.DisplayNames(['en-GB'], { type: 'region' });

const ALIASES: Record<string, string> = {
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'republic of ireland': 'IE',
  eire: 'IE',
  usa: 'US',
  'united states of america': 'US',
  holland: 'NL',
};

/** ISO 3166-1 alpha-2. */
export const COUNTRY_CODES = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
  'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE ' +
  'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
  'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
  'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM ' +
  'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');
