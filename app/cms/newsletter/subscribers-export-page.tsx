import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { listAllSubscribers } from '#database/queries/inbox/listed-subscribers.ts';
import { SUBSCRIBER_LIST } from '#domain/inbox/subscriber-list.ts';
import { parseListQuery } from '#domain/lists/list-query.ts';
import { csvLine } from '#domain/text/csv.ts';
import type { Route } from './+types/subscribers-export-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

/**
 * The addresses the list shows, as a file for a spreadsheet or a mailing service. Without a status only the confirmed ones:
 * nobody else may be written to.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'subscribers.export');
  const { db } = context.get(platformContext);
  const query = parseListQuery(url.searchParams, SUBSCRIBER_LIST);
  const status = query.filters.status || 'confirmed';
  const subscribers = await listAllSubscribers(db, { ...query, filters: { status } });
  const lines = subscribers.map(({ email, status, source, createdAt }) =>
    csvLine([email, status, source, createdAt]),
  );
  return new Response(`\ufeff${csvLine(['E-mail', 'Status', 'Source', 'Since'])}${lines.join('')}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="newsletter-${status}.csv"`,
      'cache-control': 'no-store',
    },
  });
}
