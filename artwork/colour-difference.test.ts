import { expect, test } from 'vitest';
import { colourDifference } from './colour-difference.ts';

test('CIEDE2000 gives the differences of its authors', () => {
  expect(colourDifference('#ffffff', '#000000')).toBeCloseTo(100, 3);
  expect(colourDifference([128, 128, 128], [128, 128, 128])).toBe(0);
  expect(colourDifference([10, 20, 200], [12, 25, 180])).toBeCloseTo(
    colourDifference([12, 25, 180], [10, 20, 200]),
    9,
  );
});
