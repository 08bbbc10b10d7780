import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bankDetailRows,
  contradictsIban,
  formatIban,
  formatSortCode,
  hasBankDetails,
  parseAccountNumber,
  parseBic,
  parseIban,
  parseSortCode,
} from './bank-details.ts';

const NONE = { accountName: '', sortCode: '', accountNumber: '', iban: '', bic: '' };
/** The example of the standard's registry. */
const IBAN = 'GB29NWBK60161331926819';

test('a sort code has six digits, in any spacing', () => {
  expect(['12-34-56', '12 34 56', '123456', '12–34–56'].map(parseSortCode)).toEqual(Array(4).fill('123456'));
  expect(['12345', '1234567', '12-34-5a', ''].map(parseSortCode)).toEqual(Array(4).fill(null));
  expect(formatSortCode('123456')).toBe('12-34-56');
});

test('an account number of fewer digits is filled up as banks do', () => {
  expect(parseAccountNumber('1234 5678')).toBe('12345678');
  expect(parseAccountNumber('123456')).toBe('00123456');
  expect(['12345', '123456789', '1234567x'].map(parseAccountNumber)).toEqual([null, null, null]);
});

test('an IBAN is checked by its own digits: no single digit of it can be mistyped', () => {
  expect(parseIban('gb29 nwbk 6016 1331 9268 19')).toBe(IBAN);
  expect(parseIban('DE89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000');
  fc.assert(
    fc.property(fc.integer({ min: 2, max: IBAN.length - 1 }), fc.nat(9), (at, digit) => {
      fc.pre(/\d/.test(IBAN[at] ?? '') && IBAN[at] !== String(digit));
      expect(parseIban(`${IBAN.slice(0, at)}${digit}${IBAN.slice(at + 1)}`)).toBeNull();
    }),
  );
  expect(parseIban('GB29')).toBeNull();
  expect(formatIban(IBAN)).toBe('GB29 NWBK 6016 1331 9268 19');
});

test('a British IBAN holds the sort code and the account number', () => {
  const own = { iban: IBAN, sortCode: '601613', accountNumber: '31926819' };
  expect(contradictsIban(own)).toBe(false);
  expect(contradictsIban({ ...own, sortCode: '' })).toBe(false);
  expect(contradictsIban({ ...own, sortCode: '601614' })).toBe(true);
  expect(contradictsIban({ ...own, accountNumber: '31926818' })).toBe(true);
  expect(contradictsIban({ ...own, iban: 'DE89370400440532013000' })).toBe(false);
});

test('a BIC has eight or eleven characters', () => {
  expect(parseBic('nwbk gb2l')).toBe('NWBKGB2L');
  expect(parseBic('NWBKGB2LXXX')).toBe('NWBKGB2LXXX');
  expect(parseBic('NWBKGB2')).toBeNull();
});

test('money can be transferred to a named account with a number', () => {
  const named = { ...NONE, accountName: 'Zabelle Ltd' };
  expect(hasBankDetails(NONE)).toBe(false);
  expect(hasBankDetails(named)).toBe(false);
  expect(hasBankDetails({ ...named, sortCode: '601613' })).toBe(false);
  expect(hasBankDetails({ ...named, iban: IBAN })).toBe(true);
  const complete = { ...named, sortCode: '601613', accountNumber: '31926819' };
  expect(hasBankDetails(complete)).toBe(true);
  expect(bankDetailRows(complete).map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Account name Zabelle Ltd',
    'Sort code 60-16-13',
    'Account number 31926819',
  ]);
});
