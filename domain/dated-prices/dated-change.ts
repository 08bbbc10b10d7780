import { changedPrice, type PriceEnding } from '#domain/catalogue/bulk/bulk-price.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';

export const DATED_CHANGES = ['percent', 'sum', 'fixed'] as const;

export type DatedHow = (typeof DATED_CHANGES)[number];

/** What a dated price does: `amount` is hundredths of a percent off, pence off, or the price in pence. */
export type DatedChange = { how: DatedHow; amount: number; ending: PriceEnding };

const AS_BULK = { percent: 'lower-percent', sum: 'lower', fixed: 'set' } as const;

/** The price while it holds, in whole pence with its ending, as a change of many products computes it. */
export function datedPence(pricePence: Pence, { how, amount, ending }: DatedChange): Pence {
  return changedPrice(pricePence, { kind: 'price', how: AS_BULK[how], amount, ending });
}

/** Returns '20% off, ending in .99', '£5.00 off' or '£9.99'. */
export function datedChangeText({ how, amount, ending }: DatedChange): string {
  const words = {
    percent: `${amount / 100}% off`,
    sum: `${formatPounds(amount)} off`,
    fixed: formatPounds(amount),
  };
  return ending === null ? words[how] : `${words[how]}, ending in .${ending}`;
}
