import { type CsvColumns, csvResponse } from '#app/cms/lists/csv-response.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { eachTicket } from '#database/queries/tickets/tickets.ts';
import { parseListQuery } from '#domain/lists/list-query.ts';
import { londonDay, londonTime } from '#domain/text/london-day.ts';
import { TICKET_ENDS, TICKET_KINDS, type Ticket } from '#domain/tickets/ticket.ts';
import { TICKET_LIST } from '#domain/tickets/ticket-list.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/tickets-export-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const COLUMNS: CsvColumns<Ticket> = [
  ['Kind', ({ kind }) => TICKET_KINDS[kind].label],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Received', ({ receivedOn }) => receivedOn],
  ['Counted from', ({ countedFrom }) => countedFrom],
  ['Due', ({ dueOn }) => dueOn],
  ['Extended by months', ({ extendedMonths }) => String(extendedMonths)],
  ['Reason of the extension', ({ extensionReason }) => extensionReason],
  ['Acknowledged (London time)', ({ acknowledgedAt }) => (acknowledgedAt ? londonTime(acknowledgedAt) : '')],
  ['State', ({ state }) => (state === 'open' ? 'Open' : TICKET_ENDS[state])],
  ['Closed (London time)', ({ answeredAt }) => (answeredAt ? londonTime(answeredAt) : '')],
  ['Closed by', ({ answeredBy }) => answeredBy ?? ''],
  ['What was done', ({ answer }) => answer],
  ['Deals with it', ({ assignee }) => assignee],
  ['Note', ({ note }) => note],
];

/** The requests and complaints of the list's filters, as a file for a spreadsheet: proof of when each was met. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'tickets.export');
  const { db, log, clock } = context.get(platformContext);
  const query = parseListQuery(url.searchParams, TICKET_LIST);
  return csvResponse('requests.csv', COLUMNS, eachTicket(db, query, londonDay(nowIso(clock))), log);
}
