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

/** A category with the figures of its products, for cards and tiles (decision 10). */
export type CategorySummary = NamedRef & {
  description: string;
  color: string;
  icon: string;
  imageUrl: string | null;
  /** The owner's order; alike until there is one. */
  position: number;
  productCount: number;
  lowestPricePence: number | null;
  highestPricePence: number | null;
  /** For 'up to': see `upToPercent`. */
  reductions: PercentCount[];
};

/** Spec §3. */
export const DEFAULT_CATEGORY_COLOR = '#ff69b4';
export const DEFAULT_CATEGORY_ICON = 'tags';

/** The listing filter's own five, in their order (spec §9); every other category follows them (decision 22). */
export const FIRST_CATEGORIES: readonly string[] = [
  'skincare',
  'haircare',
  'makeup',
  'fragrances',
  'salon-tools',
];

/** A new list in the owner's order; until there is one the five of the spec first, then the others by name (decision 22). */
export function sortCategories<T extends NamedRef & { position: number }>(categories: readonly T[]): T[] {
  return categories.toSorted(
    (a, b) => a.position - b.position || rank(a) - rank(b) || a.name.localeCompare(b.name, 'en-GB'),
  );
}

/**
 * Which of very many categories a page shows as cards: all while they are at most twice as many, otherwise the first `most` in
 * the owner's order, or the largest where there is no such order (an alphabet would begin with the odd ones).
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

/** '£4.50 - £62.00', a single price where all are alike, '' where there is nothing to buy. */
export function priceRangeText(
  summary: Pick<CategorySummary, 'lowestPricePence' | 'highestPricePence'>,
): string {
  const { lowestPricePence: lowest, highestPricePence: highest } = summary;
  if (lowest === null || highest === null) return '';
  return lowest === highest ? formatPounds(lowest) : `${formatPounds(lowest)} - ${formatPounds(highest)}`;
}

/** '24 products', '1 product' */
export function productCountText(count: number): string {
  return countText(count, 'product');
}

function rank(category: NamedRef): number {
  const place = FIRST_CATEGORIES.indexOf(category.slug);
  return place === -1 ? FIRST_CATEGORIES.length : place;
}
