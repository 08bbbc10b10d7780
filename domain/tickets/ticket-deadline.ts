import { addMonths } from '#domain/calendar/add-months.ts';
import { HOLIDAY_REGIONS } from '#domain/delivery/bank-holidays.ts';
import { isWorkingDay } from '#domain/delivery/working-days.ts';
import { COMPLAINT_DAYS } from '#domain/inbox/complaint.ts';
import { addDays } from '#domain/text/london-day.ts';
import { TICKET_KINDS, type Ticket } from './ticket.ts';

/** Months by which the law lets a request be extended, where it is complex or one of many (UK GDPR, article 12(3)). */
export const MOST_EXTENDED_MONTHS = 2;

/**
 * Returns the last day to answer a request: the same day so many months later, or the last of a month that is too short; where that is a
 * weekend or a bank holiday, the next working day (ICO, right of access, 'How long do we have to comply?'). A holiday of one part of
 * the United Kingdom alone moves nothing: the earlier day is right in every part.
 */
export function monthDeadline(countedFrom: string, months: number): string {
  let day = addMonths(countedFrom, months);
  while (HOLIDAY_REGIONS.every((region) => !isWorkingDay(day, [region]))) day = addDays(day, 1);
  return day;
}

/**
 * Returns the last day to acknowledge a complaint about data: 30 days that begin with the one on which it was received (Data Protection Act
 * 2018 s. 164A(2)). Weekends move nothing here.
 */
export function acknowledgeBy(receivedOn: string): string {
  return addDays(receivedOn, 29);
}

/** The next day on which something of a ticket is due, and what. */
export function ticketDue({
  kind,
  receivedOn,
  countedFrom,
  extendedMonths,
  acknowledgedAt,
}: Pick<Ticket, 'kind' | 'receivedOn' | 'countedFrom' | 'extendedMonths' | 'acknowledgedAt'>): {
  day: string;
  what: 'acknowledge' | 'answer';
} {
  const { deadline, acknowledged } = TICKET_KINDS[kind];
  if (deadline === 'month') return { day: monthDeadline(countedFrom, 1 + extendedMonths), what: 'answer' };
  if (acknowledged && acknowledgedAt === null) return { day: acknowledgeBy(receivedOn), what: 'acknowledge' };
  return { day: addDays(receivedOn, COMPLAINT_DAYS), what: 'answer' };
}
