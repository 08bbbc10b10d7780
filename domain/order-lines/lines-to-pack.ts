import type { LineTally } from './line-movement.ts';

/** Returns the lines of an order with the pieces that go to the shopper: without those that were taken out of it by themselves. */
export function linesToPack<Line extends { quantity: number }>(
  lines: readonly (Line & { tally: LineTally })[],
): Omit<Line & { tally: LineTally }, 'tally'>[] {
  return lines
    .map(({ tally, ...line }) => ({ ...line, quantity: tally.ordered - tally.cancelledAlone }))
    .filter(({ quantity }) => quantity > 0);
}
