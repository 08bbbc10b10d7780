import { TextField } from '#app/ui/field.tsx';
import type { Tracking } from '#domain/order/tracking.ts';

type Submitted = { submitted?: Record<string, string>; errors?: Record<string, string> };

/** The fields of an order's tracking; what a refused form held stays in them. */
export function TrackingFields({
  tracking: { carrier, number, link },
  result: { submitted = {}, errors = {} } = {},
}: {
  tracking: Tracking;
  result: Submitted | undefined;
}) {
  return (
    <>
      <TextField
        label="Carrier"
        name="carrier"
        optional
        defaultValue={submitted.carrier ?? carrier}
        error={errors.carrier}
        maxLength={60}
        autoComplete="off"
      />
      <TextField
        label="Tracking number"
        name="trackingNumber"
        optional
        defaultValue={submitted.trackingNumber ?? number}
        error={errors.trackingNumber}
        maxLength={60}
        autoComplete="off"
      />
      <TextField
        label="Tracking link"
        name="trackingLink"
        type="url"
        optional
        defaultValue={submitted.trackingLink ?? link}
        error={errors.trackingLink}
        hint="The customer sees it under Find your order, and in the mail that it is on its way"
        maxLength={500}
        autoComplete="off"
      />
    </>
  );
}
