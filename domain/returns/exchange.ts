import { allocate } from '#domain/money/allocate.ts';
import type { Pence } from '#domain/money/money.ts';

/** Pieces that are exchanged, together. */
export type ExchangedLine = {
  /** What was paid for the pieces that come back, less what is taken off. */
  valuePence: Pence;
  /** What the pieces that are sent instead cost. */
  costPence: Pence;
};

export type PricedExchange = {
  /** What of the money stays with each line: it pays for what is sent instead. */
  keptPence: Pence[];
  /** What goes back of each line. */
  backPence: Pence[];
  /** What is still to be paid for what is sent. */
  owedPence: Pence;
};

/**
 * Sets what comes back off against what is sent instead, over all lines: the money of the first sale pays for the second as far as it
 * goes. Where the two bear another VAT (`isSameVat` false) nothing is set off: each sale has its own papers.
 */
export function priceExchange(
  lines: readonly ExchangedLine[],
  { isSameVat }: { isSameVat: boolean },
): PricedExchange {
  const values = lines.map(({ valuePence }) => valuePence);
  const worth = sum(values);
  const cost = sum(lines.map(({ costPence }) => costPence));
  const setOff = isSameVat ? Math.min(worth, cost) : 0;
  const keptPence = setOff === 0 ? values.map(() => 0) : allocate(setOff, values);
  return {
    keptPence,
    backPence: values.map((value, at) => value - (keptPence[at] ?? 0)),
    owedPence: cost - setOff,
  };
}

function sum(amounts: readonly Pence[]): Pence {
  return amounts.reduce((total, one) => total + one, 0);
}
