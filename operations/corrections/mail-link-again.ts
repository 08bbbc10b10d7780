import { findOpenDifference, writeLinkUntil } from '#database/queries/corrections/differences.ts';
import { insertOrderEvent, lockOrder } from '#database/queries/order/order-rows.ts';
import { linkUntil } from '#operations/differences/open-difference.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

/** Gives the link that pays a difference its time anew, and mails it. False where nothing is owed by now. */
export function mailLinkAgain(platform: Platform, actor: Actor, orderNumber: string): Promise<boolean> {
  return staffWrite(platform, actor, async ({ trx, now, newId, record }) => {
    const order = await lockOrder(trx, orderNumber, now);
    const open = order && (await findOpenDifference(trx, order.id));
    if (!order || !open) return false;
    const until = linkUntil(now);
    await writeLinkUntil(trx, open.id, until);
    const { correctionId } = open;
    await queueMail(trx, { mail: 'order-corrected', orderId: order.id, correctionId }, { now, newId });
    await insertOrderEvent(trx, {
      id: newId(),
      order_id: order.id,
      at: now,
      actor: actor.name,
      note: 'Link to pay the difference sent again',
      from_status: order.status,
      to_status: order.status,
    });
    record({
      action: 'order.difference-link',
      subjectId: order.id,
      subject: orderNumber,
      before: { until: open.linkUntil },
      after: { until },
    });
    return true;
  });
}
