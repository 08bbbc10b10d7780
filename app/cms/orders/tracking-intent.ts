import { data } from 'react-router';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { parseTracking } from '#domain/order/tracking.ts';
import { trackOrder } from '#operations/order/track-order.ts';
import type { OrderCommandResult } from './order-command-result.ts';
import type { AskedOfOrder } from './order-intent.ts';

/** Writes the tracking of an order that left in one parcel. */
export async function saveTracking({ platform, member, orderNumber, form }: AskedOfOrder) {
  const submitted = readSubmitted(form);
  const parsed = parseTracking(submitted);
  if (!parsed.ok || !parsed.tracking) {
    const errors = parsed.ok ? {} : parsed.errors;
    return data<OrderCommandResult>({ ok: false, message: 'Nothing was changed.', errors, submitted }, 422);
  }
  if (!(await trackOrder(platform, member, orderNumber, parsed.tracking))) throw data(null, { status: 404 });
  return data<OrderCommandResult>({ ok: true, message: 'Tracking saved.', submitted });
}
