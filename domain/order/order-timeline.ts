import type { OrderStatus } from './order.ts';

export type TimelineStep = {
  status: OrderStatus;
  /** ISO time; null where it lies ahead or was skipped. */
  at: string | null;
  state: 'done' | 'current' | 'ahead';
};

export const ORDER_WAY: readonly OrderStatus[] = ['confirmed', 'processing', 'shipped', 'delivered'];

/**
 * The usual four steps with the progress of an order; of a cancelled one only the steps that happened and the cancelling.
 * `events` are in the order of time; of a status that was reached more than once the last time counts. Notes and movements of
 * money are events too, of an order that stays where it is.
 */
export function orderTimeline(
  status: OrderStatus,
  events: readonly { at: string; from: OrderStatus | null; to: OrderStatus }[],
): TimelineStep[] {
  const reachedAt = (step: OrderStatus) =>
    events.findLast(({ from, to }) => to === step && from !== to)?.at ?? null;
  if (status === 'cancelled') {
    const passed = ORDER_WAY.filter((step) => reachedAt(step) !== null);
    return [
      ...passed.map((step) => ({ status: step, at: reachedAt(step), state: 'done' as const })),
      { status, at: reachedAt(status), state: 'current' },
    ];
  }
  const now = ORDER_WAY.indexOf(status);
  return ORDER_WAY.map((step, place) => ({
    status: step,
    at: place > now ? null : reachedAt(step),
    state: place < now ? 'done' : place === now ? 'current' : 'ahead',
  }));
}
