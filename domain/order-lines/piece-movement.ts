import type { LineMovement, LineTally } from './line-movement.ts';
import { whyNotMoved } from './line-state.ts';

export type PieceAction = 'cancel' | 'return';

/**
 * Returns the movement of some pieces of a line, whatever becomes of the others; or the reason it cannot be, for staff.
 * `isInStock`: they are for sale again.
 */
export function pieceMovement(
  line: LineTally,
  { action, quantity, isInStock }: { action: PieceAction; quantity: number; isInStock: boolean },
): { ok: true; movement: LineMovement } | { ok: false; message: string } {
  const message = whyNotMoved(action, line, quantity);
  if (message) return { ok: false, message };
  const kind = action === 'cancel' ? 'cancelled' : 'returned';
  const stockBack = isInStock ? quantity : 0;
  return { ok: true, movement: { kind, cause: 'pieces', quantity, stockBack, amountPence: 0 } };
}
