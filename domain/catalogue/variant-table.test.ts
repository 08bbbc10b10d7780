import { expect, test } from 'vitest';
import { MOST_VARIANTS } from './product-variant-form.ts';
import { BLANK_VARIANT, fillColumn, isCellText, pasteCells } from './variant-table.ts';

const rose = { ...BLANK_VARIANT, id: 'v1', name: 'Rose', sku: 'R-1', stock: '3' };
const plum = { ...BLANK_VARIANT, id: 'v2', name: 'Plum', stock: '4' };

test('only text of several cells is pasted as cells', () => {
  expect(isCellText('Rose')).toBe(false);
  expect(isCellText('Rose\r\n')).toBe(false);
  expect(isCellText('Rose\nPlum')).toBe(true);
  expect(isCellText('Rose\tR-1')).toBe(true);
});

test('a pasted column fills the rows below and adds those that are missing', () => {
  const pasted = pasteCells([rose, plum], { place: 1, column: 'stock' }, '7\r\n1,200\r\n');
  expect(pasted).toEqual({
    ok: true,
    rows: [rose, { ...plum, stock: '7' }, { ...BLANK_VARIANT, stock: '1200' }],
  });
});

test('pasted columns run to the right, prices without pound sign, and end at the barcode', () => {
  const cells = 'Berry\tB-1\t£1,250.50\t9\t4006381333931\tbeyond';
  expect(pasteCells([rose], { place: 0, column: 'name' }, cells)).toEqual({
    ok: true,
    rows: [
      { ...rose, name: 'Berry', sku: 'B-1', pricePence: '1250.50', stock: '9', barcode: '4006381333931' },
    ],
  });
});

test('a paste beyond the limit changes nothing', () => {
  const lines = Array.from({ length: MOST_VARIANTS + 1 }, (_, place) => `Shade ${place}`).join('\n');
  expect(pasteCells([], { place: 0, column: 'name' }, lines)).toEqual({
    ok: false,
    problem: 'too-many',
    count: MOST_VARIANTS + 1,
  });
});

test('a column is filled in every row', () => {
  expect(fillColumn([rose, plum], 'pricePence', ' 12.50 ').map(({ pricePence }) => pricePence)).toEqual([
    '12.50',
    '12.50',
  ]);
});
