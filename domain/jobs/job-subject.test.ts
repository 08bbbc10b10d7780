import { expect, test } from 'vitest';
import { jobSubject } from './job-subject.ts';

test('a job is about the row that its content names', () => {
  const subject = (kind: string, payload: object) => jobSubject({ kind, payload: JSON.stringify(payload) });
  expect(subject('send-mail', { mail: 'order-refunded', orderId: 'a', refundId: 'b' })).toEqual({
    kind: 'order',
    id: 'a',
  });
  expect(subject('refund-payment', { refundId: 'b' })).toEqual({ kind: 'refund', id: 'b' });
  expect(subject('send-mail', { mail: 'contact-reply', replyId: 'c' })).toEqual({ kind: 'reply', id: 'c' });
  expect(subject('alert-staff', { news: { alert: 'message', messageId: 'd' } })).toEqual({
    kind: 'message',
    id: 'd',
  });
  expect(subject('settle-payment', { reference: 'pi_1', key: null })).toEqual({
    kind: 'payment',
    id: 'pi_1',
  });
  expect(subject('clean-up', {})).toBeNull();
  expect(jobSubject({ kind: 'send-mail', payload: '{' })).toBeNull();
});
