import { normaliseEmail } from '#domain/fields/email.ts';
import { ticketDue } from './ticket-deadline.ts';
import type { NewTicket } from './ticket-form.ts';

/** The row of a new ticket with its deadline. */
export function newTicketRow({
  acknowledgedAt = null,
  now,
  by,
  ...ticket
}: NewTicket & {
  id: string;
  messageId: string | null;
  acknowledgedAt?: string | null;
  now: string;
  by: string | null;
}) {
  const { kind, receivedOn } = ticket;
  const counts = { kind, receivedOn, countedFrom: receivedOn, extendedMonths: 0, acknowledgedAt };
  return {
    ...ticket,
    email: normaliseEmail(ticket.email),
    dueOn: ticketDue(counts).day,
    acknowledgedAt,
    createdAt: now,
    createdBy: by,
  };
}
