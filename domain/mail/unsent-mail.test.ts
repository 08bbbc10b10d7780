import { expect, test } from 'vitest';
import { canBeSentNow, lateMailsText } from './unsent-mail.ts';

test('a mail that was not sent can be sent for a week', () => {
  const mail = { state: 'outbox', createdAt: '2026-11-01T10:00:00.000Z' } as const;
  expect(canBeSentNow(mail, '2026-11-08T10:00:00.000Z')).toBe(true);
  expect(canBeSentNow(mail, '2026-11-08T10:00:00.001Z')).toBe(false);
  expect(canBeSentNow({ ...mail, state: 'sent' }, '2026-11-01T10:00:01.000Z')).toBe(false);
});

test('staff read how many are on the way and why others are not', () => {
  expect(lateMailsText(2, 2)).toBe('2 mails are on the way.');
  expect(lateMailsText(1, 3)).toBe(
    '1 mail is on the way. 2 not: sent already, or written more than a week ago.',
  );
  expect(lateMailsText(0, 1)).toBe('Nothing was sent: it was sent already, or written more than a week ago.');
});
