import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARRIER_FILES, CARRIER_LAYOUTS, carrierCells } from './carrier-file.ts';
import { labelOf } from './label.ts';
import {
  goTogether,
  type ParcelToSend,
  type Picked,
  parcelWeight,
  togetherGroups,
} from './parcel-to-send.ts';
import { pickList } from './picked-rows.ts';
import { parseShelfLines } from './shelf-lines.ts';
import { readTrackingFile } from './tracking-file.ts';

const TO = {
  firstName: 'Zoë',
  lastName: 'Sample',
  email: 'zoe@example.com',
  phone: '020 7946 0000',
  address: '1 Example Street, Flat 2',
  flat: 'Flat 2',
  city: 'London',
  postcode: 'SW1A 1AA',
  country: 'United Kingdom',
  notes: 'Ring twice\nBlue door',
};

const GOODS: Picked = {
  variantId: 'v1',
  name: 'Serum',
  variant: '30 ml',
  brand: 'Rose',
  sku: 'R-1',
  shelf: 'A2',
  grams: 120,
  quantity: 1,
};

function parcel(more: Partial<ParcelToSend> = {}): ParcelToSend {
  return {
    orderNumber: 'ZA1',
    placedAt: '2026-06-30T23:30:00.000Z',
    to: TO,
    service: 'Standard delivery',
    weightGrams: 481,
    picked: [GOODS],
    goodsPence: 3360,
    shippingPence: 599,
    gift: null,
    ...more,
  };
}

function cells(file: (typeof CARRIER_FILES)[number], of: ParcelToSend): Record<string, string> {
  const row = carrierCells(file, of, { serviceCode: 'TPN', contents: 'Cosmetics' });
  return Object.fromEntries(
    CARRIER_LAYOUTS[file].columns.map(([heading], place) => [heading, row[place] ?? '']),
  );
}

test('a row for Click & Drop has the columns of its guide', () => {
  expect(cells('royal-mail', parcel())).toMatchObject({
    'Order reference': 'ZA1',
    Date: '01/07/26',
    'Full name': 'Zoe Sample',
    'Address line 1': '1 Example Street',
    'Address line 2': 'Flat 2',
    City: 'London',
    Postcode: 'SW1A 1AA',
    Phone: '02079460000',
    Weight: '0.481',
    'Sub-total': '33.60',
    'Shipping cost': '5.99',
    Total: '39.59',
    'Service code': 'TPN',
    'Special instructions': 'Ring twice, Blue door',
  });
});

test('rows for Evri and DPD say the same in their columns, weights rounded up', () => {
  expect(cells('evri', parcel())).toMatchObject({
    Address_line_1: '1 Example Street',
    Address_line_3: 'London',
    'Weight(Kg)': '0.49',
    Reference: 'ZA1',
    Contents: 'Cosmetics',
  });
  expect(cells('dpd', parcel({ to: { ...TO, phone: '07700 900123' } }))).toMatchObject({
    'Country Code': 'GB',
    'Address Line 3': 'London',
    'Customer Ref 1': 'ZA1',
    'Notification SMS': '07700900123',
  });
  expect(cells('dpd', parcel())['Notification SMS']).toBe('');
});

test('nothing of a row is what a spreadsheet computes, and nothing stands before what is printed', () => {
  const to = { ...TO, lastName: '=cmd', notes: '+leave at door', address: '- 1 Example Street' };
  for (const file of CARRIER_FILES) {
    const row = Object.values(cells(file, parcel({ to: { ...to, flat: undefined } })));
    for (const cell of row) expect(cell).not.toMatch(/^[=+\-@'\s]/);
    expect(row).toContain('leave at door');
    expect(row).toContain('1 Example Street');
  }
});

test('a weight that is not known is left blank, never 0', () => {
  for (const file of CARRIER_FILES)
    expect(Object.entries(cells(file, parcel({ weightGrams: null })))).toContainEqual([
      expect.stringMatching(/weight/i),
      '',
    ]);
  expect(parcelWeight([GOODS, { grams: null, quantity: 1 }], 50)).toBeNull();
  expect(parcelWeight([{ grams: 120, quantity: 3 }], 50)).toBe(410);
});

test('a long street goes on in the next lines of an address: no word is lost', () => {
  const word = fc.stringMatching(/^[A-Za-z]{1,10}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
      const to = { ...TO, address: words.join(' '), flat: undefined };
      const row = cells('dpd', parcel({ to }));
      const lines = [row['Address Line 1'], row['Address Line 2'], row['Address Line 4']];
      expect(lines.filter(Boolean).join(' ')).toBe(to.address);
      for (const line of lines) expect(line?.length).toBeLessThanOrEqual(35);
    }),
  );
});

