import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importedStock, spreadDifference } from './import-stock.ts';

const count = fc.integer({ min: 0, max: 5000 });

test('an edited stock moves by the difference to the export, whatever was sold or delivered since', () => {
  fc.assert(
    fc.property(count, count, count, (stockWas, current, stock) => {
      const once = importedStock(current, { stock, stockWas, applied: 0 }, 'stock', '');
      expect(once.stock).toBe(Math.max(0, stock - stockWas + current));
      const isMoved = current !== stockWas;
      expect(once.findings.some(({ reason }) => reason.startsWith('stock moved since the export'))).toBe(
        isMoved,
      );
    }),
  );
});

test('an export imported again, edited further or not, moves stock by what is new alone', () => {
  fc.assert(
    fc.property(count, count, count, count, (stockWas, current, first, second) => {
      const once = importedStock(current + 5000, { stock: first, stockWas, applied: 0 }, 'stock', '');
      const applied = once.difference ?? 0;
      const again = importedStock(once.stock, { stock: first, stockWas, applied }, 'stock', '');
      expect(again).toMatchObject({ stock: once.stock, difference: null });
      const edited = importedStock(once.stock, { stock: second, stockWas, applied }, 'stock', '');
      expect(edited.stock).toBe(Math.max(0, once.stock + second - first));
    }),
  );
});

test('less than the file takes away leaves 0, as a contradiction', () => {
  const taken = importedStock(2, { stock: 1, stockWas: 10, applied: 0 }, 'stock', '');
  expect(taken).toMatchObject({ stock: 0, difference: -9, findings: [{ kind: 'contradiction' }] });
  expect(taken.findings[0]?.detail).toBe('10 in the export, 2 now');
});

test('a file that does not say what the stock was counts, and names the stock it replaces', () => {
  const counted = importedStock(21, { stock: 24, stockWas: null, applied: 0 }, 'stock', 'Rose');
  expect(counted).toMatchObject({ stock: 24, difference: null });
  expect(counted.findings).toMatchObject([{ kind: 'note', value: '24', detail: 'Rose: 21 in the shop' }]);
  expect(importedStock(24, { stock: 24, stockWas: null, applied: 0 }, 'stock', '').findings).toEqual([]);
});

test('a difference spread over variants adds up, and none falls below zero', () => {
  fc.assert(
    fc.property(fc.array(count, { minLength: 1, maxLength: 12 }), count, (stocks, wanted) => {
      const total = stocks.reduce((sum, stock) => sum + stock, 0);
      const spread = spreadDifference(stocks, wanted - total);
      expect(spread.reduce((sum, stock) => sum + stock, 0)).toBe(wanted);
      expect(Math.min(...spread)).toBeGreaterThanOrEqual(0);
    }),
  );
});
