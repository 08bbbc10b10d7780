import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { classNames } from '#app/ui/class-names.ts';
import { BrandName } from '../brands/brand-name.tsx';
import type { HomeData } from './home-data.ts';
import { SectionHeading } from './section-heading.tsx';

export function BrandSection({ brands }: Pick<HomeData, 'brands'>) {
  if (brands.length === 0) return null;
  return (
    <section aria-labelledby="by-brand" className="wrap section-gap">
      <SectionHeading id="by-brand" title="Brands we love">
        <Link to={paths.brands()} className="text-link">
          All brands
        </Link>
      </SectionHeading>
      <ul className="brand-grid">
        {brands.map((brand) => (
          <li key={brand.slug} className="brand-cell group">
            <p className="eyebrow text-rose-deep">{brand.badge}</p>
            <h3 className="font-display text-2xl leading-tight text-balance md:text-[1.75rem]">
              <Link
                to={brand.offer ? paths.reducedOfBrand(brand.slug) : paths.brand(brand.slug)}
                className="tile-link group-hover:text-rose-deep"
              >
                <BrandName brand={brand} className="h-14" />
              </Link>
            </h3>
            <p className={classNames('text-sm text-ink-soft', brand.offer && 'brand-offer')}>
              {brand.offer || brand.country || 'Discover'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
