import { RATINGS } from './filters.ts';
import type { ListingQuery } from './listing.ts';
import { isWithin, type PriceRange, parsePriceRange, priceBands } from './price-range.ts';
import type { Shelf, ShelfValue, ValueGroup } from './shelf.ts';

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
};

/**
 * Goes once through the products (those numbered in `among`, else all). A product that fails no group counts everywhere, one
 * that fails a single group counts in that group: so each group is counted without its own choice. Categories are counted
 * without the types chosen either, which belong to one category.
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
  };
  const { starts, valuesOf, rating, moving } = shelf;
  const size = among ? among.length : shelf.ids.length;
  const listed = new Int32Array(size);
  let total = 0;
  for (let place = 0; place < size; place += 1) {
    const product = among ? (among[place] ?? 0) : place;
    const pence = moving.pricePence[product] ?? 0;
    const stars = rating[product] ?? 0;
    const isInStock = (moving.stock[product] ?? 0) > 0;
    const isOnOffer = (moving.formerPence[product] ?? 0) > pence;
    const first = starts[product] ?? 0;
    const end = starts[product + 1] ?? 0;
    let met = 0;
    for (let at = first; at < end; at += 1) {
      const value = valuesOf[at] ?? 0;
      if (chosen[value] === 1) met |= groupOf[value] ?? 0;
    }
    if (ranges.some((range) => isWithin(pence, range))) met |= priceBit;
    if (stars >= leastRating) met |= ratingBit;
    if (isInStock) met |= stockBit;
    if (isOnOffer) met |= offerBit;
    const failed = wanted & ~met;
    if ((failed & (failed - 1)) !== 0 && failed !== categoryOrType) continue;
    if (failed === 0) {
      listed[total] = product;
      total += 1;
    }
    for (let at = first; at < end; at += 1) {
      const value = valuesOf[at] ?? 0;
      if ((failed & ~(mayFail[value] ?? 0)) === 0) count.ofValue[value] = (count.ofValue[value] ?? 0) + 1;
    }
    if ((failed & ~priceBit) === 0) {
      const band = bands.findIndex((range) => isWithin(pence, range));
      count.ofPriceBand[band] = (count.ofPriceBand[band] ?? 0) + 1;
      for (const [index, range] of ranges.entries())
        if (isWithin(pence, range)) ownRanges[index] = (ownRanges[index] ?? 0) + 1;
    }
    if ((failed & ~ratingBit) === 0)
      for (const [index, step] of steps.entries())
        if (stars >= step) count.ofRating[index] = (count.ofRating[index] ?? 0) + 1;
    if (isInStock && (failed & ~stockBit) === 0) count.inStock += 1;
    if (isOnOffer && (failed & ~offerBit) === 0) count.onOffer += 1;
  }
  count.listed = listed.subarray(0, total);
  count.ofPriceRange = new Map((filters.price ?? []).map((text, index) => [text, ownRanges[index] ?? 0]));
  return count;
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
