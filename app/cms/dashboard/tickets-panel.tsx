import { cmsPaths } from '#app/links/cms-paths.ts';
import { longDay } from '#domain/text/london-day.ts';
import { isTicketOverdue, type Ticket, ticketTitle } from '#domain/tickets/ticket.ts';
import { Panel, PanelList } from './panel.tsx';

/** The requests and complaints that are open, those due soonest first; shown only while there are any. */
export function TicketsPanel({
  open,
  overdue,
  next,
  today,
}: {
  open: number;
  overdue: number;
  next: Ticket[];
  today: string;
}) {
  const title = `Requests and complaints: ${open.toLocaleString('en-GB')}${
    overdue > 0 ? `, ${overdue.toLocaleString('en-GB')} overdue` : ''
  }`;
  return (
    <Panel title={title} more={{ to: cmsPaths.tickets(), label: 'All' }} className="mt-5">
      <PanelList
        empty="None is open."
        rows={next.map((ticket) => ({
          key: ticket.id,
          to: cmsPaths.ticket(ticket.id),
          label: ticketTitle(ticket),
          note: `${isTicketOverdue(ticket, today) ? 'was due' : 'due'} ${longDay(ticket.dueOn)}`,
        }))}
      />
    </Panel>
  );
}
