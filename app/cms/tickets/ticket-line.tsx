import { Link } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { longDay } from '#domain/text/london-day.ts';
import { TICKET_ENDS, TICKET_KINDS, type Ticket } from '#domain/tickets/ticket.ts';

/** A ticket in one line, which leads to it. */
export function TicketLine({ ticket: { id, kind, state, dueOn } }: { ticket: Ticket }) {
  return (
    <p className="text-sm">
      <Link to={cmsPaths.ticket(id)} className="font-semibold underline underline-offset-4">
        {TICKET_KINDS[kind].label}
      </Link>{' '}
      <span className="text-ink-soft">
        {state === 'open' ? (
          <>
            open, due <time dateTime={dueOn}>{longDay(dueOn)}</time>
          </>
        ) : (
          TICKET_ENDS[state].toLowerCase()
        )}
      </span>
    </p>
  );
}
