import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parseSettings } from './shop-settings-form.ts';

const DELIVERY = {
  orderPrefix: 'ZA',
  cashOnDelivery: 'on',
  maxLineQuantity: '50',
  maxOrderQuantity: '150',
  maxUnpaidQuantity: '150',
  cashCeilingPence: '',
  askCashAfterDays: '',
  cashReplyDays: '3',
  holdMinutes: '30',
  returnDays: '14',
  returnUnclaimedDays: '30',
};

test('the prefix of order numbers is two to four letters', () => {
  expect(
    parseSettings('delivery', {
      ...DELIVERY,
      orderPrefix: 'bq',
    }),
  ).toEqual({
    ok: true,
    value: {
      orderPrefix: 'BQ',
      returnAddress: '',
      returnDays: 14,
      freeReturns: false,
      returnUnclaimedDays: 30,
      returnReasons: '',
      cashOnDelivery: true,
      maxLineQuantity: 50,
      maxOrderQuantity: 150,
      maxUnpaidQuantity: 150,
      cashCeilingPence: null,
      askCashAfterDays: null,
      cashReplyDays: 3,
      holdMinutes: 30,
    },
  });
  expect(parseSettings('delivery', { ...DELIVERY, orderPrefix: 'Z1' })).toEqual({
    ok: false,
    errors: {
      orderPrefix: 'Order prefix must be two to four letters',
    },
  });
});

test('legal particulars must be valid or blank', () => {
  expect(parseSettings('legal', {})).toMatchObject({ ok: true });
  const registered = { vatRegistered: 'yes', registeredOffice: 'Leeds', vatRegisteredFrom: '2024-04-01' };
  expect(
    parseSettings('legal', { ...registered, vatNumber: 'gb 980 7806 84', companyNumber: 'sc123456' }),
  ).toMatchObject({
    ok: true,
    value: { vatNumber: 'GB980780684', companyNumber: 'SC123456' },
  });
  expect(parseSettings('legal', { vatNumber: 'GB980780685', companyNumber: '12' })).toEqual({
    ok: false,
    errors: {
      vatNumber: 'VAT number must have nine digits, such as GB 980 7806 84: please check each of them',
      companyNumber: 'Company number must be eight digits, or two letters and six digits',
    },
  });
});

test('blank rows are dropped', () => {
  expect(
    parseSettings('about', { 'figures.0.figure': '12', 'figures.0.name': 'years', 'figures.2.figure': ' ' }),
  ).toMatchObject({ ok: true, value: { figures: [{ figure: '12', name: 'years' }], team: [] } });
  expect(parseSettings('about', { 'testimonials.0.words': 'Lovely' })).toEqual({
    ok: false,
    errors: { 'testimonials.0.who': 'Who is required' },
  });
});

test('an error is reported at the row in the form, whatever blank rows precede it', () => {
  expect(
    parseSettings('about', { 'figures.3.figure': '12', 'team.2.position': 'Buyer', 'values.0.name': 'Care' }),
  ).toMatchObject({
    ok: false,
    errors: {
      'figures.3.name': 'Of what is required',
      'team.2.name': 'Name is required',
      'values.0.text': 'Text is required',
      'values.5.name': 'Name is required',
    },
  });
});

describe('VAT is one statement', () => {
  const NUMBER = { vatNumber: 'GB980780684', registeredOffice: 'Leeds' };
  const FROM = { vatRegisteredFrom: '2024-04-01' };
  const errorsOf = (form: Record<string, string>) => {
    const parsed = parseSettings('legal', form);
    return parsed.ok ? [] : Object.keys(parsed.errors).toSorted();
  };

  test('which needs number and first day together', () => {
    expect(parseSettings('legal', { vatRegistered: 'yes', ...NUMBER, ...FROM })).toMatchObject({
      value: { vatRegistered: true, ...NUMBER, ...FROM, vatRegisteredUntil: '' },
    });
    expect(errorsOf({ vatRegistered: 'on' })).toEqual(['registeredOffice', 'vatNumber', 'vatRegisteredFrom']);
    expect(errorsOf({ vatRegistered: 'on', ...NUMBER })).toEqual(['vatRegisteredFrom']);
    expect(errorsOf({ vatRegistered: 'yes', ...NUMBER, vatRegisteredFrom: '2024-02-30' })).toEqual([
      'vatRegisteredFrom',
    ]);
    expect(errorsOf({ vatRegistered: 'yes', ...NUMBER, ...FROM, vatRegisteredUntil: '2024-03-31' })).toEqual([
      'vatRegisteredUntil',
    ]);
  });

  test('which a number alone does not make', () => {
    expect(errorsOf(NUMBER)).toEqual(['vatRegistered']);
    expect(errorsOf({ vatRegistered: '', ...NUMBER, ...FROM })).toEqual(['vatRegistered']);
    expect(errorsOf({ vatRegistered: 'no', ...NUMBER })).toEqual(['vatRegistered']);
    expect(errorsOf({ vatRegistered: 'no', ...FROM })).toEqual(['vatRegistered']);
  });

  test('which nobody makes by saving something else', () => {
    expect(parseSettings('legal', {})).toMatchObject({ value: { vatRegistered: null } });
    expect(parseSettings('legal', { vatRegistered: 'no' })).toMatchObject({
      value: { vatRegistered: false },
    });
  });

  test('whatever a form holds, nothing half is saved', () => {
    const field = (...values: string[]) => fc.constantFrom(...values, undefined);
    fc.assert(
      fc.property(
        fc.record({
          vatRegistered: field('', 'yes', 'no', 'on', 'off', 'maybe'),
          vatNumber: field('', ' ', '980780684', 'GB980780685'),
          vatRegisteredFrom: field('', '2024-04-01', '2030-01-01', '1 April'),
          vatRegisteredUntil: field('', '2024-03-31', '2025-01-01'),
        }),
        (fields) => {
          const parsed = parseSettings('legal', v.parse(v.record(v.string(), v.string()), compact(fields)));
          if (!parsed.ok) return;
          const { vatRegistered, vatNumber, vatRegisteredFrom, vatRegisteredUntil } = parsed.value;
          expect(vatNumber !== '', 'number').toBe(vatRegistered === true);
          expect(vatRegisteredFrom !== '', 'day').toBe(vatRegistered === true);
          if (vatRegistered !== true) expect(vatRegisteredUntil).toBe('');
        },
      ),
      { numRuns: 500 },
    );
  });
});

function compact(fields: Record<string, string | undefined>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
