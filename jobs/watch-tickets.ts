import { listTicketsToTell, markTicketsTold } from '#database/queries/tickets/tickets.ts';
import { addDays, londonDay } from '#domain/text/london-day.ts';
import { queueAlert } from '#operations/mail/queue-alert.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { JobHandler } from './job-handler.ts';

/** Days before its last one from which on staff are told of a ticket. */
const DAYS_BEFORE = 7;

/** Alerts staff to tickets that are due within a week, and once more to those that are overdue. */
export const watchTickets: JobHandler<'watch-tickets'> = async ({ clock, random }) => {
  const stamp = { now: nowIso(clock), newId: () => random.id() };
  const today = londonDay(stamp.now);
  return async (trx) => {
    const due = await listTicketsToTell(trx, { until: addDays(today, DAYS_BEFORE), today });
    if (due.length === 0) return;
    const ticketIds = due.map(({ id }) => id);
    await markTicketsTold(trx, ticketIds, today);
    await queueAlert(trx, { alert: 'ticket-due', ticketIds: ticketIds.slice(0, MOST_TOLD) }, stamp);
  };
};

/** Beyond these a mail tells nothing more. */
const MOST_TOLD = 30;
