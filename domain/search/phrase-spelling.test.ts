import { expect, test } from 'vitest';
import { nearestPhraseWord } from './phrase-spelling.ts';

test.each([
  ['micelar', 'micellar'],
  ['eyeshaddow', 'eyeshadow'],
  ['hinoki', 'hinoki'],
  ['sreum', 'sreum'],
])('%s is spelt %s', (word, spelt) => {
  expect(nearestPhraseWord(word)).toBe(spelt);
});
