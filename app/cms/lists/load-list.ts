import { type LoaderFunctionArgs, redirect } from 'react-router';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { type ListPage, type ListQuery, type ListShape, parseListQuery } from '#domain/lists/list-query.ts';
import { may } from '#domain/people/permissions.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { DELETE } from './bulk-actions.ts';
import type { BulkAction } from './bulk-form.tsx';
import { listAddress } from './list-address.ts';
import type { ListSearch, Verb } from './list-declaration.ts';

/** One page of a list, with the commands that the reader's role allows there. */
export type LoadedList<Row, Shape extends ListShape = ListShape> = {
  query: ListQuery<Shape>;
  page: ListPage<Row>;
  canChange: boolean;
  canExport: boolean;
  actions: BulkAction[];
};

/** Reads the page of a list that the address asks for; a page beyond the last one, as after deleting, leads to the last. */
export async function loadList<Row, Shape extends ListShape>(
  { context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>,
  list: ListSearch<Shape> & { verbs?: readonly Verb<string, Shape>[] },
  readPage: (db: Platform['db'], query: ListQuery<Shape>) => Promise<ListPage<Row>>,
): Promise<LoadedList<Row, Shape>> {
  const { role } = requirePermission(context, list.permissions.view);
  const mayIf = (permission: typeof list.permissions.change) =>
    permission !== undefined && may(role, permission);
  const query = parseListQuery(url.searchParams, list.shape);
  const page = await readPage(context.get(platformContext).db, query);
  if (query.page > page.pageCount) throw redirect(listAddress(list, query, { page: page.pageCount }));
  const canChange = mayIf(list.permissions.change);
  const verbs = (list.verbs ?? []).filter(
    ({ permission, isOffered }) =>
      canChange && (!permission || may(role, permission)) && (isOffered?.(query) ?? true),
  );
  return {
    query,
    page,
    canChange,
    canExport: mayIf(list.permissions.export),
    actions: [
      ...verbs.map(({ intent, label, isForAll }) => ({ intent, label, isForAll })),
      ...(mayIf(list.permissions.delete) ? [DELETE] : []),
    ],
  };
}
