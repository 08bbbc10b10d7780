import * as v from 'valibot';
import { subjectLabel } from '#domain/inbox/contact-subject.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { type Dispute, isOpenDispute } from '#domain/payment/dispute.ts';
import { countText } from '#domain/text/count-text.ts';

const id = v.string();

/** What staff are alerted of, by the rows it is about. */
export const staffNewsSchema = v.variant('alert', [
  v.object({
    alert: v.literal('new-order'),
    orderId: id,
    /** Orders told of together with it, when many came at once. */
    more: v.optional(v.object({ count: v.number(), pence: v.number() })),
  }),
  v.object({ alert: v.literal('order-cancelled'), orderId: id }),
  v.object({ alert: v.literal('dispute'), reference: id }),
  v.object({ alert: v.literal('refund-failed'), refundId: id }),
  v.object({ alert: v.literal('payments-unasked'), count: v.number(), error: v.string() }),
  v.object({ alert: v.literal('low-stock'), variantIds: v.array(id) }),
  v.object({ alert: v.literal('stock-differs'), variantIds: v.array(id) }),
  v.object({ alert: v.literal('message'), messageId: id }),
  v.object({ alert: v.literal('ticket-due'), ticketIds: v.array(id) }),
  v.object({ alert: v.literal('return-asked'), returnId: id }),
  v.object({ alert: v.literal('question-waiting'), questionId: id }),
  v.object({ alert: v.literal('failed-jobs') }),
]);

export type StaffNews = v.InferOutput<typeof staffNewsSchema>;

export type LowVariant = { productId: string; name: string; variant: string | null; stock: number };

/** The same with its facts, as a mail states them. */
export type StaffNewsFacts =
  | { alert: 'new-order'; order: Order; more?: { count: number; pence: Pence } | undefined }
  | { alert: 'order-cancelled'; order: Order }
  | { alert: 'dispute'; order: Order; dispute: Dispute }
  | { alert: 'refund-failed'; order: Order; refund: { amountPence: Pence; failure: string } }
  | { alert: 'payments-unasked'; count: number; error: string }
  | { alert: 'low-stock'; variants: LowVariant[] }
  | {
      alert: 'stock-differs';
      variants: { variantId: string; name: string; variant: string; stock: number; moved: number }[];
    }
  | { alert: 'message'; message: { id: string; name: string; subject: string } }
  | { alert: 'ticket-due'; tickets: { id: string; title: string; dueOn: string; isOverdue: boolean }[] }
  | { alert: 'return-asked'; order: Order; given: { id: string; number: string; goods: string[] } }
  | { alert: 'question-waiting'; question: { id: string; product: string; isAnswer: boolean } }
  | { alert: 'failed-jobs'; count: number };

/** 'New order ZA123456789: £33.60', one line. */
export function staffNewsTitle(news: StaffNewsFacts): string {
  switch (news.alert) {
    case 'new-order':
      return news.more
        ? `${countText(news.more.count + 1, 'new order')}: ${formatPounds(news.order.totalPence + news.more.pence)}`
        : `New order ${news.order.orderNumber}: ${formatPounds(news.order.totalPence)}`;
    case 'order-cancelled':
      return `Order ${news.order.orderNumber} was cancelled by its customer`;
    case 'dispute':
      return disputeTitle(news.order, news.dispute);
    case 'refund-failed':
      return `Refund failed: ${formatPounds(news.refund.amountPence)} of order ${news.order.orderNumber}`;
    case 'payments-unasked':
      return `The payment service cannot be asked: ${countText(news.count, 'question')} failed`;
    case 'low-stock':
      return lowStockTitle(news.variants);
    case 'stock-differs':
      return `The stock of ${countText(news.variants.length, 'variant')} is not the sum of its movements`;
    case 'message':
      return `Message from ${news.message.name}: ${subjectLabel(news.message.subject)}`;
    case 'ticket-due':
      return ticketsTitle(news.tickets);
    case 'return-asked':
      return `Return ${news.given.number} asked`;
    case 'question-waiting':
      return `${news.question.isAnswer ? 'An answer' : 'A question'} about ${news.question.product}`;
    case 'failed-jobs':
      return `${countText(news.count, 'job')} failed for good`;
  }
}

function disputeTitle({ orderNumber }: Order, { state, amountPence }: Dispute): string {
  const amount = formatPounds(amountPence);
  if (state === 'won' || state === 'lost') return `Dispute ${state}: ${amount} of order ${orderNumber}`;
  return isOpenDispute(state)
    ? `A bank questions ${amount} of order ${orderNumber}`
    : `A bank’s question about order ${orderNumber} is closed`;
}

function lowStockTitle([first, ...others]: LowVariant[]): string {
  if (!first) return 'Low stock';
  return others.length === 0
    ? `Low stock: ${lowVariantName(first)}`
    : `Low stock: ${lowVariantName(first)} and ${others.length.toLocaleString('en-GB')} more`;
}

export function lowVariantName({ name, variant }: LowVariant): string {
  return variant === null ? name : `${name}, ${variant}`;
}

/** No name: a subject is read on screens that others see. */
function ticketsTitle(tickets: { isOverdue: boolean }[]): string {
  const overdue = tickets.filter(({ isOverdue }) => isOverdue).length;
  return overdue > 0
    ? `${countText(overdue, 'request or complaint', 'requests and complaints')} overdue`
    : `${countText(tickets.length, 'request or complaint', 'requests and complaints')} due within a week`;
}
