import { addBulkOutcomes, insertBulkChange } from '#database/queries/bulk/bulk-changes.ts';
import { listBulkProducts } from '#database/queries/bulk/bulk-products.ts';
import { lockProducts } from '#database/queries/catalogue/lock-products.ts';
import {
  type BulkProduct,
  MOST_STOCK,
  planBulkChange,
  SET_STOCK_FOLLOWS,
} from '#domain/catalogue/bulk/bulk-change.ts';
import { differenceOf } from '#domain/catalogue/bulk/bulk-difference.ts';
import { becomesFree } from '#domain/money/free-price.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, type StaffWrite, staffWrite } from '#operations/platform/staff-write.ts';
import { writeAndRecord } from './write-and-record.ts';

export type CellField = 'price' | 'stock';

/** A price in pence or a count of pieces, and the value that was shown when it was entered. */
export type CellEntry = {
  id: string;
  field: CellField;
  value: number;
  was: number;
  /** A price of £0.00 is meant. */
  isFreeMeant?: boolean;
};

export type CellResult =
  /** `changeId`: by which it is undone; null where nothing changed. */
  | { ok: true; value: number; movedMeanwhile: boolean; changeId: string | null }
  | { ok: false; problem: 'not-found' | 'has-variants' | 'becomes-free' }
  | { ok: false; problem: 'changed-meanwhile'; value: number }
  | { ok: false; problem: 'refused'; reason: string };

/**
 * Saves one price or stock from the list. A price only over the one that was shown; stock by the difference, so that what
 * was sold since does not come back (docs/decisions/016-stock-by-difference.md). Problems: the product is gone, it has
 * variants of its own stock or price, somebody changed the price meanwhile, a price of £0.00 was not said to be meant, the change
 * is refused for a reason. It is stored like a change of many, so that it is undone like one.
 */
export function changeProductCell(platform: Platform, actor: Actor, entry: CellEntry): Promise<CellResult> {
  return staffWrite(platform, actor, async (write): Promise<CellResult> => {
    await lockProducts(write.trx, [entry.id]);
    const [before] = await listBulkProducts(write.trx, [entry.id]);
    if (!before) return { ok: false, problem: 'not-found' };
    const planned = entry.field === 'price' ? planPrice(before, entry) : planStock(before, entry);
    if (!('after' in planned)) return planned;
    const { after, movedMeanwhile } = planned;
    const value = entry.field === 'price' ? after.pricePence : (after.variants[0]?.stock ?? 0);
    if (JSON.stringify(after) === JSON.stringify(before))
      return { ok: true, value, movedMeanwhile, changeId: null };
    await writeAndRecord(write, actor, [{ before, after }], {
      action: `product.${entry.field}`,
      reason: 'Entered in the list of products',
    });
    const changeId = await storeChange(write, actor, entry.field, before, after);
    return { ok: true, value, movedMeanwhile, changeId };
  });
}

async function storeChange(
  { trx, now, newId }: StaffWrite,
  actor: Actor,
  kind: CellField,
  before: BulkProduct,
  after: BulkProduct,
): Promise<string> {
  const id = newId();
  const title = `${kind === 'price' ? 'Price' : 'Stock'} of ${before.name}`;
  await insertBulkChange(trx, { id, at: now, actor: actor.name, kind, title });
  const outcome = {
    productId: before.id,
    name: before.name,
    difference: differenceOf(before, after),
    refusal: null,
  };
  await addBulkOutcomes(trx, id, [outcome], 0);
  return id;
}

type Planned = { after: BulkProduct; movedMeanwhile: boolean } | Extract<CellResult, { ok: false }>;

function planPrice(before: BulkProduct, { value, was, isFreeMeant = false }: CellEntry): Planned {
  if (before.variants.some(({ pricePence }) => pricePence !== null))
    return { ok: false, problem: 'has-variants' };
  if (before.pricePence !== was && before.pricePence !== value)
    return { ok: false, problem: 'changed-meanwhile', value: before.pricePence };
  if (becomesFree(value, before.pricePence) && !isFreeMeant) return { ok: false, problem: 'becomes-free' };
  const change = { kind: 'price', how: 'set', amount: value, ending: null, allowsFree: isFreeMeant } as const;
  const planned = planBulkChange(before, change);
  if (planned.outcome === 'refused') return { ok: false, problem: 'refused', reason: planned.reason };
  return { after: planned.outcome === 'changed' ? planned.after : before, movedMeanwhile: false };
}

function planStock(before: BulkProduct, { value, was }: CellEntry): Planned {
  if (before.isSet) return { ok: false, problem: 'refused', reason: SET_STOCK_FOLLOWS };
  const [only, ...others] = before.variants;
  if (!only || others.length > 0) return { ok: false, problem: 'has-variants' };
  const stock = Math.min(MOST_STOCK, Math.max(0, only.stock + value - was));
  return { after: { ...before, variants: [{ ...only, stock }] }, movedMeanwhile: only.stock !== was };
}
