import { expect, test } from 'vitest';
import { LOW_STOCK_BELOW } from '#domain/catalogue/stock.ts';
import { offeredAlerts, STAFF_ALERT_KINDS, STAFF_ALERTS, wantsAlert } from './staff-alerts.ts';

test('an owner has new orders, disputes and failures by default, and everything by choice', () => {
  const on = STAFF_ALERT_KINDS.filter((alert) => wantsAlert('owner', alert, {}));
  expect(on).toEqual(expect.arrayContaining(['new-order', 'dispute', 'failed-jobs']));
  expect(wantsAlert('owner', 'new-order', { 'new-order': false })).toBe(false);
  expect(wantsAlert('owner', 'message', { message: true })).toBe(true);
});

test('nobody is alerted of what their role may not see, whatever they chose before', () => {
  const all = Object.fromEntries(STAFF_ALERT_KINDS.map((alert) => [alert, true]));
  expect(wantsAlert('support', 'failed-jobs', all)).toBe(false);
  expect(wantsAlert(null, 'new-order', all)).toBe(false);
  expect(offeredAlerts('support')).not.toContain('failed-jobs');
  expect(offeredAlerts('manager')).toContain('failed-jobs');
  expect(offeredAlerts(null)).toEqual([]);
});

test('the words name the threshold of low stock', () => {
  expect(STAFF_ALERTS['low-stock'].hint).toContain(`below ${LOW_STOCK_BELOW}`);
});
