import type { Db } from '#database/open.ts';
import { type OrderedTable, writePositions } from '#database/queries/shop/write-positions.ts';
import type { Platform } from './platform.ts';
import { type Actor, staffWrite } from './staff-write.ts';

export type OrderedRows = {
  table: OrderedTable;
  list(trx: Db): Promise<{ id: string; name: string }[]>;
  action: string;
  subjectId: string;
  subject: string;
};

/** Puts the rows into the order of these ids; rows left out follow in their present order. */
export function reorderRows(
  platform: Platform,
  actor: Actor,
  { table, list, ...subject }: OrderedRows,
  ids: string[],
): Promise<void> {
  return staffWrite(platform, actor, async ({ trx, record }) => {
    const before = await list(trx);
    const names = new Map(before.map(({ id, name }) => [id, name]));
    const wanted = [...new Set(ids)].filter((id) => names.has(id));
    const order = [...wanted, ...[...names.keys()].filter((id) => !wanted.includes(id))];
    if (!(await writePositions(trx, table, order))) return;
    record({
      ...subject,
      before: { order: before.map(({ name }) => name) },
      after: { order: order.map((id) => names.get(id)) },
    });
  });
}