test('a pick list adds up every piece of every order once, by shelf', () => {
  const goods = fc.record({
    variantId: fc.constantFrom('v1', 'v2', 'v3'),
    shelf: fc.constantFrom('A2', 'A10', ''),
    quantity: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(fc.array(fc.array(goods, { maxLength: 5 }), { maxLength: 5 }), (orders) => {
      const shelves = { v1: 'A10', v2: 'A2', v3: '' };
      const parcels = orders.map((picked) => ({
        picked: picked.map((each) => ({
          ...GOODS,
          ...each,
          name: each.variantId,
          shelf: shelves[each.variantId],
        })),
      }));
      const rows = pickList(parcels);
      const all = orders.flat().reduce((sum, { quantity }) => sum + quantity, 0);
      expect(rows.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(all);
      for (const row of rows)
        expect(row.boxes.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(row.quantity);
      expect(rows.map(({ shelf }) => shelf)).toEqual(
        ['A2', 'A10', ''].filter((shelf) => rows.some((row) => row.shelf === shelf)),
      );
    }),
  );
});

test('orders to one name and address can go together, however they are written', () => {
  const same = { ...TO, firstName: 'ZOE', postcode: 'sw1a1aa', address: '1 Example Street Flat 2' };
  const other = { ...TO, postcode: 'N1 9GU' };
  expect(
    togetherGroups([
      { orderNumber: 'ZA1', to: TO },
      { orderNumber: 'ZA2', to: other },
      { orderNumber: 'ZA3', to: same },
    ]),
  ).toEqual([['ZA1', 'ZA3']]);
  expect(goTogether([{ orderNumber: 'ZA1', to: TO }])).toBe(true);
  const apart = [
    { orderNumber: 'ZA1', to: TO },
    { orderNumber: 'ZA2', to: other },
  ];
  expect(goTogether(apart)).toBe(false);
});

test('a label names the country of what goes abroad alone', () => {
  expect(labelOf(parcel(), '9 Back Lane\nLeeds').to).toEqual([
    'Zoë Sample',
    '1 Example Street',
    'Flat 2',
    'London',
    'SW1A 1AA',
  ]);
  expect(labelOf(parcel({ to: { ...TO, country: 'France' } }), '').to.at(-1)).toBe('FRANCE');
});

test('a tracking file is read by what carriers call its columns; what is wrong is named by its row', () => {
  expect(
    readTrackingFile([
      ['Channel', 'Order Reference', 'Tracking_Number'],
      ['Web', 'za1', ' AB123456789GB '],
      ['Web', 'ZA2', ''],
      ['', '', ''],
      ['Web', '', 'AB9'],
      ['Web', 'ZA1', 'AB123456789GB'],
      ['Web', 'ZA1', 'CD2'],
    ]),
  ).toEqual({
    ok: true,
    rows: [{ row: 2, orderNumber: 'ZA1', number: 'AB123456789GB' }],
    problems: [
      { row: 3, message: 'ZA2 has no tracking number.' },
      { row: 5, message: 'There is no order number in it.' },
      { row: 7, message: 'ZA1 is in row 2 already, with another number.' },
    ],
  });
  expect(readTrackingFile([['Reference'], ['ZA1']])).toMatchObject({ ok: false });
  expect(readTrackingFile([])).toMatchObject({ ok: false });
});

test('a SKU on two shelves is not understood, the last does not win in silence', () => {
  expect(parseShelfLines('R-1\tA2\nR-1\tB7')).toEqual({
    lines: [{ code: 'R-1', shelf: 'A2' }],
    wrong: ['R-1\tB7'],
  });
});

test('shelves are read by line, and an empty one takes a shelf away', () => {
  expect(parseShelfLines('R-1\tA2\tSerum\n\nR-2\t\nwrong')).toEqual({
    lines: [
      { code: 'R-1', shelf: 'A2' },
      { code: 'R-2', shelf: '' },
    ],
    wrong: ['wrong'],
  });
});
