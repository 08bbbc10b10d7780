import { data, redirect } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { findCustomerOfOrder } from '#database/queries/customers/customer-history.ts';
import { followLatestCustomers } from '#database/queries/customers/follow-customers.ts';
import type { Route } from './+types/customer-of-order-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

/** Leads to the customer of an order. An order of long ago may not be followed yet after an upgrade: not found. */
export async function loader({ context, params: { orderNumber } }: Route.LoaderArgs) {
  requirePermission(context, 'customers.view');
  const { db, random } = context.get(platformContext);
  await followLatestCustomers(db, () => random.id());
  const id = await findCustomerOfOrder(db, orderNumber);
  if (id) throw redirect(cmsPaths.customer(id));
  throw data(null, { status: 404 });
}
