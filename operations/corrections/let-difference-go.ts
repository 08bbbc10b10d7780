import { findOpenDifference } from '#database/queries/corrections/differences.ts';
import { findCorrection, findCorrectionUnder } from '#database/queries/corrections/order-corrections.ts';
import { findOrder } from '#database/queries/order/orders.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Actor } from '#operations/platform/staff-write.ts';
import { applyCorrection, type CorrectionOutcome, previewCorrection } from './apply-correction.ts';

export type LetDifferenceGo = { orderNumber: string; reason: string; key: string; actor: Actor };

/**
 * Lets go what a corrected order owes, with a reason: a correction of its own, which takes the sum off the lines that the first one
 * changed. Problem `nothing-owed`: it was paid or replaced meanwhile.
 */
export async function letDifferenceGo(
  platform: Platform,
  { orderNumber, reason, key, actor }: LetDifferenceGo,
): Promise<CorrectionOutcome | { ok: false; problem: 'nothing-owed' }> {
  const { db } = platform;
  const made = await findCorrectionUnder(db, `${orderNumber} ${key}`);
  if (made) return { ok: true, correctionId: made.id };
  const order = await findOrder(db, orderNumber);
  const open = order && (await findOpenDifference(db, order.id));
  if (!order || !open) return { ok: false, problem: order ? 'nothing-owed' : 'order-not-found' };
  const correction = await findCorrection(db, open.correctionId);
  const lineIds = (correction?.facts.lines ?? []).flatMap(({ lineId, after }) => (after ? [lineId] : []));
  const wanted = {
    customerInfo: order.customerInfo,
    lines: [],
    added: [],
    service: null,
    deliveryPence: null,
    reason,
    letGo: { pence: open.amountPence, lineIds },
  };
  const preview = await previewCorrection(platform, orderNumber, wanted);
  if (!preview.ok) return preview;
  return applyCorrection(platform, {
    orderNumber,
    wanted,
    key,
    seen: preview.seen,
    sendsMail: true,
    actor,
    mayChangeGoods: true,
    endsOwingAs: 'let-go',
  });
}
