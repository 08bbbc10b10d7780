import { hasLeft, holdsStock, type OrderStatus } from '#domain/order/order.ts';
import type { StockChoice } from '#domain/order-moves/move-questions.ts';
import type { LineMovement, LineTally, MovementKind } from './line-movement.ts';

type Places = Pick<LineTally, 'cancelled' | 'sent' | 'returned'>;

/**
 * Returns the movements that the owner's word for an order implies for one of its lines: those that lead from where its pieces
 * are to where that status says they are. None where they are there already, so that a status set twice moves nothing twice.
 * What was decided for pieces alone stays. `stock` says whether the pieces of a cancelled order are in stock again.
 */
export function statusMovements(line: LineTally, to: OrderStatus, stock: StockChoice): LineMovement[] {
  const aim = placesBy(line, to, stock);
  return (['cancelled', 'sent', 'returned'] as const).flatMap((kind) => {
    const quantity = aim[kind] - line[kind];
    return quantity === 0 ? [] : [statusMovement(kind, quantity)];
  });
}

/** True where a change between two statuses can move pieces. */
export function movesPieces(from: OrderStatus, to: OrderStatus): boolean {
  return hasLeft(from) !== hasLeft(to) || holdsStock(from) !== holdsStock(to);
}

function placesBy(line: LineTally, to: OrderStatus, stock: StockChoice): Places {
  const { ordered, sent, cancelledAlone: cancelled, returnedAlone: returned } = line;
  // Pieces that came back by themselves were sent, whatever the order is set to.
  if (!hasLeft(to) && holdsStock(to)) return { cancelled, sent: returned, returned };
  if (hasLeft(to) || stock === 'keep-out') return { cancelled, sent: ordered - cancelled, returned };
  return { cancelled: ordered - sent, sent, returned: sent };
}

function statusMovement(kind: Exclude<MovementKind, 'refunded'>, quantity: number): LineMovement {
  const stockBack = kind === 'sent' ? 0 : quantity;
  return { kind, cause: 'status', quantity, stockBack, amountPence: 0 };
}
