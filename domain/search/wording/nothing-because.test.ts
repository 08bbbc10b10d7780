import { expect, test } from 'vitest';
import { isIngredientWord, substanceIn, wordsForNothing } from './nothing-because.ts';

test('a substance is named in the singular or plural', () => {
  expect(substanceIn('paraben free')).toBe('parabens');
  expect(substanceIn('no parabens')).toBe('parabens');
  expect(substanceIn('palm oil free soap')).toBe('palm oil');
  expect(substanceIn('palm')).toBeNull();
});

test('only a word that could not be read is a matter of spelling', () => {
  expect(wordsForNothing('zzqx', { is: 'unread' })).toContain('Check the spelling');
  for (const is of ['unsold', 'unsaid'] as const) {
    expect(wordsForNothing('toothpaste', { is })).toContain('“toothpaste”');
    expect(wordsForNothing('toothpaste', { is })).not.toMatch(/spelling/i);
  }
});

test('nothing is called free from a substance', () => {
  const words = wordsForNothing('paraben free', { is: 'unclaimed', substance: 'parabens' });
  expect(words).toMatch(/^We do not label products as free from parabens/);
});

test('names of ingredients are words', () => {
  expect(isIngredientWord('salicylic')).toBe(true);
  expect(isIngredientWord('salicilic')).toBe(false);
});
