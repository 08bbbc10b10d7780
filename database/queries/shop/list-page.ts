import type { SelectQueryBuilder } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { LIST_PAGE_SIZE, type ListPage, pageOf } from '#domain/lists/list-query.ts';

/** Reads one page of `rows`, which are sorted, and counts all that are `matching`. */
export async function readListPage<Table extends keyof Schema, Row>(
  matching: SelectQueryBuilder<Schema, Table, object>,
  rows: SelectQueryBuilder<Schema, Table, Row>,
  page: number,
): Promise<ListPage<Row>> {
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const items = await rows
    .limit(LIST_PAGE_SIZE)
    .offset((page - 1) * LIST_PAGE_SIZE)
    .execute();
  return pageOf(items, total, page);
}
