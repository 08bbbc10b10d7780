import { data } from 'react-router';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { slipsOfOrders } from '#operations/dispatch/slips-of-orders.ts';
import type { Route } from './+types/slips-file-page';
import { askedOrders } from './asked-orders.ts';
import { pdfResponse } from './pdf-response.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

/** The packing slips of these orders as one file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'orders.view');
  const platform = context.get(platformContext);
  const { numbers, takenIn } = askedOrders(url);
  const slips = await slipsOfOrders(platform.db, numbers, { takenIn });
  if (slips.length === 0) throw data(null, { status: 404 });
  const { shop, delivery } = await readSettings(platform.db);
  const { name, supportEmail, phone } = shop;
  const bytes = await platform.printSlips(
    slips.map(({ slip }) => slip),
    { name, email: supportEmail, phone, returnAddress: delivery.returnAddress },
  );
  return pdfResponse('packing-slips.pdf', bytes);
}
