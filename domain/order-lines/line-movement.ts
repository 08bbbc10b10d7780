import type { Pence } from '#domain/money/money.ts';

/** What happens to pieces of a line. That they were ordered needs no movement: the line says how many. */
export const MOVEMENT_KINDS = ['cancelled', 'sent', 'returned', 'refunded'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/**
 * `status`: follows from the owner's word for the whole order; `pieces`: was decided for these pieces alone, and stays when the
 * word is taken back; `money`: follows from refunds.
 */
export const MOVEMENT_CAUSES = ['status', 'pieces', 'money'] as const;
export type MovementCause = (typeof MOVEMENT_CAUSES)[number];

/** A movement is never edited: one with a quantity below 0 corrects those before it. */
export type LineMovement = {
  kind: MovementKind;
  cause: MovementCause;
  quantity: number;
  /** Of these so many came back into stock; below 0: were taken from it again. */
  stockBack: number;
  /** The money given back for them. */
  amountPence: Pence;
};

/** Where the pieces of a line are, by all of its movements. */
export type LineTally = {
  ordered: number;
  cancelled: number;
  sent: number;
  returned: number;
  refunded: number;
  refundedPence: Pence;
  /** Cancelled or returned, and in stock again. */
  stockBack: number;
  /** Of `cancelled`, `sent` and `returned`, what was decided for the pieces alone. */
  cancelledAlone: number;
  sentAlone: number;
  returnedAlone: number;
};

/** Returns where the pieces are, in whatever order the movements come. */
export function tallyOf(ordered: number, movements: readonly LineMovement[]): LineTally {
  const sumOf = (kind: MovementKind, cause?: MovementCause) =>
    movements.reduce(
      (sum, movement) =>
        movement.kind === kind && (cause === undefined || movement.cause === cause)
          ? sum + movement.quantity
          : sum,
      0,
    );
  return {
    ordered,
    cancelled: sumOf('cancelled'),
    sent: sumOf('sent'),
    returned: sumOf('returned'),
    refunded: sumOf('refunded'),
    refundedPence: movements.reduce((sum, { amountPence }) => sum + amountPence, 0),
    stockBack: movements.reduce((sum, { stockBack }) => sum + stockBack, 0),
    cancelledAlone: sumOf('cancelled', 'pieces'),
    sentAlone: sumOf('sent', 'pieces'),
    returnedAlone: sumOf('returned', 'pieces'),
  };
}
