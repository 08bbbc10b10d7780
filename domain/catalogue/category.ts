import { formatPounds } from '#domain/money/money.ts';
import type { PercentCount } from '#domain/money/up-to-percent.ts';
import { countText } from '#domain/text/count-text.ts';
import type { NamedRef } from './product.ts';

export type Category = {
  id: string;
  slug: string;
  name: string;
  description: string;
  color: string;
  icon: string;
  createdAt: string;
  updatedAt: string;
};

/** A category with figures counted from its products, for cards and tiles (docs/decisions/038-real-figures-only.md). */
export type CategorySummary = NamedRef & {
  description: string;
  color: string;
  icon: string;
  imageUrl: string | null;
  /** Position set by the owner; the same for all until then. */
  position: number;
  createdAt: string;
  updatedAt: string;
  productCount: number;
  lowestPricePence: number | null;
  highestPricePence: number | null;
  /** For 'up to': see `upToPercent`. */
  reductions: PercentCount[];
};

export const DEFAULT_CATEGORY_COLOR = '#ff69b4';
export const DEFAULT_CATEGORY_ICON = 'tags';

/** The slugs that come first, in this order, until the owner orders the categories. */
export const FIRST_CATEGORIES: readonly string[] = [
  'skincare',
  'haircare',
  'makeup',
  'fragrances',
  'salon-tools',
];

/** Returns a new list in the owner's order; until there is one, `FIRST_CATEGORIES` come first and the others by name. */
export function sortCategories<T extends NamedRef & { position: number }>(categories: readonly T[]): T[] {
  return categories.toSorted(
    (a, b) => a.position - b.position || rank(a) - rank(b) || a.name.localeCompare(b.name, 'en-GB'),
  );
}

/**
 * Returns the categories a page shows as cards: all of them up to twice `most`, otherwise the first `most` in the owner's order,
 * or the largest if there is no such order (alphabetical order would begin with the odd ones).
 */
export function categoriesShownFirst<T extends NamedRef & { position: number; productCount: number }>(
  categories: readonly T[],
  most: number,
): T[] {
  if (categories.length <= 2 * most) return [...categories];
  const isOrdered = categories.some(({ position }) => position !== categories[0]?.position);
  const first = isOrdered ? categories : categories.toSorted((a, b) => b.productCount - a.productCount);
  return first.slice(0, most);
}

/** Returns '£4.50 - £62.00', a single price if all are equal, '' if there are no products. */
export function priceRangeText(
  summary: Pick<CategorySummary, 'lowestPricePence' | 'highestPricePence'>,
): string {
  const { lowestPricePence: lowest, highestPricePence: highest } = summary;
  if (lowest === null || highest === null) return '';
  return lowest === highest ? formatPounds(lowest) : `${formatPounds(lowest)} - ${formatPounds(highest)}`;
}

export function productCountText(count: number): string {
  return countText(count, 'product');
}

function rank(category: NamedRef): number {
  const place = FIRST_CATEGORIES.indexOf(category.slug);
  return place === -1 ? FIRST_CATEGORIES.length : place;
}
