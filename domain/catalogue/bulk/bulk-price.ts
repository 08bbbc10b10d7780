import type { Pence } from '#domain/money/money.ts';

export const PRICE_CHANGES = ['set', 'raise', 'lower', 'raise-percent', 'lower-percent', 'original'] as const;

export type PriceHow = (typeof PRICE_CHANGES)[number];

/** The pence a changed price ends with; null leaves it as computed. */
export const PRICE_ENDINGS = [99, 95, 49] as const;

export type PriceEnding = (typeof PRICE_ENDINGS)[number] | null;

export type PriceChange = {
  kind: 'price';
  how: PriceHow;
  /** Pence, or hundredths of a percent; not used by 'original', which goes back to the original price. */
  amount: number;
  ending: PriceEnding;
  /** A price of £0.00 is meant; without it one is refused. */
  allowsFree?: boolean;
};

/** The price after a change, in whole pence; below zero where more is taken off than there is. */
export function changedPrice(pricePence: Pence, { how, amount, ending }: PriceChange): Pence {
  const computed = Math.round(COMPUTED[how](pricePence, amount));
  return computed < 0 || ending === null ? computed : nearestEnding(computed, ending);
}

const COMPUTED: Record<PriceHow, (pence: Pence, amount: number) => number> = {
  set: (_, amount) => amount,
  raise: (pence, amount) => pence + amount,
  lower: (pence, amount) => pence - amount,
  'raise-percent': (pence, amount) => (pence * (10_000 + amount)) / 10_000,
  'lower-percent': (pence, amount) => (pence * (10_000 - amount)) / 10_000,
  original: (pence) => pence,
};

/** The nearest price that ends so, the lower of two equally near; never below £0.49 or whichever ending comes first. */
function nearestEnding(pence: Pence, ending: number): Pence {
  const below = Math.floor((pence - ending) / 100) * 100 + ending;
  const above = below + 100;
  return below >= 0 && pence - below <= above - pence ? below : above;
}
