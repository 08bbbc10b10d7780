import { data } from 'react-router';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { labelOf } from '#domain/dispatch/label.ts';
import { parcelsToSend } from '#operations/dispatch/parcels-to-send.ts';
import type { Route } from './+types/labels-page';
import { askedOrders } from './asked-orders.ts';
import { pdfResponse } from './pdf-response.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

/** Address labels of 4 by 6 inches, one a page, for what is left to send of these orders. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'orders.change-status');
  const platform = context.get(platformContext);
  const { numbers, takenIn } = askedOrders(url);
  const { parcels } = await parcelsToSend(platform.db, numbers, takenIn);
  if (parcels.length === 0) throw data(null, { status: 404 });
  const { shop, delivery } = await readSettings(platform.db);
  const labels = parcels.map((parcel) => labelOf(parcel, delivery.returnAddress));
  return pdfResponse('labels.pdf', await platform.printLabels(labels, shop.name));
}
