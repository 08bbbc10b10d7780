import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { FilterGroup } from './filter-group.tsx';
import type { FilterChoice } from './listing-data.ts';
import { OptionList } from './option-list.tsx';

/**
 * The brands of the results by name, in a large shop those of the most products and a link to all. A chosen one stays, also
 * without products, so that it can be removed.
 */
export function BrandFilter({
  brands,
  brandCount,
  chosen,
}: {
  brands: FilterChoice[];
  /** Of all, offered or not. */
  brandCount: number;
  chosen: string[];
}) {
  const found = new Set(brands.map(({ slug }) => slug));
  const all = [
    ...brands,
    ...chosen.filter((slug) => !found.has(slug)).map((slug) => ({ slug, name: slug, count: 0 })),
  ].sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));
  if (all.length === 0) return null;
  return (
    <FilterGroup title="Brand" isOpen>
      <OptionList name="brand" options={all} chosen={chosen} searchLabel="Find a brand" />
      {brands.length < brandCount && (
        <Link
          to={paths.brands()}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-rose md:min-h-9"
        >
          All brands A to Z
        </Link>
      )}
    </FilterGroup>
  );
}
