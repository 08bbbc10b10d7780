import type { LineMovement, LineTally } from './line-movement.ts';
import { mostPieces } from './line-state.ts';
import { pieceMovement } from './piece-movement.ts';

/** How many pieces of a line can be put on the shelf: those that are not sent, and those that can come back. */
export function mostRestocked(line: LineTally): number {
  return mostPieces('cancel', line) + mostPieces('return', line);
}

/** Returns the movements that put pieces on the shelf: pieces that are not sent stay there, others came back. */
export function restockMovements(
  line: LineTally,
  quantity: number,
): { ok: true; movements: LineMovement[] } | { ok: false; most: number } {
  const most = mostRestocked(line);
  if (quantity > most) return { ok: false, most };
  const cancelled = Math.min(quantity, mostPieces('cancel', line));
  const movements = (
    [
      ['cancel', cancelled],
      ['return', quantity - cancelled],
    ] as const
  ).flatMap(([action, pieces]) => {
    if (pieces === 0) return [];
    const moved = pieceMovement(line, { action, quantity: pieces, isInStock: true });
    return moved.ok ? [moved.movement] : [];
  });
  return { ok: true, movements };
}

/** True where pieces of a line go to the shopper: they were not cancelled or returned by themselves. */
export function keepsPieces({ ordered, cancelledAlone, returnedAlone }: LineTally): boolean {
  return ordered - cancelledAlone - returnedAlone > 0;
}

/** The reason an order is neither packed nor sent whose pieces are all on the shelf again. */
export const NOTHING_TO_SEND = 'It cannot be packed or sent. None of its pieces is left to send.';
