import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UNITED_KINGDOM } from '#domain/fields/delivery-place.ts';
import { deliveryWindow } from './delivery-window.ts';
import { estimatedDelivery } from './estimated-delivery.ts';
import { expectedWords } from './expected-words.ts';
import { orderWindow } from './order-window.ts';

const uk = (postcode: string) => ({ country: UNITED_KINGDOM, postcode });
const said = (ordered: string, postcode?: string) =>
  expectedWords(deliveryWindow(Date.parse(ordered), postcode === undefined ? null : uk(postcode)));

test("three to five working days, by the recipient's calendar once the postcode is known", () => {
  const beforeSaintAndrews = '2026-11-26T10:00:00.000Z';
  expect(said(beforeSaintAndrews)).toBe('Expected Wed 2 – Fri 4 Dec');
  expect(said(beforeSaintAndrews, 'LS1 4DY')).toBe('Expected Tue 1 – Thu 3 Dec');
  expect(said(beforeSaintAndrews, 'g1 1xq')).toBe('Expected Wed 2 – Fri 4 Dec');
  expect(said('2026-07-09T10:00:00.000Z', 'BT1 5GS')).toBe('Expected Wed 15 – Fri 17 Jul');
  expect(said('2026-07-09T10:00:00.000Z', 'LS1 4DY')).toBe('Expected Tue 14 – Thu 16 Jul');
  expect(said('2026-11-24T10:00:00.000Z', 'LS1 4DY')).toBe('Expected Fri 27 Nov – Tue 1 Dec');
});

test('a postcode that is not whole yet narrows nothing', () => {
  for (const postcode of ['', 'LS', 'LS1', 'nowhere'])
    expect(said('2026-11-26T10:00:00.000Z', postcode)).toBe(said('2026-11-26T10:00:00.000Z'));
});

const moment = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2031-01-01') });
const place = fc.constantFrom('SW1A 1AA', 'EH1 1AA', 'BT1 5GS', 'IV1 1AA');

test('what is said with the postcode is never later than what was said before it, nor earlier than its first day', () => {
  fc.assert(
    fc.property(moment, place, (now, postcode) => {
      const [before, after] = [deliveryWindow(now, null), deliveryWindow(now, uk(postcode))];
      expect(after.last <= before.last && after.first <= before.first).toBe(true);
      expect(after.first < after.last).toBe(true);
    }),
  );
});

test('an order says on its page and in its mails what its checkout said', () => {
  fc.assert(
    fc.property(moment, place, (now, postcode) => {
      const stored = estimatedDelivery(now, uk(postcode));
      expect(orderWindow(new Date(now).toISOString(), stored, uk(postcode))).toEqual(
        deliveryWindow(now, uk(postcode)),
      );
    }),
  );
});

test('an order without its time is expected on the day stored with it, and never before it', () => {
  const stored = '2026-11-25T10:00:00.000Z';
  expect(expectedWords(orderWindow('', stored, null))).toBe('Expected Wed 25 Nov');
  expect(expectedWords(orderWindow('2026-11-10T10:00:00.000Z', stored, null))).toBe('Expected Wed 25 Nov');
});
