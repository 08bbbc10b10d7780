import { ORDER_STATUSES, type OrderStatus } from '#domain/order/order.ts';
import { countText } from '#domain/text/count-text.ts';

/** What is done to many orders at once besides a status. */
export const ORDER_TASKS = ['archived', 'restored', 'deleted'] as const;

export type OrderTask = (typeof ORDER_TASKS)[number];

/** What a change of many orders sets or does. */
export type MoveTarget = OrderStatus | OrderTask;

export function isOrderStatus(target: MoveTarget): target is OrderStatus {
  return ORDER_STATUSES.some((status) => status === target);
}

/** Names a change: '4 orders to shipped', '4 orders archived'. */
export function moveTitle(orders: number, target: MoveTarget): string {
  return `${countText(orders, 'order')} ${isOrderStatus(target) ? `to ${target}` : target}`;
}
