import type { Db } from '#database/open.ts';
import {
  countGroupProducts,
  deleteProductGroup,
  findProductGroup,
  GROUP_TABLES,
  listProductGroupOrder,
  moveGroupProducts,
  type ProductGroupKind,
  writeGroupArchived,
} from '#database/queries/catalogue-editing/product-groups.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type NewOrder, type ReorderResult, reorderRows } from '#operations/platform/reorder-rows.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

export type DeleteGroupResult =
  | { ok: true; movedProducts: number }
  | { ok: false; problem: 'not-found' | 'target-not-found' }
  | { ok: false; problem: 'in-use'; productCount: number };

/** Deletes for good; products need another to take them. Problems: it is gone, in use (by so many), the other is gone. */
function deleteGroup(
  platform: Platform,
  actor: Actor,
  kind: ProductGroupKind,
  { id, moveTo }: { id: string; moveTo: string | null },
): Promise<DeleteGroupResult> {
  return staffWrite(platform, actor, async ({ trx, now, record }): Promise<DeleteGroupResult> => {
    const group = await findProductGroup(trx, kind, id);
    if (!group) return { ok: false, problem: 'not-found' };
    const productCount = await countGroupProducts(trx, kind, id);
    if (productCount > 0 && !moveTo) return { ok: false, problem: 'in-use', productCount };
    let movedTo: string | null = null;
    if (productCount > 0 && moveTo) {
      const target = moveTo === id ? null : await findProductGroup(trx, kind, moveTo);
      if (!target) return { ok: false, problem: 'target-not-found' };
      await moveGroupProducts(trx, kind, id, target.id, now);
      movedTo = target.name;
    }
    if (!(await deleteProductGroup(trx, kind, id))) return { ok: false, problem: 'not-found' };
    record({
      action: `${kind}.delete`,
      subjectId: id,
      subject: group.name,
      before: { name: group.name, slug: group.slug, products: productCount, movedTo },
      after: null,
    });
    return { ok: true, movedProducts: productCount };
  });
}

/** Deletes each in a transaction. Those in use stay unless `moveTo` takes their products; those gone count as deleted. */
export async function deleteGroups(
  platform: Platform,
  actor: Actor,
  kind: ProductGroupKind,
  { ids, moveTo }: { ids: string[]; moveTo: string | null },
): Promise<{ deleted: number; inUse: string[] }> {
  const inUse: string[] = [];
  for (const id of ids) {
    const result = await deleteGroup(platform, actor, kind, { id, moveTo });
    if (!result.ok && result.problem !== 'not-found') inUse.push(id);
  }
  return { deleted: ids.length - inUse.length, inUse };
}

/** Archives or restores a brand or category; its products stay as they are. False: it is gone, or was so already. */
export function archiveGroup(
  platform: Platform,
  actor: Actor,
  kind: ProductGroupKind,
  { id, archived }: { id: string; archived: boolean },
): Promise<boolean> {
  return staffWrite(platform, actor, async ({ trx, now, record }) => {
    const group = await findProductGroup(trx, kind, id);
    if (!group) return false;
    if ((group.archivedAt !== null) === archived) return false;
    await writeGroupArchived(trx, kind, id, archived ? now : null, now);
    record({
      action: archived ? `${kind}.archive` : `${kind}.restore`,
      subjectId: id,
      subject: group.name,
      before: { archived: !archived },
      after: { archived },
    });
    return true;
  });
}

/** Puts brands or categories into a new order. Problem: somebody saved another one meanwhile. */
export function reorderGroups(
  platform: Platform,
  actor: Actor,
  kind: ProductGroupKind,
  order: NewOrder,
): Promise<ReorderResult> {
  const groups = {
    table: GROUP_TABLES[kind],
    list: (trx: Db) => listProductGroupOrder(trx, kind),
    action: `${kind}.reorder` as const,
    subjectId: kind,
    subject: kind === 'brand' ? 'All brands' : 'All categories',
  };
  return reorderRows(platform, actor, groups, order);
}
