import { expect, test } from 'vitest';
import { isPerfume } from './beside-perfume.ts';
import { TYPES_WITH_PAIRS, typesUsedWith } from './used-with.ts';

test('a foundation is used with a concealer, powder and brushes, a shampoo with a conditioner', () => {
  expect(typesUsedWith('foundation').slice(0, 3)).toEqual(['concealer', 'powder', 'makeup-brushes']);
  expect(typesUsedWith('shampoo')[0]).toBe('conditioner');
  expect(typesUsedWith('made-up')).toEqual([]);
});

test('no type is paired with itself, nor with another twice, and every one named is listed', () => {
  for (const type of TYPES_WITH_PAIRS) {
    const others = typesUsedWith(type);
    if (!isPerfume(type)) expect(others, type).not.toContain(type);
    expect(new Set(others).size, type).toBe(others.length);
    expect(
      others.filter((other) => !TYPES_WITH_PAIRS.includes(other)),
      type,
    ).toEqual([]);
  }
});
