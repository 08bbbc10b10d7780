import { expect, test } from 'vitest';
import { contentsText } from './contents-text.ts';

test('the contents of a set are named with shade and number', () => {
  expect(contentsText([])).toBe('');
  expect(
    contentsText([
      { name: 'Rose Serum', variant: 'Standard', quantity: 1 },
      { name: 'Lip Oil', variant: 'Ember', quantity: 2 },
    ]),
  ).toBe('Contains Rose Serum, 2 × Lip Oil (Ember)');
});
