import { classNames } from '#app/ui/class-names.ts';
import type { FacetGroup } from '#domain/listing/facets.ts';
import type { FilterParam } from '#domain/listing/filters.ts';
import { FilterGroup } from './filter-group.tsx';
import { FilterOption } from './filter-option.tsx';
import { filterTitle } from './filter-titles.ts';
import type { FilterChoice, ListingData } from './listing-data.ts';
import { OptionList } from './option-list.tsx';

/**
 * The filters of these parameters that offer a choice among the present results, or have one. A category's types are closed:
 * they stand above the results too.
 */
export function ValueFilters({
  listing: { query, facets, results, categoryInPath },
  params,
}: {
  listing: ListingData;
  params: readonly FilterParam[];
}) {
  return params.map((param) => {
    const group = facets.groups.find((known) => known.param === param);
    const chosen = query.filters[param] ?? [];
    if (!group || (chosen.length === 0 && !offersChoice(group, results.total))) return null;
    return (
      <FilterGroup
        key={param}
        title={filterTitle(param)}
        isOpen={chosen.length > 0 || param === 'price' || (param === 'type' && !categoryInPath)}
      >
        {param === 'rating' ? (
          <RatingOptions options={group.options} chosen={chosen} />
        ) : (
          <OptionList
            name={param}
            options={group.options}
            chosen={chosen}
            searchLabel={param === 'type' ? 'Find a type' : undefined}
            mark={param === 'shade' ? shadeMark : undefined}
          />
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

function shadeMark({ slug }: FilterChoice) {
  return <span aria-hidden="true" className={classNames('shade-mark', `shade-mark-${slug}`)} />;
}
