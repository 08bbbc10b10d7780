import {
  addBulkOutcomes,
  type BulkCounts,
  type BulkOutcome,
  claimUndo,
  deleteBulkChangesBefore,
  findBulkChange,
  insertBulkChange,
  listChangedProducts,
  listDifferences,
  writeUndoRefusals,
} from '#database/queries/bulk/bulk-changes.ts';
import { listBulkNames } from '#database/queries/bulk/bulk-choices.ts';
import { type BulkWrite, isStockAlone, listBulkProducts } from '#database/queries/bulk/bulk-products.ts';
import { lockProducts } from '#database/queries/catalogue/lock-products.ts';
import { moveDemoVersions } from '#database/queries/catalogue-editing/demo-rows.ts';
import { findProductRecord } from '#database/queries/catalogue-editing/product-record.ts';
import {
  type BulkChange,
  type BulkProduct,
  planBulkChange,
  refused,
} from '#domain/catalogue/bulk/bulk-change.ts';
import { differenceOf, planUndo } from '#domain/catalogue/bulk/bulk-difference.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, type StaffWrite, staffWrite } from '#operations/platform/staff-write.ts';
import { listFormerPriceNotes } from './former-price-refusals.ts';
import { writeAndRecord } from './write-and-record.ts';

/** Products written in one transaction: orders wait no longer than it takes (docs/decisions/058-change-many-products.md). */
const BATCH = 250;
const UNDONE_WITHIN_MS = 30 * 24 * 60 * 60 * 1000;

export type BulkResult = BulkCounts & { changeId: string };

/**
 * Changes many products in batches, each a transaction of its own, under one audit entry with the list of its products behind
 * it; products for which the change is refused stay as they are. The change is stored, so that it can be undone for thirty days.
 */
export async function changeInBulk(
  platform: Platform,
  actor: Actor,
  { ids, change, title }: { ids: string[]; change: BulkChange; title: string },
): Promise<BulkResult> {
  const changeId = platform.random.id();
  const forgottenBefore = new Date(platform.clock.now() - UNDONE_WITHIN_MS).toISOString();
  const counts = { changed: 0, unchanged: 0, refused: 0 };
  const unique = [...new Set(ids)].sort();
  const isAboutMany = unique.length > 1;
  await staffWrite(platform, actor, async ({ trx, now }) => {
    await deleteBulkChangesBefore(trx, forgottenBefore);
    await insertBulkChange(trx, { id: changeId, at: now, actor: actor.name, kind: change.kind, title });
  });
  for (const batch of batches(unique)) {
    const done = await staffWrite(platform, actor, async (write) => {
      await lockProducts(write.trx, batch);
      const outcomes: BulkOutcome[] = [];
      const writes: BulkWrite[] = [];
      let unchanged = 0;
      for (const before of await listBulkProducts(write.trx, batch)) {
        const planned = planBulkChange(before, change);
        const product = { productId: before.id, name: before.name };
        if (planned.outcome === 'unchanged') unchanged += 1;
        else if (planned.outcome === 'refused')
          outcomes.push({ ...product, difference: null, refusal: planned.reason });
        else {
          writes.push({ before, after: planned.after });
          outcomes.push({ ...product, difference: differenceOf(before, planned.after), refusal: null });
        }
      }
      const entryId = isAboutMany ? changeId : null;
      await writeAndRecord(write, actor, writes, {
        action: `product.${change.kind}`,
        reason: title,
        entryId,
      });
      await addBulkOutcomes(write.trx, changeId, outcomes, unchanged);
      if (isAboutMany) await recordChange(write, changeId);
      return { changed: writes.length, refused: outcomes.length - writes.length, unchanged };
    });
    counts.changed += done.changed;
    counts.refused += done.refused;
    counts.unchanged += done.unchanged;
  }
  return { changeId, ...counts };
}

export type UndoResult =
  /** `notes`: the first restored former prices that the price history does not let show, each with the reason. */
  | { ok: true; undone: number; refused: number; notes: string[] }
  | { ok: false; problem: 'not-found' | 'undone-already' };

