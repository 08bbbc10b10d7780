import { expect, test } from 'vitest';
import { costCell, gramsCell } from './goods-cells.ts';

test('weights of other systems become whole grams, and no weight where they say none', () => {
  expect(gramsCell('0.25', 'kg')).toBe('250');
  expect(gramsCell('85.4', 'g')).toBe('85');
  expect(gramsCell('1,200', 'g')).toBe('1200');
  expect(gramsCell('2', 'lbs')).toBe('907');
  expect(gramsCell('4', 'oz')).toBe('113');
  for (const none of ['', '0', '0.0', '-1', 'heavy']) expect(gramsCell(none, 'kg')).toBe('');
  expect(gramsCell('2', 'stone')).toBe('');
});

test('a cost is kept to the penny, and what is none refuses no row', () => {
  expect(costCell('3.20')).toBe('3.20');
  expect(costCell('3.2045')).toBe('3.20');
  for (const none of ['', 'n/a', '-2']) expect(costCell(none)).toBe('');
});
