import { classNames } from '#app/ui/class-names.ts';
import { type FacetGroup, MOST_OFFERED } from '#domain/listing/facets.ts';
import type { FilterParam } from '#domain/listing/filters.ts';
import { FilterGroup } from './filter-group.tsx';
import { FilterOption } from './filter-option.tsx';
import { filterTitle } from './filter-titles.ts';
import type { FilterChoice, ListingData } from './listing-data.ts';
import { OptionList } from './option-list.tsx';
import { UnfoldLink } from './unfold-link.tsx';

/** The filters of these parameters that offer a choice among the present results, or have one. */
export function ValueFilters({ listing, params }: { listing: ListingData; params: readonly FilterParam[] }) {
  const { query, facets, results } = listing;
  return params.map((param) => {
    const group = facets.groups.find((known) => known.param === param);
    const chosen = query.filters[param] ?? [];
    if (!group || (chosen.length === 0 && !offersChoice(group, results.total))) return null;
    return (
      <FilterGroup
        key={param}
        title={filterTitle(param)}
        isOpen={chosen.length > 0 || query.unfolded.includes(param) || param === 'price' || param === 'type'}
      >
        {param === 'rating' ? (
          <RatingOptions options={group.options} chosen={chosen} />
        ) : (
          <>
            <OptionList
              name={param}
              options={group.options}
              chosen={chosen}
              searchLabel={param === 'type' ? 'Find a type' : undefined}
              mark={param === 'shade' ? shadeMark : undefined}
              sectionOf={param === 'type' ? typeSection(listing) : undefined}
            />
            <UnfoldLink
              listing={listing}
              filter={param}
              title={filterTitle(param)}
              offered={group.options.filter(({ count }) => count > 0).length}
              count={Math.min(group.optionCount, MOST_OFFERED)}
            />
          </>
        )}
      </FilterGroup>
    );
  });
}

/** False where the only value is that of every product. */
function offersChoice({ options: [first, ...others] }: FacetGroup, total: number): boolean {
  return first !== undefined && (others.length > 0 || first.count < total);
}

/** One at a time: a higher rating is part of a lower one. */
function RatingOptions({ options, chosen }: { options: FilterChoice[]; chosen: readonly string[] }) {
  return (
    <ul>
      <FilterOption type="radio" name="rating" value="" checked={chosen.length === 0}>
        Any rating
      </FilterOption>
      {options.map(({ slug, name, count }) => (
        <FilterOption
          key={slug}
          type="radio"
          name="rating"
          value={slug}
          count={count}
          checked={chosen.includes(slug)}
        >
          {name}
        </FilterOption>
      ))}
    </ul>
  );
}

/** Returns how a type's subheading reads: 'Lips', outside of its category 'Makeup · Lips'. None while only some types are shown. */
function typeSection({ query, facets }: ListingData) {
  if (query.category === null && !query.unfolded.includes('type')) return undefined;
  return ({ group = '', category }: FilterChoice): string => {
    const name = query.category === null && facets.categories.find(({ slug }) => slug === category)?.name;
    return group && name ? `${name} · ${group}` : group;
  };
}

function shadeMark({ slug }: FilterChoice) {
  return <span aria-hidden="true" className={classNames('shade-mark', `shade-mark-${slug}`)} />;
}
