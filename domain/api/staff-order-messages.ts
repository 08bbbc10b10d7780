import * as v from 'valibot';
import { ORDER_CHANNELS, ORDER_STATUSES, PAYMENT_METHODS } from '#domain/order/order.ts';
import { MOVE_QUESTIONS, STOCK_CHOICES } from '#domain/order-moves/move-questions.ts';
import { PAYMENT_STATES } from '#domain/payment/payment-state.ts';
import { pounds, text, whole } from './field-messages.ts';
import { apiProblemMessage } from './problem-message.ts';

const orderStatus = v.picklist(ORDER_STATUSES);

const orderSummaryMessage = v.object({
  orderNumber: text,
  customerName: text,
  email: text,
  paymentMethod: v.picklist(PAYMENT_METHODS),
  orderStatus,
  channel: v.pipe(
    v.picklist(ORDER_CHANNELS),
    v.description('Where it was placed: by the customer, or entered by staff'),
  ),
  paymentStatus: v.picklist(PAYMENT_STATES),
  total: pounds,
  firstLines: v.array(v.object({ name: text, variant: text, quantity: whole })),
  moreLines: v.pipe(whole, v.description('How many lines are not among the first')),
  createdAt: text,
});

export const orderPageMessage = v.object({
  items: v.array(orderSummaryMessage),
  total: whole,
  page: whole,
  pageCount: whole,
});

export const statusChangeMessage = v.object({
  orderStatus,
  confirmed: v.optional(
    v.pipe(
      v.boolean(),
      v.description('True once somebody has read what would happen: money goes back by this alone'),
    ),
  ),
  refund: v.optional(
    v.pipe(v.boolean(), v.description('False keeps the money of a cancelled order; true by default')),
  ),
  stock: v.optional(
    v.pipe(
      v.picklist(STOCK_CHOICES),
      v.description('Whether the pieces of a cancelled order that had left are in stock again; no default'),
    ),
  ),
});

/** A change of status that was refused; `questions` and `wouldRefund` where it is to be confirmed first. */
export const statusProblemMessage = v.object({
  ...apiProblemMessage.entries,
  questions: v.optional(v.array(v.picklist(MOVE_QUESTIONS))),
  wouldRefund: v.optional(pounds),
});

export const changedStatusMessage = v.object({ orderNumber: text, orderStatus });

export type OrderSummaryMessage = v.InferOutput<typeof orderSummaryMessage>;
