import { type CsvColumns, csvResponse } from '#app/cms/lists/csv-response.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { listAllSubscribers, type Subscriber } from '#database/queries/inbox/listed-subscribers.ts';
import { SUBSCRIBER_LIST } from '#domain/inbox/subscriber-list.ts';
import { parseListQuery } from '#domain/lists/list-query.ts';
import type { Route } from './+types/subscribers-export-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const COLUMNS: CsvColumns<Subscriber> = [
  ['E-mail', ({ email }) => email],
  ['Status', ({ status }) => status],
  ['Source', ({ source }) => source],
  ['Since', ({ createdAt }) => createdAt],
];

/**
 * The addresses of the list's filters, as a file for a spreadsheet or a mailing service. Without a status only the confirmed
 * ones: nobody else may be written to.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'subscribers.export');
  const { db, log } = context.get(platformContext);
  const query = parseListQuery(url.searchParams, SUBSCRIBER_LIST);
  const status = query.filters.status || 'confirmed';
  const subscribers = await listAllSubscribers(db, { ...query, filters: { status } });
  return csvResponse(`newsletter-${status}.csv`, COLUMNS, subscribers, log);
}
