import { data, type LoaderFunctionArgs } from 'react-router';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { may } from '#domain/people/permissions.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { RecordDeclaration } from './record-declaration.ts';

/** The record to edit; on the page for a new one the record to copy, if any. */
export type LoadedRecord<Row> = { record: Row | null; original: Row | null; canEdit: boolean };

/** Reads the record of the path's `id`, or for a new one, the record named by `from`. Throws 403 and 404. */
export async function loadRecord<Row extends { id: string; version: number }>(
  { context, params, url }: Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>,
  { permissions }: RecordDeclaration<Row>,
  find: (db: Platform['db'], id: string) => Promise<Row | null>,
): Promise<LoadedRecord<Row>> {
  const { id } = params;
  const { role } = requirePermission(context, id === undefined ? permissions.edit : permissions.view);
  const found = await find(context.get(platformContext).db, id ?? url.searchParams.get('from') ?? '');
  if (id === undefined) return { record: null, original: found, canEdit: true };
  if (!found) throw data(null, { status: 404 });
  return { record: found, original: null, canEdit: may(role, permissions.edit) };
}
