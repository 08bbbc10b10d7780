import { expect, test } from 'vitest';
import { plainCell } from './import-cells.ts';

const continental = { decimal: ',', currencySigns: ['€'] } as const;

test.each([
  ['price', '1.234,50 €', '1234.50'],
  ['price', '12,5', '12.5'],
  ['price', '€ 1 234,50', '1234.50'],
  ['price', "1'234", '1234'],
  ['stock', '1.200', '1200'],
  ['rating', '4,5', '4.5'],
  ['name', ' 1,5 Liter € ', '1,5 Liter €'],
] as const)('%s %j is read as %j where the decimal mark is a comma', (field, cell, plain) => {
  expect(plainCell(field, cell, { ...continental, currencySigns: [...continental.currencySigns] })).toBe(
    plain,
  );
});

test('a decimal point stays a point: commas are not guessed at', () => {
  expect(plainCell('price', ' £12,50 ', { decimal: '.', currencySigns: ['£'] })).toBe('12,50');
});
