import * as v from 'valibot';
import { ORDER_STATUSES, PAYMENT_METHODS } from '#domain/order/order.ts';
import { PAYMENT_STATES } from '#domain/payment/payment-state.ts';
import { pounds, text, whole } from './field-messages.ts';

const orderStatus = v.picklist(ORDER_STATUSES);

const orderSummaryMessage = v.object({
  orderNumber: text,
  customerName: text,
  email: text,
  paymentMethod: v.picklist(PAYMENT_METHODS),
  orderStatus,
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

export const statusChangeMessage = v.object({ orderStatus });

export const changedStatusMessage = v.object({ orderNumber: text, orderStatus });

export type OrderSummaryMessage = v.InferOutput<typeof orderSummaryMessage>;
