import type { CategorySummary } from '#domain/catalogue/category.ts';
import { NO_CLAIM, offWords, upToClaim } from '#domain/money/up-to-percent.ts';
import type { Essential } from './home-data.ts';

/** The six fixed tiles, each with the slugs of its category: it leads to the first of them that the shop has. */
const TILES: [name: string, slugs: [string, ...string[]]][] = [
  ['Skincare Essentials', ['skincare']],
  ['Hair Care Collection', ['haircare', 'hair-care']],
  ['Makeup & Cosmetics', ['makeup']],
  ['Luxury Fragrances', ['fragrances']],
  ['Salon Professional Tools', ['salon-tools']],
  ['Body Care & Wellness', ['body-care', 'wellness']],
];

/** The tiles with discounts of what each leads to (docs/decisions/038-real-figures-only.md) and a picture from their target. */
export function essentialsFrom(
  categories: CategorySummary[],
  pictures: ReadonlyMap<string, string[]>,
): Essential[] {
  return TILES.map(([name, slugs]) => {
    const own = slugs.flatMap((slug) => categories.find((category) => category.slug === slug) ?? []);
    const [target] = own;
    const claim = target ? upToClaim(target.productCount, target.reductions) : NO_CLAIM;
    return {
      name,
      slug: target?.slug ?? '',
      offer: claim.percent > 0 ? `Up to ${claim.percent}% ${offWords(claim)}` : '',
      imageUrl: own.map(({ slug, imageUrl }) => pictures.get(slug)?.[0] ?? imageUrl).find(Boolean) ?? null,
    };
  });
}
