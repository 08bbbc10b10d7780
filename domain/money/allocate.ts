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
  const shares: Pence[] = [];
  const remainders: number[] = [];
  let missing = amountPence;
  for (const weight of weights) {
    const { pence, remainder } = shareOf(amountPence, weight, whole);
    shares.push(pence);
    remainders.push(remainder);
    missing -= pence;
  }
  const step = Math.sign(missing);
  // There are fewer pennies left over than parts.
  for (; missing !== 0; missing -= step) {
    let first = 0;
    for (const [place, remainder] of remainders.entries())
      if (remainder * step > (remainders[first] ?? 0) * step) first = place;
    shares[first] = (shares[first] ?? 0) + step;
    remainders[first] = Number.NEGATIVE_INFINITY * step;
  }
  return shares;
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
