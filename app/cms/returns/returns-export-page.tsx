import { type CsvColumns, csvResponse } from '#app/cms/lists/csv-response.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { eachReturn, type ListedReturn } from '#database/queries/returns/listed-returns.ts';
import { parseListQuery } from '#domain/lists/list-query.ts';
import { penceToPounds } from '#domain/money/money.ts';
import { RETURN_STATE_NAMES, RETURN_WISHES } from '#domain/returns/return.ts';
import { RETURN_LIST } from '#domain/returns/return-list.ts';
import { londonDay, londonTime } from '#domain/text/london-day.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/returns-export-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const COLUMNS: CsvColumns<ListedReturn> = [
  ['Number', ({ number }) => number],
  ['Order', ({ orderNumber }) => orderNumber],
  ['Name', ({ firstName, lastName }) => `${firstName} ${lastName}`.trim()],
  ['Email', ({ email }) => email],
  ['State', ({ state }) => RETURN_STATE_NAMES[state]],
  ['Wish', ({ wish }) => RETURN_WISHES[wish]],
  ['Said on', ({ declaredOn }) => declaredOn],
  ['Asked (London time)', ({ askedAt }) => londonTime(askedAt)],
  ['Came on', ({ receivedOn }) => receivedOn ?? ''],
  ['Money due', ({ dueOn }) => dueOn ?? ''],
  ['Closed (London time)', ({ closedAt }) => (closedAt ? londonTime(closedAt) : '')],
  ['Refunded', ({ refundedPence }) => String(penceToPounds(refundedPence))],
];

/** The returns of the list's filters, as a file for a spreadsheet. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'returns.export');
  const { db, log, clock } = context.get(platformContext);
  const query = parseListQuery(url.searchParams, RETURN_LIST);
  return csvResponse('returns.csv', COLUMNS, eachReturn(db, query, londonDay(nowIso(clock))), log);
}
