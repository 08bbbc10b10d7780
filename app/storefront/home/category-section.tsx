import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { CategoryStill } from '#app/ui/category-still.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { productCountText } from '#domain/catalogue/category.ts';
import type { HomeData } from './home-data.ts';
import { SectionHeading } from './section-heading.tsx';

export function CategorySection({ categories }: Pick<HomeData, 'categories'>) {
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="by-category" className="bg-blush-soft">
      <div className="wrap py-10 md:py-14">
        <SectionHeading id="by-category" title="Shop by category">
          <Link to={paths.categories()} className="text-link">
            All categories
          </Link>
        </SectionHeading>
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
      </div>
    </section>
  );
}
