import { type ListQuery, type ListShape, listSearch } from '#domain/list-query.ts';

/** The addresses that sort a list by a column, for `Column.sort`; directions the list does not know are null. */
export function sortLinks<Sort extends string, Filter extends string>(
  path: string,
  query: ListQuery<Sort, Filter>,
  shape: ListShape<Sort, Filter>,
  name: string,
): { up: string | null; down: string | null; now: 'up' | 'down' | null } {
  const up = shape.sorts.find((sort) => sort === name);
  const down = shape.sorts.find((sort) => sort === `-${name}`);
  const address = (sort: Sort | undefined) => (sort ? path + listSearch(query, shape, { sort }) : null);
  return {
    up: address(up),
    down: address(down),
    now: query.sort === up ? 'up' : query.sort === down ? 'down' : null,
  };
}
