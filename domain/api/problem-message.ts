import * as v from 'valibot';
import { pounds, text, whole } from './field-messages.ts';
import { totalsMessage } from './priced-cart-message.ts';

/** An error as application/problem+json (RFC 9457). */
export const apiProblemMessage = v.object({
  type: text,
  title: text,
  status: whole,
  code: text,
  detail: text,
  errors: v.optional(v.record(text, text)),
});

/** A line by the names of the catalogue; the variant's id is missing where the sender gave none and the line is gone. */
const lineNames = { id: text, variant: text, variantId: v.optional(text) };

/** The fields of an order's problem beside those of every problem: data that a client acts on. */
export const orderProblemFields = v.variant('code', [
  v.object({
    code: v.literal('out-of-stock'),
    lines: v.array(v.object({ ...lineNames, name: text, stock: whole })),
  }),
  v.object({
    code: v.literal('product-gone'),
    lines: v.array(v.object({ ...lineNames, name: v.optional(text) })),
  }),
  v.object({
    code: v.literal('variant-unknown'),
    lines: v.array(v.object({ ...lineNames, name: text })),
  }),
  v.object({
    code: v.literal('price-changed'),
    expectedTotal: pounds,
    totals: totalsMessage,
    items: v.array(v.object({ ...lineNames, name: text, price: pounds, quantity: whole })),
  }),
  v.object({ code: v.literal('idempotency-key-reused'), orderNumber: v.nullable(text) }),
  v.object({
    code: v.literal('line-too-large'),
    limit: whole,
    lines: v.array(v.object({ ...lineNames, name: text })),
  }),
  v.object({ code: v.literal('order-too-large'), limit: whole }),
  v.object({ code: v.literal('too-much-unpaid'), limit: whole }),
  v.object({ code: v.literal('not-delivered-there') }),
  v.object({ code: v.literal('delivery-not-offered') }),
  v.object({
    code: v.literal('goods-not-sent-there'),
    lines: v.array(v.object({ ...lineNames, name: text, reason: text })),
  }),
  v.object({ code: v.literal('no-orders-taken') }),
  v.object({ code: v.literal('cash-not-offered') }),
  v.object({ code: v.literal('transfer-not-offered') }),
  v.object({ code: v.literal('cash-too-large'), ceiling: pounds }),
  v.object({ code: v.literal('card-not-offered') }),
  v.object({ code: v.literal('card-too-small'), smallest: pounds }),
  v.object({ code: v.literal('card-declined') }),
  v.object({ code: v.literal('payment-unreachable') }),
  v.object({ code: v.literal('code-refused'), entered: text }),
  v.object({ code: v.literal('gift-gone') }),
]);

export const orderProblemMessage = v.intersect([apiProblemMessage, orderProblemFields]);

export type OrderProblemFields = v.InferOutput<typeof orderProblemFields>;
export type OrderProblemOf<Code extends OrderProblemFields['code']> = Extract<
  OrderProblemFields,
  { code: Code }
>;
