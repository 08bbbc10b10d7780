import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import { planDueBackup } from '#operations/backup/plan-backups.ts';
import { turnByTime } from '#operations/by-time/turn-by-time.ts';
import { askCashOrders } from '#operations/order/ask-cash-orders.ts';
import { correctVat } from '#operations/paper/correct-vat.ts';
import { workOnPictureFetch } from '#operations/pictures/fetch-pictures.ts';
import { endUnclaimed } from '#operations/returns/end-unclaimed.ts';
import { askForReviews } from '#operations/reviews/ask-for-reviews.ts';
import { alertStaff, gatherAlerts } from './alert-staff.ts';
import { applyRetention } from './apply-retention.ts';
import { makeBackup } from './backup-job.ts';
import { checkStock } from './check-stock.ts';
import { cleanUp } from './clean-up.ts';
import { countBuyersOfWeeks } from './count-buyers-of-weeks.ts';
import type { JobHandlers } from './job-handler.ts';
import { moveOrders } from './order-moves-job.ts';
import { paymentHandlers } from './payment-handlers.ts';
import { type MailMeans, sendMail } from './send-mail.ts';
import { sendTestMail } from './send-test-mail.ts';
import { tellOfStock } from './tell-of-stock.ts';
import { watchTickets } from './watch-tickets.ts';

export function jobHandlers(mail: MailMeans): JobHandlers {
  return {
    'clean-up': cleanUp,
    'apply-retention': applyRetention,
    'watch-tickets': watchTickets,
    'end-returns': async (platform) => {
      await endUnclaimed(platform);
      return async () => {};
    },
    'ask-for-reviews': async (platform) => {
      await askForReviews(platform);
      return async () => {};
    },
    'check-stock': checkStock,
    'send-mail': sendMail(mail),
    'send-test-mail': sendTestMail(mail),
    'tell-of-stock': tellOfStock,
    'alert-staff': alertStaff,
    'gather-alerts': gatherAlerts,
    'count-buyers': countBuyersOfWeeks,
    'ask-cash-orders': async (platform) => {
      await askCashOrders(platform);
      return async () => {};
    },
    'correct-vat': async (platform, asked) => {
      await correctVat(platform, asked);
      return async () => {};
    },
    'make-backup': makeBackup,
    'plan-backup': planDueBackup,
    'renew-pages': async () => async (trx) => moveCatalogueRevision(trx),
    'turn-by-time': async (platform) => {
      await turnByTime(platform);
      return async () => {};
    },
    'move-orders': moveOrders,
    'fetch-pictures': workOnPictureFetch,
    ...paymentHandlers,
  };
}
