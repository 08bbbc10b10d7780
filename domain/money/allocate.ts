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
  // Whole numbers of any size: the product of two sums of money may pass 2^53.
  const shares = weights.map((weight) => {
    const product = BigInt(amountPence) * BigInt(weight);
    return { pence: Number(product / BigInt(whole)), remainder: product % BigInt(whole) };
  });
  const missing = amountPence - shares.reduce((sum, { pence }) => sum + pence, 0);
  const step = Math.sign(missing);
  const order = shares
    .map(({ remainder }, place) => ({ remainder: remainder * BigInt(step || 1), place }))
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.place - b.place : a.remainder > b.remainder ? -1 : 1,
    );
  for (const { place } of order.slice(0, Math.abs(missing))) {
    const share = shares[place];
    if (share) share.pence += step;
  }
  return shares.map(({ pence }) => pence);
}
