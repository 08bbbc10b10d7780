import type { ListingSort } from './listing.ts';
import type { Shelf } from './shelf.ts';

type Compare = (one: number, other: number) => number;

/**
 * Returns the numbers of the products on a page of the sorted ones. Equal products follow each other by name, which is the
 * order of their numbers; relevance is the search's own order, and by name here. `pricePence` of each product is what its card
 * shows.
 */
export function pageOfShelf(
  shelf: Shelf,
  products: Int32Array,
  sort: ListingSort,
  { offset, limit }: { offset: number; limit: number },
  pricePence = shelf.moving.pricePence,
): number[] {
  const compare = orders[sort]?.(shelf, pricePence);
  if (!compare) return [...products.subarray(offset, offset + limit)];
  const whole: Compare = (one, other) => compare(one, other) || one - other;
  if (offset + limit > LARGEST_HEAD) return [...products.toSorted(whole).subarray(offset, offset + limit)];
  return firstOf(products, whole, offset + limit).slice(offset);
}

/** Beyond so many, sorting everything is faster than keeping the first ones in order. */
const LARGEST_HEAD = 500;

/** Keeps the first `count` in order while going through all: most products are compared with the last one kept alone. */
function firstOf(products: Int32Array, compare: Compare, count: number): number[] {
  const first: number[] = [];
  for (const product of products) {
    const last = first[count - 1];
    if (last !== undefined) {
      if (compare(product, last) >= 0) continue;
      first.pop();
    }
    first.splice(placeOf(first, product, compare), 0, product);
  }
  return first;
}

function placeOf(sorted: number[], product: number, compare: Compare): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(sorted[middle] ?? 0, product) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

const orders: Record<ListingSort, ((shelf: Shelf, pricePence: Column) => Compare) | null> = {
  relevance: null,
  name: null,
  bestselling: (shelf) => both(inStockFirst(shelf), bestselling(shelf)),
  newest: (shelf) => both(inStockFirst(shelf), thenBestselling(shelf, descending(shelf.createdAt))),
  saving: (shelf) => both(inStockFirst(shelf), thenBestselling(shelf, descending(savings(shelf)))),
  'price-low': (_, pricePence) => ascending(pricePence),
  'price-high': (_, pricePence) => descending(pricePence),
  rating: ({ rating, reviewCount }) => both(descending(rating), descending(reviewCount)),
};

/** Puts what is sold out behind everything that can be bought. */
function inStockFirst({ moving: { stock } }: Shelf): Compare {
  const soldOut = (product: number) => ((stock[product] ?? 0) > 0 ? 0 : 1);
  return (one, other) => soldOut(one) - soldOut(other);
}

/** Orders by pieces sold, then what the owner features, then the rating weighted by its reviews; `BESTSELLING` is the same in SQL. */
function bestselling({ moving, featured, weightedRating, reviewCount }: Shelf): Compare {
  return both(
    both(descending(moving.orderedCount), descending(featured)),
    both(descending(weightedRating), descending(reviewCount)),
  );
}

function thenBestselling(shelf: Shelf, compare: Compare): Compare {
  return both(compare, bestselling(shelf));
}

/** Returns the part of the former price that each product saves, 0 for those not reduced. */
function savings({ moving: { pricePence, formerPence } }: Shelf): Float64Array {
  return formerPence.map((former, product) =>
    Math.max(0, (former - (pricePence[product] ?? 0)) / (former || 1)),
  );
}

type Column = { readonly [product: number]: number };

const ascending =
  (column: Column): Compare =>
  (one, other) =>
    (column[one] ?? 0) - (column[other] ?? 0);

const descending =
  (column: Column): Compare =>
  (one, other) =>
    (column[other] ?? 0) - (column[one] ?? 0);

const both =
  (first: Compare, second: Compare): Compare =>
  (one, other) =>
    first(one, other) || second(one, other);
