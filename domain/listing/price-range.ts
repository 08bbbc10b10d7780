/** A range of prices in pence: from the first, below the second. */
export type PriceRange = { fromPence: number; belowPence: number };

/** The ranges a listing offers; they meet without overlapping. Any other range may be named by an address. */
const PRICE_BANDS = ['under-10', '10-20', '20-40', '40-70', 'from-70'] as const;

/** Of gifts: what people mean to spend on one. */
const GIFT_BANDS = ['under-15', '15-30', '30-50', 'from-50'] as const;

/** The ranges offered where these filters are chosen. */
export function priceBands({ suits }: { suits?: readonly string[] | undefined }): readonly string[] {
  return suits?.includes('gift') ? GIFT_BANDS : PRICE_BANDS;
}

/** Parses 'under-20', '20-40' or 'from-70', in whole pounds; null for anything else. */
export function parsePriceRange(text: string): PriceRange | null {
  const [, below, from, to, least] =
    /^(?:under-([1-9]\d{0,3})|(\d{1,4})-([1-9]\d{0,3})|from-(\d{1,4}))$/.exec(text) ?? [];
  if (below) return { fromPence: 0, belowPence: Number(below) * 100 };
  if (least) return { fromPence: Number(least) * 100, belowPence: Number.POSITIVE_INFINITY };
  if (!from || !to || Number(from) >= Number(to)) return null;
  return { fromPence: Number(from) * 100, belowPence: Number(to) * 100 };
}

/** Returns the range in words: 'Under £10', '£10 to £19.99', '£70 and over'. */
export function priceRangeName(text: string): string {
  const range = parsePriceRange(text);
  if (!range) return text;
  if (range.fromPence === 0) return `Under £${range.belowPence / 100}`;
  if (range.belowPence === Number.POSITIVE_INFINITY) return `£${range.fromPence / 100} and over`;
  return `£${range.fromPence / 100} to £${((range.belowPence - 1) / 100).toFixed(2)}`;
}

export function isWithin(pence: number, { fromPence, belowPence }: PriceRange): boolean {
  return pence >= fromPence && pence < belowPence;
}
