import type { OrderStatus } from './order.ts';

export type TimelineStep = {
  status: OrderStatus;
  /** When it was reached (ISO); null where it lies ahead or was passed over. */
  at: string | null;
  state: 'done' | 'current' | 'ahead';
};

/** The usual four. */
export const ORDER_WAY: readonly OrderStatus[] = ['confirmed', 'processing', 'shipped', 'delivered'];

/**
 * An order's way as its shopper sees it: the usual four, as far as it has come. Of a cancelled one only what happened and that it
 * was cancelled. `events` are in the order of time; a status may occur more than once (spec §4), the last one counts.
 */
export function orderTimeline(
  status: OrderStatus,
  events: readonly { at: string; to: OrderStatus }[],
): TimelineStep[] {
  const reachedAt = (step: OrderStatus) => events.findLast(({ to }) => to === step)?.at ?? null;
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
