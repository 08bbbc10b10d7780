import type { ListingQuery } from './listing.ts';

/** A count of products that are equal in everything a listing filters by. */
export type Tally = {
  categoryId: string;
  brandId: string;
  inStock: boolean;
  onOffer: boolean;
  count: number;
};

/** A category or brand; addresses may name it by slug or id. */
export type Named = { id: string; slug: string; name: string };

export type Facet = { slug: string; name: string; count: number };
export type Facets = { categories: Facet[]; brands: Facet[]; inStock: number; onOffer: number };

type Narrowing = Pick<ListingQuery, 'category' | 'brand' | 'inStock' | 'onOffer'>;

export function countListed(tallies: readonly Tally[], narrowing: Narrowing, names: Names): number {
  return sum(tallies.filter(matches(narrowing, names)));
}

export type Names = { categories: readonly Named[]; brands: readonly Named[] };

/** Counts the products each further filter would leave; each group is counted without its own choice, in the given order. */
export function facetsOf(tallies: readonly Tally[], narrowing: Narrowing, names: Names): Facets {
  const ofAnyCategory = tallies.filter(matches({ ...narrowing, category: null }, names));
  const ofAnyBrand = tallies.filter(matches({ ...narrowing, brand: [] }, names));
  return {
    categories: countedBy(names.categories, ofAnyCategory, ({ categoryId }) => categoryId),
    brands: countedBy(names.brands, ofAnyBrand, ({ brandId }) => brandId),
    inStock: countListed(tallies, { ...narrowing, inStock: true }, names),
    onOffer: countListed(tallies, { ...narrowing, onOffer: true }, names),
  };
}

function matches({ category, brand, inStock, onOffer }: Narrowing, names: Names): (tally: Tally) => boolean {
  const categoryIds = category === null ? null : idsOf(names.categories, [category]);
  const brandIds = brand.length === 0 ? null : idsOf(names.brands, brand);
  return (tally) =>
    (categoryIds === null || categoryIds.has(tally.categoryId)) &&
    (brandIds === null || brandIds.has(tally.brandId)) &&
    (!inStock || tally.inStock) &&
    (!onOffer || tally.onOffer);
}

function idsOf(all: readonly Named[], asked: readonly string[]): Set<string> {
  return new Set(
    all.filter(({ id, slug }) => asked.includes(slug) || asked.includes(id)).map(({ id }) => id),
  );
}

function countedBy(names: readonly Named[], tallies: Tally[], idOf: (tally: Tally) => string): Facet[] {
  const counts = new Map<string, number>();
  for (const tally of tallies) counts.set(idOf(tally), (counts.get(idOf(tally)) ?? 0) + tally.count);
  return names.flatMap(({ id, slug, name }) => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ slug, name, count }];
  });
}

function sum(tallies: Tally[]): number {
  return tallies.reduce((total, { count }) => total + count, 0);
}
