import * as v from 'valibot';
import { ACCOUNT_CHANGES, isAccountChange } from '#domain/people/account-changes.ts';
import { staffNewsSchema } from './staff-news.ts';

const id = v.string();

/** A mail to be sent, by the rows it is about: the text is written when it is sent. */
export const mailRequestSchema = v.variant('mail', [
  v.object({ mail: v.literal('newsletter-confirmation'), subscriberId: id }),
  v.object({ mail: v.literal('newsletter-welcome'), subscriberId: id }),
  v.object({ mail: v.literal('stock-confirmation'), requestId: id }),
  v.object({ mail: v.literal('question-confirmation'), questionId: id }),
  v.object({ mail: v.literal('question-answered'), answerId: id }),
  v.object({ mail: v.literal('back-in-stock'), requestId: id }),
  v.object({ mail: v.literal('review-confirmation'), reviewId: id }),
  v.object({ mail: v.literal('contact-message'), messageId: id }),
  v.object({ mail: v.literal('contact-acknowledgement'), messageId: id }),
  v.object({ mail: v.literal('contact-reply'), replyId: id }),
  v.object({ mail: v.literal('order-confirmation'), orderId: id }),
  v.object({ mail: v.literal('cash-question'), orderId: id }),
  v.object({ mail: v.literal('payment-needed'), orderId: id }),
  v.object({ mail: v.literal('payment-failed'), orderId: id }),
  v.object({ mail: v.literal('order-expired'), orderId: id }),
  v.object({ mail: v.literal('parcel-sent'), orderId: id, parcelId: id }),
  v.object({ mail: v.literal('order-corrected'), orderId: id, correctionId: id }),
  v.object({ mail: v.literal('order-shipped'), orderId: id }),
  v.object({ mail: v.literal('order-delivered'), orderId: id }),
  v.object({ mail: v.literal('order-cancelled'), orderId: id }),
  v.object({ mail: v.literal('order-refunded'), orderId: id, refundId: id }),
  v.object({ mail: v.literal('review-request'), orderId: id }),
  v.object({ mail: v.literal('return-acknowledged'), orderId: id, returnId: id }),
  v.object({ mail: v.literal('return-approved'), orderId: id, returnId: id }),
  v.object({ mail: v.literal('return-refused'), orderId: id, returnId: id }),
  v.object({ mail: v.literal('return-received'), orderId: id, returnId: id }),
  v.object({ mail: v.literal('return-ended'), orderId: id, returnId: id }),
  v.object({ mail: v.literal('transfer-returned'), orderId: id, transferId: id }),
  v.object({ mail: v.literal('refund-failed'), orderId: id, refundId: id }),
  v.object({ mail: v.literal('staff-invitation'), linkId: id }),
  v.object({ mail: v.literal('staff-password'), linkId: id }),
  v.object({
    mail: v.literal('account-changed'),
    userId: id,
    change: v.picklist(Object.keys(ACCOUNT_CHANGES).filter(isAccountChange)),
    /** UTC, ISO. */
    at: v.string(),
    /** The other person who made the change; '' for the person themselves. */
    by: v.string(),
  }),
  v.object({ mail: v.literal('staff-alert'), userId: id, news: staffNewsSchema }),
  v.object({ mail: v.literal('trade-application'), applicationId: id }),
  v.object({ mail: v.literal('trade-acknowledgement'), applicationId: id }),
  v.object({ mail: v.literal('trade-approved'), applicationId: id }),
  v.object({ mail: v.literal('trade-declined'), applicationId: id }),
  v.object({ mail: v.literal('class-code'), code: v.string() }),
  /** `isAsked`: it settles what the customer wrote about, and is no advertising. */
  v.object({ mail: v.literal('offer-code'), code: v.string(), isAsked: v.boolean() }),
]);

export type MailRequest = v.InferOutput<typeof mailRequestSchema>;

export type MailKind = MailRequest['mail'];

export const MAIL_LABELS: Record<MailKind, string> = {
  'newsletter-confirmation': 'Newsletter: please confirm',
  'newsletter-welcome': 'Newsletter: welcome',
  'stock-confirmation': 'Back in stock: please confirm',
  'back-in-stock': 'Back in stock',
  'review-confirmation': 'Review: please confirm',
  'question-confirmation': 'Question or answer: please confirm',
  'question-answered': 'Question answered',
  'contact-message': 'Message from a visitor',
  'contact-acknowledgement': 'Message received',
  'contact-reply': 'Reply to a message',
  'order-confirmation': 'Order confirmation',
  'cash-question': 'Cash order still wanted?',
  'payment-needed': 'Payment needed',
  'payment-failed': 'Payment failed',
  'order-expired': 'Order not paid in time',
  'parcel-sent': 'Part of an order on its way',
  'order-corrected': 'Order corrected',
  'order-shipped': 'Order on its way',
  'order-delivered': 'Order delivered',
  'order-cancelled': 'Order cancelled',
  'order-refunded': 'Refund',
  'review-request': 'Reviews: how was it?',
  'return-acknowledged': 'Return: what you told us',
  'return-approved': 'Return approved',
  'return-refused': 'Return refused',
  'return-received': 'Return received',
  'return-ended': 'Return ended, as nothing came',
  'transfer-returned': 'Transfer paid back',
  'refund-failed': 'Refund came back',
  'staff-invitation': 'Invitation to /cms',
  'staff-password': 'New password for /cms',
  'account-changed': 'Account changed',
  'staff-alert': 'Alert to staff',
  'trade-application': 'Trade application',
  'trade-acknowledgement': 'Trade application received',
  'trade-approved': 'Trade application approved',
  'trade-declined': 'Trade application declined',
  'class-code': 'Code of a customer class',
  'offer-code': 'Code of an offer',
};

/** Every mail the shop can send. */
export const MAIL_KINDS = mailRequestSchema.options.map(({ entries }) => entries.mail.literal);

export function isMailKind(text: string): text is MailKind {
  return MAIL_KINDS.some((kind) => kind === text);
}
