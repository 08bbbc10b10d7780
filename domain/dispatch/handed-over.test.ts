import { expect, test } from 'vitest';
import { privacyNotice } from '#domain/notices/privacy-notice.ts';
import { USUAL_TIMES } from '#domain/retention/retention-kinds.ts';
import { CARRIER_LAYOUTS } from './carrier-file.ts';
import { handedOver } from './handed-over.ts';
import type { ParcelToSend } from './parcel-to-send.ts';

const TO = {
  ...{ firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '020 7946 0111' },
  ...{ address: '1 Street', city: 'Leeds', postcode: 'LS1 1AA', country: 'United Kingdom', notes: 'Ring' },
};
const PARCEL: ParcelToSend = {
  ...{ orderNumber: 'ZA1', placedAt: '2026-01-01T12:00:00.000Z', to: TO, service: 'Standard' },
  ...{ weightGrams: 100, picked: [], goodsPence: 1000, shippingPence: 300, gift: null },
};
const cells = (parcel: ParcelToSend) =>
  JSON.stringify(
    Object.values(CARRIER_LAYOUTS).map(({ columns }) =>
      columns.map(([, cell]) => cell(parcel, { serviceCode: '', contents: '' })),
    ),
  );
const to = (more: Partial<typeof TO>): ParcelToSend => ({ ...PARCEL, to: { ...TO, ...more } });

test.each([
  [to({ firstName: 'Bea' }), 'your name'],
  [to({ lastName: 'Low' }), 'your name'],
  [to({ address: '2 Street' }), 'address'],
  [to({ city: 'York' }), 'address'],
  [to({ email: 'bea@example.com' }), 'email'],
  [to({ phone: '020 7946 0222' }), 'telephone number'],
  [to({ notes: 'Knock' }), 'your notes on the order'],
  [{ ...PARCEL, orderNumber: 'ZA2' }, 'the number of your order'],
  [{ ...PARCEL, placedAt: '2026-02-01T12:00:00.000Z' }, 'its day'],
  [{ ...PARCEL, weightGrams: 2000 }, 'the weight of the parcel'],
  [{ ...PARCEL, goodsPence: 9000 }, 'the value of the goods'],
  [{ ...PARCEL, shippingPence: 900 }, 'the price of delivery'],
  [{ ...PARCEL, service: 'Express' }, 'the delivery you chose'],
  [{ ...PARCEL, gift: { message: 'With love' } }, 'your gift message'],
])('what a file for carriers changes with is named in the notice, and nothing else (%#)', (other, words) => {
  const isHandedOver = cells(other) !== cells(PARCEL);
  expect(handedOver().includes(words)).toBe(isHandedOver);
  const lines = privacyNotice(USUAL_TIMES)
    .split('\n')
    .filter((line) => /\*\*The carrier\*\*/.test(line));
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line.includes(words), line).toBe(isHandedOver);
});
