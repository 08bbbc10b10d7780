import { expect, test } from 'vitest';
import { jobLabel } from './job-label.ts';

test('staff read what a job is', () => {
  const payload = JSON.stringify({ mail: 'order-confirmation', orderId: '1' });
  expect(jobLabel({ kind: 'send-mail', payload })).toBe('Mail: Order confirmation');
  expect(jobLabel({ kind: 'send-mail', payload: '{' })).toBe('Mail');
  expect(jobLabel({ kind: 'refund-payment', payload: '{}' })).toBe('Refund');
  expect(jobLabel({ kind: 'teleport', payload: '{}' })).toBe('teleport');
});
