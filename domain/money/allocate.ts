import type { Pence } from './money.ts';

/**
 * Splits an amount over parts in proportion to their weights, to the penny: the shares add up to the amount. Pennies left over
 * by rounding go to the largest remainders, the first of equal ones. Weights are not negative; where all are 0 the first part
 * bears everything. Throws a RangeError without parts.
 */
export function allocate(amountPence: Pence, weights: readonly number[]): Pence[] {
  if (weights.length === 0) throw new RangeError('There is nothing to allocate to.');
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map((_, place) => (place === 0 ? amountPence : 0));
  const shares = weights.map((weight) => shareOf(amountPence, weight, whole));
  const missing = amountPence - shares.reduce((sum, { pence }) => sum + pence, 0);
  if (missing === 0) return shares.map(({ pence }) => pence);
  const step = Math.sign(missing);
  const order = shares
    .map(({ remainder }, place) => ({ remainder: remainder * step, place }))
    .sort((a, b) => b.remainder - a.remainder || a.place - b.place);
  for (const { place } of order.slice(0, Math.abs(missing))) {
    const share = shares[place];
    if (share) share.pence += step;
  }
  return shares.map(({ pence }) => pence);
}

function shareOf(amountPence: Pence, weight: number, whole: number): { pence: Pence; remainder: number } {
  const product = amountPence * weight;
  if (Number.isSafeInteger(product)) {
    const remainder = product % whole;
    return { pence: (product - remainder) / whole, remainder };
  }
  // Whole numbers of any size: the product of two sums of money may pass 2^53.
  const large = BigInt(amountPence) * BigInt(weight);
  return { pence: Number(large / BigInt(whole)), remainder: Number(large % BigInt(whole)) };
}
