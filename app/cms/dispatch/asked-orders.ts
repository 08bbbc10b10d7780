import { MOST_SLIPS } from '#domain/order/sending.ts';

/** The orders that an address names, without doubles, at most as many as are packed at once. */
export function askedOrders({ searchParams }: URL): string[] {
  const numbers = (searchParams.get('numbers') ?? '').split(',').map((number) => number.trim());
  return [...new Set(numbers.filter(Boolean))].slice(0, MOST_SLIPS);
}
