import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, withoutGuard } from './csv.ts';

test('cells are quoted where they must be', () => {
  expect(csvLine(['a', 12.5, null, 'b,c', 'say "hi"', 'two\nlines'])).toBe(
    'a,12.5,,"b,c","say ""hi""","two\nlines"\r\n',
  );
});

test('sums of money keep both decimals, also below nothing', () => {
  expect(csvLine([{ pence: -420 }, { pence: 5 }, { pence: -1 }, { pence: 0 }])).toBe(
    '-4.20,0.05,-0.01,0.00\r\n',
  );
});

test('a spreadsheet runs no cell as a formula', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'),
      fc.string(),
      (first, rest) => {
        expect(csvLine([first + rest]).replace(/^"/, '')).toMatch(/^'/);
      },
    ),
  );
});

test('the guard of a text comes off again, and no apostrophe that belongs to the text', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '－', 'a') }),
  );
  fc.assert(
    fc.property(
      text.filter((cell) => !/[",\r\n]/.test(cell)),
      (cell) => {
        expect(withoutGuard(csvLine([cell]).slice(0, -2))).toBe(cell);
      },
    ),
  );
  expect(withoutGuard("'Tis Balm")).toBe("'Tis Balm");
});
