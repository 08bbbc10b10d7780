import { expect, test } from 'vitest';
import { kindPhrases } from './kind-phrases.ts';

test('a category is asked for by its name and by each kind it lists', () => {
  expect(kindPhrases('Lip Balms & Treatments')).toEqual([
    'lip balms treatments',
    'lip balms',
    'lip treatments',
  ]);
  expect(kindPhrases('Shampoo, Conditioner')).toEqual(['shampoo conditioner', 'shampoo', 'conditioner']);
  expect(kindPhrases('Hair')).toEqual([]);
  expect(kindPhrases('Hair Care')).toEqual(['hair care']);
});
