import { type ReactNode, useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { SearchIcon } from '#app/ui/icons.tsx';
import { isFiltered } from '#domain/lists/list-query.ts';
import type { ShownList } from './shown-list.ts';
import { SuggestedFilter, type SuggestedFilterField } from './suggested-filter.tsx';

export type FilterField = ChosenFilterField | SuggestedFilterField;

type ChosenFilterField = {
  name: string;
  label: string;
  value: string;
  /** The first option, for no filter: 'All brands'. */
  all: string;
  options: { value: string; label: string }[];
};

/** Search and filters of a list: a GET form, so that the address says what is shown; a choice applies at once. */
export function ListFilters({
  list: { path, shape, query },
  searchLabel,
  filters,
  children,
}: {
  list: ShownList;
  searchLabel: string;
  filters: FilterField[];
  /** Further fields of the form. */
  children?: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  return (
    <Form
      ref={form}
      key={`${query.search} ${filters.map(({ value }) => value).join(' ')}`}
      action={path}
      role="search"
      aria-label={searchLabel}
      className="mb-4 flex flex-wrap items-center gap-2 text-sm"
    >
      {query.sort !== shape.sorts[0] && <input type="hidden" name="sort" value={query.sort} />}
      <div className="flex min-w-0 basis-full gap-2 md:max-w-lg md:grow md:basis-72">
        <div className="relative min-w-0 grow">
          <SearchIcon className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-soft" />
          <input
            type="search"
            name="search"
            defaultValue={query.search}
            aria-label={searchLabel}
            placeholder={searchLabel}
            maxLength={100}
            className="field-control min-h-11 rounded-full pl-10 text-sm md:min-h-10"
          />
        </div>
        <button type="submit" className="btn btn-outline btn-small min-h-11 md:min-h-10">
          Search
        </button>
      </div>
      {filters.map((filter) =>
        'suggestionsAt' in filter ? (
          <SuggestedFilter key={filter.name} {...filter} />
        ) : (
          <ChosenFilter key={filter.name} {...filter} onChoose={() => submit(form.current)} />
        ),
      )}
      {children}
      {isFiltered(query) && (
        <Link to={path} className="btn btn-quiet btn-small min-h-11 md:min-h-10">
          Clear
        </Link>
      )}
    </Form>
  );
}

function ChosenFilter({
  name,
  label,
  value,
  all,
  options,
  onChoose,
}: ChosenFilterField & { onChoose: () => void }) {
  return (
    <select
      name={name}
      aria-label={label}
      defaultValue={value}
      onChange={onChoose}
      className="field-control min-h-11 w-auto max-w-full min-w-0 grow basis-36 rounded-full text-sm sm:grow-0 sm:basis-auto md:min-h-10"
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
