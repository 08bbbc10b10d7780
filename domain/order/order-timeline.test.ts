import { expect, test } from 'vitest';
import type { OrderStatus } from './order.ts';
import { orderTimeline } from './order-timeline.ts';

const at = (hour: number) => `2026-11-21T0${hour}:00:00.000Z`;
const event = (hour: number, to: OrderStatus, from: OrderStatus | null = null) => ({
  at: at(hour),
  from,
  to,
});

test('an order shows how far it has come and what lies ahead', () => {
  const steps = orderTimeline('shipped', [event(1, 'confirmed'), event(2, 'shipped')]);
  expect(steps).toEqual([
    { status: 'confirmed', at: at(1), state: 'done' },
    { status: 'processing', at: null, state: 'done' },
    { status: 'shipped', at: at(2), state: 'current' },
    { status: 'delivered', at: null, state: 'ahead' },
  ]);
});

test('a note or a refund does not move the time of a step', () => {
  const steps = orderTimeline('delivered', [
    event(1, 'confirmed'),
    event(2, 'confirmed', 'confirmed'),
    event(3, 'delivered', 'confirmed'),
    event(4, 'delivered', 'delivered'),
  ]);
  expect(steps.map((step) => step.at)).toEqual([at(1), null, null, at(3)]);
});

test('a step taken back lies ahead again', () => {
  const steps = orderTimeline('processing', [
    event(1, 'confirmed'),
    event(2, 'shipped'),
    event(3, 'processing'),
  ]);
  expect(steps.find(({ status }) => status === 'shipped')).toEqual({
    status: 'shipped',
    at: null,
    state: 'ahead',
  });
});

test('a cancelled order ends with its cancellation', () => {
  const steps = orderTimeline('cancelled', [event(1, 'confirmed'), event(2, 'cancelled')]);
  expect(steps.map(({ status, state }) => [status, state])).toEqual([
    ['confirmed', 'done'],
    ['cancelled', 'current'],
  ]);
});
