import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { ShelfCardPicture } from '#app/ui/shelf-card-picture.tsx';
import { type BrandSummary, brandBadge } from '#domain/catalogue/brand.ts';
import { productCountText } from '#domain/catalogue/category.ts';
import { BrandName } from './brand-name.tsx';

export type FeaturedBrand = Pick<
  BrandSummary,
  'slug' | 'name' | 'description' | 'logoUrl' | 'productCount'
> & { imageUrl: string | null; offer: string };

export function BrandCards({ brands }: { brands: FeaturedBrand[] }) {
  if (brands.length === 0) return null;
  return (
    <section aria-labelledby="featured-brands" className="mb-14 sm:mb-20">
      <h2 id="featured-brands" className="heading-2 mb-6">
        Featured brands
      </h2>
      <ul className="shelf-cards full-rows grid gap-4 xs:grid-cols-2 md:grid-cols-3 lg:grid-cols-4 lg:gap-5">
        {brands.map((brand) => (
          <li key={brand.slug}>
            <BrandCard brand={brand} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows the brand's best product, or a drawing when no product has a picture. */
function BrandCard({ brand }: { brand: FeaturedBrand }) {
  return (
    <article className="shelf-card group hover:shadow-lg hover:shadow-ink/10">
      <ShelfCardPicture url={brand.imageUrl} slug={brand.slug} />
      <div className="shelf-card-words">
        <p className="eyebrow text-rose-deep">{brandBadge(true)}</p>
        <h3 className="heading-3 [overflow-wrap:anywhere]">
          <Link
            to={brand.offer ? paths.reducedOfBrand(brand.slug) : paths.brand(brand.slug)}
            className="tile-link group-hover:text-rose-deep"
          >
            <BrandName brand={brand} className="h-9 md:h-12" />
          </Link>
        </h3>
        {brand.description && (
          <p className="2xs:line-clamp-5 text-[0.9375rem] leading-snug text-ink-soft">{brand.description}</p>
        )}
        <p className="shelf-card-figures">
          <span>{productCountText(brand.productCount)}</span>
          {brand.offer && <span className="brand-offer font-semibold text-rose-deep">{brand.offer}</span>}
        </p>
      </div>
    </article>
  );
}
