import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { allocate } from '#domain/money/allocate.ts';
import type { Pence } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { piecesText } from '#domain/refunds/refund-words.ts';
import { type AskedFacts, nextWords } from '#domain/returns/customer-words.ts';
import type { ReturnRequest } from '#domain/returns/return-request.ts';
import type { GoodsCondition, ReturnCause } from '#domain/returns/return-situation.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type RefundableOrder, refundableOfOrder } from '#operations/refunds/refundable-of-order.ts';
import { type LinesRefused, type PartedLine, partLines } from './part-lines.ts';
import { situationsOfOrder } from './situations-of-order.ts';

/** What a request would come to, before it is sent. */
export type ReturnPreview = {
  lines: { text: string; cause: ReturnCause; condition: GoodsCondition; reason: string; wasSent: boolean }[];
  /** What happens next, sentence by sentence. */
  next: string[];
  mostPence: Pence;
};

/** Reads what would become of a request as the law and the order stand now. Changes nothing. */
export async function previewReturn(
  platform: Platform,
  order: Order,
  request: ReturnRequest,
): Promise<{ ok: true; preview: ReturnPreview } | LinesRefused> {
  const { db, clock } = platform;
  const today = londonDay(nowIso(clock));
  const { delivery } = await readSettings(db);
  const situations = await situationsOfOrder(db, order, {
    today,
    shopDays: delivery.returnDays,
    freeReturns: delivery.freeReturns,
  });
  const parted = partLines(request.lines, situations, false);
  if (!Array.isArray(parted)) return parted;
  const money = mostMoney(parted, await refundableOfOrder(db, order.id));
  return {
    ok: true,
    preview: {
      lines: parted.map(({ asked, situation, quantity }) => ({
        text: piecesText(situation, quantity),
        cause: asked.cause,
        condition: asked.condition,
        reason: asked.reason,
        wasSent: situation.wasSent,
      })),
      mostPence: money.mostPence,
      next: nextWords({
        ...money,
        today,
        wish: request.wish,
        lines: parted.flatMap(({ asked, situation, right }) =>
          right.isOpen ? [{ wasSent: situation.wasSent, cause: asked.cause, right }] : [],
        ),
        sendsMail: await platform.sendsMail(),
      }),
    },
  };
}

/** What was paid for these pieces, and for delivery where nothing of the order stays. */
function mostMoney(
  parted: readonly PartedLine[],
  { lines, deliveryPence, keptPence }: RefundableOrder,
): Pick<AskedFacts, 'mostPence' | 'deliveryPence'> {
  const askedOf = (lineId: string) =>
    parted.reduce((sum, { asked, quantity }) => (asked.lineId === lineId ? sum + quantity : sum), 0);
  const goods = lines.reduce((sum, { lineId, pieces, leftPence }) => {
    const quantity = Math.min(askedOf(lineId), pieces);
    return quantity === 0 ? sum : sum + (allocate(leftPence, [quantity, pieces - quantity])[0] ?? 0);
  }, 0);
  const isWhole =
    parted.every(({ right }) => right.isOpen && right.withDelivery) &&
    lines.every(({ lineId, pieces }) => askedOf(lineId) >= pieces);
  const delivery = isWhole ? deliveryPence : 0;
  const mostPence = Math.min(goods + delivery, keptPence);
  return { mostPence, deliveryPence: Math.min(delivery, mostPence) };
}
