import { type OrderProblem, problemMessage } from '#domain/order/order-problem.ts';
import { problem } from '#server/http/problem.ts';
import { orderProblemView } from './views.ts';

/** Responds with the problem of an order. */
export function refuseOrder(refusal: OrderProblem, errors?: Record<string, string>): Response {
  const { code, ...fields } = orderProblemView(refusal);
  return problem(STATUS[code], code, problemMessage(refusal), { ...fields, errors });
}

const STATUS: Record<OrderProblem['problem'], number> = {
  'out-of-stock': 409,
  'price-changed': 409,
  'product-gone': 409,
  'variant-unknown': 400,
  'idempotency-key-reused': 422,
  'line-too-large': 409,
  'order-too-large': 409,
  'too-much-unpaid': 409,
  'not-delivered-there': 400,
  'goods-not-sent-there': 409,
  'delivery-not-offered': 409,
  'no-orders-taken': 409,
  'cash-not-offered': 409,
  'transfer-not-offered': 409,
  'cash-too-large': 409,
  'card-not-offered': 409,
  'card-too-small': 409,
  'card-declined': 402,
  'payment-unreachable': 503,
  'code-refused': 409,
  'gift-gone': 409,
};
