import { RATINGS } from './filters.ts';
import type { ListingQuery } from './listing.ts';
import { type PriceRange, parsePriceRange, priceBands } from './price-range.ts';
import { type Shelf, type ShelfValue, VARIANT_GROUPS, type ValueGroup } from './shelf.ts';

export type Narrowing = Pick<ListingQuery, 'category' | 'brand' | 'filters' | 'inStock' | 'onOffer'>;

/** The ids that the slugs of an address stand for; a category, brand or type of an address may also be its id. */
export type IdsOf = (group: 'category' | 'brand' | 'type', asked: readonly string[]) => readonly string[];

export type ShelfCount = {
  /** The numbers of the products that pass every filter, ascending. */
  listed: Int32Array;
  /** Per value of the shelf, how many products it would leave beside the other groups' choices. */
  ofValue: Uint32Array;
  ofPriceBand: Uint32Array;
  ofRating: Uint32Array;
  /** By each range the address names beside the bands. */
  ofPriceRange: Map<string, number>;
  inStock: number;
  onOffer: number;
  /** By product: what it costs, of those listed in the cheapest variant (if it can be, in stock) that meets the filters. */
  pricePence: Float64Array;
};

/**
 * Goes once through the products (those numbered in `among`, else all). A product passes if it meets the filters of products and
 * one of its variants meets all those of variants: no shade of one and size of another. What fails no group counts everywhere,
 * what fails a single group counts in that group: so each group is counted without its own choice. Categories are counted without
 * the types chosen either, which belong to one category.
 */
export function countShelf(
  shelf: Shelf,
  narrowing: Narrowing,
  idsOf: IdsOf,
  among: Int32Array | null,
): ShelfCount {
  const groups = new GroupBits();
  const { chosen, asked } = chosenValues(shelf, narrowing, idsOf, groups);
  const groupOf = Int32Array.from(shelf.values, ({ group }) => groups.bitOf(group));
  const categoryBit = groups.bitOf('category');
  const categoryOrType = categoryBit | groups.bitOf('type');
  const mayFail = groupOf.map((bit) => (bit === categoryBit ? categoryOrType : bit));
  const { inStock, onOffer, filters } = narrowing;
  const priceBit = groups.bitOf('price');
  const ratingBit = groups.bitOf('rating');
  const stockBit = groups.bitOf('stock');
  const offerBit = groups.bitOf('offer');
  const ranges = rangesOf(filters.price);
  const leastRating = Math.min(...(filters.rating ?? ['0']).map(Number));
  const wanted =
    asked |
    (filters.price ? priceBit : 0) |
    (filters.rating ? ratingBit : 0) |
    (inStock ? stockBit : 0) |
    (onOffer ? offerBit : 0);

  const bands = rangesOf(priceBands(filters));
  const steps = RATINGS.map(Number);
  const ownRanges = ranges.map(() => 0);
  const count: ShelfCount = {
    listed: new Int32Array(0),
    ofValue: new Uint32Array(shelf.values.length),
    ofPriceBand: new Uint32Array(bands.length),
    ofRating: new Uint32Array(steps.length),
    ofPriceRange: new Map(),
    inStock: 0,
    onOffer: 0,
    pricePence: shelf.moving.pricePence,
  };
  const { starts, valuesOf, rating, moving, variantStarts, variantValueStarts, variantValues } = shelf;
  const ofVariant = VARIANT_GROUPS.reduce(
    (bits, group) => bits | groups.bitOf(group),
    priceBit | stockBit | offerBit,
  );
  const wantedOfVariant = wanted & ofVariant;
  const wantedOfProduct = wanted & ~ofVariant;
  const pricePence =
    (wantedOfVariant & ~(stockBit | offerBit)) === 0
      ? moving.pricePence
      : Float64Array.from(moving.pricePence);
  count.pricePence = pricePence;
  /** The last product, counted from 1, in which a variant with the value was counted. */
  const countedIn = new Uint32Array(shelf.values.length);
  const bandBounds = boundsOf(bands);
  const rangeBounds = boundsOf(ranges);
  const size = among ? among.length : shelf.ids.length;
  const listed = new Int32Array(size);
  let total = 0;
  for (let place = 0; place < size; place += 1) {
    const product = among ? (among[place] ?? 0) : place;
    const stars = rating[product] ?? 0;
    const first = starts[product] ?? 0;
    const end = starts[product + 1] ?? 0;
    let met = stars >= leastRating ? ratingBit : 0;
    for (let at = first; at < end; at += 1) {
      const value = valuesOf[at] ?? 0;
      if (chosen[value] === 1) met |= groupOf[value] ?? 0;
    }
    const failed = wantedOfProduct & ~met;
    if ((failed & (failed - 1)) !== 0 && failed !== categoryOrType) continue;
    let isWhole = false;
    let inBands = 0;
    let inRanges = 0;
    let hasStock = false;
    let hasOffer = false;
    let leastInStock = Number.POSITIVE_INFINITY;
    let least = Number.POSITIVE_INFINITY;
    const lastVariant = variantStarts[product + 1] ?? 0;
    for (let variant = variantStarts[product] ?? 0; variant < lastVariant; variant += 1) {
      const pence = moving.variantPence[variant] ?? 0;
      const isInStock = (moving.variantStock[variant] ?? 0) > 0;
      const isOnOffer = (moving.variantFormerPence[variant] ?? 0) > pence;
      const lastValue = variantValueStarts[variant + 1] ?? 0;
      let metOwn = (isInStock ? stockBit : 0) | (isOnOffer ? offerBit : 0);
      for (let at = variantValueStarts[variant] ?? 0; at < lastValue; at += 1) {
        const value = variantValues[at] ?? 0;
        if (chosen[value] === 1) metOwn |= groupOf[value] ?? 0;
      }
      if (ranges.length > 0 && bitsWithin(rangeBounds, pence) !== 0) metOwn |= priceBit;
      const failedOwn = wantedOfVariant & ~metOwn;
      if (failedOwn === 0) {
        isWhole = true;
        if (pence < least) least = pence;
        if (isInStock && pence < leastInStock) leastInStock = pence;
      }
      if (failed !== 0 || (failedOwn & (failedOwn - 1)) !== 0) continue;
      for (let at = variantValueStarts[variant] ?? 0; at < lastValue; at += 1) {
        const value = variantValues[at] ?? 0;
        if ((failedOwn & ~(groupOf[value] ?? 0)) !== 0 || countedIn[value] === product + 1) continue;
        countedIn[value] = product + 1;
        count.ofValue[value] = (count.ofValue[value] ?? 0) + 1;
      }
      if ((failedOwn & ~priceBit) === 0) {
        inBands |= bitsWithin(bandBounds, pence);
        if (ranges.length > 0) inRanges |= bitsWithin(rangeBounds, pence);
      }
      if (isInStock && (failedOwn & ~stockBit) === 0) hasStock = true;
      if (isOnOffer && (failedOwn & ~offerBit) === 0) hasOffer = true;
    }
    for (let band = 0; band < bands.length; band += 1)
      if (inBands & (1 << band)) count.ofPriceBand[band] = (count.ofPriceBand[band] ?? 0) + 1;
    for (let range = 0; range < ranges.length; range += 1)
      if (inRanges & (1 << range)) ownRanges[range] = (ownRanges[range] ?? 0) + 1;
    if (hasStock) count.inStock += 1;
    if (hasOffer) count.onOffer += 1;
    if (!isWhole) continue;
    if (failed === 0) {
      listed[total] = product;
      total += 1;
      if (pricePence !== moving.pricePence)
        pricePence[product] = leastInStock === Number.POSITIVE_INFINITY ? least : leastInStock;
    }
    for (let at = first; at < end; at += 1) {
      const value = valuesOf[at] ?? 0;
      if ((failed & ~(mayFail[value] ?? 0)) === 0) count.ofValue[value] = (count.ofValue[value] ?? 0) + 1;
    }
    if ((failed & ~ratingBit) === 0)
      for (const [index, step] of steps.entries())
        if (stars >= step) count.ofRating[index] = (count.ofRating[index] ?? 0) + 1;
  }
  count.listed = listed.subarray(0, total);
  count.ofPriceRange = new Map((filters.price ?? []).map((text, index) => [text, ownRanges[index] ?? 0]));
  return count;
}

