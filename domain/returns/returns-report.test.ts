import { expect, test } from 'vitest';
import { type ReturnedGoods, returnsReport, shareTenths } from './returns-report.ts';

const goods = (more: Partial<ReturnedGoods>): ReturnedGoods => ({
  cause: 'changed-mind',
  reason: '',
  productId: 'blush',
  variantId: 'rose',
  name: 'Blush',
  variant: 'Rose',
  brand: 'Lume',
  pieces: 1,
  back: 1,
  exchanged: 0,
  refundedPence: 1000,
  ...more,
});

const RETURNED = [
  goods({ pieces: 3, reason: 'Not my shade' }),
  goods({ variantId: 'plum', variant: 'Plum', cause: 'faulty', refundedPence: 0, exchanged: 1 }),
  goods({ productId: 'balm', variantId: 'balm', name: 'Balm', brand: 'Orris' }),
];
const SOLD = [
  { productId: 'blush', variantId: 'rose', brand: 'Lume', pieces: 30 },
  { productId: 'blush', variantId: 'plum', brand: 'Lume', pieces: 10 },
  { productId: 'balm', variantId: 'balm', brand: 'Orris', pieces: 8 },
];

test('a product, a shade and a brand are compared with what was sold of them', () => {
  const [blush] = returnsReport(RETURNED, SOLD, 'product');
  expect(blush).toMatchObject({
    label: 'Blush',
    pieces: 4,
    soldPieces: 40,
    refundedPence: 1000,
    exchanged: 1,
  });
  expect(blush?.why).toBe('3 × changed their mind: not my shade, 1 × faulty or not as described');
  expect(
    returnsReport(RETURNED, SOLD, 'variant').map(({ label, soldPieces }) => [label, soldPieces]),
  ).toEqual([
    ['Blush (Rose)', 30],
    ['Balm (Rose)', 8],
    ['Blush (Plum)', 10],
  ]);
  expect(returnsReport(RETURNED, SOLD, 'brand')[0]).toMatchObject({
    label: 'Lume',
    pieces: 4,
    soldPieces: 40,
  });
});

test('a reason is compared with all that was sold', () => {
  const [first] = returnsReport(RETURNED, SOLD, 'reason');
  expect(first).toMatchObject({ label: 'Changed their mind: Not my shade', pieces: 3, soldPieces: 48 });
  expect(first && shareTenths(first)).toBe(63);
  expect(shareTenths({ pieces: 1, soldPieces: 0 })).toBeNull();
});
