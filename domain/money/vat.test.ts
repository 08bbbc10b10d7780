import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isRegisteredAt,
  isStated,
  statementAt,
  type VatStatement,
  vatIncludedPence,
  vatRateOf,
} from './vat.ts';

test('a price of £120.00 holds £20.00 of VAT', () => {
  expect(vatIncludedPence(12_000)).toBe(2000);
  expect(vatIncludedPence(0)).toBe(0);
});

test('net and VAT add up to the price, whatever it is', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (price) => {
      const vat = vatIncludedPence(price);
      expect(Number.isInteger(vat)).toBe(true);
      expect(Math.abs((price - vat) * 0.2 - vat)).toBeLessThanOrEqual(0.6 + 1e-9);
    }),
  );
});

const REGISTERED: VatStatement = {
  vatRegistered: true,
  vatNumber: 'GB980780684',
  vatRegisteredFrom: '2026-07-01',
  vatRegisteredUntil: '',
};

test('a supply bears VAT from the first day of registration in London to the last', () => {
  expect(isRegisteredAt(REGISTERED, '2026-06-30T22:59:59.999Z')).toBe(false);
  expect(isRegisteredAt(REGISTERED, '2026-06-30T23:00:00.000Z')).toBe(true);
  const ended = { ...REGISTERED, vatRegisteredUntil: '2026-12-31' };
  expect(isRegisteredAt(ended, '2026-12-31T23:59:59.999Z')).toBe(true);
  expect(isRegisteredAt(ended, '2027-01-01T00:00:00.000Z')).toBe(false);
  expect(vatRateOf(ended, '2026-08-01T00:00:00.000Z')).toBe(20);
  expect(vatRateOf(ended, '2027-08-01T00:00:00.000Z')).toBeNull();
});

test('a registration of a time when the day was not asked for holds of every day', () => {
  expect(isRegisteredAt({ ...REGISTERED, vatRegisteredFrom: '' }, '2020-01-01T00:00:00.000Z')).toBe(true);
  expect(isStated({ ...REGISTERED, vatRegisteredFrom: '' })).toBe(false);
});

test('half a statement is none', () => {
  for (const half of [{ vatRegistered: null }, { vatRegistered: false }, { vatNumber: '' }]) {
    expect(isRegisteredAt({ ...REGISTERED, ...half }, '2026-08-01T00:00:00.000Z')).toBe(false);
    expect(statementAt({ ...REGISTERED, ...half }, '2026-08-01T00:00:00.000Z').vatNumber).toBe('');
  }
});

test('a number is shown exactly while prices bear VAT: neither before the first day nor after the last', () => {
  const ended = { ...REGISTERED, vatRegisteredUntil: '2026-12-31' };
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(REGISTERED, ended), days, (statement, day) => {
      const at = day.toISOString();
      const shown = statementAt(statement, at);
      expect(shown.vatNumber).toBe(isRegisteredAt(statement, at) ? REGISTERED.vatNumber : '');
    }),
  );
  expect(statementAt(ended, '2026-12-31T12:00:00.000Z').vatNumber).toBe(REGISTERED.vatNumber);
});

test('a registration that ended bore VAT until its last day, also where the first was not asked for', () => {
  const ended = { ...REGISTERED, vatRegisteredFrom: '', vatRegisteredUntil: '2026-12-31' };
  expect(isRegisteredAt(ended, '2020-01-01T00:00:00.000Z')).toBe(true);
  expect(isRegisteredAt(ended, '2027-01-01T00:00:00.000Z')).toBe(false);
});

test('a statement speaks of every day where it denies a registration, or says since when and under which number', () => {
  expect(isStated(REGISTERED)).toBe(true);
  expect(isStated({ ...REGISTERED, vatRegistered: false, vatNumber: '', vatRegisteredFrom: '' })).toBe(true);
  expect(isStated({ ...REGISTERED, vatRegistered: null })).toBe(false);
  expect(isStated({ ...REGISTERED, vatNumber: '' })).toBe(false);
});
