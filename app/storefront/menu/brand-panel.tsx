import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { ArrowRightIcon } from '#app/ui/icons.tsx';
import type { Menu } from './menu.ts';

/** The logos of brands, from A to Z; of many brands the featured ones. */
export function BrandPanel({ brands, hasAllBrands }: Pick<Menu, 'brands' | 'hasAllBrands'>) {
  return (
    <>
      <p className="menu-label">{hasAllBrands ? 'Brands, A to Z' : 'Brands we love, A to Z'}</p>
      <ul className="menu-brands">
        {brands.map(({ slug, name, logoUrl }) => (
          <li key={slug}>
            <Link to={paths.brand(slug)} className="menu-brand">
              {logoUrl ? <img src={logoUrl} alt={name} loading="lazy" className="menu-logo" /> : name}
            </Link>
          </li>
        ))}
      </ul>
      <Link to={paths.brands()} className="menu-all mt-3 md:mt-6">
        All brands <ArrowRightIcon className="size-4" />
      </Link>
    </>
  );
}
