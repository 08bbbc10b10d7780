import { listLowVariants, takeLowStockFalls } from '#database/queries/catalogue/low-stock.ts';
import { countJobsFailedSince } from '#database/queries/jobs/listed-jobs.ts';
import {
  countOrderAlerts,
  holdOrderAlert,
  takeHeldOrderAlerts,
} from '#database/queries/people/held-order-alerts.ts';
import { listAlertReaders } from '#database/queries/people/staff-alert-rows.ts';
import { lockShopFact, writeShopFact } from '#database/queries/shop/shop-facts.ts';
import { wantsAlert } from '#domain/people/staff-alerts.ts';
import { queueAlert } from '#operations/mail/queue-alert.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { JobHandler } from './job-handler.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Beyond these a mail tells nothing more; the list in /cms has them all. */
const MOST_LOW = 200;

/** New orders told of one by one within `ALONE_WITHIN_MS`; further ones are told of together. */
const MOST_ALONE = 10;
const ALONE_WITHIN_MS = 15 * 60 * 1000;

/** Writes a mail to everybody who chose an alert; of many orders at once, `gatherAlerts` writes one. */
export const alertStaff: JobHandler<'alert-staff'> = async ({ clock, random }, { news }) => {
  const stamp = { now: nowIso(clock), newId: () => random.id() };
  const since = new Date(clock.now() - ALONE_WITHIN_MS).toISOString();
  return async (trx) => {
    if (news.alert === 'new-order' && !news.more) {
      // Counts itself: its job has ended in this transaction.
      const isMany = (await countOrderAlerts(trx, since, MOST_ALONE + 1)) > MOST_ALONE;
      if (isMany) return holdOrderAlert(trx, news.orderId, stamp.now);
    }
    for (const { id, role, choice } of await listAlertReaders(trx, news.alert)) {
      const choices = choice === null ? {} : { [news.alert]: choice };
      if (wantsAlert(role, news.alert, choices))
        await queueMail(trx, { mail: 'staff-alert', userId: id, news }, stamp);
    }
  };
};

/** Alerts staff of orders that came with many others, and of stock that fell since the last time, together, and of jobs that failed, once a day at most. */
export const gatherAlerts: JobHandler<'gather-alerts'> = async ({ clock, random }) => {
  const stamp = { now: nowIso(clock), newId: () => random.id() };
  const dayAgo = new Date(clock.now() - DAY_MS).toISOString();
  return async (trx) => {
    const held = await takeHeldOrderAlerts(trx);
    if (held) await queueAlert(trx, { alert: 'new-order', ...held }, stamp);
    const fallen = (await takeLowStockFalls(trx)).slice(0, MOST_LOW);
    if ((await listLowVariants(trx, fallen)).length > 0)
      await queueAlert(trx, { alert: 'low-stock', variantIds: fallen }, stamp);
    const toldAt = await lockShopFact(trx, 'failures_told_at');
    if (toldAt > dayAgo || (await countJobsFailedSince(trx, toldAt)) === 0) return;
    await writeShopFact(trx, 'failures_told_at', stamp.now);
    await queueAlert(trx, { alert: 'failed-jobs' }, stamp);
  };
};
