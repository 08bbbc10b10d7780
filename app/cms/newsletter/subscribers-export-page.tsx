import { type CsvColumns, csvResponse } from '#app/cms/lists/csv-response.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { listAllSubscribers, type Subscriber } from '#database/queries/inbox/listed-subscribers.ts';
import { SUBSCRIBER_LIST, SUBSCRIBER_WORDS } from '#domain/inbox/subscriber-list.ts';
import { parseListQuery } from '#domain/lists/list-query.ts';
import { londonTime } from '#domain/text/london-day.ts';
import type { Route } from './+types/subscribers-export-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const COLUMNS: CsvColumns<Subscriber> = [
  ['Email', ({ email }) => email],
  ['May be mailed', ({ status }) => (status === 'confirmed' ? 'yes' : 'no')],
  ['Status', ({ status }) => SUBSCRIBER_WORDS[status]],
  ['Signed up on', ({ source }) => source],
  ['Signed up (London time)', ({ createdAt }) => londonTime(createdAt)],
  ['Status since (London time)', ({ updatedAt }) => londonTime(updatedAt)],
];

const FILE_NAMES = {
  '': 'newsletter-all-mail-only-the-confirmed.csv',
  confirmed: 'newsletter-confirmed.csv',
  pending: 'newsletter-unconfirmed-not-to-be-mailed.csv',
  unsubscribed: 'newsletter-unsubscribed-not-to-be-mailed.csv',
} as const;

/** The addresses of the list's filters, as a file for a spreadsheet or a mailing service, with who may be written to. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'subscribers.export');
  const { db, log } = context.get(platformContext);
  const query = parseListQuery(url.searchParams, SUBSCRIBER_LIST);
  const subscribers = await listAllSubscribers(db, query);
  return csvResponse(FILE_NAMES[query.filters.status ?? ''], COLUMNS, subscribers, log);
}
