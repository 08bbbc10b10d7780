import { data } from 'react-router';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { followAllCustomers } from '#database/queries/customers/follow-customers.ts';
import { readPersonData } from '#database/queries/customers/person-data.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { personReport } from '#domain/customers/person-report.ts';
import { londonTime } from '#domain/text/london-day.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/customer-data-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

/**
 * All that is kept of a person, as one file to hand over: to be read, or as JSON for another program (UK GDPR, articles 15 and
 * 20).
 */
export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  requirePermission(context, 'customers.export');
  const { db, clock, random } = context.get(platformContext);
  if (!(await followAllCustomers(db, () => random.id())))
    throw new Response(
      'Orders of before the upgrade are still being given to their customers. Try again in some minutes.',
      { status: 503, headers: { 'retry-after': '300' } },
    );
  const person = await readPersonData(db, id);
  if (!person) throw data(null, { status: 404 });
  const madeAt = nowIso(clock);
  const isJson = url.pathname.endsWith('.json');
  const body = isJson
    ? `${JSON.stringify({ madeAt, ...Object.fromEntries(person.map(({ section, records }) => [section, records])) }, null, 2)}\n`
    : personReport(person, { shopName: (await readSettings(db)).shop.name, madeAt: londonTime(madeAt) });
  return new Response(body, {
    headers: {
      'content-type': `${isJson ? 'application/json' : 'text/html'}; charset=utf-8`,
      'content-disposition': `attachment; filename="personal-data.${isJson ? 'json' : 'html'}"`,
      'cache-control': 'no-store',
    },
  });
}
