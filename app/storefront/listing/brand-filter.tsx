import { FilterGroup } from './filter-group.tsx';
import type { FilterChoice } from './listing-data.ts';
import { OptionList } from './option-list.tsx';

/** All brands of the results by name. A chosen one stays, also without products, so that it can be removed. */
export function BrandFilter({ brands, chosen }: { brands: FilterChoice[]; chosen: string[] }) {
  const found = new Set(brands.map(({ slug }) => slug));
  const all = [
    ...brands,
    ...chosen.filter((slug) => !found.has(slug)).map((slug) => ({ slug, name: slug, count: 0 })),
  ].sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));
  if (all.length === 0) return null;
  return (
    <FilterGroup title="Brand" isOpen>
      <OptionList name="brand" options={all} chosen={chosen} searchLabel="Find a brand" />
    </FilterGroup>
  );
}
