import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

test('a short text stays, in one line', () => {
  expect(shortened(' A cream\n for dry skin. ', 40)).toBe('A cream for dry skin.');
});

test('a long one ends with a whole word', () => {
  expect(shortened('A cream for dry and very dry skin.', 20)).toBe('A cream for dry and…');
});
