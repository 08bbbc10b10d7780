import type { Pence } from '#domain/money/money.ts';

/** What an offer takes off a line, or off delivery, in the words of the offer. */
export type ShownAdjustment = { offer: string; reason: string; pence: Pence };

/** One sum for each offer, the largest first: the same order on every page. */
export function discountRows(adjustments: readonly ShownAdjustment[]): ShownAdjustment[] {
  const rows = new Map<string, ShownAdjustment>();
  for (const { offer, reason, pence } of adjustments) {
    const key = JSON.stringify([offer, reason]);
    rows.set(key, { offer, reason, pence: pence + (rows.get(key)?.pence ?? 0) });
  }
  return [...rows.values()]
    .filter(({ pence }) => pence > 0)
    .sort((a, b) => b.pence - a.pence || (a.offer < b.offer ? -1 : 1));
}
