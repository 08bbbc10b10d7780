import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths } from '#domain/calendar/add-months.ts';
import { isWorkingDay } from '#domain/delivery/working-days.ts';
import { addDays } from '#domain/text/london-day.ts';
import { TICKET_KIND_NAMES, TICKET_KINDS } from './ticket.ts';
import { acknowledgeBy, monthDeadline, ticketDue } from './ticket-deadline.ts';

const days = fc.integer({ min: 0, max: 15_000 }).map((count) => addDays('2015-01-01', count));

describe('the deadline of a request', () => {
  // The first four are the ICO's own examples of the calendar month.
  test.each([
    ['2026-09-03', 1, '2026-10-05', 'a Saturday moves to the Monday'],
    ['2026-03-31', 1, '2026-04-30', 'no 31 April'],
    ['2026-11-25', 1, '2026-12-29', 'Christmas, Boxing Day as a substitute, and the weekend'],
    ['2026-01-30', 1, '2026-03-02', 'no 30 February, and the 28th is a Saturday'],
    ['2028-01-31', 1, '2028-02-29', 'a leap year'],
    ['2026-02-17', 1, '2026-03-17', 'a holiday of Northern Ireland alone moves nothing'],
    ['2026-06-15', 3, '2026-09-15', 'extended by two months'],
  ])('received on %s, %i months: %s (%s)', (received, months, due) => {
    expect(monthDeadline(received, months)).toBe(due);
  });

  test('is a working day somewhere, never before the month is over, and at most five days after', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 3 }), (received, months) => {
        const due = monthDeadline(received, months);
        const plain = addMonths(received, months);
        expect(due >= plain).toBe(true);
        expect(due <= addDays(plain, 5)).toBe(true);
        const isWorking = (['england-and-wales', 'scotland', 'northern-ireland'] as const).some((region) =>
          isWorkingDay(due, [region]),
        );
        expect(isWorking).toBe(true);
        for (let day = plain; day < due; day = addDays(day, 1))
          expect(isWorkingDay(day, ['england-and-wales'])).toBe(false);
      }),
    );
  });

  test('never comes earlier for a later request, nor for more months', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 2 }), (received, months) => {
        expect(monthDeadline(addDays(received, 1), months) >= monthDeadline(received, months)).toBe(true);
        expect(monthDeadline(received, months + 1) > monthDeadline(received, months)).toBe(true);
      }),
    );
  });
});

describe('what is due of a ticket', () => {
  const ticket = {
    receivedOn: '2026-06-01',
    countedFrom: '2026-06-01',
    extendedMonths: 0,
    acknowledgedAt: null,
  };

  test('a complaint about data is acknowledged within 30 days that begin with its own, then answered', () => {
    expect(acknowledgeBy('2026-06-01')).toBe('2026-06-30');
    expect(ticketDue({ ...ticket, kind: 'data-complaint' })).toEqual({
      day: '2026-06-30',
      what: 'acknowledge',
    });
    const acknowledged = {
      ...ticket,
      kind: 'data-complaint',
      acknowledgedAt: '2026-06-01T10:00:00.000Z',
    } as const;
    expect(ticketDue(acknowledged)).toEqual({ day: '2026-07-01', what: 'answer' });
    expect(ticketDue({ ...ticket, kind: 'goods-complaint' })).toEqual({ day: '2026-07-01', what: 'answer' });
  });

  test('every right counts from the day on which it is known who asks, and longer when extended', () => {
    for (const kind of TICKET_KIND_NAMES) {
      if (TICKET_KINDS[kind].deadline !== 'month') continue;
      const due = (more: object) => ticketDue({ ...ticket, ...more, kind }).day;
      expect(due({})).toBe('2026-07-01');
      expect(due({ countedFrom: '2026-06-10' })).toBe('2026-07-10');
      expect(due({ extendedMonths: 2 })).toBe('2026-09-01');
    }
  });
});
