import type { OrderStatus } from '#domain/order/order.ts';

/** What a shopper reads for each status. */
export const STATUS_NAMES: Record<OrderStatus, string> = {
  confirmed: 'Confirmed',
  processing: 'Being packed',
  shipped: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** What each says, where there is no moment to say. */
export const STATUS_WORDS: Record<OrderStatus, string> = {
  confirmed: 'We have it, and what you chose is set aside for you.',
  processing: 'Somebody has it in hand.',
  shipped: 'The carrier has it.',
  delivered: 'It is yours.',
  cancelled: 'Nothing more will come of it.',
};
