import { expect, test } from 'vitest';
import { nearestShade } from './nearest-shade.ts';

const PENCILS = [
  { name: 'Damson', shade: '#572238', stock: 5 },
  { name: 'Red Ink', shade: '#b11f2d', stock: 5 },
  { name: 'Rosewood', shade: '#9a5150', stock: 5 },
  { name: 'Clear', shade: null, stock: 5 },
];

test('a red lipstick is lined with the red pencil, a plum one with the plum', () => {
  expect(nearestShade(PENCILS, '#b3131f')?.name).toBe('Red Ink');
  expect(nearestShade(PENCILS, '#5f1a2e')?.name).toBe('Damson');
});

test('a sold-out shade is not offered, and nothing where no shade is known', () => {
  const without = PENCILS.map((pencil) => ({ ...pencil, stock: pencil.name === 'Red Ink' ? 0 : 5 }));
  expect(nearestShade(without, '#b3131f')?.name).toBe('Rosewood');
  expect(nearestShade([{ name: 'Clear', shade: null, stock: 5 }], '#b3131f')).toBeNull();
  expect(nearestShade(PENCILS, 'red')).toBeNull();
});
