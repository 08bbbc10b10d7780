import * as v from 'valibot';
import { flagField } from '#domain/fields/flag-field.ts';
import { requiredWholeNumber } from '#domain/fields/number-field.ts';
import { checkFilled, optionalLine } from '#domain/fields/text-field.ts';
import {
  contradictsIban,
  hasBankDetails,
  parseAccountNumber,
  parseBic,
  parseIban,
  parseSortCode,
} from './bank-details.ts';

/** The form of the bank account, and of the times that orders entered by staff are held. */
export const transferSettingsSchema = v.pipe(
  v.object({
    offered: flagField(),
    accountName: optionalLine('Account name', 70),
    sortCode: checked('Sort code', 10, parseSortCode, 'Sort code must have six digits, such as 12-34-56'),
    accountNumber: checked(
      'Account number',
      12,
      parseAccountNumber,
      'Account number must have eight digits, or the six or seven of an older account',
    ),
    iban: checked('IBAN', 42, parseIban, 'This is not an IBAN: please check each of its characters'),
    bic: checked('BIC', 14, parseBic, 'BIC must have eight or eleven characters, such as NWBKGB2L'),
    holdDays: requiredWholeNumber('Time to transfer', { min: 1, max: 30 }),
    linkHours: requiredWholeNumber('Time to pay by mailed link', { min: 1, max: 336 }),
  }),
  v.forward(
    v.partialCheck(
      [['sortCode'], ['accountNumber']],
      ({ sortCode, accountNumber }) => sortCode !== '' || accountNumber === '',
      'Sort code is required beside an account number',
    ),
    ['sortCode'],
  ),
  v.forward(
    v.partialCheck(
      [['sortCode'], ['accountNumber']],
      ({ sortCode, accountNumber }) => sortCode === '' || accountNumber !== '',
      'Account number is required beside a sort code',
    ),
    ['accountNumber'],
  ),
  v.forward(
    v.partialCheck(
      [['accountName'], ['accountNumber'], ['iban']],
      ({ accountName, accountNumber, iban }) => accountName !== '' || `${accountNumber}${iban}` === '',
      'Account name is required: banks compare it with the number',
    ),
    ['accountName'],
  ),
  v.forward(
    v.partialCheck(
      [['sortCode'], ['accountNumber'], ['iban']],
      (details) => !contradictsIban(details),
      'This IBAN is of another sort code or account number',
    ),
    ['iban'],
  ),
  v.forward(
    v.partialCheck(
      [['offered'], ['accountName'], ['sortCode'], ['accountNumber'], ['iban'], ['bic']],
      ({ offered, ...details }) => !offered || hasBankDetails(details),
      'Enter the account first: shoppers need to know where to transfer to',
    ),
    ['offered'],
  ),
);

/** An optional line that is stored as `parse` reads it. */
function checked(label: string, maxLength: number, parse: (text: string) => string | null, message: string) {
  return v.pipe(
    optionalLine(label, maxLength),
    checkFilled((text) => parse(text) !== null, message),
    v.transform((text) => parse(text) ?? ''),
  );
}
