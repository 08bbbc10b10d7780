import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { MOST_OFFERED } from '#domain/listing/facets.ts';
import { FilterGroup } from './filter-group.tsx';
import type { ListingData } from './listing-data.ts';
import { OptionList } from './option-list.tsx';
import { UnfoldLink } from './unfold-link.tsx';

/**
 * The brands of the results by name, at first those of the most products. A chosen one stays, also without products, so that it
 * can be removed.
 */
export function BrandFilter({ listing }: { listing: ListingData }) {
  const { brands, brandCount } = listing.facets;
  const chosen = listing.query.brand;
  const all = brands.toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'));
  if (all.length === 0) return null;
  return (
    <FilterGroup title="Brand" isOpen>
      <OptionList name="brand" options={all} chosen={chosen} searchLabel="Find a brand" />
      <UnfoldLink
        listing={listing}
        filter="brand"
        title="Brand"
        offered={brands.length}
        count={Math.min(brandCount, MOST_OFFERED)}
      />
      {brandCount > MOST_OFFERED && (
        <Link
          to={paths.brands()}
          className="flex min-h-11 items-center underline underline-offset-4 hover:text-rose md:min-h-9"
        >
          All brands A to Z
        </Link>
      )}
    </FilterGroup>
  );
}
