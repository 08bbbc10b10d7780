import { parseTakenIn, type TakenIn } from '#domain/dispatch/taken-in.ts';
import { MOST_SLIPS } from '#domain/order/sending.ts';

/**
 * The orders that an address names, without doubles, at most as many as are packed at once, and those that are taken in although
 * something speaks against their payment.
 */
export function askedOrders({ searchParams }: URL): { numbers: string[]; takenIn: TakenIn } {
  const numbers = (searchParams.get('numbers') ?? '').split(',').map((number) => number.trim());
  return {
    numbers: [...new Set(numbers.filter(Boolean))].slice(0, MOST_SLIPS),
    takenIn: parseTakenIn(searchParams.getAll('with')),
  };
}
