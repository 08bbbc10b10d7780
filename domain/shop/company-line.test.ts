import { expect, test } from 'vitest';
import { companyLine } from './company-line.ts';

test.each([
  ['', ''],
  ['01234567', 'Company number 01234567, registered in England and Wales'],
  ['OC301234', 'Company number OC301234, registered in England and Wales'],
  ['SC123456', 'Company number SC123456, registered in Scotland'],
  ['SO301234', 'Company number SO301234, registered in Scotland'],
  ['NI012345', 'Company number NI012345, registered in Northern Ireland'],
  ['FC012345', 'Company number FC012345'],
])('the number %s is stated with its register', (number, line) => {
  expect(companyLine(number)).toBe(line);
});
