import type { Db } from '#database/open.ts';
import { lockPositions, type OrderedTable, writePositions } from '#database/queries/shop/write-positions.ts';
import { isReordered } from '#domain/lists/reorder.ts';
import type { Platform } from './platform.ts';
import type { AuditAction } from './seen-changes.ts';
import { type Actor, staffWrite } from './staff-write.ts';

export type OrderedRows = {
  table: OrderedTable;
  list(trx: Db): Promise<{ id: string; name: string }[]>;
  action: AuditAction;
  subjectId: string;
  subject: string;
};

export type NewOrder = {
  ids: string[];
  /** The order that was read. */
  opened: string[];
};

export type ReorderResult = { ok: true } | { ok: false; problem: 'changed-meanwhile' };

/**
 * Puts the rows into the order of these ids; rows left out follow in their present order. Problem: somebody saved another
 * order meanwhile; rows added or deleted meanwhile are none.
 */
export function reorderRows(
  platform: Platform,
  actor: Actor,
  { table, list, ...subject }: OrderedRows,
  { ids, opened }: NewOrder,
): Promise<ReorderResult> {
  return staffWrite(platform, actor, async ({ trx, record }): Promise<ReorderResult> => {
    await lockPositions(trx, table);
    const before = await list(trx);
    const names = new Map(before.map(({ id, name }) => [id, name]));
    if (isReordered(opened, [...names.keys()])) return { ok: false, problem: 'changed-meanwhile' };
    const wanted = [...new Set(ids)].filter((id) => names.has(id));
    const order = [...wanted, ...[...names.keys()].filter((id) => !wanted.includes(id))];
    if (!(await writePositions(trx, table, order))) return { ok: true };
    record({
      ...subject,
      before: { order: before.map(({ name }) => name) },
      after: { order: order.map((id) => names.get(id)) },
    });
    return { ok: true };
  });
}
