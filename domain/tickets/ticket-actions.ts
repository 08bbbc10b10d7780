import { TICKET_KINDS, type Ticket } from './ticket.ts';
import { MOST_EXTENDED_MONTHS, monthDeadline } from './ticket-deadline.ts';

/** What can be done with a ticket. */
export type TicketAction = 'acknowledge' | 'extend' | 'count-from' | 'close' | 'reopen' | 'take';

/** Says why an action is not possible now; null where it is. The one table for the check and for the page. */
export function whyNot(action: TicketAction, ticket: Ticket, today: string): string | null {
  const { kind, state, acknowledgedAt, countedFrom, extendedMonths } = ticket;
  const isMonth = TICKET_KINDS[kind].deadline === 'month';
  if (action === 'reopen') return state === 'open' ? 'It is open already.' : null;
  if (state !== 'open') return 'It is closed.';
  switch (action) {
    case 'acknowledge':
      return acknowledgedAt === null ? null : 'It is acknowledged already.';
    case 'extend':
      if (!isMonth) return 'The law lets only requests be extended.';
      if (extendedMonths >= MOST_EXTENDED_MONTHS) return 'It is extended already.';
      // The person has to be told within the first month, with the reason (UK GDPR, article 12(3)).
      return today > monthDeadline(countedFrom, 1)
        ? 'The first month has passed: too late to extend it.'
        : null;
    case 'count-from':
      return isMonth ? null : 'A complaint counts from the day on which it came.';
    case 'close':
    case 'take':
      return null;
  }
}
