import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import type { LockedOrder } from '#database/queries/order/order-rows.ts';
import { queueAlert } from './queue-alert.ts';
import { queueMail } from './queue-mail.ts';

/**
 * Alerts staff of a refund that failed, and corrects the mail that told its customer of it: that it was made (`wasTold`), or that
 * it comes with the cancellation.
 */
export async function tellOfFailedRefund(
  trx: Db,
  { id, status }: Pick<LockedOrder, 'id' | 'status'>,
  { refundId, wasTold }: { refundId: string; wasTold: boolean },
  stamp: Stamp,
): Promise<void> {
  await queueAlert(trx, { alert: 'refund-failed', refundId }, stamp);
  if (wasTold || status === 'cancelled')
    await queueMail(trx, { mail: 'refund-failed', orderId: id, refundId }, stamp);
}
