import {
  cleanFilters,
  FILTER_PARAMS,
  type FilterParam,
  type Filters,
  RATINGS,
  type Unfoldable,
} from './filters.ts';
import type { ListingQuery } from './listing.ts';
import { priceBands, priceRangeName } from './price-range.ts';
import type { Shelf } from './shelf.ts';
import type { IdsOf, ShelfCount } from './shelf-count.ts';
import { compareSizes, sizeName } from './size-value.ts';

/** A category, brand or type; addresses may name it by slug or id. */
export type Named = { id: string; slug: string; name: string };

/** A value of an attribute or a shade family, which addresses name by its slug. */
export type NamedValue = { param: FilterParam; slug: string; name: string };

/** Each in the order it is shown in. */
export type Names = {
  categories: readonly Named[];
  brands: readonly Named[];
  types: readonly (Named & { group?: string; category?: string })[];
  values: readonly NamedValue[];
  /** Slugs of merged values, each with that of the value it means now. */
  formerValues: readonly { param: FilterParam; slug: string; value: string }[];
};

export type Facet = {
  slug: string;
  name: string;
  count: number;
  /** Of a type, '' or absent for none. */
  group?: string;
  /** Of a type with a group: the slug of its category. */
  category?: string;
};

/** Values of one filter that are offered at first, those of the most products, so that a page stays small. */
export const OFFERED_AT_FIRST = 8;
/** Up to so many are offered at first as well: it takes no more room than a link to the others. */
const ALL_AT_FIRST = 10;
/** The same when the filter is unfolded. */
export const MOST_OFFERED = 200;

/** The values of a filter that any listed product has, and the chosen ones; `optionCount` counts those not offered too. */
export type FacetGroup = { param: FilterParam; options: Facet[]; optionCount: number };

export type Facets = {
  categories: Facet[];
  brands: Facet[];
  /** Of all brands with products here, offered or not. */
  brandCount: number;
  groups: FacetGroup[];
  inStock: number;
  onOffer: number;
};

export const NO_FACETS: Facets = {
  categories: [],
  brands: [],
  brandCount: 0,
  groups: [],
  inStock: 0,
  onOffer: 0,
};

type Chosen = Pick<ListingQuery, 'category' | 'brand' | 'filters' | 'unfolded'>;

/** Names the counts: how many products each further filter would leave, groups without any omitted. */
export function facetsOf(shelf: Shelf, count: ShelfCount, narrowing: Chosen, names: Names): Facets {
  const { filters, category } = narrowing;
  // All types of one category are links above its products too.
  const isUnfolded = (filter: Unfoldable) =>
    narrowing.unfolded.includes(filter) || (filter === 'type' && category !== null);
  const counted = countsByGroup(shelf, count);
  const named = (group: string, all: Names['types']): Facet[] =>
    all.flatMap(({ id, slug, name, group: within, category }) => {
      const of = counted.get(group)?.get(id) ?? 0;
      return of > 0 ? [{ slug, name, count: of, ...(within && { group: within, category }) }] : [];
    });
  const optionsOf = (param: FilterParam): Facet[] => {
    switch (param) {
      case 'type':
        return named('type', names.types);
      case 'price':
        return priceBands(filters).map((band, index) => ({
          slug: band,
          name: priceRangeName(band),
          count: count.ofPriceBand[index] ?? 0,
        }));
      case 'rating':
        return RATINGS.map((rating, index) => ({
          slug: rating,
          name: `${rating} stars and up`,
          count: count.ofRating[index] ?? 0,
        }));
      case 'size':
        return [...(counted.get('size') ?? [])]
          .sort(([one], [other]) => compareSizes(one, other))
          .map(([slug, of]) => ({ slug, name: sizeName(slug), count: of }));
      default:
        return names.values
          .filter((value) => value.param === param)
          .map(({ slug, name }) => ({ slug, name, count: counted.get(param)?.get(slug) ?? 0 }));
    }
  };
  const brands = named('brand', names.brands);
  return {
    categories: withNamed(named('category', names.categories), category ? [category] : [], names.categories),
    brands: withNamed(mostOf(brands, narrowing.brand, isUnfolded('brand')), narrowing.brand, names.brands),
    brandCount: brands.length,
    groups: FILTER_PARAMS.map((param) => {
      const all = optionsOf(param).filter((option) => option.count > 0);
      const chosen = filters[param] ?? [];
      const offered = mostOf(all, chosen, isUnfolded(param));
      return {
        param,
        options: withChosen(offered, chosen, param, names, count),
        optionCount: all.length,
      };
    }).filter(({ options }) => options.length > 0),
    inStock: count.inStock,
    onOffer: count.onOffer,
  };
}