/** Undoes a change of many products where nobody changed them since. Problems: it is forgotten, it was undone before. */
export async function undoBulkChange(
  platform: Platform,
  actor: Actor,
  changeId: string,
): Promise<UndoResult> {
  const change = await findBulkChange(platform.db, changeId);
  if (!change) return { ok: false, problem: 'not-found' };
  const isClaimed = await staffWrite(platform, actor, ({ trx, now }) =>
    claimUndo(trx, changeId, now, actor.name),
  );
  if (!isClaimed) return { ok: false, problem: 'undone-already' };
  const ids = await listChangedProducts(platform.db, changeId);
  const entryId = change.changed + change.refused + change.unchanged > 1 ? `${changeId}.undo` : null;
  let undone = 0;
  let kept = 0;
  const claims: string[] = [];
  for (const batch of batches(ids)) {
    const done = await staffWrite(platform, actor, async (write) => {
      await lockProducts(write.trx, batch);
      const differences = await listDifferences(write.trx, changeId, batch);
      const products = new Map(
        (await listBulkProducts(write.trx, batch)).map((product) => [product.id, product]),
      );
      const names = await listBulkNames(write.trx);
      const writes: BulkWrite[] = [];
      const refusals: { productId: string; reason: string }[] = [];
      for (const [productId, difference] of differences) {
        const now = products.get(productId);
        const planned = now ? planUndo(now, difference, names) : refused('It was deleted since.');
        if (now && planned.outcome === 'changed') writes.push({ before: now, after: planned.after });
        if (planned.outcome === 'refused') refusals.push({ productId, reason: planned.reason });
      }
      await writeAndRecord(write, actor, writes, {
        action: `product.undo-${change.kind}`,
        reason: `Undone: ${change.title}`,
        entryId,
      });
      // The change and its undoing: nothing of them is left to make a product of the demo the owner's.
      const restored = writes.filter((made) => !isStockAlone(made)).map(({ after }) => after.id);
      await moveDemoVersions(write.trx, restored, 2);
      await writeUndoRefusals(write.trx, changeId, refusals);
      if (entryId !== null && undone + writes.length > 0)
        write.record({
          action: 'product.undo-many',
          subjectId: changeId,
          subject: change.title,
          before: null,
          after: { undone: undone + writes.length, kept: kept + refusals.length },
          entryId,
        });
      const claims = writes.filter(({ before, after }) => bringsFormerPriceBack(before, after));
      return {
        undone: writes.length,
        kept: refusals.length,
        claims: claims.map(({ after }) => after.id),
      };
    });
    undone += done.undone;
    kept += done.kept;
    claims.push(...done.claims);
  }
  return { ok: true, undone, refused: ids.length - undone, notes: await notesOn(platform, claims) };
}

/** Former prices looked at after an undoing. */
const MOST_CLAIMS = 20;

async function notesOn(platform: Platform, productIds: string[]): Promise<string[]> {
  const notes: string[] = [];
  for (const id of productIds.slice(0, MOST_CLAIMS)) {
    const record = await findProductRecord(platform.db, id);
    if (!record) continue;
    const found = await listFormerPriceNotes(platform.db, record, nowIso(platform.clock));
    for (const { text, isShown } of found) if (!isShown) notes.push(`${record.name}: ${text}`);
  }
  return notes;
}

function bringsFormerPriceBack(now: BulkProduct, restored: BulkProduct): boolean {
  const brings = (one: Former | undefined, other: Former) =>
    other.originalPricePence !== null && one?.originalPricePence !== other.originalPricePence;
  return (
    brings(now, restored) ||
    restored.variants.some((variant) =>
      brings(
        now.variants.find(({ id }) => id === variant.id),
        variant,
      ),
    )
  );
}

type Former = Pick<BulkProduct, 'originalPricePence'>;

/** The entry of a change so far, rewritten with every batch: whole wherever the process ends. */
async function recordChange({ trx, record }: StaffWrite, changeId: string): Promise<void> {
  const change = await findBulkChange(trx, changeId);
  if (!change || change.changed === 0) return;
  const { title, changed, refused, unchanged } = change;
  record({
    action: 'product.change-many',
    subjectId: changeId,
    subject: title,
    before: null,
    after: { changed, ...(refused > 0 && { refused }), ...(unchanged > 0 && { unchanged }) },
    entryId: changeId,
  });
}

function batches(ids: string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, place) =>
    ids.slice(place * BATCH, (place + 1) * BATCH),
  );
}
