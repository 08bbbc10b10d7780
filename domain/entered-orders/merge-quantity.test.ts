import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeQuantity } from './merge-quantity.ts';

const pieces = fc.nat({ max: 200 });

test('a quantity and a scan are both applied, whichever came first', () => {
  fc.assert(
    fc.property(pieces, pieces, fc.nat({ max: 50 }), (sent, written, added) => {
      const merged = mergeQuantity({
        sent: String(sent),
        written: String(written),
        counted: String(sent + added),
      });
      expect(Number(merged)).toBe(written + added);
    }),
  );
});

test('what nobody wrote in follows the shop, and what is no number stays', () => {
  expect(mergeQuantity({ sent: '2', written: '2', counted: '3' })).toBe('3');
  expect(mergeQuantity({ sent: 'x', written: 'x', counted: 'x' })).toBe('x');
  expect(mergeQuantity({ sent: '2', written: '', counted: '3' })).toBe('');
  expect(mergeQuantity({ sent: 'x', written: '4', counted: 'x' })).toBe('4');
});
