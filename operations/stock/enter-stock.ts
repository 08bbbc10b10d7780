import type { Db } from '#database/open.ts';
import { lockProducts } from '#database/queries/catalogue/lock-products.ts';
import {
  claimFormUndo,
  findStockForm,
  insertStockForm,
  listCodedVariants,
  listFormMovements,
  writeCosts,
  writeEnteredStock,
} from '#database/queries/stock/stock-forms.ts';
import { formatPounds } from '#domain/money/money.ts';
import {
  type EnteredKind,
  needsReason,
  planStock,
  type StockPlan,
  stockFormTitle,
} from '#domain/stock/stock-form.ts';
import { parseStockLines, type WrittenLine } from '#domain/stock/stock-lines.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

export type StockEntry = {
  /** One form is entered once. */
  key: string;
  kind: EnteredKind;
  /** A line for each SKU or barcode, with its pieces. */
  text: string;
  reason: string;
  /** The lines that were named as left out when it was asked; others that are left out refuse it. */
  left: number;
};

export type EnterStockResult =
  | { ok: true; id: string }
  | { ok: false; problem: 'nothing-entered' | 'no-reason' }
  /** More lines are left out than was said: nothing was written. */
  | { ok: false; problem: 'changed-meanwhile'; plan: StockPlan };

/** What a form would do now. */
export async function previewStock(db: Db, kind: EnteredKind, text: string): Promise<StockPlan> {
  const written = parseStockLines(text);
  return planStock(kind, written, await listCodedVariants(db, codesOf(written)));
}

/**
 * Enters a delivery, a count or what was taken out, all of it or nothing. A count says how many there are: the difference is taken
 * under the lock. A delivery may say what one piece cost, which is then the cost of the variant. Problems: no line is understood, its kind needs a reason, lines that were good are not any more.
 */
export async function enterStock(
  platform: Platform,
  actor: Actor,
  { key, kind, text, reason, left }: StockEntry,
): Promise<EnterStockResult> {
  if (needsReason(kind) && reason === '') return { ok: false, problem: 'no-reason' };
  const written = parseStockLines(text);
  const { result, moved } = await staffWrite(platform, actor, async ({ trx, now, record }) => {
    const refused = (result: EnterStockResult) => ({ result, moved: [] });
    const found = await listCodedVariants(trx, codesOf(written));
    await lockProducts(trx, [...new Set(found.map(({ productId }) => productId))]);
    if (await findStockForm(trx, key)) return refused({ ok: true, id: key });
    const plan = planStock(kind, written, await listCodedVariants(trx, codesOf(written)));
    if (plan.lines.length === 0) return refused({ ok: false, problem: 'nothing-entered' });
    if (plan.left.length > left) return refused({ ok: false, problem: 'changed-meanwhile', plan });
    const form = { id: key, kind, reason, at: now, actor: actor.name, lines: plan.lines };
    if (!(await insertStockForm(trx, form))) return refused({ ok: true, id: key });
    const slugs = await writeEnteredStock(
      trx,
      plan.lines.map(({ after, ...line }) => ({ ...line, stock: after })),
      { kind, at: now, actor: actor.name, reason, form: key },
    );
    await writeCosts(
      trx,
      plan.lines.flatMap(({ variantId, productId, costPence }) =>
        costPence === undefined ? [] : { variantId, productId, costPence },
      ),
    );
    record({
      action: `stock.${kind}`,
      subjectId: key,
      subject: stockFormTitle(kind, plan.lines),
      before: null,
      after: { ...(reason && { reason }), lines: plan.lines.map(lineText) },
    });
    return { result: { ok: true as const, id: key }, moved: slugs };
  });
  platform.announceStock(moved);
  return result;
}

export type UndoStockResult =
  | { ok: true }
  | { ok: false; problem: 'not-found' | 'undone-already' }
  /** These moved again since, or are gone. */
  | { ok: false; problem: 'moved-since'; names: string[] };

/** Moves back what a form moved, where none of its variants moved since, and the costs it wrote, where nobody wrote others. */
export async function undoStock(platform: Platform, actor: Actor, id: string): Promise<UndoStockResult> {
  const { result, moved } = await staffWrite(platform, actor, async ({ trx, now, record }) => {
    const refused = (result: UndoStockResult) => ({ result, moved: [] });
    const form = await findStockForm(trx, id);
    if (!form) return refused({ ok: false, problem: 'not-found' });
    await lockProducts(trx, [...new Set(form.lines.map(({ productId }) => productId))]);
    if ((await findStockForm(trx, id))?.undoneAt) return refused({ ok: false, problem: 'undone-already' });
    const movements = await listFormMovements(trx, id);
    const names = new Map(form.lines.map((line) => [line.variantId, nameOf(line)]));
    const since = movements.filter(({ hasMoved, stock }) => hasMoved || stock === null);
    if (since.length > 0)
      return refused({
        ok: false,
        problem: 'moved-since',
        names: since.map(({ variantId }) => names.get(variantId) ?? ''),
      });
    if (!(await claimFormUndo(trx, id, { now, actor: actor.name })))
      return refused({ ok: false, problem: 'undone-already' });
    const slugs = await writeEnteredStock(
      trx,
      movements.map(({ quantity, stock, ...of }) => ({ ...of, stock: (stock ?? 0) - quantity })),
      { kind: form.kind, at: now, actor: actor.name, reason: 'Undone', form: id },
    );
    await writeCosts(
      trx,
      form.lines.flatMap(({ variantId, productId, costPence, costWas = null }) =>
        costPence === undefined || costPence === costWas
          ? []
          : { variantId, productId, costPence: costWas, onlyWhere: costPence },
      ),
    );
    record({
      action: 'stock.undo',
      subjectId: id,
      subject: stockFormTitle(form.kind, form.lines),
      before: { lines: form.lines.map(lineText) },
      after: null,
    });
    return { result: { ok: true as const }, moved: slugs };
  });
  platform.announceStock(moved);
  return result;
}

function codesOf(written: readonly WrittenLine[]): string[] {
  return [...new Set(written.flatMap(({ code, asWhole }) => [code, asWhole.code]))];
}

type Named = { product: string; variant: string; sku: string | null };

function nameOf({ product, variant }: Named): string {
  return `${product} (${variant})`;
}

function lineText(line: Named & { before: number; after: number; costPence?: number }): string {
  const cost = line.costPence === undefined ? '' : `, cost ${formatPounds(line.costPence)}`;
  return `${nameOf(line)}: ${line.before} → ${line.after}${cost}`;
}
