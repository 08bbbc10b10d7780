import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CodedVariant, ENTERED_KINDS, planStock, stockFormTitle } from './stock-form.ts';
import { parseStockLines } from './stock-lines.ts';

const variant = (id: string, stock: number, more: Partial<CodedVariant> = {}): CodedVariant => ({
  variantId: id,
  productId: id,
  product: id,
  variant: 'Standard',
  sku: id.toUpperCase(),
  barcode: `500${id}`,
  stock,
  isSet: false,
  costPence: null,
  ...more,
});
const SHELF = [variant('a', 5), variant('b', 0), variant('s', 3, { isSet: true }), variant('c 12', 9)];
const plan = (kind: (typeof ENTERED_KINDS)[number], text: string) =>
  planStock(kind, parseStockLines(text), SHELF);
const moves = (kind: (typeof ENTERED_KINDS)[number], text: string) =>
  plan(kind, text).lines.map(({ variantId, before, after }) => [variantId, before, after]);

test('a delivery adds, a count sets, what is damaged goes, a correction does either', () => {
  expect(moves('delivered', 'a\t3\nB\t2')).toEqual([
    ['a', 5, 8],
    ['b', 0, 2],
  ]);
  expect(moves('counted', 'A\t3\n500b 0')).toEqual([
    ['a', 5, 3],
    ['b', 0, 0],
  ]);
  expect(moves('damaged', 'A\t2')).toEqual([['a', 5, 3]]);
  expect(moves('corrected', 'A\t-2\nB 4')).toEqual([
    ['a', 5, 3],
    ['b', 0, 4],
  ]);
});

test('lines of one variant add up, by SKU and by barcode, and a SKU that ends in a number is one', () => {
  expect(moves('counted', 'A\t3\n500a\t4')).toEqual([['a', 5, 7]]);
  expect(moves('delivered', 'C 12')).toEqual([['c 12', 9, 10]]);
});

test('a delivery may say what one cost, and nothing else does', () => {
  expect(plan('delivered', 'A\t3\t4.20\nB\tBalm\t2\t£5').lines).toMatchObject([
    { variantId: 'a', entered: 3, costPence: 420, costWas: null },
    { variantId: 'b', entered: 2, costPence: 500, costWas: null },
  ]);
  expect(
    plan('delivered', 'A\t3\nB\t1\t12').lines.map(({ entered, costPence }) => [entered, costPence]),
  ).toEqual([
    [3, undefined],
    [12, undefined],
  ]);
  expect(plan('counted', 'A\t3\t4.20').left).toEqual([
    { text: 'A\t3\t4.20', why: 'a cost belongs to a delivery' },
  ]);
  expect(plan('delivered', 'A\t3\t4.20\nA\t1\t4.30').left).toEqual([
    { text: 'A\t3\t4.20 · A\t1\t4.30', why: 'two costs of one variant' },
  ]);
});

test('lines that are not understood are named with their reason, and the others kept', () => {
  const { lines, left } = plan('damaged', 'A\t1\nZ\t1\nA\tx\nS\t1\nB\t1\nA\t0');
  expect(lines.map(({ variantId, entered }) => [variantId, entered])).toEqual([['a', 1]]);
  expect(left).toEqual([
    { text: 'Z\t1', why: 'no variant has the SKU or barcode ‘Z’' },
    { text: 'A\tx', why: 'the quantity is no whole number' },
    { text: 'S\t1', why: 'a set: its parts are in stock, not the set' },
    { text: 'A\t0', why: 'the quantity is below 1' },
    { text: 'B\t1', why: 'only 0 in stock' },
  ]);
});

test('no plan leaves stock below 0, and every line is either planned or named', () => {
  const line = fc.tuple(fc.constantFrom('A', 'B', 'S', 'Z'), fc.integer({ min: -3, max: 8 }));
  fc.assert(
    fc.property(fc.constantFrom(...ENTERED_KINDS), fc.array(line, { maxLength: 12 }), (kind, written) => {
      const text = written.map((cells) => cells.join('\t')).join('\n');
      const { lines, left } = plan(kind, text);
      for (const { after } of lines) expect(after).toBeGreaterThanOrEqual(0);
      const planned = lines.map(({ sku }) => sku);
      const named = left.flatMap((each) => each.text.split(' · '));
      for (const [code, quantity] of written)
        expect(planned.includes(code) || named.includes(`${code}\t${quantity}`)).toBe(true);
    }),
  );
});

test('the title says what moves', () => {
  expect(stockFormTitle('delivered', plan('delivered', 'A 30\nB 7').lines)).toBe(
    'Delivered in: 37 pieces of 2 variants',
  );
  expect(stockFormTitle('counted', plan('counted', 'A 5\nB 1').lines)).toBe(
    'Counted: 2 variants, 1 differed',
  );
});
