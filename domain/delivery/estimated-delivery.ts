import { addDays, londonDay, startOfLondonDay } from '#domain/text/london-day.ts';
import type { DeliveryDays } from './delivery-plan.ts';
import { type DeliveryPlace, deliveryWindow } from './delivery-window.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The first day of an order's window, as an ISO time in UTC at the time of day at which it was placed. */
export function estimatedDelivery(placedAtMs: number, place: DeliveryPlace, service?: DeliveryDays): string {
  const placedOn = londonDay(new Date(placedAtMs).toISOString());
  const day = deliveryWindow(placedAtMs, place, service).first;
  // A change of the clocks must not carry a late order into the next day, nor an early one into the day before.
  const [start, end] = [day, addDays(day, 1)].map((each) => Date.parse(startOfLondonDay(each)));
  const days = (Date.parse(day) - Date.parse(placedOn)) / DAY_MS;
  const at = Math.min(Math.max(placedAtMs + days * DAY_MS, start ?? 0), (end ?? 0) - 1);
  return new Date(at).toISOString();
}
