import type { Db } from '#database/open.ts';
import { tallyLines } from '#database/queries/order/line-movements.ts';
import { findOrder } from '#database/queries/order/orders.ts';
import { listParcels } from '#database/queries/parcels/parcels.ts';
import { listConcerns } from '#database/queries/payment/payment-risks.ts';
import { isTakenIn, type TakenIn } from '#domain/dispatch/taken-in.ts';
import type { TrackedRow } from '#domain/dispatch/tracking-file.ts';
import type { Tracking } from '#domain/order/tracking.ts';
import { concernTexts, packingOf } from '#domain/order-moves/packing.ts';
import { linesToCome, type Parcel, standingParcels } from '#domain/parcels/parcel.ts';
import type { PaymentConcern } from '#domain/payment/payment-risk.ts';
import { correctParcel } from '#operations/parcels/correct-parcel.ts';
import { sendParcel } from '#operations/parcels/send-parcel.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Actor } from '#operations/platform/staff-write.ts';

/** How the parcels of a file are followed: `link` has '{number}' where the number stands; both may be ''. */
export type TrackingTerms = { carrier: string; link: string };

/**
 * What becomes of a row: the rest of its order leaves, its parcel that has no number gets it, it has it already, it is to be taken in
 * first because something speaks against its payment, or nothing is done for the reason.
 */
export type TrackedOutcome =
  | { kind: 'send'; pieces: number }
  | Asked
  | { kind: 'number' }
  | { kind: 'done' }
  | { kind: 'refused'; reason: string };

type Asked = { kind: 'ask'; concerns: readonly PaymentConcern[]; reason: string };

type Planned =
  | Asked
  | { kind: 'send'; pieces: { lineId: string; quantity: number }[] }
  | { kind: 'number'; parcel: Parcel }
  | { kind: 'done' }
  | { kind: 'refused'; reason: string };

/** Says what `sendTracked` would do with each row, and changes nothing. */
export async function previewTracked(
  db: Db,
  rows: readonly TrackedRow[],
): Promise<(TrackedRow & { outcome: TrackedOutcome })[]> {
  const previews: (TrackedRow & { outcome: TrackedOutcome })[] = [];
  for (const row of rows) {
    const planned = await planOf(db, row, new Map());
    previews.push({ ...row, outcome: outcomeOf(planned) });
  }
  return previews;
}

/**
 * Sends what is left of each order under its tracking number, order by order, each in a transaction of its own: an order that
 * cannot be sent does not hold up the others. A file that is sent again, or that a death cut short, does nothing twice.
 */
export async function sendTracked(
  platform: Platform,
  actor: Actor,
  {
    rows,
    terms,
    takenIn = new Map(),
  }: {
    rows: readonly TrackedRow[];
    terms: TrackingTerms;
    /** The orders that are sent although something speaks against their payment. */
    takenIn?: TakenIn;
  },
): Promise<(TrackedRow & { outcome: TrackedOutcome })[]> {
  const outcomes: (TrackedRow & { outcome: TrackedOutcome })[] = [];
  for (const row of rows)
    outcomes.push({ ...row, outcome: await sendOne(platform, actor, { row, terms, takenIn }) });
  return outcomes;
}

async function sendOne(
  platform: Platform,
  actor: Actor,
  { row, terms, takenIn }: { row: TrackedRow; terms: TrackingTerms; takenIn: TakenIn },
): Promise<TrackedOutcome> {
  const { orderNumber, number } = row;
  const planned = await planOf(platform.db, row, takenIn);
  const tracking = trackingOf(number, terms);
  if (planned.kind === 'number') {
    const details = { tracking, weightGrams: planned.parcel.weightGrams };
    const parcelId = planned.parcel.id;
    const corrected = await correctParcel(platform, {
      orderNumber,
      parcelId,
      details,
      sendsMail: true,
      actor,
    });
    return corrected.ok ? { kind: 'number' } : refused('Its parcel was undone meanwhile.');
  }
  if (planned.kind !== 'send') return outcomeOf(planned);
  const sent = await sendParcel(platform, {
    orderNumber,
    key: `tracking ${number}`,
    pieces: planned.pieces,
    details: { tracking, weightGrams: null, sentAt: null },
    actor,
    isConfirmed: false,
    answered: takenIn.get(orderNumber) ?? [],
  });
  if (sent.ok) return outcomeOf(planned);
  switch (sent.problem) {
    case 'not-paid':
      return refused(sent.message);
    default:
      return refused('It was changed meanwhile: look at it by hand.');
  }
}

async function planOf(db: Db, { orderNumber, number }: TrackedRow, takenIn: TakenIn): Promise<Planned> {
  const order = await findOrder(db, orderNumber);
  if (!order) return refused('There is no such order.');
  const parcels = standingParcels(await listParcels(db, order.id));
  if (parcels.some(({ tracking }) => tracking.number === number)) return { kind: 'done' };
  const left = linesToCome(await tallyLines(db, order.id, order.lines));
  const concerns = await listConcerns(db, order.id);
  const packing = packingOf({ ...order, concerns, piecesLeft: left.length });
  if (packing.kind === 'not' && packing.why !== 'nothing-left') return refused(packing.reason);
  if (packing.kind === 'ask' && !isTakenIn(takenIn, orderNumber, concerns))
    return { kind: 'ask', concerns, reason: concernTexts(concerns) };
  if (left.length > 0)
    return { kind: 'send', pieces: left.map(({ lineId, quantity }) => ({ lineId, quantity })) };
  const [unnumbered, ...others] = parcels.filter(({ tracking }) => tracking.number === '');
  if (!unnumbered) return refused('All of it is sent, under another number.');
  return others.length === 0
    ? { kind: 'number', parcel: unnumbered }
    : refused('Several of its parcels have no number: enter it on the right one.');
}

function outcomeOf(planned: Planned): TrackedOutcome {
  if (planned.kind === 'send')
    return { kind: 'send', pieces: planned.pieces.reduce((sum, { quantity }) => sum + quantity, 0) };
  return planned.kind === 'number' ? { kind: 'number' } : planned;
}

function refused(reason: string): { kind: 'refused'; reason: string } {
  return { kind: 'refused', reason };
}

function trackingOf(number: string, { carrier, link }: TrackingTerms): Tracking {
  return { carrier, number, link: link.replaceAll('{number}', encodeURIComponent(number)) };
}
