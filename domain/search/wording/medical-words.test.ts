import { expect, test } from 'vitest';
import { conditionIn } from './medical-words.ts';

test.each([
  ['eczema', 'eczema'],
  ['Cream for PSORIASIS', 'psoriasis'],
  ['cold sores', 'cold sores'],
  ["athlete's foot", 'athlete’s foot'],
  ['hair loss shampoo', 'hair loss'],
  ['dry skin', null],
  ['', null],
])('%s names %s', (search, condition) => {
  expect(conditionIn(search)).toBe(condition);
});
