import type { OrderLine } from '#domain/order/order.ts';
import type { Tracking } from '#domain/order/tracking.ts';
import { type PieceCounts, toSend } from '#domain/order-lines/line-state.ts';
import { countText } from '#domain/text/count-text.ts';

/**
 * `pieces`: it was put together piece by piece, and stays when the status of its order is set back; `status`: it is what was left
 * when the order was set to a status of goods that have left.
 */
export const PARCEL_CAUSES = ['status', 'pieces'] as const;
export type ParcelCause = (typeof PARCEL_CAUSES)[number];

/** Pieces of a line. */
export type ParcelPieces = { lineId: string; quantity: number };

/** A parcel of an order. Nothing of it is deleted: an undone one stays as such. */
export type Parcel = {
  id: string;
  /** The first of its order is 1; never given to another. */
  place: number;
  cause: ParcelCause;
  tracking: Tracking;
  weightGrams: number | null;
  /** When it left (UTC, ISO), as staff said. */
  sentAt: string;
  madeAt: string;
  madeBy: string | null;
  undoneAt: string | null;
  undoneBy: string | null;
  /** What left in it; of an undone one, what would have. */
  pieces: ParcelPieces[];
};

/** The parcels that are on their way or there. */
export function standingParcels<Of extends Pick<Parcel, 'undoneAt'>>(parcels: readonly Of[]): Of[] {
  return parcels.filter(({ undoneAt }) => undoneAt === null);
}

/** How many pieces of an order were sent, of those that are to be; cancelled pieces are neither. */
export type SentProgress = { sent: number; of: number };

export function sentProgress(lines: readonly PieceCounts[]): SentProgress {
  return {
    sent: lines.reduce((sum, { sent }) => sum + sent, 0),
    of: lines.reduce((sum, { ordered, cancelled }) => sum + ordered - cancelled, 0),
  };
}

/** True where some pieces were sent and others are still to be. */
export function isPartSent({ sent, of }: SentProgress): boolean {
  return sent > 0 && sent < of;
}

/** '2 of 5 pieces sent'. */
export function sentText({ sent, of }: SentProgress): string {
  return `${sent} of ${countText(of, 'piece')} sent`;
}

type Line = Pick<OrderLine, 'lineId' | 'name' | 'variant'>;

/** The lines of a parcel in the order of the order's lines, each with its pieces in it. */
export function linesOfParcel<Of extends Line>(
  { pieces }: Pick<Parcel, 'pieces'>,
  lines: readonly Of[],
): (Of & { quantity: number })[] {
  const counts = new Map(pieces.map(({ lineId, quantity }) => [lineId, quantity]));
  return lines
    .map((line) => ({ ...line, quantity: counts.get(line.lineId) ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
}

/** The lines of several parcels together. */
export function linesOfParcels<Of extends Line>(
  parcels: readonly Pick<Parcel, 'pieces'>[],
  lines: readonly Of[],
): (Of & { quantity: number })[] {
  const all = parcels.flatMap(({ pieces }) => pieces);
  const pieces = lines.map(({ lineId }) => ({
    lineId,
    quantity: all.reduce((sum, each) => (each.lineId === lineId ? sum + each.quantity : sum), 0),
  }));
  return linesOfParcel({ pieces }, lines);
}

/** The lines of which pieces are still to leave, with how many. */
export function linesToCome<Of extends Line>(
  lines: readonly (Of & { tally: PieceCounts })[],
): (Omit<Of & { tally: PieceCounts }, 'tally'> & { quantity: number })[] {
  return lines
    .map(({ tally, ...line }) => ({ ...line, quantity: toSend(tally) }))
    .filter(({ quantity }) => quantity > 0);
}
