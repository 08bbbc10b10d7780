import { returnStock, type StockMove, writeOff } from '#database/queries/catalogue/take-stock.ts';
import { insertLineMovements, movementId, tallyLines } from '#database/queries/order/line-movements.ts';
import { listSoldLines, type SoldLine, slugsOf } from '#database/queries/order/order-rows.ts';
import { updateReturnLine } from '#database/queries/returns/returns.ts';
import { mostPieces } from '#domain/order-lines/line-state.ts';
import type { pieceMovement } from '#domain/order-lines/piece-movement.ts';
import { cameBack, RETURN_PLACES, type ReturnLine, type ReturnPlace } from '#domain/returns/return.ts';
import type { InspectedLine } from '#domain/returns/return-form.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Author, type StaffWrite, staffWrite } from '#operations/platform/staff-write.ts';
import { beginStep, type ReturnRefused, writeStep } from './change-return.ts';

export type InspectResult =
  | { ok: true }
  | ReturnRefused
  /** More pieces than were asked for, or than are with the customer. */
  | { ok: false; problem: 'too-many-back'; id: string; most: number };

/**
 * Writes what came back and where it went: all of it returns to the stock ledger, and what is not for sale is taken out of it at once
 * under its own kind. Made once: the state moves on in the same transaction.
 */
export async function inspectReturn(
  platform: Platform,
  actor: Author,
  { id, version, lines }: { id: string; version: number; lines: readonly InspectedLine[] },
): Promise<InspectResult> {
  const { result, moved } = await staffWrite(platform, actor, async (write) => {
    const refused = (result: InspectResult) => ({ result, moved: [] as string[] });
    const begun = await beginStep(write, { id, version, step: 'inspect' });
    if (!begun.ok) return refused(begun);
    const { given, order } = begun;
    const found = given.lines.map((line): ReturnLine => {
      const own = lines.find((each) => each.id === line.id);
      return own ? { ...line, ...own } : line;
    });
    const sold = await tallyLines(write.trx, order.id, await listSoldLines(write.trx, order.id));
    const most = new Map(sold.map(({ lineId, tally }) => [lineId, mostPieces('return', tally)]));
    for (const line of found) {
      const left = most.get(line.lineId) ?? 0;
      const allowed = Math.min(line.quantity, left);
      if (cameBack(line) > allowed)
        return refused({ ok: false, problem: 'too-many-back', id: line.id, most: allowed });
      most.set(line.lineId, left - cameBack(line));
    }
    if (!found.some((line) => cameBack(line) > 0))
      return refused({ ok: false, problem: 'refused', why: 'Say where at least one piece went.' });
    const moved = await moveBack(write, {
      order,
      number: given.number,
      actor: actor.name,
      lines: found.flatMap((line) => {
        const one = sold.find(({ lineId }) => lineId === line.lineId);
        return one && cameBack(line) > 0 ? [{ line, sold: one }] : [];
      }),
    });
    for (const { id: lineId, shelf, damaged, tester, binned, found: words } of found)
      await updateReturnLine(write.trx, lineId, { shelf, damaged, tester, binned, found: words });
    const after = { ...given, lines: found, inspectedAt: write.now };
    await writeStep(write, { given, order, after, step: 'inspect', actor, note: '' });
    return { result: { ok: true as const }, moved };
  });
  platform.announceStock(moved);
  return result;
}

type Back = {
  line: ReturnLine;
  sold: SoldLine & { tally: Parameters<typeof pieceMovement>[0] };
};

async function moveBack(
  { trx, now }: StaffWrite,
  {
    order,
    number,
    actor,
    lines,
  }: { order: { id: string; orderNumber: string }; number: string; actor: string; lines: readonly Back[] },
): Promise<string[]> {
  const reason = `Return ${number}`;
  await insertLineMovements(
    trx,
    lines.map(({ line }) => ({
      id: movementId(`${number} ${line.place}`, { kind: 'returned', lineId: line.lineId }),
      order_id: order.id,
      line_id: line.lineId,
      kind: 'returned' as const,
      cause: 'pieces' as const,
      quantity: cameBack(line),
      stock_back: line.shelf,
      amount_pence: 0,
      refund_id: null,
      at: now,
      actor,
      reason,
    })),
  );
  const cause = { at: now, actor, order: order.orderNumber };
  const all = lines.map(({ line, sold }) => ({
    ...sold,
    kind: 'returned' as const,
    quantity: cameBack(line),
  }));
  const followed = await returnStock(trx, all, { ...cause, reason });
  for (const place of ['damaged', 'tester', 'binned'] as const) {
    const out: StockMove[] = lines.flatMap(({ line, sold }) =>
      line[place] > 0 ? [{ ...sold, quantity: line[place] }] : [],
    );
    if (out.length === 0) continue;
    const words = `${reason}: ${RETURN_PLACES[place].toLowerCase()}`;
    followed.push(...(await writeOff(trx, out, { ...cause, kind: STOCK_KIND[place], reason: words })));
  }
  return [...slugsOf(all), ...followed];
}

/** The kind of movement that takes pieces out of stock again. */
const STOCK_KIND = {
  damaged: 'damaged',
  tester: 'tester',
  binned: 'damaged',
} as const satisfies Record<Exclude<ReturnPlace, 'shelf'>, string>;
