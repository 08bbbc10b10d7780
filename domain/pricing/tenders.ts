import type { Pence } from '#domain/money/money.ts';

/** Money that a shopper has with the shop: a balance of its own kind. */
export type Credit = { id: string; balancePence: Pence };

/** A part of a total and what pays it. */
export type Tender = { kind: 'credit'; id: string; pence: Pence } | { kind: 'to-pay'; pence: Pence };

/** Pays a total from credits in their order; what they do not cover is left to pay. A part of 0 is left out. */
export function tendersOf(totalPence: Pence, credits: readonly Credit[]): Tender[] {
  let left = totalPence;
  const used = credits.flatMap(({ id, balancePence }): Tender[] => {
    const pence = Math.max(0, Math.min(left, balancePence));
    left -= pence;
    return pence > 0 ? [{ kind: 'credit', id, pence }] : [];
  });
  return left > 0 ? [...used, { kind: 'to-pay', pence: left }] : used;
}
