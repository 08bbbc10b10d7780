import type { Pence } from './money.ts';

/** Asks about a price of £0.00 where a product is entered: a forgotten price sells goods for nothing. */
export const FREE_QUESTION = 'A price of £0.00 gives it away: tick ‘Free of charge’ if that is meant';

/** Asks about it in the list, where there is no box. */
export const FREE_QUESTION_IN_LIST =
  'A price of £0.00 gives it away. Press Enter once more if that is meant.';

/** True where a price becomes £0.00 that was another: it is asked about. */
export function becomesFree(pricePence: Pence | null, wasPence: Pence | null): boolean {
  return pricePence === 0 && wasPence !== 0;
}
