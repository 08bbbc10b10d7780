import * as v from 'valibot';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { parseTracking, type Tracking } from '#domain/order/tracking.ts';
import { isDay, londonDay, startOfLondonDay } from '#domain/text/london-day.ts';
import type { ParcelPieces } from './parcel.ts';

/** What staff say of a parcel beside what is in it. */
export type ParcelDetails = {
  tracking: Tracking;
  weightGrams: number | null;
  /** When it left (UTC, ISO); null: now. */
  sentAt: string | null;
};

export const MOST_GRAMS = 1_000_000;
const MOST_PIECES = 9999;

/** The field with the pieces of a line. */
export const piecesField = (lineId: string) => `pieces.${lineId}`;

type Parsed<Value> = { ok: true; value: Value } | { ok: false; errors: Record<string, string> };

/** Reads a form of a parcel: its pieces by line, how it is followed, its weight and the day it left. `now` is UTC, ISO. */
export function parseParcel(
  form: Record<string, unknown>,
  { now, placedAt }: { now: string; placedAt: string },
): Parsed<{ pieces: ParcelPieces[]; details: ParcelDetails }> {
  const details = parseParcelDetails(form);
  const pieces = Object.entries(form).flatMap(([name, value]) =>
    name.startsWith('pieces.') ? [{ lineId: name.slice('pieces.'.length), count: countOf(value) }] : [],
  );
  const sent = sentAt(String(form.sentOn ?? ''), now, placedAt);
  const errors = {
    ...(details.ok ? {} : details.errors),
    ...Object.fromEntries(
      pieces.flatMap(({ lineId, count }) =>
        count === null ? [[piecesField(lineId), 'Enter how many: 0 or more']] : [],
      ),
    ),
    ...(sent.ok ? {} : { sentOn: sent.message }),
  };
  if (!details.ok || !sent.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    value: {
      pieces: pieces.map(({ lineId, count }) => ({ lineId, quantity: count ?? 0 })),
      details: { ...details.value, sentAt: sent.at },
    },
  };
}

/** Reads how a parcel is followed and what it weighs. */
export function parseParcelDetails(
  form: Record<string, unknown>,
): Parsed<Pick<ParcelDetails, 'tracking' | 'weightGrams'>> {
  const tracking = parseTracking({
    carrier: '',
    trackingNumber: '',
    trackingLink: '',
    ...form,
  });
  const weight = v.safeParse(v.object({ weightGrams: weightField }), { weightGrams: form.weightGrams ?? '' });
  if (tracking.ok && tracking.tracking && weight.success)
    return { ok: true, value: { tracking: tracking.tracking, weightGrams: weight.output.weightGrams } };
  return {
    ok: false,
    errors: {
      ...(tracking.ok ? {} : tracking.errors),
      ...(weight.success ? {} : fieldErrors(weight.issues)),
    },
  };
}

const weightField = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (text) => text === '' || (/^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_GRAMS),
    'Weight is whole grams, at least 1',
  ),
  v.transform((text) => (text === '' ? null : Number(text))),
);

function countOf(value: unknown): number | null {
  const text = String(value ?? '').trim();
  if (text === '') return 0;
  return /^\d{1,4}$/.test(text) && Number(text) <= MOST_PIECES ? Number(text) : null;
}

/** A parcel leaves on a day from that of its order to today. */
function sentAt(
  day: string,
  now: string,
  placedAt: string,
): { ok: true; at: string | null } | { ok: false; message: string } {
  if (day === '' || day === londonDay(now)) return { ok: true, at: null };
  if (!isDay(day)) return { ok: false, message: 'Enter a date' };
  if (day > londonDay(now)) return { ok: false, message: 'Enter a date that is not in the future' };
  if (day < londonDay(placedAt)) return { ok: false, message: 'The order was placed after that' };
  const start = startOfLondonDay(day);
  return { ok: true, at: start < placedAt ? placedAt : start };
}
