import { useState } from 'react';
import { type DeliveryPlace, deliveryWindow } from '#domain/delivery/delivery-window.ts';
import { expectedWords } from '#domain/delivery/expected-words.ts';

/** Returns when an order placed now arrives: 'Expected Tue 1 – Fri 4 Dec'. For what script draws alone: the server has no day. */
export function useExpected(place: DeliveryPlace | null): string {
  const [nowMs] = useState(() => Date.now());
  return expectedWords(deliveryWindow(nowMs, place));
}
