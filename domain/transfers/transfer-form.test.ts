import { expect, test } from 'vitest';
import { parseSettings } from '#domain/shop/shop-settings-form.ts';
import { parseTransfer } from './transfer-form.ts';

const DAYS = { orderDay: '2026-02-20', today: '2026-03-02' };
const FORM = { amount: '24.99', day: '2026-03-02', seen: '0', key: 'k' };

test('a transfer has a sum, and a day that is over or today', () => {
  expect(parseTransfer({ ...FORM, reference: ' ZA1 ', late: 'reopen' }, DAYS)).toEqual({
    ok: true,
    transfer: {
      amountPence: 2499,
      day: '2026-03-02',
      reference: 'ZA1',
      note: '',
      late: 'reopen',
      seenPence: 0,
      key: 'k',
    },
  });
  const errorsOf = (form: object) => {
    const parsed = parseTransfer({ ...FORM, ...form }, DAYS);
    return parsed.ok ? {} : parsed.errors;
  };
  expect(errorsOf({ amount: '0' })).toEqual({ amount: 'Amount must be at least £0.01' });
  expect(errorsOf({ amount: '' })).toEqual({ amount: 'Amount is required' });
  expect(errorsOf({ day: '2026-03-03' })).toEqual({ day: 'Day must not be after today' });
  for (const day of ['0001-01-01', '2026-02-19'])
    expect(errorsOf({ day })).toEqual({ day: 'Day must not be before the day of the order' });
  expect(errorsOf({ day: '2026-02-20' })).toEqual({});
  expect(errorsOf({ day: '2026-02-30' })).toEqual({ day: 'Day must be a day, such as 2026-04-01' });
});

const SETTINGS = { holdDays: '7', linkHours: '48' };

test('the account is stored as banks have it, and offered only once it is there', () => {
  const account = {
    accountName: 'Zabelle Ltd',
    sortCode: '60-16-13',
    accountNumber: '3192 6819',
    iban: 'GB29 NWBK 6016 1331 9268 19',
    bic: 'nwbkgb2l',
  };
  expect(parseSettings('transfer', { ...SETTINGS, ...account, offered: 'on' })).toEqual({
    ok: true,
    value: {
      offered: true,
      accountName: 'Zabelle Ltd',
      sortCode: '601613',
      accountNumber: '31926819',
      iban: 'GB29NWBK60161331926819',
      bic: 'NWBKGB2L',
      holdDays: 7,
      linkHours: 48,
    },
  });
  const errorsOf = (form: Record<string, string>) => {
    const parsed = parseSettings('transfer', { ...SETTINGS, ...form });
    return parsed.ok ? {} : parsed.errors;
  };
  expect(errorsOf({})).toEqual({});
  expect(errorsOf({ offered: 'on' })).toEqual({
    offered: 'Enter the account first: shoppers need to know where to transfer to',
  });
  expect(errorsOf({ ...account, accountNumber: '' })).toEqual({
    accountNumber: 'Account number is required beside a sort code',
  });
  expect(errorsOf({ ...account, accountName: '' })).toEqual({
    accountName: 'Account name is required: banks compare it with the number',
  });
  expect(errorsOf({ ...account, sortCode: '60-16-14' })).toEqual({
    iban: 'This IBAN is of another sort code or account number',
  });
  expect(errorsOf({ ...account, iban: 'GB28 NWBK 6016 1331 9268 19', sortCode: '1234' })).toEqual({
    iban: 'This is not an IBAN: please check each of its characters',
    sortCode: 'Sort code must have six digits, such as 12-34-56',
  });
});
