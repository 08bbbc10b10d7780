import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveredBy } from './delivered-by.ts';
import { estimatedDelivery } from './estimated-delivery.ts';

const by = (ordered: string) => deliveredBy(Date.parse(ordered));

test('five working days after today, wherever in the United Kingdom it goes', () => {
  expect(by('2026-11-16T10:00:00.000Z')).toBe('2026-11-23');
  expect(by('2026-11-22T16:00:00.000Z')).toBe('2026-11-27');
  // Saint Andrew's Day, which Scotland alone keeps.
  expect(by('2026-11-24T10:00:00.000Z')).toBe('2026-12-02');
  expect(by('2026-12-23T10:00:00.000Z')).toBe('2027-01-05');
});

test('it is never before the day an order is expected from', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2031-01-01') }),
      fc.constantFrom('SW1A 1AA', 'EH1 1AA', 'BT1 5GS'),
      (now, postcode) => {
        const expected = estimatedDelivery(now, { country: 'United Kingdom', postcode });
        expect(deliveredBy(now) >= expected.slice(0, 10)).toBe(true);
      },
    ),
  );
});
