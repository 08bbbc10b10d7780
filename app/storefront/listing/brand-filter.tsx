import { useRef, useState } from 'react';
import { useEarlyInput } from '#app/script-delivery/use-early-input.ts';
import { plainLetters } from '#domain/text/plain-letters.ts';
import { FilterGroup } from './filter-group.tsx';
import { FilterOption } from './filter-option.tsx';
import type { FilterChoice } from './listing-data.ts';

const SHOWN_AT_ONCE = 12;

/**
 * The largest brands, and all others in a list that unfolds, scrolls and narrows while typing: a catalogue may have hundreds.
 * A brand keeps its place when it is chosen, so that it keeps focus.
 */
export function BrandFilter({ brands, chosen }: { brands: FilterChoice[]; chosen: string[] }) {
  const [chosenFirst] = useState(chosen);
  const search = useRef<HTMLInputElement>(null);
  const [brandSearch, setBrandSearch] = useState('');
  useEarlyInput(() => setBrandSearch(search.current?.value ?? ''));
  const all = withUnfound(brands, chosenFirst);
  if (all.length === 0) return null;
  const first = new Set(
    all
      .toSorted((a, b) => rank(b, chosenFirst) - rank(a, chosenFirst))
      .slice(0, Math.max(SHOWN_AT_ONCE, chosenFirst.length)),
  );
  const others = all.filter((brand) => !first.has(brand));
  const wanted = plainLetters(brandSearch.trim());
  const option = (brand: FilterChoice, hidden = false) => (
    <FilterOption
      key={brand.slug}
      name="brand"
      value={brand.slug}
      count={brand.count}
      checked={chosen.includes(brand.slug)}
      hidden={hidden}
    >
      {brand.name}
    </FilterOption>
  );
  return (
    <FilterGroup title="Brand">
      <ul>{all.filter((brand) => first.has(brand)).map((brand) => option(brand))}</ul>
      {others.length > 0 && (
        <details className="fold">
          <summary className="flex min-h-11 items-center justify-between font-medium hover:text-rose">
            {others.length} more brands
            <span aria-hidden="true" className="fold-mark" />
          </summary>
          <input
            ref={search}
            type="search"
            aria-label="Narrow the brands"
            placeholder="Find a brand"
            className="field-control needs-script mb-1 text-base"
            value={brandSearch}
            onChange={(event) => setBrandSearch(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <ul className="max-h-80 overflow-y-auto overscroll-contain rounded-lg pr-2 pl-1">
            {others.map((brand) => option(brand, !plainLetters(brand.name).includes(wanted)))}
          </ul>
        </details>
      )}
    </FilterGroup>
  );
}

/** Keeps a chosen brand without products in the list, so that it can be removed. */
function withUnfound(brands: FilterChoice[], chosen: string[]): FilterChoice[] {
  const found = new Set(brands.map(({ slug }) => slug));
  return [
    ...brands,
    ...chosen.filter((slug) => !found.has(slug)).map((slug) => ({ slug, name: slug, count: 0 })),
  ].sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));
}

function rank({ slug, count }: FilterChoice, chosen: string[]): number {
  return count + (chosen.includes(slug) ? 1_000_000 : 0);
}
