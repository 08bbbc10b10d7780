import type { Facet } from '#database/queries/products.ts';
import { FilterGroup, FilterOption } from './filter-group.tsx';

const SHOWN_AT_ONCE = 10;

/** The brands with most products, chosen ones first; all others unfold in a list that scrolls (decision 35). */
export function BrandFilter({
  brands,
  chosen,
  idPrefix,
}: {
  brands: Facet[];
  chosen: string[];
  idPrefix: string;
}) {
  if (brands.length === 0) return null;
  const first = brands
    .toSorted(
      (a, b) => Number(chosen.includes(b.slug)) - Number(chosen.includes(a.slug)) || b.count - a.count,
    )
    .slice(0, Math.max(SHOWN_AT_ONCE, chosen.length));
  const rest = brands.filter((brand) => !first.includes(brand));
  const option = (brand: Facet) => (
    <FilterOption
      key={brand.slug}
      id={`${idPrefix}-brand-${brand.slug}`}
      name="brand"
      value={brand.slug}
      label={brand.name}
      count={brand.count}
      checked={chosen.includes(brand.slug)}
    />
  );
  return (
    <FilterGroup title="Brand">
      {first.toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB')).map(option)}
      {rest.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold underline underline-offset-4">
            {rest.length} more brands
          </summary>
          <div className="grid max-h-80 gap-0.5 overflow-y-auto pr-2">{rest.map(option)}</div>
        </details>
      )}
    </FilterGroup>
  );
}
