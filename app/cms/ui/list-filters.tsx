import { type ReactNode, useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { SearchIcon } from '#app/ui/icons.tsx';

export type FilterField = {
  name: string;
  label: string;
  value: string;
  /** The first option, for no filter: 'All brands'. */
  all: string;
  options: { value: string; label: string }[];
};

/** Search and filters of a list: a GET form, so that the address says what is shown; a choice applies at once. */
export function ListFilters({
  path,
  searchLabel,
  search,
  sort,
  filters,
  isFiltered,
  children,
}: {
  path: string;
  searchLabel: string;
  search: string;
  /** Kept while searching; '' for the default. */
  sort: string;
  filters: FilterField[];
  isFiltered: boolean;
  /** Further fields of the form. */
  children?: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  return (
    <Form
      ref={form}
      key={`${search} ${filters.map(({ value }) => value).join(' ')}`}
      action={path}
      role="search"
      aria-label={searchLabel}
      className="mb-4 flex flex-wrap items-center gap-2 text-sm"
    >
      {sort && <input type="hidden" name="sort" value={sort} />}
      <div className="relative min-w-0 grow basis-64 sm:max-w-96">
        <SearchIcon className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-soft" />
        <input
          type="search"
          name="search"
          defaultValue={search}
          aria-label={searchLabel}
          placeholder={searchLabel}
          maxLength={100}
          className="field-control min-h-11 rounded-full pl-10 text-sm md:min-h-10"
        />
      </div>
      {filters.map(({ name, label, value, all, options }) => (
        <select
          key={name}
          name={name}
          aria-label={label}
          defaultValue={value}
          onChange={() => submit(form.current)}
          className="field-control min-h-11 w-auto max-w-full rounded-full text-sm md:min-h-10"
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ))}
      {children}
      <button type="submit" className="btn btn-outline btn-small min-h-11 md:min-h-10">
        Search
      </button>
      {isFiltered && (
        <Link to={path} className="btn btn-quiet btn-small min-h-11 md:min-h-10">
          Clear
        </Link>
      )}
    </Form>
  );
}
