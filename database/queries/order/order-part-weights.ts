import type { OrderPart } from '#domain/order-search/order-words.ts';

/** PostgreSQL's weights of words, which stand for the parts of an order. */
export const ORDER_PART_WEIGHTS: Record<OrderPart, string> = { number: 'A', customer: 'B', goods: 'C' };
