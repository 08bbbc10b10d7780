import fc from 'fast-check';
import { expect, test } from 'vitest';
import { londonDay } from '#domain/text/london-day.ts';
import { COMPLAINT_DAYS, isOverdue, parseComplaint, replyDay } from './complaint.ts';

const COMPLAINT = { name: 'Jo', email: 'jo@example.com', message: 'The jar came broken.' };

test('a complaint names an order in any spelling, or none', () => {
  expect(parseComplaint({ ...COMPLAINT, orderNumber: ' za 123-456789 ' })).toMatchObject({
    complaint: { orderNumber: 'ZA123456789', phone: '' },
  });
  expect(parseComplaint(COMPLAINT)).toMatchObject({ ok: true, complaint: { orderNumber: '' } });
  expect(parseComplaint({})).toEqual({
    ok: false,
    errors: { name: 'Name is required', email: 'Email is required', message: 'Complaint is required' },
  });
});

test('the reply is due thirty London days after receipt, also across a change of clocks', () => {
  expect(replyDay('2026-11-28T22:00:00.000Z')).toBe('2026-12-28');
  expect(replyDay('2026-06-30T23:30:00.000Z')).toBe('2026-07-31');
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
      (at) => {
        const received = at.toISOString();
        const days =
          (Date.parse(replyDay(received)) - Date.parse(londonDay(received))) / (24 * 60 * 60 * 1000);
        expect(days).toBe(COMPLAINT_DAYS);
      },
    ),
  );
});

test('a complaint is overdue after its day, until it is answered', () => {
  const complaint = { replyBy: '2026-12-28', status: 'read' };
  expect(isOverdue(complaint, '2026-12-28T23:00:00.000Z')).toBe(false);
  expect(isOverdue(complaint, '2026-12-29T00:30:00.000Z')).toBe(true);
  expect(isOverdue({ ...complaint, status: 'answered' }, '2027-01-29T00:30:00.000Z')).toBe(false);
  expect(isOverdue({ replyBy: null, status: 'new' }, '2027-01-29T00:30:00.000Z')).toBe(false);
});
