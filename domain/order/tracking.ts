import * as v from 'valibot';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { optionalLine } from '#domain/fields/text-field.ts';
import { webAddressField } from '#domain/fields/web-address-field.ts';

/** How the parcel of an order is followed; each is '' where it is not known. */
export type Tracking = { carrier: string; number: string; link: string };

export const TRACKING_FIELDS = ['carrier', 'trackingNumber', 'trackingLink'] as const;

const schema = v.pipe(
  v.object({
    carrier: optionalLine('Carrier', 60),
    trackingNumber: optionalLine('Tracking number', 60),
    trackingLink: webAddressField('Tracking link'),
  }),
  v.transform(
    ({ carrier, trackingNumber, trackingLink }): Tracking => ({
      carrier,
      number: trackingNumber,
      link: trackingLink ?? '',
    }),
  ),
);

/** Reads the tracking of a form; null where the form has none of its fields. */
export function parseTracking(
  form: Record<string, unknown>,
): { ok: true; tracking: Tracking | null } | { ok: false; errors: Record<string, string> } {
  if (!TRACKING_FIELDS.some((name) => name in form)) return { ok: true, tracking: null };
  const parsed = v.safeParse(schema, form);
  return parsed.success
    ? { ok: true, tracking: parsed.output }
    : { ok: false, errors: fieldErrors(parsed.issues) };
}

/** 'Royal Mail, AB123456789GB'; '' where neither is known. */
export function trackingText({ carrier, number }: Tracking): string {
  return [carrier, number].filter(Boolean).join(', ');
}

export function hasTracking({ carrier, number, link }: Tracking): boolean {
  return carrier !== '' || number !== '' || link !== '';
}
