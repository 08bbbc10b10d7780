import {
  deleteSubscriber,
  findSubscriberStatus,
  unsubscribe,
} from '#database/queries/inbox/listed-subscribers.ts';
import { changeEach } from '#operations/platform/change-each.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Actor } from '#operations/platform/staff-write.ts';

/** Unsubscribes addresses from the newsletter, or deletes them for good. Returns the number changed. */
export function removeSubscribers(
  platform: Platform,
  actor: Actor,
  ids: string[],
  how: 'unsubscribe' | 'delete',
): Promise<number> {
  return changeEach(platform, actor, ids, findSubscriberStatus, async (status, id, { trx, now }) => {
    if (!(await (how === 'delete' ? deleteSubscriber(trx, id) : unsubscribe(trx, id, now)))) return null;
    return {
      action: `subscriber.${how}`,
      subject: 'A newsletter subscriber',
      before: { status },
      after: how === 'delete' ? null : { status: 'unsubscribed' },
    };
  });
}
