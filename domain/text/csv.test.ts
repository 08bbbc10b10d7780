import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('cells are quoted where they must be', () => {
  expect(csvLine(['a', 12.5, null, 'b,c', 'say "hi"', 'two\nlines'])).toBe(
    'a,12.5,,"b,c","say ""hi""","two\nlines"\r\n',
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
