import type { OrderStatus } from '#domain/order/order.ts';
import type { LineTally } from './line-movement.ts';

/**
 * Returns what became of a line beside the status of its order: '1 refunded, 1 returned', '2 not sent'; '' where nothing did.
 * Pieces that a cancelled order does not send are said by its status.
 */
export function piecesWords(
  { cancelled, cancelledAlone, returned, returnedAlone, refunded }: LineTally,
  status: OrderStatus,
): string {
  const isCancelled = status === 'cancelled';
  const counts: [number, string][] = [
    [refunded, 'refunded'],
    [isCancelled ? cancelledAlone : cancelled, 'not sent'],
    [isCancelled ? returnedAlone : returned, 'returned'],
  ];
  return counts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : [])).join(', ');
}
