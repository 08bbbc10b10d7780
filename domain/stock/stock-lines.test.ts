import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addScanned, parseStockLines } from './stock-lines.ts';

const read = (text: string) => parseStockLines(text).map(({ code, quantity }) => [code, quantity]);

test('reads codes with pieces as they are pasted, typed or scanned', () => {
  expect(read('MB-1\t12\r\nMM-1\t3\n\n5000000000017\n')).toEqual([
    ['MB-1', 12],
    ['MM-1', 3],
    ['5000000000017', 1],
  ]);
  expect(read('MB-1 12\nMB-1, 4\nMB-1 × 2\nMB-1;7')).toEqual([
    ['MB-1', 12],
    ['MB-1', 4],
    ['MB-1', 2],
    ['MB-1', 7],
  ]);
  expect(read('MB-1\tMoved Balm\t1,200\nMB-1\t−3')).toEqual([
    ['MB-1', 1200],
    ['MB-1', -3],
  ]);
});

test('a quantity that is no number is none, and the line stays as it was written', () => {
  const [line] = parseStockLines('MB-1\ttwelve');
  expect(line?.quantity).toBeNaN();
  expect(line?.text).toBe('MB-1\ttwelve');
});

test('scanning raises the line of the code, whatever its case, and adds others at the end', () => {
  expect(addScanned('', 'MB-1')).toBe('MB-1\t1\n');
  expect(read(addScanned('MB-1\t4\nMM-1\t1\n', 'mb-1'))).toEqual([
    ['MB-1', 5],
    ['MM-1', 1],
  ]);
  expect(read(addScanned('MB-1\t4', 'MM-1 6'))).toEqual([
    ['MB-1', 4],
    ['MM-1', 6],
  ]);
  expect(addScanned('MB-1\t4', '  ')).toBe('MB-1\t4');
});

test('any scans in any order end in as many pieces of each code', () => {
  const code = fc.constantFrom('A-1', 'B-2', '5000000000017');
  fc.assert(
    fc.property(fc.array(code, { maxLength: 30 }), (scans) => {
      const lines = new Map(
        parseStockLines(scans.reduce(addScanned, '')).map((line) => [line.code, line.quantity]),
      );
      for (const each of ['A-1', 'B-2', '5000000000017'])
        expect(lines.get(each) ?? 0).toBe(scans.filter((scan) => scan === each).length);
    }),
  );
});
