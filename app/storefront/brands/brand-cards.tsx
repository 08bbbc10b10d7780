import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Picture } from '#app/ui/picture.tsx';
import { type BrandSummary, brandBadge } from '#domain/brand.ts';
import { productCountText } from '#domain/category.ts';

export type FeaturedBrand = Pick<
  BrandSummary,
  'slug' | 'name' | 'description' | 'country' | 'logoUrl' | 'productCount'
> & { offer: string };

/** The featured houses, each as a plate with its name set large. */
export function BrandCards({ brands }: { brands: FeaturedBrand[] }) {
  if (brands.length === 0) return null;
  return (
    <section aria-labelledby="featured-brands" className="mb-14 sm:mb-20">
      <h2 id="featured-brands" className="sr-only">
        Featured brands
      </h2>
      <ul className="full-rows grid gap-4 xs:grid-cols-2 md:grid-cols-3 lg:grid-cols-4 lg:gap-5">
        {brands.map((brand, index) => (
          <li key={brand.slug}>
            <BrandCard brand={brand} tone={TONES[index % TONES.length]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const TONES = [
  'tone-blush',
  'tone-sage',
  'tone-lilac',
  'tone-honey',
  'tone-sky',
  'tone-apricot',
  'tone-clay',
  'tone-rose',
];

function BrandCard({ brand, tone }: { brand: FeaturedBrand; tone: string | undefined }) {
  return (
    <article
      className={classNames(
        'still relative flex aspect-auto h-full min-h-72 flex-col rounded-card p-6 hover:shadow-lg hover:shadow-ink/10',
        tone,
      )}
    >
      <p className="text-xs font-semibold tracking-[0.14em] uppercase">{brandBadge(true)}</p>
      <h3 className="mt-6 font-display text-[1.75rem] leading-tight tracking-[-0.015em] [overflow-wrap:anywhere]">
        <Link to={paths.brand(brand.slug)} className="after:absolute after:inset-0 after:rounded-card">
          {brand.logoUrl ? (
            <Picture
              url={brand.logoUrl}
              alt={brand.name}
              sizes="12rem"
              className="h-12 w-auto max-w-full bg-transparent object-contain object-left"
            />
          ) : (
            brand.name
          )}
        </Link>
      </h3>
      {brand.description && (
        <p className="mt-3 line-clamp-3 text-[0.9375rem] leading-snug">{brand.description}</p>
      )}
      <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-6 text-sm">
        <span>{productCountText(brand.productCount)}</span>
        {brand.offer && <span className="font-semibold">{brand.offer}</span>}
      </p>
    </article>
  );
}
