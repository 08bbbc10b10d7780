import type { ListDeclaration } from '#app/cms/lists/list-declaration.ts';
import { loadList } from '#app/cms/lists/load-list.ts';
import { RecordList } from '#app/cms/lists/record-list.tsx';
import { RowLink } from '#app/cms/lists/row-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { listTickets } from '#database/queries/tickets/tickets.ts';
import { londonDay, longDay } from '#domain/text/london-day.ts';
import {
  isTicketOverdue,
  TICKET_ENDS,
  TICKET_KIND_NAMES,
  TICKET_KINDS,
  type Ticket,
  type TicketKind,
} from '#domain/tickets/ticket.ts';
import { TICKET_LIST, TICKET_SHOWN_WORDS } from '#domain/tickets/ticket-list.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/tickets-page';

type Row = Ticket & { isOverdue: boolean };

const LIST: ListDeclaration<Row, typeof TICKET_LIST, never> = {
  path: cmsPaths.tickets(),
  shape: TICKET_LIST,
  kind: 'request',
  title: 'Requests and complaints',
  permissions: {
    view: 'tickets.view',
    change: 'tickets.edit',
    delete: 'tickets.edit',
    export: 'tickets.export',
  },
  buttons: [{ label: 'New request', to: cmsPaths.newTicket() }],
  exports: [{ path: cmsPaths.ticketsExport() }],
  verbs: [],
  searchLabel: 'Search by name, email or note',
  filters: {
    state: { label: 'State', all: 'Open', labels: TICKET_SHOWN_WORDS },
    kind: {
      label: 'Kind',
      all: 'Every kind',
      labels: Object.fromEntries(TICKET_KIND_NAMES.map((kind) => [kind, TICKET_KINDS[kind].label])) as Record<
        TicketKind,
        string
      >,
    },
  },
  empty: {
    title: 'Nothing is open',
    text: 'Complaints by the form come here, and what staff enter: who wants to see, correct or erase their data.',
    isSameIfFiltered: true,
  },
  idOf: ({ id }) => id,
  nameOf: ({ name, email }) => name || email || 'nobody any more',
  columns: [
    {
      label: 'What',
      cell: ({ id, kind }) => <RowLink to={cmsPaths.ticket(id)}>{TICKET_KINDS[kind].label}</RowLink>,
    },
    {
      label: 'Who',
      cell: ({ name, email }) => (
        <span className="[overflow-wrap:anywhere]">
          {[name, email].filter(Boolean).join(', ') || 'Erased'}
        </span>
      ),
    },
    {
      label: 'Deals with it',
      labelled: true,
      isMinor: true,
      cell: ({ assignee }) => assignee || 'Nobody yet',
    },
    { label: 'Received', sort: 'received', labelled: true, cell: ({ receivedOn }) => longDay(receivedOn) },
    {
      label: 'Due',
      sort: 'due',
      labelled: true,
      cell: ({ dueOn, state, isOverdue }) =>
        state === 'open' ? (
          <span className={isOverdue ? 'font-semibold text-rose-deep' : undefined}>
            {longDay(dueOn)}
            {isOverdue && ', overdue'}
          </span>
        ) : (
          TICKET_ENDS[state]
        ),
    },
  ],
};

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, LIST.title);

export async function loader(args: Route.LoaderArgs) {
  const today = londonDay(nowIso(args.context.get(platformContext).clock));
  const loaded = await loadList(args, LIST, async (db, query) => {
    const page = await listTickets(db, query, today);
    return {
      ...page,
      items: page.items.map((ticket) => ({ ...ticket, isOverdue: isTicketOverdue(ticket, today) })),
    };
  });
  // Nothing is done to many of them at once.
  return { ...loaded, actions: [] };
}

export default function TicketsPage({ loaderData }: Route.ComponentProps) {
  return <RecordList list={LIST} loaded={loaderData} result={undefined} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the requests" />;
}
