import { listAddress, type ShownList } from './shown-list.ts';

/** The addresses that sort a list by a column, for `Column.sort`; directions the list does not know are null. */
export function sortLinks(
  list: ShownList,
  name: string,
): { up: string | null; down: string | null; now: 'up' | 'down' | null } {
  const { shape, query } = list;
  const up = shape.sorts.find((sort) => sort === name);
  const down = shape.sorts.find((sort) => sort === `-${name}`);
  const address = (sort: string | undefined) => (sort ? listAddress(list, { sort }) : null);
  return {
    up: address(up),
    down: address(down),
    now: query.sort === up ? 'up' : query.sort === down ? 'down' : null,
  };
}
