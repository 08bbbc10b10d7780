import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { CategoryStill } from '#app/ui/category-still.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { type CategorySummary, priceRangeText, productCountText } from '#domain/catalogue/category.ts';
import type { NamedRef } from '#domain/catalogue/product.ts';

export type ArchedCategory = NamedRef & { productCount: number; priceRange: string; imageUrl: string | null };

const MOST_ARCHES = 8;

/** The first categories, as arches show them. */
export function archedCategories(categories: readonly CategorySummary[]): ArchedCategory[] {
  return categories.slice(0, MOST_ARCHES).map((category) => ({
    slug: category.slug,
    name: category.name,
    productCount: category.productCount,
    priceRange: priceRangeText(category),
    imageUrl: category.imageUrl,
  }));
}

/** The categories in a row, each under its picture in an arch. */
export function CategoryArches({ categories }: { categories: readonly ArchedCategory[] }) {
  return (
    <ul className="category-row">
      {categories.map((category) => (
        <li key={category.slug} className="group relative">
          <div className="category-arch">
            {category.imageUrl ? (
              <Picture
                url={category.imageUrl}
                alt=""
                sizes="(min-width: 48rem) 12vw, 29vw"
                className="picture-product"
              />
            ) : (
              <CategoryStill slug={category.slug} />
            )}
          </div>
          <h3 className="mt-2 font-display leading-snug [overflow-wrap:anywhere] sm:text-center">
            <Link
              to={paths.category(category.slug)}
              className="after:absolute after:inset-0 group-hover:text-rose-deep"
            >
              {category.name}
            </Link>
          </h3>
          <p className="text-sm text-ink-soft sm:text-center">
            {productCountText(category.productCount)}
            {category.priceRange && <span className="block tabular-nums">{category.priceRange}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
