import { useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { SuggestedFilter } from '#app/cms/ui/suggested-filter.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { SearchIcon } from '#app/ui/icons.tsx';
import { isFiltered, type ListQuery } from '#domain/lists/list-query.ts';
import { DateFilters } from './date-filters.tsx';
import type { Filter, ListSearch } from './list-declaration.ts';

/** Rows of the database to filter by; a text is the value of a filter with too many of them. */
export type FilterChoices = Record<string, { id: string; name: string }[] | string>;

type Props = {
  list: Omit<ListSearch, 'permissions'>;
  query: ListQuery;
  choices?: FilterChoices | undefined;
  /** Drawn where the columns have no headings to sort by: on phones. */
  sorts?: Options;
};

/**
 * Search and filters of a list: a GET form, so that the address says what is shown; a choice applies at
 * once.
 */
export function ListFilters({ list, query, choices = {}, sorts = [] }: Props) {
  const { path, shape, searchLabel } = list;
  const hasDays = 'from' in shape.filters;
  const filters = Object.entries(list.filters).map(([name, filter]) => ({
    name,
    ...filter,
    value: query.filters[name] ?? '',
  }));
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  return (
    <Form
      ref={form}
      key={JSON.stringify([query.sort, query.search, query.filters])}
      action={path}
      role="search"
      aria-label={searchLabel}
      className="mb-4 flex flex-wrap items-center gap-2 text-sm"
    >
      {sorts.length === 0 && query.sort !== shape.sorts[0] && (
        <input type="hidden" name="sort" value={query.sort} />
      )}
      <div
        className={classNames(
          'flex min-w-0 basis-full gap-2 md:grow',
          searchLabel.length > 40 ? 'md:max-w-2xl md:basis-[36rem]' : 'md:max-w-lg md:basis-72',
        )}
      >
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
      {filters.map(({ suggestionsAt, ...filter }) => {
        const rows = choices[filter.name];
        return suggestionsAt && typeof rows === 'string' ? (
          <SuggestedFilter key={filter.name} {...filter} value={rows} suggestionsAt={suggestionsAt} />
        ) : (
          <ChosenFilter
            key={filter.name}
            {...filter}
            options={
              typeof rows === 'object' ? rows.map(({ id, name }) => [id, name]) : optionsOf(list, filter)
            }
            onChoose={() => submit(form.current)}
          />
        );
      })}
      {sorts.length > 0 && (
        <select
          name="sort"
          aria-label="Sort"
          defaultValue={query.sort}
          onChange={() => submit(form.current)}
          className="field-control min-h-11 w-auto max-w-full min-w-0 grow basis-36 rounded-full text-sm min-[48rem]:hidden"
        >
          {sorts.map(([sort, words]) => (
            <option key={sort} value={sort}>
              {words}
            </option>
          ))}
        </select>
      )}
      {hasDays && <DateFilters from={query.filters.from ?? ''} to={query.filters.to ?? ''} />}
      {isFiltered(query) && (
        <Link to={path} className="btn btn-quiet btn-small min-h-11 md:min-h-10">
          Clear
        </Link>
      )}
    </Form>
  );
}

function optionsOf(
  { shape }: Props['list'],
  { name, labels = {} }: Filter<string> & { name: string },
): Options {
  const values = shape.filters[name] ?? 'any';
  return values === 'any' ? [] : values.map((value) => [value, labels[value] ?? value]);
}

type Options = (readonly [value: string, label: string])[];

function ChosenFilter({
  name,
  label,
  value,
  all,
  options,
  onChoose,
}: Filter<string> & { name: string; value: string; options: Options; onChoose: () => void }) {
  return (
    <select
      name={name}
      aria-label={label}
      defaultValue={value}
      onChange={onChoose}
      className="field-control min-h-11 w-auto max-w-full min-w-0 grow basis-36 rounded-full text-sm sm:grow-0 sm:basis-auto md:min-h-10"
    >
      <option value="">{all}</option>
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  );
}
