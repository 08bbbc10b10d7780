import { type ListQuery, type ListShape, listSearch } from '#domain/lists/list-query.ts';

/** A list where it stands, what it can be asked for and what it is asked for now. */
export type ShownList = { path: string; shape: ListShape; query: ListQuery };

/** The address of a list on another page or in another order. */
export function listAddress(
  { path, shape, query }: ShownList,
  change: { page: number } | { sort: string },
): string {
  return path + listSearch(query, shape, change);
}