/** Bounds of ranges as columns: they are compared for every variant. */
function boundsOf(ranges: readonly PriceRange[]) {
  return {
    from: Float64Array.from(ranges, ({ fromPence }) => fromPence),
    below: Float64Array.from(ranges, ({ belowPence }) => belowPence),
  };
}

/** A bit for each of the ranges that a price is in: an address names fewer than the 31 a number holds. */
function bitsWithin({ from, below }: ReturnType<typeof boundsOf>, pence: number): number {
  let bits = 0;
  for (let index = 0; index < from.length; index += 1)
    if (pence >= (from[index] ?? 0) && pence < (below[index] ?? 0)) bits |= 1 << index;
  return bits;
}

/** A bit for each group: there are fewer than the 31 a number holds. */
class GroupBits {
  readonly #bits = new Map<string, number>();

  bitOf(group: string): number {
    const bit = this.#bits.get(group) ?? 1 << this.#bits.size;
    this.#bits.set(group, bit);
    return bit;
  }
}

function chosenValues(
  shelf: Shelf,
  { category, brand, filters }: Narrowing,
  idsOf: IdsOf,
  groups: GroupBits,
): { chosen: Uint8Array; asked: number } {
  const wanted = new Map<ValueGroup, ReadonlySet<string>>();
  if (category !== null) wanted.set('category', new Set(idsOf('category', [category])));
  if (brand.length > 0) wanted.set('brand', new Set(idsOf('brand', brand)));
  for (const [param, values] of Object.entries(filters))
    if (isValueGroup(param)) wanted.set(param, new Set(param === 'type' ? idsOf('type', values) : values));
  let asked = 0;
  for (const group of wanted.keys()) asked |= groups.bitOf(group);
  const chosen = Uint8Array.from(shelf.values, ({ group, value }: ShelfValue) =>
    wanted.get(group)?.has(value) ? 1 : 0,
  );
  return { chosen, asked };
}

function isValueGroup(param: string): param is ValueGroup {
  return param !== 'price' && param !== 'rating';
}

function rangesOf(texts: readonly string[] = []): PriceRange[] {
  return texts.flatMap((text) => parsePriceRange(text) ?? []);
}
