import { expect, test } from 'vitest';
import { estimatedDelivery } from './estimated-delivery.ts';

const place = (postcode: string, country = 'United Kingdom') => ({ country, postcode });
const estimate = (placed: string, where = place('SW1A 1AA')) => estimatedDelivery(Date.parse(placed), where);

test('a parcel takes three working days', () => {
  expect(estimate('2026-11-23T10:00:00.000Z')).toBe('2026-11-26T10:00:00.000Z');
});

test('weekends do not count', () => {
  expect(estimate('2026-11-19T23:30:00.000Z')).toBe('2026-11-24T23:30:00.000Z');
  expect(estimate('2026-11-21T09:00:00.000Z')).toBe('2026-11-25T09:00:00.000Z');
});

test('bank holidays and their substitute days do not count', () => {
  expect(estimate('2026-12-23T10:00:00.000Z')).toBe('2026-12-30T10:00:00.000Z');
  expect(estimate('2026-12-30T10:00:00.000Z')).toBe('2027-01-05T10:00:00.000Z');
});

test('the holidays of the place it goes to count as well', () => {
  expect(estimate('2026-11-27T10:00:00.000Z', place('EH1 1AA'))).toBe('2026-12-03T10:00:00.000Z');
  expect(estimate('2026-11-27T10:00:00.000Z', place('E1 1AA'))).toBe('2026-12-02T10:00:00.000Z');
  expect(estimate('2026-07-10T10:00:00.000Z', place('BT1 5GS'))).toBe('2026-07-16T10:00:00.000Z');
  expect(estimate('2026-07-10T10:00:00.000Z', place('BT1', 'Jersey'))).toBe('2026-07-15T10:00:00.000Z');
});

test('a change of the clocks does not move the day', () => {
  expect(estimate('2027-03-26T23:30:00.000Z')).toBe('2027-04-01T22:59:59.999Z');
  expect(estimate('2026-10-22T23:30:00.000Z')).toBe('2026-10-28T00:00:00.000Z');
});
