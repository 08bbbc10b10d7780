import { type ReactNode, useId, useRef, useState } from 'react';
import { useEarlyInput } from '#app/script-delivery/use-early-input.ts';
import { plainLetters } from '#domain/text/plain-letters.ts';
import { FilterOption } from './filter-option.tsx';
import type { FilterChoice } from './listing-data.ts';

const SHOWN_WITHOUT_SEARCH = 10;

type OptionListProps = {
  name: string;
  options: readonly FilterChoice[];
  chosen: readonly string[];
  searchLabel?: string;
  /** What stands before a value's name. */
  mark?: (option: FilterChoice) => ReactNode;
  /** The subheading of a value, '' for none. */
  sectionOf?: (option: FilterChoice) => string;
};

/**
 * The values of a filter as checkboxes, each always in its place. Many of them narrow while a name is typed, where `searchLabel`
 * names what is looked for.
 */
export function OptionList({ name, options, chosen, searchLabel, mark, sectionOf }: OptionListProps) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [search, setSearch] = useState('');
  useEarlyInput(() => setSearch(field.current?.value ?? ''));
  const isLong = options.length > SHOWN_WITHOUT_SEARCH;
  const wanted = plainLetters(search.trim());
  const isHidden = (option: FilterChoice) => wanted !== '' && !plainLetters(option.name).includes(wanted);
  const sections = [...Map.groupBy(options, (option) => sectionOf?.(option) ?? '')];
  const option = (each: FilterChoice) => (
    <FilterOption
      key={each.slug}
      name={name}
      value={each.slug}
      count={each.count}
      checked={chosen.includes(each.slug)}
      hidden={isHidden(each)}
    >
      {mark?.(each)}
      {each.name}
    </FilterOption>
  );
  return (
    <>
      {isLong && searchLabel && (
        <input
          ref={field}
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          className="field-control needs-script mb-1 text-base md:text-[0.9375rem]"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <div>
        {sections.map(([title, within], place) =>
          title && sections.length > 1 ? (
            <div key={title} hidden={within.every(isHidden)}>
              <p id={`${id}-${place}`} className="filter-section">
                {title}
              </p>
              <ul aria-labelledby={`${id}-${place}`}>{within.map(option)}</ul>
            </div>
          ) : (
            <ul key={title}>{within.map(option)}</ul>
          ),
        )}
      </div>
    </>
  );
}
