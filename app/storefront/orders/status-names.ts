import type { OrderStatus } from '#domain/order/order.ts';

/** The name of each status for shoppers. */
export const STATUS_NAMES: Record<OrderStatus, string> = {
  confirmed: 'Confirmed',
  processing: 'Being packed',
  shipped: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** The text of each step where no time is known. */
export const STATUS_WORDS: Record<OrderStatus, string> = {
  confirmed: 'We have it, and what you chose is set aside for you.',
  processing: 'Somebody has it in hand.',
  shipped: 'The carrier has it.',
  delivered: 'It is yours.',
  cancelled: 'Nothing more will come of it.',
};
