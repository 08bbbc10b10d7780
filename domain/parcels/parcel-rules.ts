import { hasLeft, type OrderStatus } from '#domain/order/order.ts';
import { mostPieces, type PieceCounts, toSend } from '#domain/order-lines/line-state.ts';
import type { Parcel, ParcelPieces } from './parcel.ts';

type Counted = { lineId: string; tally: PieceCounts };

export type PackProblem =
  | { problem: 'nothing-chosen' }
  | { problem: 'no-such-line'; lineId: string }
  /** Cancelled pieces, those taken back by a refund, and those sent before cannot be sent. */
  | { problem: 'too-many-pieces'; lineId: string; most: number };

/**
 * Returns the pieces that leave in a parcel, lines without any left out, or why they cannot: of each line at most what was
 * ordered, less what was cancelled or is sent already. Asked under the lock of the order.
 */
export function packPieces(
  lines: readonly Counted[],
  asked: readonly ParcelPieces[],
): { ok: true; pieces: ParcelPieces[] } | ({ ok: false } & PackProblem) {
  const counts = new Map<string, number>();
  for (const { lineId, quantity } of asked) counts.set(lineId, (counts.get(lineId) ?? 0) + quantity);
  for (const [lineId, quantity] of counts) {
    const line = lines.find((each) => each.lineId === lineId);
    if (!line) return { ok: false, problem: 'no-such-line', lineId };
    const most = mostPieces('send', line.tally);
    if (quantity > most) return { ok: false, problem: 'too-many-pieces', lineId, most };
  }
  const pieces = [...counts].flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId, quantity }] : []));
  return pieces.length > 0 ? { ok: true, pieces } : { ok: false, problem: 'nothing-chosen' };
}

/** True where these pieces are all that is left to send. */
export function isRest(lines: readonly Counted[], pieces: readonly ParcelPieces[]): boolean {
  const left = lines.reduce((sum, { tally }) => sum + toSend(tally), 0);
  return left === pieces.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** In the first minute nobody was told of a parcel: its mail waits. */
const UNTOLD_MS = 60_000;

/** True where the customer may have been told of a parcel that stands; `now` in ms. */
export function isTold({ madeAt, undoneAt }: Pick<Parcel, 'madeAt' | 'undoneAt'>, now: number): boolean {
  return undoneAt === null && now - Date.parse(madeAt) > UNTOLD_MS;
}

/** The reason a parcel cannot be undone, as a sentence for staff; null where it can. */
export function whyNotUndone(
  { undoneAt, pieces }: Pick<Parcel, 'undoneAt' | 'pieces'>,
  status: OrderStatus,
  lines: readonly Counted[],
): string | null {
  if (undoneAt !== null) return 'It is undone already.';
  if (status === 'delivered') return 'The order was delivered.';
  if (status === 'cancelled') return 'The order is cancelled.';
  const hasReturned = pieces.some(({ lineId, quantity }) => {
    const tally = lines.find((each) => each.lineId === lineId)?.tally;
    return !tally || tally.sent - quantity < tally.returned;
  });
  return hasReturned ? 'Pieces of it came back: they were sent.' : null;
}

/** The status of an order from which a parcel is undone: one that is not all sent any more goes back to being packed. */
export function statusAfterUndo(status: OrderStatus): OrderStatus {
  return hasLeft(status) ? 'processing' : status;
}

/**
 * Divides pieces of a line that did not leave after all over the parcels that hold them, the last parcel first. What no parcel
 * holds stays over.
 */
export function takeOut(
  parcels: readonly Pick<Parcel, 'id' | 'place' | 'pieces'>[],
  lineId: string,
  quantity: number,
): { taken: { parcelId: string; quantity: number }[]; over: number } {
  let over = quantity;
  const taken = parcels
    .toSorted((one, other) => other.place - one.place)
    .flatMap(({ id, pieces }) => {
      const held = pieces.find((each) => each.lineId === lineId)?.quantity ?? 0;
      const out = Math.min(held, over);
      over -= out;
      return out > 0 ? [{ parcelId: id, quantity: out }] : [];
    });
  return { taken, over };
}
