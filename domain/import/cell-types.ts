import * as v from 'valibot';
import { SHADE_DEPTHS, SHADE_FAMILIES, UNDERTONES } from '#domain/catalogue/shade-words.ts';
import { goodsKindOfWord } from '#domain/delivery/goods-kind.ts';
import { countryCode } from '#domain/fields/country.ts';
import { MOST_PIECE_GRAMS } from '#domain/fields/goods-fields.ts';
import { commodityDigits } from '#domain/item-data/item-data-fields.ts';
import { parsePounds } from '#domain/money/parse-pounds.ts';
import { parseSize } from '#domain/money/size-text.ts';
import { UNITS, type Unit } from '#domain/money/unit-price.ts';
import { parseVatRate } from '#domain/money/vat-rate.ts';
import { multiLine, singleLine } from '#domain/text/clean-text.ts';

const PRICE_REASONS = {
  'not-a-price': 'is not a price',
  negative: 'is below zero',
  'too-precise': 'has more than two decimals',
  'too-large': 'is more than £9,999,999.99',
};

const FOREIGN_SIGN = /(?!£)\p{Sc}/u;
const FOREIGN_REASON =
  'is not a price in pounds; a map takes other signs off (numbers.currencySigns, docs/importing.md)';

export const pounds = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parsePounds(dataset.value);
    if (parsed.ok) return parsed.pence;
    const isForeign = FOREIGN_SIGN.test(dataset.value);
    addIssue({ message: isForeign ? FOREIGN_REASON : PRICE_REASONS[parsed.problem] });
    return NEVER;
  }),
);

export function line(maxLength: number) {
  return v.pipe(
    v.string(),
    v.transform(singleLine),
    v.maxLength(maxLength, `is longer than ${maxLength} characters`),
  );
}

export function lines(maxLength: number) {
  return v.pipe(
    v.string(),
    v.transform(multiLine),
    v.maxLength(maxLength, `is longer than ${maxLength} characters`),
  );
}

export function decimal(reason: string) {
  return v.pipe(
    v.string(),
    v.regex(/^(\d{1,3}(,\d{3})+|\d*)(\.\d*)?$/, reason),
    v.transform((text) => (/\d/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN)),
    v.number(reason),
  );
}

export function wholeNumber(lowest: number, highest: number) {
  const reason = `is not a whole number from ${lowest} to ${highest}`;
  return v.pipe(decimal(reason), v.integer(reason), v.minValue(lowest, reason), v.maxValue(highest, reason));
}

const YES = ['true', 'yes', 'y', '1', 'x'];
const NO = ['false', 'no', 'n', '0', '-'];

export const yesOrNo = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.picklist([...YES, ...NO], 'is neither yes nor no'),
  v.transform((word) => YES.includes(word)),
);

export const vatRate = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const rate = parseVatRate(dataset.value);
    if (rate) return rate;
    addIssue({ message: 'is none of standard (20), reduced (5) and zero (0)' });
    return NEVER;
  }),
);

export const size = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = enteredSize(dataset.value) ?? parseSize(dataset.value);
    if (parsed) return parsed;
    addIssue({ message: 'is not a single content such as 50 ml, so there is no unit price' });
    return NEVER;
  }),
);

/** Reads an amount and its unit as the form of a product takes them and an export writes them: '0.5 item'. */
function enteredSize(text: string): { amount: number; unit: Unit } | null {
  const [, figure = '', word] = /^(\d{1,7}(?:\.\d+)?) (\w+)$/.exec(text) ?? [];
  const [amount, unit] = [Number(figure), UNITS.find((known) => known === word)];
  return unit && amount >= 0.001 && amount <= 1_000_000 ? { amount, unit } : null;
}

export const barcode = v.pipe(line(40), v.regex(/^[\dA-Za-z -]+$/, 'is not a barcode'));

export const goodsKind = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const kind = goodsKindOfWord(dataset.value);
    if (kind) return kind;
    addIssue({ message: 'is no kind that carriers restrict, such as aerosol or nail-polish' });
    return NEVER;
  }),
);

export const originCountry = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const code = countryCode(dataset.value);
    if (code) return code;
    addIssue({ message: 'is no country, such as France or FR' });
    return NEVER;
  }),
);

export const commodityCode = v.pipe(
  v.string(),
  v.transform((text) => commodityDigits(text) ?? ''),
  v.regex(/^\d{6,10}$/, 'is no commodity code of 6 to 10 digits'),
);

export const grams = wholeNumber(1, MOST_PIECE_GRAMS);

export const shadeColour = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^#[0-9a-f]{6}$/, 'is not a colour such as #d98880'),
);

export const shadeDepth = knownWord(SHADE_DEPTHS, 'is no depth of a shade, such as deep');
export const undertone = knownWord(UNDERTONES, 'is none of cool, neutral, warm and olive');
export const shadeFamily = knownWord(
  SHADE_FAMILIES.map(({ slug }) => slug),
  'is no family of shades, such as berry',
);

function knownWord<const Words extends readonly string[]>(words: Words, message: string) {
  return v.pipe(v.string(), v.toLowerCase(), v.picklist(words, message));
}

export const address = v.pipe(
  line(2000),
  v.check(isPictureAddress, 'is not the address of a picture (https://… or /…)'),
);

function isPictureAddress(text: string): boolean {
  if (/^\/(?![/\\])/.test(text)) return true;
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}
