import { hasLeft, holdsStock, type OrderStatus } from '#domain/order/order.ts';
import type { StockChoice } from '#domain/order-moves/move-questions.ts';
import type { LineMovement, LineTally, MovementCause, MovementKind } from './line-movement.ts';

type Places = Pick<LineTally, 'cancelled' | 'sent' | 'returned' | 'sentAlone'>;

/** `isPartAway`: parcels of some pieces are on their way (`isPartAway`), so that the others are in the house. */
export type StatusOfPieces = { to: OrderStatus; stock: StockChoice; isPartAway?: boolean };

/**
 * Returns the movements that the owner's word for an order implies for one of its lines: those that lead from where its pieces
 * are to where that status says they are. None where they are there already, so that a status set twice moves nothing twice.
 * What was decided for pieces alone stays, parcels of pieces among it: an order that is set back still has them on their way,
 * unless they came back with its cancellation. `stock` says whether the pieces of a cancelled order are in stock again.
 */
export function statusMovements(line: LineTally, of: StatusOfPieces): LineMovement[] {
  const aim = placesBy(line, of);
  const movements: [MovementKind, MovementCause, number][] = [
    ['cancelled', 'status', aim.cancelled - line.cancelled],
    ['sent', 'status', aim.sent - aim.sentAlone - (line.sent - line.sentAlone)],
    ['sent', 'pieces', aim.sentAlone - line.sentAlone],
    ['returned', 'status', aim.returned - line.returned],
  ];
  return movements.flatMap(([kind, cause, quantity]) =>
    quantity === 0
      ? []
      : [{ kind, cause, quantity, stockBack: kind === 'sent' ? 0 : quantity, amountPence: 0 }],
  );
}

/** True where a change between two statuses can move pieces. */
export function movesPieces(from: OrderStatus, to: OrderStatus): boolean {
  return hasLeft(from) !== hasLeft(to) || holdsStock(from) !== holdsStock(to);
}

/** True for an order of which parcels of some pieces have left and did not all come back. */
export function isPartAway(lines: readonly Pick<LineTally, 'sentAlone' | 'returnedAlone'>[]): boolean {
  return lines.some(({ sentAlone, returnedAlone }) => sentAlone > returnedAlone);
}

function placesBy(line: LineTally, { to, stock, isPartAway = false }: StatusOfPieces): Places {
  const { ordered, sent, sentAlone, cancelledAlone: cancelled, returnedAlone: returned } = line;
  if (!hasLeft(to) && holdsStock(to)) {
    // Pieces that came back by themselves were sent, whatever the order is set to; they are no status's any more.
    const cameBack = line.returned - returned;
    const stays = Math.max(sentAlone - cameBack, returned);
    return { cancelled, sent: stays, sentAlone: stays, returned };
  }
  if (hasLeft(to) || (stock === 'keep-out' && !isPartAway))
    return { cancelled, sent: ordered - cancelled, sentAlone, returned };
  const isBack = stock === 'return';
  return { cancelled: ordered - sent, sent, sentAlone, returned: isBack ? sent : returned };
}
