import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { insertOrderEvent, lockOrder } from '#database/queries/order/order-rows.ts';
import { signedToken } from '#operations/mail/signed-token.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

const DAY_MS = 24 * 60 * 60_000;
/** As long as the links of mails. */
const LINK_DAYS = 90;

/** A token that opens the page at which an order is paid, for whoever staff give it to. */
export function paymentToken({ keys, clock }: Pick<Platform, 'keys' | 'clock'>, orderId: string): string {
  return signedToken(keys, {
    purpose: 'view-order',
    id: orderId,
    expiresAt: clock.now() + LINK_DAYS * DAY_MS,
  });
}

export type AskAgainResult = { ok: true } | { ok: false; problem: 'not-awaited' | 'no-email' };

/** Mails the customer once more how to pay an order that still awaits its payment; however often it is pressed, one mail waits at a time. */
export function askAgain(platform: Platform, actor: Actor, orderNumber: string): Promise<AskAgainResult> {
  return staffWrite(platform, actor, async ({ trx, now, newId, record }): Promise<AskAgainResult> => {
    const order = await lockOrder(trx, orderNumber, now);
    if (order?.paymentState !== 'awaiting payment' || order.status === 'cancelled')
      return { ok: false, problem: 'not-awaited' };
    if (order.email === '') return { ok: false, problem: 'no-email' };
    const payload = { mail: 'payment-needed' as const, orderId: order.id };
    await insertJob(trx, { kind: 'send-mail', payload, key: `payment-needed ${order.id}` }, { now, newId });
    await insertOrderEvent(trx, {
      id: newId(),
      order_id: order.id,
      at: now,
      actor: actor.name,
      note: 'Asked again to pay, by mail',
      from_status: order.status,
      to_status: order.status,
    });
    record({
      action: 'order.ask-to-pay',
      subjectId: order.id,
      subject: orderNumber,
      before: null,
      after: { mailed: now },
    });
    return { ok: true };
  });
}
