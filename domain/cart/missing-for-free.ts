import type { Pence } from '#domain/money/money.ts';

/** Pence missing for free delivery; 0 when it is reached, null where it is never free. */
export function missingForFreeDelivery(subtotalPence: Pence, freeFromPence: Pence | null): Pence | null {
  return freeFromPence === null ? null : Math.max(0, freeFromPence - subtotalPence);
}
