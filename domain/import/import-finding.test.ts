import { expect, test } from 'vitest';
import { csvLine, finding, reportLine } from './import-finding.ts';

test('a line of the report names row, column, value and reason', () => {
  const rowFinding = finding('refused', 'price', '12,50', 'is not a price', 'row 3');
  expect(reportLine(7, rowFinding)).toBe('7,refused,price,"12,50",is not a price,row 3\r\n');
});

test('a cell that a spreadsheet would run as a formula is made harmless', () => {
  expect(csvLine(['=1+1', '+2', '-3', '@x', 'a=b'])).toBe("'=1+1,'+2,'-3,'@x,a=b\r\n");
});

test('quotation marks and line breaks keep their cell', () => {
  expect(csvLine(['a "b"', 'c\nd'])).toBe('"a ""b""","c\nd"\r\n');
});

test('a very long value is shortened', () => {
  expect(reportLine(1, finding('note', 'name', 'x'.repeat(5000), 'is long')).length).toBeLessThan(300);
});
