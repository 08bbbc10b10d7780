import type { Db } from '#database/open.ts';
import { listLowVariants } from '#database/queries/catalogue/low-stock.ts';
import { findMessage } from '#database/queries/inbox/listed-messages.ts';
import { countFailedJobs } from '#database/queries/jobs/listed-jobs.ts';
import { findOrderById } from '#database/queries/order/orders.ts';
import { findDispute } from '#database/queries/payment/disputes.ts';
import { findRefund } from '#database/queries/payment/refunds.ts';
import { findAccount } from '#database/queries/people/accounts.ts';
import { readAlertChoices } from '#database/queries/people/staff-alert-rows.ts';
import { findQuestion } from '#database/queries/questions/questions.ts';
import { findReturn } from '#database/queries/returns/returns.ts';
import { nameStockDifferences } from '#database/queries/stock-ledger/stock-differences.ts';
import { findTicket } from '#database/queries/tickets/tickets.ts';
import type { StaffNews, StaffNewsFacts } from '#domain/mail/staff-news.ts';
import { wantsAlert } from '#domain/people/staff-alerts.ts';
import { goodsOfReturn } from '#domain/returns/return-goods.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { isTicketOverdue, ticketTitle } from '#domain/tickets/ticket.ts';

/** Reads an alert as it is when it is sent. Null where its cause is gone, or the reader's role or choice has changed. */
export async function loadStaffAlert(
  db: Db,
  { userId, news, now }: { userId: string; news: StaffNews; now: string },
): Promise<{ email: string; name: string; news: StaffNewsFacts } | null> {
  const reader = await findAccount(db, userId);
  if (!reader || !wantsAlert(reader.role, news.alert, await readAlertChoices(db, userId))) return null;
  const facts = await factsOf(db, news, londonDay(now));
  return facts && { email: reader.email, name: reader.name, news: facts };
}

async function factsOf(db: Db, news: StaffNews, today: string): Promise<StaffNewsFacts | null> {
  switch (news.alert) {
    case 'new-order': {
      const order = await findOrderById(db, news.orderId);
      return order && { alert: news.alert, order, more: news.more };
    }
    case 'order-cancelled': {
      const order = await findOrderById(db, news.orderId);
      return order && { alert: news.alert, order };
    }
    case 'dispute': {
      const dispute = await findDispute(db, news.reference);
      const order = dispute && (await findOrderById(db, dispute.orderId));
      return order && { alert: news.alert, order, dispute };
    }
    case 'refund-failed': {
      const refund = await findRefund(db, news.refundId);
      const order = refund?.state === 'failed' ? await findOrderById(db, refund.orderId) : null;
      const { amountPence = 0, failure } = refund ?? {};
      return order && { alert: news.alert, order, refund: { amountPence, failure: failure ?? '' } };
    }
    case 'payments-unasked':
      return news;
    case 'low-stock': {
      const variants = await listLowVariants(db, news.variantIds);
      return variants.length > 0 ? { alert: news.alert, variants } : null;
    }
    case 'stock-differs': {
      const variants = await nameStockDifferences(db, news.variantIds);
      return variants.length > 0 ? { alert: news.alert, variants } : null;
    }
    case 'message': {
      const message = await findMessage(db, news.messageId);
      return message && { alert: news.alert, message };
    }
    case 'ticket-due': {
      const found = await Promise.all(news.ticketIds.map((id) => findTicket(db, id)));
      const open = found.filter((ticket) => ticket !== null).filter(({ state }) => state === 'open');
      const tickets = open.map((ticket) => ({
        id: ticket.id,
        title: ticketTitle(ticket),
        dueOn: ticket.dueOn,
        isOverdue: isTicketOverdue(ticket, today),
      }));
      return tickets.length > 0 ? { alert: news.alert, tickets } : null;
    }
    case 'return-asked': {
      const found = await findReturn(db, news.returnId);
      const order = found && (await findOrderById(db, found.orderId));
      if (!order) return null;
      const { id, number } = found;
      return { alert: news.alert, order, given: { id, number, goods: goodsOfReturn(found, order.lines) } };
    }
    case 'question-waiting': {
      const found = await findQuestion(db, news.questionId);
      if (found?.state !== 'waiting') return null;
      const { id, questionId, product } = found;
      return {
        alert: news.alert,
        question: { id: questionId ?? id, product: product.name, isAnswer: questionId !== null },
      };
    }
    case 'failed-jobs': {
      const count = await countFailedJobs(db);
      return count > 0 ? { alert: news.alert, count } : null;
    }
  }
}
