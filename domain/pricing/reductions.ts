import { allocate } from '#domain/money/allocate.ts';
import type { Pence } from '#domain/money/money.ts';

/** A sum to take off goods or delivery. Whoever knows offers decides it; the quote shares it out. */
export type Reduction = {
  /** In words, for the shopper and for papers. */
  reason: string;
  /** Not negative; more than there is to pay takes off all of it. */
  pence: Pence;
  /** Places of the lines that bear it; 'delivery' takes it off delivery. */
  from: readonly number[] | 'delivery';
  /** The code behind it; null for one that needs none. */
  code: string | null;
};

/** What takes money off one line, or off delivery. */
export type Adjustment = {
  reason: string;
  code: string | null;
  pence: Pence;
  /** The offer behind it; missing for what was agreed otherwise. */
  promotionId?: string;
};

export type Reduced = { adjustments: Adjustment[]; pence: Pence };

/** Takes reductions off lines in their order, each in proportion to what is left to pay of a line. No line falls below 0. */
export function reduceLines(grossPence: readonly Pence[], reductions: readonly Reduction[]): Reduced[] {
  const lines = grossPence.map((pence): Reduced => ({ adjustments: [], pence }));
  for (const { reason, code, pence, from } of reductions) {
    if (from === 'delivery') continue;
    const bearing = lines.filter((line, place) => from.includes(place) && line.pence > 0);
    if (bearing.length === 0) continue;
    const left = bearing.reduce((sum, line) => sum + line.pence, 0);
    const shares = allocate(
      Math.min(pence, left),
      bearing.map((line) => line.pence),
    );
    for (const [place, line] of bearing.entries()) take(line, { reason, code, pence: shares[place] ?? 0 });
  }
  return lines;
}

/** Takes the shares that offers gave to each line off it. */
export function reduceByShares(lines: Reduced[], shares: readonly (readonly Adjustment[])[]): Reduced[] {
  for (const [place, line] of lines.entries())
    for (const { pence, ...share } of shares[place] ?? [])
      take(line, { ...share, pence: Math.min(pence, line.pence) });
  return lines;
}

/** Takes the reductions of delivery off its price. */
export function reduceDelivery(pence: Pence, reductions: readonly Reduction[]): Reduced {
  const delivery: Reduced = { adjustments: [], pence };
  for (const { reason, code, pence: wanted, from } of reductions)
    if (from === 'delivery') take(delivery, { reason, code, pence: Math.min(wanted, delivery.pence) });
  return delivery;
}

function take(from: Reduced, adjustment: Adjustment): void {
  if (adjustment.pence === 0) return;
  from.adjustments.push(adjustment);
  from.pence -= adjustment.pence;
}