/** Returns the values of the most products and the chosen ones, in the order given. */
function mostOf(options: Facet[], chosen: readonly string[], isUnfolded: boolean): Facet[] {
  if (options.length <= (isUnfolded ? MOST_OFFERED : ALL_AT_FIRST)) return options;
  const most = isUnfolded ? MOST_OFFERED : OFFERED_AT_FIRST;
  const largest = options.toSorted((one, other) => other.count - one.count).slice(0, most);
  const offered = new Set([...largest.map(({ slug }) => slug), ...chosen]);
  return options.filter(({ slug }) => offered.has(slug));
}

/** Returns the filters with the values that merged ones mean now. */
export function presentFilters(filters: Filters, { formerValues }: Names): Filters {
  if (formerValues.length === 0) return filters;
  const present = Object.entries(filters).map(([param, values]) => [
    param,
    values.map(
      (slug) => formerValues.find((former) => former.param === param && former.slug === slug)?.value ?? slug,
    ),
  ]);
  return cleanFilters(Object.fromEntries(present));
}

/** Returns the filters without types, shades and attribute values that the shop does not have at all. */
export function knownFilters(filters: Filters, names: Names): Filters {
  const known: Filters = {};
  for (const param of FILTER_PARAMS) {
    const values = filters[param]?.filter((slug) => isKnown(param, slug, names)) ?? [];
    if (values.length > 0) known[param] = values;
  }
  return known;
}

function isKnown(param: FilterParam, asked: string, names: Names): boolean {
  if (param === 'price' || param === 'rating' || param === 'size') return true;
  if (param === 'type') return names.types.some(({ id, slug }) => slug === asked || id === asked);
  return names.values.some((value) => value.param === param && value.slug === asked);
}

/** Returns the ids of what the address names by slug or id. */
export function idsIn(names: Names): IdsOf {
  const all = { category: names.categories, brand: names.brands, type: names.types };
  return (group, asked) =>
    all[group].filter(({ id, slug }) => asked.includes(slug) || asked.includes(id)).map(({ id }) => id);
}

function countsByGroup(shelf: Shelf, count: ShelfCount): Map<string, Map<string, number>> {
  const groups = new Map<string, Map<string, number>>();
  for (const [number, { group, value }] of shelf.values.entries()) {
    const of = count.ofValue[number] ?? 0;
    if (of === 0) continue;
    const counts = groups.get(group) ?? new Map<string, number>();
    groups.set(group, counts.set(value, of));
  }
  return groups;
}

/** Adds what was chosen and no product has, so that it can be removed; what the shop does not know is called as it was asked for. */
function withNamed(options: Facet[], chosen: readonly string[], all: readonly Named[]): Facet[] {
  const shown = new Set(options.map(({ slug }) => slug));
  const missing = chosen.filter((slug) => !shown.has(slug));
  const nameOf = (asked: string) => all.find(({ slug, id }) => slug === asked || id === asked)?.name ?? asked;
  return [...options, ...missing.map((slug) => ({ slug, name: nameOf(slug), count: 0 }))];
}

/** Adds chosen values that no product has, or that are no band, so that they can be removed. */
function withChosen(
  options: Facet[],
  chosen: readonly string[],
  param: FilterParam,
  names: Names,
  count: ShelfCount,
): Facet[] {
  const shown = new Set(options.map(({ slug }) => slug));
  const missing = chosen.filter((slug) => !shown.has(slug));
  return [
    ...options,
    ...missing.map((slug) => ({
      slug,
      name: nameOfValue(param, slug, names),
      count: param === 'price' ? (count.ofPriceRange.get(slug) ?? 0) : 0,
    })),
  ];
}

function nameOfValue(param: FilterParam, slug: string, names: Names): string {
  if (param === 'price') return priceRangeName(slug);
  if (param === 'size') return sizeName(slug);
  if (param === 'rating') return `${slug} stars and up`;
  if (param === 'type')
    return names.types.find((type) => type.slug === slug || type.id === slug)?.name ?? slug;
  return names.values.find((value) => value.param === param && value.slug === slug)?.name ?? slug;
}
