import { deliveryWindow } from './delivery-window.ts';
import { windowText } from './expected-words.ts';

/** 'Tue 1 – Fri 4 Dec', for an order placed now to a place nobody has named. Product pages load it late, with its calendar. */
export function daysFromNow(nowMs: number): string {
  return windowText(deliveryWindow(nowMs, null));
}
