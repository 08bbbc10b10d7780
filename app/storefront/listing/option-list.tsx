import { type ReactNode, useRef, useState } from 'react';
import { useEarlyInput } from '#app/script-delivery/use-early-input.ts';
import { plainLetters } from '#domain/text/plain-letters.ts';
import { FilterOption } from './filter-option.tsx';
import type { FilterChoice } from './listing-data.ts';

const SHOWN_WITHOUT_SCROLLING = 9;

/**
 * The values of a filter as checkboxes, each always in its place: many of them scroll, and narrow while a name is typed where
 * `searchLabel` names what is looked for.
 */
export function OptionList({
  name,
  options,
  chosen,
  searchLabel,
  mark,
}: {
  name: string;
  options: readonly FilterChoice[];
  chosen: readonly string[];
  searchLabel?: string;
  /** What stands before a value's name. */
  mark?: (option: FilterChoice) => ReactNode;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  useEarlyInput(() => setSearch(field.current?.value ?? ''));
  const isLong = options.length > SHOWN_WITHOUT_SCROLLING;
  const wanted = plainLetters(search.trim());
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
      <ul className={isLong ? 'max-h-72 overflow-y-auto overscroll-contain rounded-lg pr-2' : undefined}>
        {options.map((option) => (
          <FilterOption
            key={option.slug}
            name={name}
            value={option.slug}
            count={option.count}
            checked={chosen.includes(option.slug)}
            hidden={wanted !== '' && !plainLetters(option.name).includes(wanted)}
          >
            {mark?.(option)}
            {option.name}
          </FilterOption>
        ))}
      </ul>
    </>
  );
}
