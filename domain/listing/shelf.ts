import type { FilterParam } from './filters.ts';

/** What a listing filters by through values: of a product any number of each, of a variant one of each. */
export type ValueGroup = 'category' | 'brand' | Exclude<FilterParam, 'price' | 'rating'>;

/** What a variant has by itself, beside its price, reduction and stock: filters of these are met by one variant. */
export const VARIANT_GROUPS = [
  'shade',
  'depth',
  'undertone',
  'size',
] as const satisfies readonly ValueGroup[];

/**
 * All published products, by name, with what listings filter, count and sort by: columns, so that a hundred thousand take
 * milliseconds. A product's number is its place in each column.
 */
export type Shelf = {
  ids: readonly string[];
  numberOf: ReadonlyMap<string, number>;
  /** Every value of any product; a category, brand or type by its id. */
  values: readonly ShelfValue[];
  /** The values of product n are the numbers from `starts[n]` to before `starts[n + 1]` in `valuesOf`. */
  starts: Uint32Array;
  valuesOf: Uint32Array;
  /** The variants of product n are the numbers from `variantStarts[n]` to before `variantStarts[n + 1]`: each has one at least. */
  variantStarts: Uint32Array;
  /** The values of variant n are the numbers from `variantValueStarts[n]` to before its successor in `variantValues`. */
  variantValueStarts: Uint32Array;
  variantValues: Uint32Array;
  moving: MovingColumns;
  reviewCount: Int32Array;
  /** 0 for an unrated product. */
  rating: Float64Array;
  weightedRating: Float64Array;
  featured: Uint8Array;
  /** Milliseconds since 1970. */
  createdAt: Float64Array;
};

/** What an order or a return changes. */
export type MovingColumns = {
  stock: Int32Array;
  pricePence: Float64Array;
  /** 0 for none. */
  formerPence: Float64Array;
  orderedCount: Int32Array;
  /** Of variants. */
  variantStock: Int32Array;
  variantPence: Float64Array;
  variantFormerPence: Float64Array;
};

export type ShelfVariant = {
  values: readonly ShelfValue[];
  stock: number;
  pricePence: number;
  formerPence: number | null;
};

export type ShelfValue = { group: ValueGroup; value: string };

export type ShelfProduct = {
  id: string;
  values: readonly ShelfValue[];
  /** By their places; what has none is its own. */
  variants: readonly ShelfVariant[];
  stock: number;
  /** What a card shows: of the cheapest variant in stock. */
  pricePence: number;
  formerPence: number | null;
  orderedCount: number;
  reviewCount: number;
  rating: number;
  weightedRating: number;
  featured: boolean;
  createdAt: string;
};

/** Collects products, in the order of their names, into a shelf. */
export class ShelfBuilder {
  readonly #ids: string[] = [];
  readonly #values: ShelfValue[] = [];
  readonly #numbers = new Map<ValueGroup, Map<string, number>>();
  readonly #starts: number[] = [0];
  readonly #valuesOf: number[] = [];
  readonly #variantStarts: number[] = [0];
  readonly #variantValueStarts: number[] = [0];
  readonly #variantValues: number[] = [];
  readonly #columns = {
    variantStock: [] as number[],
    variantPence: [] as number[],
    variantFormerPence: [] as number[],
    stock: [] as number[],
    pricePence: [] as number[],
    formerPence: [] as number[],
    orderedCount: [] as number[],
    reviewCount: [] as number[],
    rating: [] as number[],
    weightedRating: [] as number[],
    featured: [] as number[],
    createdAt: [] as number[],
  };

  add({ id, values, variants, featured, createdAt, formerPence, ...numbers }: ShelfProduct): void {
    const columns = this.#columns;
    const { stock, pricePence } = numbers;
    for (const variant of variants.length > 0 ? variants : [{ values: [], stock, pricePence, formerPence }])
      this.#addVariant(variant);
    this.#variantStarts.push(columns.variantStock.length);
    this.#ids.push(id);
    for (const value of values) this.#valuesOf.push(this.#numberOf(value));
    this.#starts.push(this.#valuesOf.length);
    columns.stock.push(numbers.stock);
    columns.pricePence.push(numbers.pricePence);
    columns.formerPence.push(formerPence ?? 0);
    columns.orderedCount.push(numbers.orderedCount);
    columns.reviewCount.push(numbers.reviewCount);
    columns.rating.push(numbers.rating);
    columns.weightedRating.push(numbers.weightedRating);
    columns.featured.push(featured ? 1 : 0);
    columns.createdAt.push(Date.parse(createdAt) || 0);
  }

  #addVariant({ values, stock, pricePence, formerPence }: ShelfVariant): void {
    for (const value of values) this.#variantValues.push(this.#numberOf(value));
    this.#variantValueStarts.push(this.#variantValues.length);
    this.#columns.variantStock.push(stock);
    this.#columns.variantPence.push(pricePence);
    this.#columns.variantFormerPence.push(formerPence ?? 0);
  }

  #numberOf(of: ShelfValue): number {
    const numbers = this.#numbers.get(of.group) ?? new Map<string, number>();
    this.#numbers.set(of.group, numbers);
    const number = numbers.get(of.value) ?? this.#values.push(of) - 1;
    numbers.set(of.value, number);
    return number;
  }

  shelf(): Shelf {
    const { stock, pricePence, formerPence, orderedCount, ...others } = this.#columns;
    const { variantStock, variantPence, variantFormerPence } = others;
    return {
      ids: this.#ids,
      numberOf: new Map(this.#ids.map((id, number) => [id, number])),
      values: this.#values,
      starts: Uint32Array.from(this.#starts),
      valuesOf: Uint32Array.from(this.#valuesOf),
      variantStarts: Uint32Array.from(this.#variantStarts),
      variantValueStarts: Uint32Array.from(this.#variantValueStarts),
      variantValues: Uint32Array.from(this.#variantValues),
      moving: {
        stock: Int32Array.from(stock),
        pricePence: Float64Array.from(pricePence),
        formerPence: Float64Array.from(formerPence),
        orderedCount: Int32Array.from(orderedCount),
        variantStock: Int32Array.from(variantStock),
        variantPence: Float64Array.from(variantPence),
        variantFormerPence: Float64Array.from(variantFormerPence),
      },
      reviewCount: Int32Array.from(others.reviewCount),
      rating: Float64Array.from(others.rating),
      weightedRating: Float64Array.from(others.weightedRating),
      featured: Uint8Array.from(others.featured),
      createdAt: Float64Array.from(others.createdAt),
    };
  }
}
